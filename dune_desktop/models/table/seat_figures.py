"""What lies before a seat: facts of ids and numbers, and each as a phrase, for tooltips and the table in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from dune_desktop.engine.facts import CARD, COUNT, FACTION, FLAG, POST, SEAT, SPACE, facts_of, values_of
from dune_desktop.engine.names import CONFLICT, GARRISON, SUPPLY
from dune_desktop.engine.rivals.buying import SWORDMASTER
from dune_desktop.engine.state import Player
from dune_desktop.engine.view import View
from dune_desktop.models.naming import Names, titled
from dune_desktop.text.lists import both
from dune_desktop.text.names import has_name, name
from dune_desktop.text.players import way_to_play
from dune_desktop.text.translating import Texts
from dune_desktop.text.units import counted

if TYPE_CHECKING:
    from dune_desktop.models.table.seats import SeatRow

Figures = Texts("Figures")

#: What kind of fact, and the ids and numbers that its phrase needs.
Fact = tuple[str, tuple[Any, ...]]


def say(names: Names, facts: Iterable[Fact]) -> list[str]:
    """A phrase for each fact."""
    return [FACTS[kind](names, *about) for kind, about in facts]


# ---------------------------------------------------------------- facts


def marks(row: SeatRow) -> Iterator[Fact]:
    """How the seat stands to the round and to the question asked now."""
    if row.player.rival is not None:
        yield "rival", ()
    if row.bot:
        yield "bot", (row.bot,)
    if row.asked or row.acting:
        yield "asked" if row.asked else "acting", ()
    for kind, so in (("first", row.first), ("done", row.player.done), ("passed", row.passed)):
        if so:
            yield kind, ()


def heading(row: SeatRow) -> Iterator[Fact]:
    """That, and its points."""
    yield from marks(row)
    yield "points", (row.player.vp,)


def numbers(row: SeatRow) -> Iterator[Fact]:
    """What is counted."""
    player = row.player
    if player.rival is None:
        yield "resources", (player.solari, player.spice, player.water)
        yield "cards", (len(player.hand), len(player.intrigue), len(player.deck), len(player.discard))
    elif player.rival.thrives:
        yield "resources", (player.solari, player.spice, player.water)
        yield "intrigue", (len(player.intrigue),)
    yield "agents", (player.home, player.agents)
    yield "troops", (player.garrison, player.supply, player.troops, row.strength)
    yield from (("units", one) for one in row.others)
    if row.spies_left >= 0:
        yield "spies", (row.spies_left, player.spies)
    if player.memories:
        yield "memories", (player.memories,)
    track = player.leader.training
    if track is not None:
        yield "training", (track.nodes[player.training].id,)
    yield from (("token", one) for one in row.tokens)
    if player.persuasion or player.swords:
        yield "reveal", (player.persuasion, player.swords)


def holdings(row: SeatRow) -> Iterator[Fact]:
    """What one has or has not."""
    player = row.player
    kinds = (("council", player.council), ("swordmaster", player.swordmaster), ("mentat", row.mentat))
    yield from ((kind, ()) for kind, has in (*kinds, ("mentat_won", row.mentat_won)) if has)
    if row.alliances:
        yield "alliances", (row.alliances,)
    if row.control:
        yield "control", (row.control,)
    yield from (("voice", (space,)) for space in player.voices)
    if player.tokens:
        yield "tokens", (len(player.tokens),)
    if player.hooks:
        yield "hooks", ()
    yield from (("owned", (sold, cards)) for sold, cards in row.owned if cards)
    for kind in ("contracts", "completed", "trophies", "flipped"):
        tiles = getattr(player, kind)
        if tiles:
            yield kind, (tiles,)


def plans(row: SeatRow) -> Iterator[Fact]:
    """Of a Rival: where it looks for influence first, and what it buys next."""
    player = row.player
    if player.rival is None:
        return
    if player.rival.priorities:
        standing = tuple((faction, player.influence[faction]) for faction in player.rival.priorities)
        yield "priorities", (standing,)
    if row.swordmaster_in:
        yield "swordmaster_in", (row.swordmaster_in,)
    for aim in row.aims:
        yield "aim", (aim.what, aim.has, aim.needs)
    if not player.rival.scores:
        yield "cannot_win", ()


def open_cards(row: SeatRow) -> Iterator[Fact]:
    """Cards that lie open before the seat."""
    for kind in ("played", "revealed", "waiting", "set_aside"):
        cards = getattr(row.player, kind)
        if cards:
            yield kind, (cards,)


def added(names: Names, whose: Player | View) -> Iterator[Fact]:
    """What products add to the seat or the table, as far as they name it; of what may be nothing, what is there."""
    for facts in whose.added.values():
        for fact in facts_of(facts.__class__):
            always = fact.kinds or fact.several or (fact.of == COUNT and not fact.per)
            values = enumerate(values_of(fact, facts))
            there = tuple((place, value) for place, value in values if always or value != fact.least)
            if there and has_name("fact", fact.name, names.edition.products):
                yield "added", (fact.name, fact.of, fact.per, there)


def figures(names: Names, row: SeatRow) -> Iterator[Fact]:
    """All of that."""
    yield from (*numbers(row), *holdings(row), *added(names, row.player), *plans(row))


# ---------------------------------------------------------------- phrases


def _added(names: Names, fact: str, of: str, per: str, there: tuple[tuple[int, int], ...]) -> str:
    words: dict[str, Callable[[int], str]] = {
        SPACE: names.space, POST: names.post, FACTION: names.faction, SEAT: names.seat, CARD: names.card,
    }  # fmt: skip
    title = name("fact", fact, names.edition.products)
    said = [words.get(of, str)(value) for _, value in there]
    if per in words:
        said = [titled(words[per](place), one) for (place, _), one in zip(there, said, strict=True)]
    return title if of == FLAG else titled(title, ", ".join(said))


def _resources(_names: Names, solari: int, spice: int, water: int) -> str:
    """All three, also what is at zero."""
    return both(
        [
            Figures.tr("%n Solari", "", solari),
            Figures.tr("%n spice", "", spice),
            Figures.tr("%n water", "", water),
        ]
    )


def _cards(_names: Names, hand: int, intrigue: int, deck: int, discard: int) -> str:
    return both(
        [
            Figures.tr("%n card(s) in hand", "", hand),
            Figures.tr("%n Intrigue card(s)", "", intrigue),
            Figures.tr("%n card(s) in the deck", "", deck),
            Figures.tr("%n card(s) in the discard pile", "", discard),
        ]
    )


def _agents(names: Names, home: int, spaces: tuple[int, ...]) -> str:
    at_home = Figures.tr("%n Agent(s) on the Leader", "", home)
    if not spaces:
        return at_home
    sent = ", ".join(map(names.space, spaces))
    return Figures.tr("{agents}; sent to: {spaces}").format(agents=at_home, spaces=sent)


def _troops(_names: Names, garrison: int, supply: int, conflict: int, strength: int) -> str:
    said = [
        Figures.tr("%n troop(s) in the garrison", "", garrison),
        Figures.tr("%n troop(s) in the supply", "", supply),
        Figures.tr("%n troop(s) in the Conflict", "", conflict),
    ]
    if strength:
        said.append(Figures.tr("strength %n", "", strength))
    return ", ".join(said)


_ZONES: Final[dict[str, Callable[[], str]]] = {
    SUPPLY: lambda: Figures.tr("{units} in the supply"),
    GARRISON: lambda: Figures.tr("{units} in the garrison"),
    CONFLICT: lambda: Figures.tr("{units} in the Conflict"),
}


def _reveal(_names: Names, persuasion: int, swords: int) -> str:
    """What the Reveal turn has given and is not spent yet."""
    return both([Figures.tr("%n Persuasion", "", persuasion), Figures.tr("%n sword(s)", "", swords)])


def _spies(names: Names, left: int, posts: tuple[int, ...]) -> str:
    said = Figures.tr("%n sp(y|ies) in the supply", "", left)
    if not posts:
        return said
    placed = ", ".join(map(names.post, posts))
    return Figures.tr("{spies}; spying at: {posts}").format(spies=said, posts=placed)


def _training(names: Names, space: str) -> str:
    place = name("node", space, names.edition.products)
    return Figures.tr("on the training track: {space}").format(space=place)


def _priorities(names: Names, standing: tuple[tuple[int, int], ...]) -> str:
    told = [
        Figures.tr("{faction} {influence}").format(faction=names.faction(faction), influence=influence)
        for faction, influence in standing
    ]
    return Figures.tr("priorities, with its Influence: {factions}").format(factions=", ".join(told))


_AIMS: Final[dict[str, Callable[[], str]]] = {
    SWORDMASTER: lambda: Figures.tr("for its Swordmaster it has {has} of {needs}"),
    "intrigue": lambda: Figures.tr("for a Victory Point it has {has} of {needs} Intrigue cards"),
    "spice": lambda: Figures.tr("for a Victory Point it has {has} of {needs} spice"),
    "water": lambda: Figures.tr("for a Victory Point it has {has} of {needs} water"),
    "solari": lambda: Figures.tr("for a Victory Point it has {has} of {needs} Solari"),
}


def _token(names: Names, track: str, node: str) -> str:
    products = names.edition.products
    return titled(name("track", track, products), name("node", node, products))


def _owned(names: Names, sold: str, cards: tuple[int, ...]) -> str:
    return titled(name("market", sold, names.edition.products), names.cards(cards))


FACTS: Final[dict[str, Callable[..., str]]] = {
    "added": _added,
    "asked": lambda _names: Figures.tr("deciding now"),
    "acting": lambda _names: Figures.tr("on turn"),
    "first": lambda _names: Figures.tr("First Player"),
    "done": lambda _names: Figures.tr("has revealed"),
    "passed": lambda _names: Figures.tr("has passed"),
    "rival": lambda _names: Figures.tr("Rival"),
    "bot": lambda _names, bot: Figures.tr("computer: {way_to_play}").format(way_to_play=way_to_play(bot)),
    "intrigue": lambda _names, n: Figures.tr("%n Intrigue card(s)", "", n),
    "priorities": _priorities,
    "aim": lambda _names, what, has, needs: _AIMS[what]().format(has=has, needs=needs),
    "swordmaster_in": lambda _names, n: Figures.tr("its Swordmaster comes in round {number}").format(number=n),
    "cannot_win": lambda _names: Figures.tr("gains no Victory Points and cannot win"),
    "points": lambda _names, n: Figures.tr("%n Victory Point(s)", "", n),
    "resources": _resources,
    "cards": _cards,
    "agents": _agents,
    "troops": _troops,
    "reveal": _reveal,
    "council": lambda _names: Figures.tr("High Council seat"),
    "swordmaster": lambda _names: Figures.tr("Swordmaster"),
    "mentat": lambda _names: Figures.tr("Mentat"),
    "mentat_won": lambda _names: Figures.tr("the Mentat in the next round"),
    "alliances": lambda names, which: Figures.tr("Alliances: {factions}").format(factions=names.factions(which)),
    "control": lambda names, spaces: Figures.tr("controls: {spaces}").format(
        spaces=", ".join(map(names.space, spaces))
    ),
    "voice": lambda names, space: Figures.tr("has closed {space} to opponents").format(space=names.space(space)),
    "tokens": lambda _names, n: Figures.tr("%n secret Faction token(s)", "", n),
    "played": lambda names, cards: Figures.tr("played: {cards}").format(cards=names.cards(cards)),
    "revealed": lambda names, cards: Figures.tr("revealed: {cards}").format(cards=names.cards(cards)),
    "waiting": lambda names, cards: Figures.tr("waiting for the Reveal turn: {cards}").format(cards=names.cards(cards)),
    "units": lambda _names, unit, zone, n: _ZONES[zone]().format(units=counted(unit, n)),
    "spies": _spies,
    "memories": lambda _names, n: Figures.tr("%n memor(y|ies)", "", n),
    "token": _token,
    "owned": _owned,
    "training": _training,
    "hooks": lambda _names: Figures.tr("Maker hooks"),
    "contracts": lambda names, tiles: Figures.tr("contracts: {contracts}").format(contracts=names.cards(tiles)),
    "completed": lambda names, tiles: Figures.tr("completed: {contracts}").format(contracts=names.cards(tiles)),
    "trophies": lambda names, cards: Figures.tr("battle icons: {cards}").format(cards=names.cards(cards)),
    "flipped": lambda names, cards: Figures.tr("used battle icons: {cards}").format(cards=names.cards(cards)),
    "set_aside": lambda names, cards: Figures.tr("set aside: {cards}").format(cards=names.cards(cards)),
}
