"""Files of games: whether they hold what they say, and what happened in them."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path

from dune_desktop.cli.base import FAILED, Add, BadInput, CommandLine
from dune_desktop.engine.events import PHASE, ROUND, Event, GameOver, RoundBegan
from dune_desktop.engine.names import Seat
from dune_desktop.engine.state import Game
from dune_desktop.records.record import BadRecord, Record, Replayed, replay
from dune_desktop.records.record_text import load, naming
from dune_desktop.text.arguments import number
from dune_desktop.text.log.sentences import heading, line, with_causes
from dune_desktop.text.names import name
from dune_desktop.text.players import called, way_to_play
from dune_desktop.text.refusals import seat_name
from dune_desktop.text.troubles import worded


def add_commands(add: Add) -> None:
    """``replay`` and ``check``."""
    replayed = add("replay", _replay, CommandLine.tr("Replay a saved game in words."))
    replayed.add_argument("file", metavar="FILE", type=Path)
    seat = CommandLine.tr("as this seat sees it, from 1 (default: all)")
    replayed.add_argument("--seat", metavar="N", type=number(1), help=seat)
    replayed.add_argument("--round", metavar="N", type=number(1), help=CommandLine.tr("this round alone"))
    checked = add("check", _check, CommandLine.tr("Check that saved games are intact and lead to where they say."))
    checked.add_argument("files", nargs="+", metavar="FILE", type=Path)


# ---------------------------------------------------------------- check


def _check(arguments: argparse.Namespace) -> int:
    """A line for each file."""
    sound = [_check_one(path) for path in arguments.files]
    return 0 if all(sound) else FAILED


def _check_one(path: Path) -> bool:
    try:
        record = load(path)
        again = _again(record, path)
    except BadRecord as error:
        print(" ".join(worded(str(error)).split()))
        return False
    print(worded(f"{path}: {again.trouble}") if again.trouble else _sound(path, record, again.recorder.game))
    return True


def _sound(path: Path, record: Record, game: Game) -> str:
    if game.over:
        return CommandLine.tr("{path}: is sound: %n actions, finished", "", len(record.actions)).format(path=path)
    told = CommandLine.tr("{path}: is sound: %n actions, in round {round}", "", len(record.actions))
    return told.format(path=path, round=game.round)


def _again(record: Record, path: Path) -> Replayed:
    """The game, played again with all that happened. Raises BadRecord with the name of the file."""
    with naming(path):
        return replay(record, listen=True)


# ---------------------------------------------------------------- replay


def _replay(arguments: argparse.Namespace) -> int:
    record = load(arguments.file)
    viewer = None if arguments.seat is None else arguments.seat - 1
    if viewer is not None and viewer >= record.setup.players:
        raise BadInput(CommandLine.tr("--seat: there are %n seats", "", record.setup.players))
    again = _again(record, arguments.file)
    game, who = again.recorder.game, namer(record, again.recorder.game)
    if arguments.round is not None and arguments.round > game.round:
        raise BadInput(CommandLine.tr("--round: the game has come to round {round}").format(round=game.round))
    for said in (*_seats(record, again, who), *_told(again, viewer, arguments.round, who)):
        print(said)
    if again.trouble:
        print(f"{worded(again.trouble)}.")
    return 0


def namer(record: Record, game: Game) -> Callable[[Seat], str]:
    """Who sits where, by name if there are any; Rivals in the language of now, not in that of the record."""
    table = record.table
    if table is None:
        return seat_name
    rivals = {
        player.seat: name("rival", player.rival.id, game.edition.products) for player in game.players if player.rival
    }
    return lambda seat: rivals.get(seat) or called(table.seats[seat].name, seat, table.seats[seat].bot)


def _seats(record: Record, again: Replayed, who: Callable[[Seat], str]) -> Iterator[str]:
    game, seats = again.recorder.game, () if record.table is None else record.table.seats
    for player, leader in zip(game.players, again.recorder.setup.leaders, strict=True):  # as they began
        said, bot = name("leader", leader or "", game.edition.products), seats[player.seat].bot if seats else ""
        if bot and player.rival is None:
            said = CommandLine.tr("{leader} (computer: {way_to_play})").format(
                leader=said, way_to_play=way_to_play(bot)
            )
        yield f"{who(player.seat)}: {said}"


def _told(again: Replayed, viewer: Seat | None, wanted: int | None, who: Callable[[Seat], str]) -> Iterator[str]:
    """A line for each event, under the headings of rounds and turns."""
    game = again.recorder.game
    told: list[str] = []
    for event, cause in _of_round(again, wanted):
        new, text = heading(event, game, who), line(event, game, viewer, who, cause)
        if new is not None and event.begins not in (ROUND, PHASE) and told:  # its kind is known now
            told[0] = f"  {new}"
        elif new is not None:
            yield from told if told[1:] else ()
            told = [f"\n{new}" if isinstance(event, RoundBegan | GameOver) else f"  {new}"]
        if text is not None:
            told.append(f"    {text}")
    yield from told


def _of_round(again: Replayed, wanted: int | None) -> Iterator[tuple[Event, str | None]]:
    now = 0
    for step in again.steps:
        for event, cause in with_causes(step.events, again.recorder.game.edition):
            if isinstance(event, RoundBegan):
                now = event.round
            if wanted in (None, now):
                yield event, cause
