"""A finished game in numbers, all in terms of ids: read off its record by playing it again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

from attrs import evolve, field, frozen

from dune_desktop.bots.names import levels_of
from dune_desktop.content import EDITIONS
from dune_desktop.engine import events
from dune_desktop.engine.events import Event
from dune_desktop.engine.names import Seat
from dune_desktop.engine.setup import Setup
from dune_desktop.engine.state import Game, Player
from dune_desktop.records.game_info import RIVAL, SeatSetup
from dune_desktop.records.record import BadRecord, Record, replay
from dune_desktop.records.record_text import dumps

Counted = tuple[tuple[str, int], ...]
"""How often each id occurs, by id."""
#: The version of the file of statistics that has all fields which do not say otherwise.
FIRST_WITH_MARKS: Final = 2
_SINCE: Final = "since"


def added(since: int, default: Any = None) -> Any:
    """A field that files of statistics have from this version on; ``default`` in games that were counted before."""
    return field(default=default, metadata={_SINCE: since})


def since(column: Any) -> int:
    """Tell from which version on the file has this field."""
    found: int = column.metadata.get(_SINCE, FIRST_WITH_MARKS)
    return found


@frozen
class SeatSummary:
    """What came of a seat. ``bot``: empty for a person."""

    name: str
    bot: str
    leader: str
    score: int
    #: As the game decided, ties too; 0 for a Rival that can't win.
    place: int
    #: How many Conflicts it has won.
    conflicts: int
    #: Cards that were acquired, for persuasion or by an effect.
    bought: Counted = ()
    #: The cards that it had at the end, wherever they lay.
    deck: Counted = ()
    #: Intrigue cards that were played.
    intrigue: Counted = ()

    @property
    def won(self) -> bool:
        return self.place == 1


@frozen
class GameSummary:
    """A finished game. ``mark``: the same for every copy of the game, whatever it is called."""

    mark: str
    game: str
    edition: str
    modules: tuple[str, ...]
    mode: str
    level: str
    variants: tuple[str, ...]
    #: ISO 8601; empty where nobody has said so.
    started: str
    finished: str
    rounds: int
    #: Actions of all seats.
    decisions: int
    seats: tuple[SeatSummary, ...]
    #: Newer rules have not left out its beginning: cards and Conflicts are those of the whole game.
    whole: bool = True

    @property
    def levels(self) -> tuple[str, ...]:
        """Of the opponents that no person plays: of Rivals the one level, of computers each that sat there."""
        return (self.level,) if self.level else levels_of(seat.bot for seat in self.seats)


def summarize(record: Record, game_id: str, finished: str = "") -> GameSummary:
    """Put a record in numbers; ``finished`` says when it was. Raises BadRecord for a game that has no end."""
    replayed = replay(record, listen=True)
    game = replayed.recorder.game
    told = [event for step in replayed.steps for event in step.events]
    over = next((event for event in reversed(told) if isinstance(event, events.GameOver)), None)
    if over is None or record.table is None:
        raise BadRecord("is not a finished game of people")
    seats, setup = record.table.seats, replayed.recorder.setup
    return GameSummary(
        _mark(record, setup), game_id, record.edition, setup.expansions, setup.mode, setup.level, setup.variants,
        record.table.started, finished, game.round, len(record.actions),
        tuple(_seat(game, seat, one, over, told) for seat, one in enumerate(seats)),
        not replayed.trouble,
    )  # fmt: skip


def mark_of(record: Record) -> str:
    """The mark of the game, as a rule without playing it. Raises BadRecord."""
    setup = record.setup
    named = len(setup.leaders) == setup.players and None not in setup.leaders
    return _mark(record, setup if named else replay(record).recorder.setup)


def _mark(record: Record, setup: Setup) -> str:
    """Setup and actions alone decide: copies and imports of a game may have other names, or say it otherwise."""
    automas = EDITIONS[record.edition].automas
    levels = (automa.level_by_id.get(setup.level) for automa in automas if automa.mode == setup.mode)
    forced = {variant for level in levels if level is not None for variant in level.variants}
    usual = evolve(
        setup,
        expansions=tuple(sorted(setup.expansions)),
        left_out=tuple(sorted(setup.left_out)),
        variants=tuple(sorted(set(setup.variants) - forced)),
    )
    return plain_mark(evolve(record, setup=usual))


def plain_mark(record: Record) -> str:
    """The mark of what the record says literally; version 1 of the statistics knew no other."""
    bare = evolve(record, table=None, kept=None, rounds=(), digest="", failure="", rules=1)
    return sha256(dumps(bare).encode()).hexdigest()[:32]


def _seat(game: Game, seat: Seat, who: SeatSetup, over: events.GameOver, told: list[Event]) -> SeatSummary:
    player = game.players[seat]
    able = [one for one in over.ranking if _able(game, one)]
    owned = (*player.hand, *player.deck, *player.discard, *player.played, *player.revealed)
    mine = [event for event in told if getattr(event, "seat", None) == seat]
    bought = (event.card for event in mine if isinstance(event, events.CardMoved) and event.acquired)
    intrigue = (event.card for event in mine if isinstance(event, events.PlayedIntrigue))
    return SeatSummary(
        name=who.name,
        bot=_bot(who, player),
        leader=player.leader.id,
        score=player.vp,
        place=able.index(seat) + 1 if seat in able else 0,
        conflicts=sum(isinstance(event, events.Ranked) and event.winner == seat for event in told),
        bought=_counted(game.cards[card].id for card in bought),
        deck=_counted(game.cards[card].id for card in owned),
        intrigue=_counted(game.intrigues[card].id for card in intrigue),
    )


def _bot(who: SeatSetup, player: Player) -> str:
    """Rivals are played by the rules, whoever was set down there; and nobody else is."""
    if player.rival is not None:
        return RIVAL
    return "" if who.bot == RIVAL else who.bot


def _able(game: Game, seat: Seat) -> bool:
    rival = game.players[seat].rival
    return rival is None or rival.scores


def _counted(ids: Iterator[str]) -> Counted:
    return tuple(sorted(Counter(ids).items()))
