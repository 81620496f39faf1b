"""What happens to resources, tracks, troops, agents and cards, in the words of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dune_desktop.engine import events
from dune_desktop.engine.names import (
    BANK,
    BENE_GESSERIT,
    CONFLICT,
    DECK,
    DISCARD,
    EMPEROR,
    FACTIONS,
    FREMEN,
    HAND,
    HOME,
    NOBODY,
    PLAYED,
    REVEALED,
    SPACING_GUILD,
    SUPPLY,
)
from dune_desktop.text.lists import both
from dune_desktop.text.log_units import MOVES
from dune_desktop.text.log_words import Log, Teller, says
from dune_desktop.text.names import any_name, name

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
}


@says(events.Gained)
def _gained(event: events.Gained, tell: Teller) -> str | None:
    if event.what == "swords" and event.n < 0:
        return None
    worded = _GAINS if event.n > 0 else _PAYMENTS
    if event.what in worded:
        text = worded[event.what](abs(event.n))
    else:
        text = Log.tr("{player} gains {n} {what}") if event.n > 0 else Log.tr("{player} pays {n} {what}")
        text = text.format(player="{player}", n=abs(event.n), what=name("resource", event.what, tell.edition.products))
    return tell.because(text.format(player=tell.who(event.seat)), event.source)


@says(events.VictoryPoints)
def _victory_points(event: events.VictoryPoints, tell: Teller) -> str:
    if event.n > 0:
        text = Log.tr("{player} gains %n Victory Point(s)", "", event.n)
    else:
        text = Log.tr("{player} loses %n Victory Point(s)", "", -event.n)
    return tell.because(text.format(player=tell.who(event.seat)), event.source)


@says(events.BonusSpice)
def _bonus_spice(event: events.BonusSpice, tell: Teller) -> str:
    if event.amount == 0:
        return Log.tr("The bonus spice at {space} is taken").format(space=tell.space(event.space))
    return Log.tr("{space} now holds %n bonus spice", "", event.amount).format(space=tell.space(event.space))


# ---------------------------------------------------------------- influence

_INFLUENCE: Final[dict[int, Callable[[int], str]]] = {
    EMPEROR: lambda n: Log.tr("{player} now has %n Influence with the Emperor", "", n),
    SPACING_GUILD: lambda n: Log.tr("{player} now has %n Influence with the Spacing Guild", "", n),
    BENE_GESSERIT: lambda n: Log.tr("{player} now has %n Influence with the Bene Gesserit", "", n),
    FREMEN: lambda n: Log.tr("{player} now has %n Influence with the Fremen", "", n),
}
_FORMED: Final[dict[int, Callable[[], str]]] = {
    EMPEROR: lambda: Log.tr("{player} forms an Alliance with the Emperor"),
    SPACING_GUILD: lambda: Log.tr("{player} forms an Alliance with the Spacing Guild"),
    BENE_GESSERIT: lambda: Log.tr("{player} forms an Alliance with the Bene Gesserit"),
    FREMEN: lambda: Log.tr("{player} forms an Alliance with the Fremen"),
}
_TAKEN: Final[dict[int, Callable[[], str]]] = {
    EMPEROR: lambda: Log.tr("{player} takes the Alliance with the Emperor from {opponent}"),
    SPACING_GUILD: lambda: Log.tr("{player} takes the Alliance with the Spacing Guild from {opponent}"),
    BENE_GESSERIT: lambda: Log.tr("{player} takes the Alliance with the Bene Gesserit from {opponent}"),
    FREMEN: lambda: Log.tr("{player} takes the Alliance with the Fremen from {opponent}"),
}
_LOST: Final[dict[int, Callable[[], str]]] = {
    EMPEROR: lambda: Log.tr("{player} loses the Alliance with the Emperor"),
    SPACING_GUILD: lambda: Log.tr("{player} loses the Alliance with the Spacing Guild"),
    BENE_GESSERIT: lambda: Log.tr("{player} loses the Alliance with the Bene Gesserit"),
    FREMEN: lambda: Log.tr("{player} loses the Alliance with the Fremen"),
}


@says(events.AllianceMoved)
def _alliance_moved(event: events.AllianceMoved, tell: Teller) -> str:
    if event.new == NOBODY:
        return _LOST[event.faction]().format(player=tell.who(event.old))
    if event.old == NOBODY:
        return _FORMED[event.faction]().format(player=tell.who(event.new))
    return _TAKEN[event.faction]().format(player=tell.who(event.new), opponent=tell.who(event.old))


@says(events.Tokens)
def _tokens(event: events.Tokens, tell: Teller) -> str:
    factions = both([name("faction", FACTIONS[faction]) for faction in event.factions])
    return Log.tr("{player} reveals the Factions chosen in secret: {factions}").format(
        player=tell.who(event.seat), factions=factions
    )


# ---------------------------------------------------------------- agents and marks


@says(events.MentatMoved)
def _mentat_moved(event: events.MentatMoved, tell: Teller) -> str:
    if event.seat == NOBODY:
        return Log.tr("The Mentat returns to its board space")
    return Log.tr("{player} takes the Mentat").format(player=tell.who(event.seat))


_MARKS: Final[dict[str, Callable[[], str]]] = {
    "control": lambda: Log.tr("{player} takes control of {space}"),
    "council": lambda: Log.tr("{player} takes a High Council seat"),
    "swordmaster": lambda: Log.tr("{player} takes the Swordmaster"),
    "hooks": lambda: Log.tr("{player} takes Maker hooks"),
    "wall": lambda: Log.tr("{player} destroys the Shield Wall"),
    "mentat_won": lambda: Log.tr("{player} wins the Mentat for the next round"),
    "voice": lambda: Log.tr("{player} closes {space} to opponents with The Voice"),
}


@says(events.Marked)
def _marked(event: events.Marked, tell: Teller) -> str:
    if event.seat == NOBODY:  # B2.5
        return Log.tr("Nobody controls {space} any more").format(space=tell.space(event.place))
    player = tell.who(event.seat)
    if event.what == "voice" and event.place == HOME:
        return Log.tr("The board space that {player} closed with The Voice is open again").format(player=player)
    space = "" if event.place == HOME else tell.space(event.place)
    return _MARKS[event.what]().format(player=player, space=space)


# ---------------------------------------------------------------- cards


@says(events.Drew)
def _drew(event: events.Drew, tell: Teller) -> str:
    if not event.cards:
        return Log.tr("{player} draws %n card(s)", "", event.count).format(player=tell.who(event.seat))
    return Log.tr("{player} draws %n card(s): {cards}", "", event.count).format(
        player=tell.who(event.seat), cards=tell.cards(event.cards)
    )


@says(events.DrewIntrigue)
def _drew_intrigue(event: events.DrewIntrigue, tell: Teller) -> str:
    if not event.cards:
        return Log.tr("{player} draws %n Intrigue card(s)", "", event.count).format(player=tell.who(event.seat))
    return Log.tr("{player} draws %n Intrigue card(s): {cards}", "", event.count).format(
        player=tell.who(event.seat), cards=both([tell.intrigue(card) for card in event.cards])
    )


@says(events.Looked)
def _looked(event: events.Looked, tell: Teller) -> str:
    if not event.cards:
        return Log.tr("{player} looks at %n card(s) on top of the deck", "", event.count).format(
            player=tell.who(event.seat)
        )
    return Log.tr("{player} looks at %n card(s) on top of the deck: {cards}", "", event.count).format(
        player=tell.who(event.seat), cards=tell.cards(event.cards)
    )


@says(events.Stole)
def _stole(event: events.Stole, tell: Teller) -> str:
    thief, victim = tell.who(event.seat), tell.who(event.victim)
    if event.card < 0:
        return Log.tr("{player} steals an Intrigue card from {opponent}").format(player=thief, opponent=victim)
    return Log.tr("{player} steals an Intrigue card from {opponent}: {card}").format(
        player=thief, opponent=victim, card=tell.intrigue(event.card)
    )


@says(events.Shuffled)
def _shuffled(event: events.Shuffled, tell: Teller) -> str:
    if event.seat == NOBODY:
        return Log.tr("The Intrigue discard pile is shuffled into a new Intrigue deck")
    return Log.tr("{player} shuffles the discard pile into the deck").format(player=tell.who(event.seat))


_ACQUIRED: Final[dict[str, Callable[[], str]]] = {
    DISCARD: lambda: Log.tr("{player} acquires {card}"),
    DECK: lambda: Log.tr("{player} acquires {card} and puts it on top of the deck"),
    HAND: lambda: Log.tr("{player} acquires {card} and takes it into hand"),
}
_MOVES: Final[dict[tuple[str, str], Callable[[], str]]] = {
    (DECK, "row"): lambda: Log.tr("{card} comes into the Imperium Row"),
    ("row", "set_aside"): lambda: Log.tr("{player} sets {card} aside from the Imperium Row"),
    (HAND, DISCARD): lambda: Log.tr("{player} discards {card}"),
    (DECK, DISCARD): lambda: Log.tr("{player} discards {card} from the deck"),
    (PLAYED, HAND): lambda: Log.tr("{player} returns {card} from play to hand"),
    (DISCARD, HAND): lambda: Log.tr("{player} takes {card} from the discard pile into hand"),
    (HAND, "trashed"): lambda: Log.tr("{player} trashes {card} from hand"),
    (DECK, "trashed"): lambda: Log.tr("{player} trashes {card} from the deck"),
    (DISCARD, "trashed"): lambda: Log.tr("{player} trashes {card} from the discard pile"),
    (PLAYED, "trashed"): lambda: Log.tr("{player} trashes {card} from play"),
    (REVEALED, "trashed"): lambda: Log.tr("{player} trashes {card} from play"),
    ("intrigue", "trashed"): lambda: Log.tr("{player} trashes the Intrigue card {card}"),
    ("set_aside", "trashed"): lambda: Log.tr(
        "{player} has not acquired {card}, which was set aside: it is removed from the game"
    ),
}


def _way(event: events.CardMoved) -> str:
    """What lies in a market is acquired; what comes from a deck nobody has drawn fills a market."""
    known = _MOVES.get((event.origin, event.target))
    if known is not None:
        return known()
    if event.seat == NOBODY:
        return Log.tr("{card} can be acquired now")
    return _ACQUIRED.get(event.target, _ACQUIRED[DISCARD])()


#: The heading of the turn, or another line, says it.
UNSAID: Final = ((HAND, PLAYED), ("waiting", DISCARD))


@says(events.CardMoved)
def _card_moved(event: events.CardMoved, tell: Teller) -> str | None:
    way = event.origin, event.target
    if way in UNSAID:
        return None
    player = "" if event.seat == NOBODY else tell.who(event.seat)
    card = tell.intrigue(event.card) if event.origin == "intrigue" else tell.card(event.card)
    return _way(event).format(player=player, card=card)


# ---------------------------------------------------------------- spies, sandworms, contracts, battle icons


@says(events.SpyMoved)
def _spy_moved(event: events.SpyMoved, tell: Teller) -> str:
    text = Log.tr("{player} places a Spy: {post}") if event.placed else Log.tr("{player} recalls a Spy: {post}")
    return text.format(player=tell.who(event.seat), post=tell.post(event.post))


MOVES.update(
    {
        ("sandworm", BANK, CONFLICT): lambda n: Log.tr("{player} summons %n sandworm(s)", "", n),
        ("sandworm", CONFLICT, BANK): lambda n: Log.tr("{player} returns %n sandworm(s) to the bank", "", n),
        ("troop", SUPPLY, "memories"): lambda n: Log.tr("{player} gains %n memor(y|ies)", "", n),
        ("troop", "memories", SUPPLY): lambda n: Log.tr("{player} returns %n memor(y|ies) to the supply", "", n),
    }
)


@says(events.TrophyTaken)
def _trophy_taken(event: events.TrophyTaken, tell: Teller) -> str:
    text = (
        Log.tr("{player} is dealt an Objective: {card}")
        if event.card in tell.game.objectives
        else Log.tr("{player} takes the Conflict card {card}")
    )
    return text.format(player=tell.who(event.seat), card=tell.trophy(event.card))


@says(events.TrackMoved)
def _track_moved(event: events.TrackMoved, tell: Teller) -> str:
    space = tell.edition.track_by_id[event.track].nodes[event.node]
    if event.track in tell.edition.leader_by_id:
        said = Log.tr("{player} moves along the training track: {space}")
    else:
        said = Log.tr("{player} moves on {track}: {space}")
    return said.format(
        player=tell.who(event.seat),
        track=any_name(event.track, tell.edition.products),
        space=name("node", space.id, tell.edition.products),
    )


says.update(
    {
        events.InfluenceMoved: lambda event, tell: _INFLUENCE[event.faction](event.value).format(
            player=tell.who(event.seat)
        ),
        events.Recalled: lambda event, tell: Log.tr("{player} recalls an Agent from {space}").format(
            player=tell.who(event.seat), space=tell.space(event.space)
        ),
        events.PlayedIntrigue: lambda event, tell: Log.tr("{player} plays the Intrigue card {card}").format(
            player=tell.who(event.seat), card=tell.intrigue(event.card)
        ),
        events.ContractTaken: lambda event, tell: Log.tr("{player} takes a contract: {contract}").format(
            player=tell.who(event.seat), contract=tell.contract(event.contract)
        ),
        events.ContractShown: lambda event, tell: Log.tr("A new contract can be taken: {contract}").format(
            contract=tell.contract(event.contract)
        ),
        events.ContractDone: lambda event, tell: Log.tr("{player} completes a contract: {contract}").format(
            player=tell.who(event.seat), contract=tell.contract(event.contract)
        ),
        events.TrophiesFlipped: lambda event, tell: Log.tr(
            "{player} turns cards face down for their battle icons: {cards}"
        ).format(player=tell.who(event.seat), cards=tell.trophies(event.cards)),
        events.Doubled: lambda event, tell: Log.tr("{player} takes the reward twice because of a sandworm").format(
            player=tell.who(event.seat)
        ),
        events.LeaderTurned: lambda event, tell: Log.tr("{player} flips the Leader: {leader}").format(
            player=tell.who(event.seat), leader=name("leader", event.leader, tell.edition.products)
        ),
    }
)
