"""What happens to resources, tracks, troops, agents and cards, and what Rivals do, in the words of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dune_desktop.content.immortality.words import RESEARCH, TLEILAXU
from dune_desktop.content.ix.conditions import Commissioned
from dune_desktop.content.ix.words import SHIPPING
from dune_desktop.engine import events, names
from dune_desktop.engine.conditions import Has, Not
from dune_desktop.engine.rivals.words import BonusAt, MostBonus
from dune_desktop.engine.state import Game
from dune_desktop.text.log.log_words import Log, Teller, says
from dune_desktop.text.names import any_name, name
from dune_desktop.text.products import of_faction

# ---------------------------------------------------------------- gains and payments

_GAINS: Final[dict[str, Callable[[int], str]]] = {
    "solari": lambda n: Log.tr("{player} gains %n Solari", "", n),
    "spice": lambda n: Log.tr("{player} gains %n spice", "", n),
    "water": lambda n: Log.tr("{player} gains %n water", "", n),
    "persuasion": lambda n: Log.tr("{player} gains %n Persuasion", "", n),
    "swords": lambda n: Log.tr("{player} gains %n sword(s)", "", n),
}
_PAYMENTS: Final[dict[str, Callable[[int], str]]] = {
    "solari": lambda n: Log.tr("{player} pays %n Solari", "", n),
    "spice": lambda n: Log.tr("{player} pays %n spice", "", n),
    "water": lambda n: Log.tr("{player} pays %n water", "", n),
    "persuasion": lambda n: Log.tr("{player} pays %n Persuasion", "", n),
    "specimens": lambda n: Log.tr("{player} pays %n specimen(s)", "", n),
}


@says(events.Gained)
def _gained(event: events.Gained, tell: Teller) -> str | None:
    if event.what == "swords" and event.n < 0:
        return None
    worded, n = _GAINS if event.n > 0 else _PAYMENTS, abs(event.n)
    if event.what in worded:
        text = worded[event.what](n)
    else:
        text = Log.tr("{player} gains {n} {what}") if event.n > 0 else Log.tr("{player} pays {n} {what}")
        text = tell.fill(text, event, n=n, what=name("resource", event.what, tell.edition.products))
    return tell.because(text, event.source)


@says(events.VictoryPoints)
def _victory_points(event: events.VictoryPoints, tell: Teller) -> str:
    if event.n > 0:
        return tell.because(Log.tr("{player} gains %n Victory Point(s)", "", event.n), event.source)
    return tell.because(Log.tr("{player} loses %n Victory Point(s)", "", -event.n), event.source)


# ---------------------------------------------------------------- influence


@says(events.AllianceMoved)
def _alliance_moved(event: events.AllianceMoved, tell: Teller) -> str:
    if event.new == names.NOBODY:
        return tell.fill(of_faction("alliance_lost", event.faction), event, player=tell.who(event.old))
    if event.old == names.NOBODY:
        return tell.fill(of_faction("alliance_formed", event.faction), event, player=tell.who(event.new))
    return tell.fill(
        of_faction("alliance_taken", event.faction), event, player=tell.who(event.new), opponent=tell.who(event.old)
    )


# ---------------------------------------------------------------- units

#: By kind, origin and target; a product adds its own. From the Conflict to the supply they may be lost, or go home.
MOVES: Final[dict[tuple[str, str, str], Callable[[int], str]]] = {
    ("troop", names.SUPPLY, names.GARRISON): lambda n: Log.tr("{player} recruits %n troop(s)", "", n),
    ("troop", names.GARRISON, names.CONFLICT): lambda n: Log.tr("{player} deploys %n troop(s) to the Conflict", "", n),
    ("troop", names.SUPPLY, names.CONFLICT): lambda n: Log.tr(
        "{player} deploys %n troop(s) from the supply to the Conflict", "", n
    ),
    ("troop", names.CONFLICT, names.GARRISON): lambda n: Log.tr("{player} retreats %n troop(s) to the garrison", "", n),
    ("troop", names.CONFLICT, names.SUPPLY): lambda n: Log.tr(
        "{player} returns %n troop(s) from the Conflict to the supply", "", n
    ),
    ("troop", names.GARRISON, names.SUPPLY): lambda n: Log.tr("{player} loses %n troop(s) from the garrison", "", n),
    ("troop", names.SUPPLY, "memories"): lambda n: Log.tr("{player} gains %n memor(y|ies)", "", n),
    ("troop", "memories", names.SUPPLY): lambda n: Log.tr("{player} returns %n memor(y|ies) to the supply", "", n),
    ("troop", names.SUPPLY, "negotiators"): lambda n: Log.tr("{player} sends %n Negotiator(s) to Ix", "", n),
    ("troop", "negotiators", names.SUPPLY): lambda n: Log.tr("{player} brings %n Negotiator(s) home from Ix", "", n),
    ("troop", names.SUPPLY, "specimens"): lambda n: Log.tr("{player} generates %n specimen(s)", "", n),
    ("troop", "specimens", names.SUPPLY): lambda n: Log.tr("{player} returns %n specimen(s) to the supply", "", n),
    ("sandworm", names.BANK, names.CONFLICT): lambda n: Log.tr("{player} summons %n sandworm(s)", "", n),
    ("sandworm", names.CONFLICT, names.BANK): lambda n: Log.tr("{player} returns %n sandworm(s) to the bank", "", n),
    ("dreadnought", names.SUPPLY, names.GARRISON): lambda n: Log.tr("{player} commissions %n dreadnought(s)", "", n),
}


@says(events.UnitsMoved)
def _units_moved(event: events.UnitsMoved, _tell: Teller) -> str:
    own = MOVES.get((event.kind, event.origin, event.target))
    if event.kind == "troop" and event.by_right and event.target == names.GARRISON:
        return Log.tr("{player} takes back %n troop(s) from the Conflict", "", event.n)
    if own is not None:
        return own(event.n)
    if event.target == names.HELD:
        return Log.tr("{player} leaves on the board: {units}")
    if event.target == names.CONFLICT:
        return Log.tr("{player} deploys to the Conflict: {units}")
    if event.target == names.GARRISON:
        return Log.tr("{player} returns to the garrison: {units}")
    return Log.tr("{player} returns to the supply: {units}")


# ---------------------------------------------------------------- agents and marks


_MARKS: Final[dict[str, Callable[[], str]]] = {
    "control": lambda: Log.tr("{player} takes control of {space}"),
    "council": lambda: Log.tr("{player} takes a High Council seat"),
    "swordmaster": lambda: Log.tr("{player} takes the Swordmaster"),
    "hooks": lambda: Log.tr("{player} takes Maker hooks"),
    "wall": lambda: Log.tr("{player} destroys the Shield Wall"),
    "mentat_won": lambda: Log.tr("{player} wins the Mentat for the next round"),
    "voice": lambda: Log.tr("{player} closes {space} to opponents with The Voice"),
    "atomics": lambda: Log.tr("{player} uses the Family Atomics"),
}


@says(events.Marked)
def _marked(event: events.Marked, tell: Teller) -> str:
    if event.seat == names.NOBODY:  # B2.5
        text = Log.tr("Nobody controls {space} any more")
    elif event.what == "voice" and event.place == names.HOME:
        text = Log.tr("The board space that {player} closed with The Voice is open again")
    else:
        text = _MARKS[event.what]()
    return tell.fill(text, event, space="" if event.place == names.HOME else tell.space(event.place))


# ---------------------------------------------------------------- cards


_ACQUIRED: Final[dict[str, Callable[[], str]]] = {
    names.DISCARD: lambda: Log.tr("{player} acquires {card}"),
    names.DECK: lambda: Log.tr("{player} acquires {card} and puts it on top of the deck"),
    names.HAND: lambda: Log.tr("{player} acquires {card} and takes it into hand"),
}
_MOVES: Final[dict[tuple[str, str], Callable[[], str]]] = {
    (names.DECK, "row"): lambda: Log.tr("{card} comes into the Imperium Row"),
    ("row", "trashed"): lambda: Log.tr("{card} is removed from the Imperium Row and from the game"),
    (names.DECK, "tleilaxu"): lambda: Log.tr("{card} comes into the Tleilaxu Row"),
    ("tleilaxu", "trashed"): lambda: Log.tr("{card} is removed from the Tleilaxu Row and from the game"),
    ("row", "set_aside"): lambda: Log.tr("{player} sets {card} aside from the Imperium Row"),
    (names.HAND, names.DISCARD): lambda: Log.tr("{player} discards {card}"),
    (names.DECK, names.DISCARD): lambda: Log.tr("{player} discards {card} from the deck"),
    (names.PLAYED, names.HAND): lambda: Log.tr("{player} returns {card} from play to hand"),
    ("ahead", names.HAND): lambda: Log.tr("{player} takes {card}, which was set aside, into hand"),
    (names.DISCARD, names.HAND): lambda: Log.tr("{player} takes {card} from the discard pile into hand"),
    (names.HAND, "trashed"): lambda: Log.tr("{player} trashes {card} from hand"),
    (names.DECK, "trashed"): lambda: Log.tr("{player} trashes {card} from the deck"),
    (names.DISCARD, "trashed"): lambda: Log.tr("{player} trashes {card} from the discard pile"),
    (names.PLAYED, "trashed"): lambda: Log.tr("{player} trashes {card} from play"),
    (names.REVEALED, "trashed"): lambda: Log.tr("{player} trashes {card} from play"),
    ("intrigue", "trashed"): lambda: Log.tr("{player} trashes the Intrigue card {card}"),
    ("tech", "tiles"): lambda: Log.tr("{player} acquires the tech tile {card}"),
    ("tiles", "trashed"): lambda: Log.tr("{player} trashes the tech tile {card}"),
    ("tech", "trashed"): lambda: Log.tr(
        "{card} is removed from the game, as no tech tile that lies open has the House Hagal mark"
    ),
    ("set_aside", "trashed"): lambda: Log.tr(
        "{player} has not acquired {card}, which was set aside: it is removed from the game"
    ),
}


@says(events.CardMoved)
def _card_moved(event: events.CardMoved, _tell: Teller) -> str | None:
    """What lies in a market is acquired; what comes from a deck nobody has drawn fills a market."""
    if (event.origin, event.target) in UNSAID:
        return None
    known = _MOVES.get((event.origin, event.target))
    if known is not None:
        return known()
    if event.seat == names.NOBODY:
        return Log.tr("{card} can be acquired now")
    return _ACQUIRED.get(event.target, _ACQUIRED[names.DISCARD])()


# ---------------------------------------------------------------- tracks and leaders


#: By track, how its token is said to move on.
_WAYS: Final[dict[str, Callable[[], str]]] = {
    RESEARCH: lambda: Log.tr("{player} advances on the research track: {space}"),
    TLEILAXU: lambda: Log.tr("{player} advances on the Tleilaxu track: {space}"),
}


@says(events.TrackMoved)
def _track_moved(event: events.TrackMoved, tell: Teller) -> str:
    products, node = tell.edition.products, tell.edition.track_by_id[event.track].nodes[event.node]
    if event.track in tell.edition.leader_by_id:
        text = Log.tr("{player} moves along the training track: {space}")
    elif event.track == SHIPPING and not event.node:
        text = Log.tr("{player} recalls the Freighter")
    elif event.track == SHIPPING:
        text = Log.tr("{player} advances the Freighter: {space}")
    elif event.track in _WAYS:
        text = _WAYS[event.track]()
    else:
        text = Log.tr("{player} moves on {track}: {space}")
    track = any_name(event.track, products)
    return tell.fill(text, event, track=track, space=name("node", node.id, products))


# ---------------------------------------------------------------- told by a line or two


#: The heading of the turn, or another line, says it.
UNSAID: Final = ((names.HAND, names.PLAYED), ("waiting", names.DISCARD))

says.update(
    {
        events.SpyMoved: lambda event, _: (
            Log.tr("{player} places a Spy: {post}") if event.placed else Log.tr("{player} recalls a Spy: {post}")
        ),
        events.BonusSpice: lambda event, _: (
            Log.tr("{space} now holds %n bonus spice", "", event.amount)
            if event.amount
            else Log.tr("The bonus spice at {space} is taken")
        ),
        events.MentatMoved: lambda event, _: (
            Log.tr("The Mentat returns to its board space")
            if event.seat == names.NOBODY
            else Log.tr("{player} takes the Mentat")
        ),
        events.Drew: lambda event, _: (
            Log.tr("{player} draws %n card(s): {cards}", "", event.count)
            if event.cards
            else Log.tr("{player} draws %n card(s)", "", event.count)
        ),
        events.DrewIntrigue: lambda event, _: (
            Log.tr("{player} draws %n Intrigue card(s): {cards}", "", event.count)
            if event.cards
            else Log.tr("{player} draws %n Intrigue card(s)", "", event.count)
        ),
        events.PutUnder: lambda event, _: (
            Log.tr("{player} puts %n Intrigue card(s) under the deck: {cards}", "", event.count)
            if event.cards
            else Log.tr("{player} puts %n Intrigue card(s) under the deck", "", event.count)
        ),
        events.CardAhead: lambda event, _: (
            Log.tr("{player} sets a card aside until the second turn: {cards}")
            if event.cards
            else Log.tr("{player} sets a card aside until the second turn")
        ),
        events.SnooperMoved: lambda event, _: Log.tr("{player} moves a Snooper onto the Leader: {faction}"),
        events.TileUsed: lambda _event, _tell: Log.tr("{player} uses the tech tile {card}"),
        events.Looked: lambda event, _: (
            Log.tr("{player} looks at %n card(s) on top of the deck: {cards}", "", event.count)
            if event.cards
            else Log.tr("{player} looks at %n card(s) on top of the deck", "", event.count)
        ),
        events.LookedAtIntrigues: lambda event, _: (
            Log.tr("{player} looks at %n card(s) on top of the Intrigue deck: {cards}", "", event.count)
            if event.cards
            else Log.tr("{player} looks at %n card(s) on top of the Intrigue deck", "", event.count)
        ),
        events.Stole: lambda event, _: (
            Log.tr("{player} steals an Intrigue card from {opponent}")
            if event.card < 0
            else Log.tr("{player} steals an Intrigue card from {opponent}: {card}")
        ),
        events.Shuffled: lambda event, _: (
            Log.tr("The Intrigue discard pile is shuffled into a new Intrigue deck")
            if event.seat == names.NOBODY
            else Log.tr("{player} shuffles the discard pile into the deck")
        ),
        events.TrophyTaken: lambda event, tell: (
            Log.tr("{player} is dealt an Objective: {card}")
            if event.card in tell.game.objectives
            else Log.tr("{player} takes the Conflict card {card}")
        ),
        events.Tokens: lambda _event, _tell: Log.tr("{player} reveals the Factions chosen in secret: {factions}"),
        events.LeaderTurned: lambda _event, _tell: Log.tr("{player} flips the Leader: {leader}"),
        events.InfluenceMoved: lambda event, _tell: of_faction("now_has", event.faction, event.value),
        events.Recalled: lambda _event, _tell: Log.tr("{player} recalls an Agent from {space}"),
        events.PlayedIntrigue: lambda _event, _tell: Log.tr("{player} plays the Intrigue card {card}"),
        events.ContractTaken: lambda _event, _tell: Log.tr("{player} takes a contract: {contract}"),
        events.ContractShown: lambda _event, _tell: Log.tr("A new contract can be taken: {contract}"),
        events.ContractDone: lambda _event, _tell: Log.tr("{player} completes a contract: {contract}"),
        events.TrophiesFlipped: lambda _event, _tell: Log.tr(
            "{player} turns cards face down for their battle icons: {cards}"
        ),
        events.Doubled: lambda _event, _tell: Log.tr("{player} takes the reward twice because of a sandworm"),
    }
)


# ---------------------------------------------------------------- the turns of Rivals


@says(events.HagalTurned)
def _hagal_turned(event: events.HagalTurned, tell: Teller) -> str:
    if not event.combat:
        return Log.tr("{player} turns up the House Hagal card {card}")
    swords = tell.game.hagal[event.card].swords
    return Log.tr("{player} turns up {card} for the combat bonus: %n sword(s)", "", swords)


#: Why a card can't be used.
_WHY: Final[dict[str, Callable[[], str]]] = {
    "occupied": lambda: Log.tr("{player} ignores {card}: {space} is occupied"),
    "voice": lambda: Log.tr("{player} ignores {card}: {space} is closed by The Voice"),
    "smart_politics": lambda: Log.tr("{player} ignores {card}: by Smart Politics it does not go to {space} now"),
    "no_free_maker": lambda: Log.tr("{player} ignores {card}: no unoccupied Maker board space has bonus spice"),
    "no_maker": lambda: Log.tr("{player} ignores {card}: neither board space has bonus spice"),
    "no_bonus": lambda: Log.tr("{player} ignores {card}: there is no bonus spice at {space}"),
    "commissioned": lambda: Log.tr("{player} ignores {card}: its dreadnoughts are all commissioned"),
    "no_influence": lambda: Log.tr("{player} ignores {card}: it has too little Influence for {space}"),
    "condition": lambda: Log.tr("{player} ignores {card}: its condition is not met"),
}


def why_ignored(event: events.HagalIgnored, game: Game) -> str:
    """Return the code of the reason; of a condition that is not met, a code for its kind (that of the last side)."""
    sides = game.hagal[event.card].sides
    when = sides[-1].when if sides else None
    if event.why != "condition":
        return event.why
    if isinstance(when, MostBonus):
        return "no_free_maker" if when.free else "no_maker"
    if isinstance(when, BonusAt):
        return "no_bonus"
    if isinstance(when, Not) and isinstance(when.condition, Commissioned):
        return "commissioned"
    return "no_influence" if isinstance(when, Has) else event.why


says.update(
    {
        events.Bought: lambda event, _: (
            Log.tr("{player} pays {price} and takes the Swordmaster")
            if event.what == "swordmaster"
            else Log.tr("{player} pays {price} for a Victory Point")
        ),
        events.RowDice: lambda event, _: (
            Log.tr("The dice show {first} and {second}: removed from the Imperium Row: {cards}")
            if event.cards
            else Log.tr("The dice show {first} and {second}: no card leaves the Imperium Row")
        ),
        events.HagalIgnored: lambda event, tell: _WHY[why_ignored(event, tell.game)](),
        events.HagalShuffled: lambda _event, _tell: Log.tr("All House Hagal cards are shuffled into a new deck"),
    }
)
