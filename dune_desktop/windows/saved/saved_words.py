"""A saved game in words: what it is called, how it is played, how far it has come."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from attrs import evolve
from PySide6.QtCore import QLocale

from dune_desktop.bots.names import RIVAL
from dune_desktop.content import EDITIONS
from dune_desktop.engine.composing import everything
from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.records.game_info import LONGEST, GameInfo, SeatSetup
from dune_desktop.records.saved_game import SavedGame
from dune_desktop.records.store import Store, Unlisted
from dune_desktop.text import players
from dune_desktop.text.folding import folded
from dune_desktop.text.names import name
from dune_desktop.text.translating import Texts
from dune_desktop.text.troubles import told, worded
from dune_desktop.windows.games import against, game_name
from dune_desktop.windows.locales import when

SavedWords = Texts("SavedWords")

_KILO: Final = 1000
#: Not in the names of files on some system or other.
_FORBIDDEN: Final = '<>:"/\\|?*'
#: Longest name of a file that is proposed, in characters and in bytes: file systems count either.
_LONGEST, _MOST_BYTES = 120, 200


def title(game: SavedGame) -> str:
    """A game without a name is called by its players."""
    if game.trouble or not (game.title or game.seats):
        return game.path.name
    return game.title or ", ".join(seat.name for seat in game.seats)


def heading(game: SavedGame) -> str:
    """Which game it is, if it has no name of its own: who plays it stands below."""
    return title(game) if game.trouble or game.title else called(game)


def name_of(table: GameInfo | None, seats: Iterable[SeatSetup]) -> str:
    """What a game is called from which another one is made: its own name, or who plays it."""
    return (table and table.title) or ", ".join(seat.name for seat in seats)


def apart(store: Store, text: str, game: str, **holes: int) -> str:
    """The text with the name of the game in it; with a number, too, if a saved game is called so."""
    taken: set[str] = set()
    with suppress(Unlisted):
        taken.update(saved.title for saved in store.saved())
    title = free = _filled(text, game, **holes)
    number = 1
    while free in taken:
        number += 1
        free = _filled(SavedWords.tr("{game} ({number})"), title, number=number)
    return free


def _filled(text: str, game: str, **holes: int) -> str:
    """A long name is cut, and not what tells the games apart."""
    room = LONGEST - len(text.format(game="", **holes))
    return text.format(game=game[:room].rstrip(), **holes)


def named(game: SavedGame) -> SavedGame:
    """With Rivals by their names, which the record has in the language in which the game began; unnamed seats too."""
    edition = everything(EDITIONS[game.edition]) if game.edition in EDITIONS else None
    rivals = {rival for automa in edition.automas for rival in automa.rival_by_id} if edition is not None else ()
    products = () if edition is None else edition.products
    leaders = (*game.leaders, *[""] * len(game.seats))
    names = (
        name("rival", leader, products)
        if one.bot == RIVAL and leader in rivals
        else players.called(one.name, seat, one.bot)
        for seat, (one, leader) in enumerate(zip(game.seats, leaders, strict=False))
    )
    return evolve(game, seats=tuple(evolve(one, name=called) for one, called in zip(game.seats, names, strict=True)))


def state(game: SavedGame) -> str:
    """How far it has come."""
    if game.trouble:
        return SavedWords.tr("Can't be read")
    return SavedWords.tr("Finished") if game.finished else SavedWords.tr("Round {number}").format(number=game.round)


def trouble(game: SavedGame) -> str:
    """What is wrong with the file, without where it lies."""
    return worded(_plain(game))


def remedy(game: SavedGame) -> str:
    """The same in whole sentences, with what can be done."""
    return told(f"{game.path.name}: {_plain(game)}")


def _plain(game: SavedGame) -> str:
    return game.trouble.removeprefix(f"{game.path}: ")


def leaders(game: SavedGame) -> str:
    """Who was chosen, or dealt. Rivals are told with the seats."""
    if game.edition not in EDITIONS:
        return ""
    edition = everything(EDITIONS[game.edition])
    rivals = [seat for seat, one in enumerate(game.seats) if one.bot == RIVAL]
    people = [leader for seat, leader in enumerate(game.leaders) if seat not in rivals]
    return ", ".join(name("leader", leader, edition.products) for leader in people if leader in edition.leader_by_id)


def called(game: SavedGame) -> str:
    """Which game, and how it is played against Rivals."""
    rivals = against(game.mode, game.level)
    played = game_name(game.edition, game.expansions)
    return SavedWords.tr("{game} · {mode}").format(game=played, mode=rivals) if rivals else played


def winner(game: SavedGame) -> Seat:
    """Who has won, as far as points tell: NOBODY where a tie was broken by something else."""
    if not game.finished or not game.scores:
        return NOBODY
    best = max(game.scores)
    return game.scores.index(best) if game.scores.count(best) == 1 else NOBODY


def size(game: SavedGame) -> str:
    return SavedWords.tr("{number} KB").format(number=QLocale().toString(max(1, round(game.size / _KILO))))


def saved(game: SavedGame) -> str:
    """When it was written, and how large it is; or when it was deleted."""
    if game.deleted is None:
        return SavedWords.tr("{when} · {size}").format(when=when(game.saved), size=size(game))
    gone = SavedWords.tr("Removed {when} to make room") if game.made_room else SavedWords.tr("Deleted {when}")
    return gone.format(when=when(game.deleted))


def spoken(game: SavedGame) -> str:
    """The whole game for a tooltip, and for who listens."""
    gone = "" if game.deleted is None else saved(game)
    if game.trouble:
        wrong = SavedWords.tr("{file}: {trouble}").format(file=game.path.name, trouble=trouble(game))
        return "\n".join(part for part in (wrong, gone) if part)
    told_ = SavedWords.tr("{game}: {players}. {state}, saved {when}").format(
        game=called(game), players=_players(game), state=state(game), when=when(game.saved)
    )
    return "\n".join(part for part in (game.title, told_, won(game), elsewhere(game), gone) if part)


def _players(game: SavedGame) -> str:
    if len(game.scores) != len(game.seats):
        return ", ".join(seat.name for seat in game.seats)
    pairs = zip(game.seats, game.scores, strict=True)
    return ", ".join(
        SavedWords.tr("{player} (%n point(s))", "", points).format(player=seat.name) for seat, points in pairs
    )


def won(game: SavedGame) -> str:
    """Who has won, if that is known."""
    best = winner(game)
    return "" if best == NOBODY else SavedWords.tr("Winner: {player}").format(player=game.seats[best].name)


def elsewhere(game: SavedGame) -> str:
    """That another copy of the program plays it."""
    return SavedWords.tr("Open in another window") if game.locked else ""


def older(states: int) -> str:
    return SavedWords.tr("%n older state(s)", "", states)


def searched(game: SavedGame) -> str:
    """Everything by which it can be found, folded."""
    if game.trouble:
        words = [game.path.name, state(game)]
    else:
        players = [seat.name for seat in game.seats]
        words = [game.title, *players, leaders(game), called(game), name("edition", game.edition), state(game)]
    return folded("\n".join(words))


def file_name(game: SavedGame) -> str:
    """What an exported game is called, without an ending: safe on every system."""
    called_ = SavedWords.tr("{game} – finished") if game.finished else SavedWords.tr("{game} – round {number}")
    return safe(called_.format(game=title(game), number=game.round))


def safe(text: str) -> str:
    """The text as the name of a file."""
    plain = "".join(" " if letter in _FORBIDDEN or not letter.isprintable() else letter for letter in text)
    plain = " ".join(plain.split())[:_LONGEST].encode()[:_MOST_BYTES].decode(errors="ignore")
    return plain.strip(". ") or "game"
