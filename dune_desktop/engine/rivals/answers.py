"""How a Rival answers: by its priorities; what they leave open, a person decides (S7.2, S7.7, B3.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from dune_desktop.engine.actions import DONE, NO, YES, Action
from dune_desktop.engine.decisions import ENDGAME_KIND, POOL_KIND, RIVAL_KIND, Decision
from dune_desktop.engine.effects.base import PickOf
from dune_desktop.engine.effects.influence import Influence
from dune_desktop.engine.names import FACTIONS
from dune_desktop.engine.rivals.buying import buy

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.rivals.printed import Rival
    from dune_desktop.engine.state import Game, Player


def answer(game: Game, decision: Decision) -> Decision | None:
    """Answer for a Rival; else, or where its rules leave it open, the question for a person."""
    player = game.players[decision.player]
    if player.rival is None or decision.kind == RIVAL_KIND:
        buy(game)
        return decision
    options = _left(game, player, player.rival, decision)
    if len(options) > 1:
        person = next(one.seat for one in game.clockwise() if one.rival is None)
        return evolve(decision, seat=person, options=options)
    game.stack[-1].take(game, options[0])
    return None


def _left(game: Game, player: Player, rival: Rival, decision: Decision) -> list[Action]:
    """What its rules leave open of a question; one answer, or several for a person to choose from."""
    options = [option for option in decision.options if option is not NO]
    if decision.kind in (POOL_KIND, ENDGAME_KIND):
        return [next((option for option in options if option.verb == "do"), DONE)]
    if decision.what == "yes":
        return [YES]
    if decision.what == "faction":
        return _least(player, rival, {option: FACTIONS.index(option.args[0]) for option in options})
    if decision.what == "post":
        return [min(options, key=lambda option: _post_rank(game.edition, rival, option.args[0]))]
    tracks = _tracks(decision, options)
    if tracks:
        least, left = _least(player, rival, tracks), decision.steps - decision.step + 1
        return least[:1] if len(least) <= left else least  # it gets them all: no order to ask about
    return options[:1] if rival.priorities or decision.what in ("spy", "trophy") else options


def _tracks(decision: Decision, options: list[Action]) -> dict[Action, int]:
    """By option the faction that it means: of a choice among influence with one or the other (Propaganda)."""
    if not isinstance(decision.asks, PickOf):
        return {}
    meant = {option: decision.asks.branches[int(option.args[0]) - 1] for option in options}
    return {option: one.who for option, one in meant.items() if isinstance(one, Influence) and isinstance(one.who, int)}


def _least(player: Player, rival: Rival, factions: dict[Action, int]) -> list[Action]:
    """Where it has the least; ties by its list, or by a person (S7.2, B3.9)."""
    low = min(player.influence[faction] for faction in factions.values())
    least = [option for option, faction in factions.items() if player.influence[faction] == low]
    if rival.priorities:
        return [min(least, key=lambda one: rival.priorities.index(factions[one]))]
    return least


def _post_rank(edition: Edition, rival: Rival, post: str) -> int:
    """Posts of factions by its own list, then those that no list has, then the others as they are listed (S6.2)."""
    assert edition.automa is not None
    icons, listed = edition.post_icons[edition.post_index[post]], edition.automa.posts
    for rank, faction in enumerate(rival.priorities):
        if icons >> faction & 1:
            return rank
    return len(rival.priorities) + (listed.index(post) + 1 if post in listed else 0)
