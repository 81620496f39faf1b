"""What Continue on the first screen opens: the game on the table, or the newest on disk that can be gone on with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.bots import RIVAL
from dune_desktop.engine.names import NOBODY
from dune_desktop.records.store import Unlisted
from dune_desktop.text.translating import Texts
from dune_desktop.windows.games import against, rivals_of, short_name
from dune_desktop.windows.locales import when
from dune_desktop.windows.saved.saved_words import named

if TYPE_CHECKING:
    from dune_desktop.models.game.controller import GameController, SeatSetup
    from dune_desktop.records.saved_game import SavedGame
    from dune_desktop.records.store import Store

Continuing = Texts("Continuing")


@frozen
class ContinueOffer:
    """``told``: the game in words, and of which edition it is; empty: there is none."""

    told: tuple[str, str] = ("", "")
    game: str = ""
    #: Another copy of the program plays it.
    locked: bool = False
    #: Nobody can tell whether there is a game.
    unknown: bool = False


def to_continue(store: Store, playing: GameController | None) -> ContinueOffer:
    """What is offered while this game is on the table, or none."""
    if playing is not None and playing.asked != NOBODY:
        told = Continuing.tr("Round {number}").format(number=playing.view.round)
        edition = playing.edition
        return ContinueOffer((_who(told, rivals_of(edition), playing.seats), short_name(edition.id)), playing.game_id)
    try:
        saved = next(store.unfinished(), None)
    except Unlisted:
        return ContinueOffer((Continuing.tr("The saved games can't be listed now"), ""), unknown=True)
    if saved is None:
        return ContinueOffer()
    told = _stands(saved).format(number=saved.round, date=when(saved.saved))
    who = _who(told, against(saved.mode, saved.level), named(saved).seats)
    return ContinueOffer((who, short_name(saved.edition)), saved.id, saved.locked)


def _stands(saved: SavedGame) -> str:
    if saved.locked:
        return Continuing.tr("Open in another window, round {number}")
    if saved.trouble:
        return Continuing.tr("Damaged, can continue from round {number}")
    return Continuing.tr("Round {number}, {date}")


def _who(told: str, rivals: str, seats: tuple[SeatSetup, ...]) -> str:
    """Who plays a game, but for Rivals: of them the mode and the level are told."""
    people = ", ".join(seat.name for seat in seats if seat.bot != RIVAL)
    if rivals:
        return Continuing.tr("{told} · {mode}: {players}").format(told=told, mode=rivals, players=people)
    return Continuing.tr("{told}: {players}").format(told=told, players=people)
