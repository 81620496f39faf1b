"""Victory points, influence and Alliances: the moves on the tracks (R3, R7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define

from dune_desktop.engine import events
from dune_desktop.engine.actions import Action
from dune_desktop.engine.decisions import PICK_KIND, Decision
from dune_desktop.engine.frames.base import Frame, Key
from dune_desktop.engine.frames.run import happen
from dune_desktop.engine.items import Item
from dune_desktop.engine.names import FACTIONS, NO_CARD, NOBODY, TRACK_TOP, Seat
from dune_desktop.engine.triggers import fire

if TYPE_CHECKING:
    from dune_desktop.engine.state import Game, Player

#: What points come from that a step on a track brings.
_RULES = tuple(f"influence.{faction}" for faction in FACTIONS)


def victory_points(game: Game, player: Player, n: int, source: str, rule: str = "") -> None:
    """The score marker moves at once (R3.1)."""
    if player.rival is not None and not player.rival.scores:
        return
    player.vp += n
    if game.events is not None:
        game.tell(events.VictoryPoints(player.seat, n, source, rule))


def influence_up(game: Game, player: Player, faction: int, source: str) -> None:
    """One step up, with all that it brings; the track's bonus last, as it may ask."""
    value = player.influence[faction] + 1
    if value > TRACK_TOP:  # R7.13: lost
        return
    player.influence[faction] = value
    if game.events is not None:
        game.tell(events.InfluenceMoved(player.seat, faction, value))
    if value == 2:  # R7.4, U4.4
        victory_points(game, player, 1, source, _RULES[faction])
        fire(game, "reached_2", player.seat, it=(faction,))
    if value >= 4:
        holder = game.alliances[faction]
        # R7.7, R7.8: a free token goes to who reaches 4, a held one to who is strictly higher.
        if holder == NOBODY or (holder != player.seat and value > game.players[holder].influence[faction]):
            move_alliance(game, faction, player.seat)
    if value == 4 and player.rival is None:  # R7.5, B1.3
        happen(game, [Item(player.seat, NO_CARD, game.edition.tracks[faction].printed)])


def influence_down(game: Game, player: Player, faction: int, source: str) -> None:
    """One step down; a lost Alliance goes where R7.9 says, asking the old holder last."""
    value = player.influence[faction] - 1
    player.influence[faction] = value
    if game.events is not None:
        game.tell(events.InfluenceMoved(player.seat, faction, value, -1))
    if value == 1:
        victory_points(game, player, -1, source, _RULES[faction])
    if game.alliances[faction] == player.seat:
        tied = [other.seat for other in game.opponents(player.seat) if other.influence[faction] == value + 1]
        if len(tied) == 1:
            move_alliance(game, faction, tied[0])
        elif tied:
            game.stack.append(Heir(player.seat, faction, tuple(tied)))
        elif value < 4:  # R7.10: without a tie nobody else can stand at 4
            move_alliance(game, faction, NOBODY)


def move_alliance(game: Game, faction: int, seat: Seat) -> None:
    """The token and its victory point change hands."""
    old = game.alliances[faction]
    game.alliances[faction] = seat
    if game.events is not None:
        game.tell(events.AllianceMoved(faction, old, seat))
    if old != NOBODY:
        victory_points(game, game.players[old], -1, "alliance")
    if seat != NOBODY:
        victory_points(game, game.players[seat], 1, "alliance")


class HeirQuestion:
    """Who takes an Alliance that is lost."""

    @staticmethod
    def chosen(game: Game, frame: Heir, action: Action) -> None:
        move_alliance(game, frame.faction, int(action.args[0].removeprefix("seat")))


@define(eq=False)
class Heir(Frame):
    """Who loses an Alliance while tied with several names the one who takes it (R7.9a)."""

    seat: Seat
    faction: int
    tied: tuple[Seat, ...]

    def step(self, game: Game) -> Decision | None:
        options = [Action.of("pick", f"seat{seat}") for seat in self.tied]
        source = f"track.{FACTIONS[self.faction]}"
        return Decision(self.seat, self.seat, PICK_KIND, options, "seat", source, asks=HeirQuestion)

    def take(self, game: Game, action: Action) -> None:
        game.stack.pop()
        HeirQuestion.chosen(game, self, action)

    def key(self) -> Key:
        return "Heir", self.seat, self.faction, self.tied
