"""How others probably play, found without trying anything: the quick answers that playouts are made of.

The start of a turn is scored by features of each option (``starts``), whose weights are fitted to what bots that look
ahead think of them; all else by what printed effects are worth.
"""

from __future__ import annotations

from functools import lru_cache
from operator import mul
from typing import TYPE_CHECKING, Final

from dune_desktop.bots import turns, worth
from dune_desktop.bots.features import progress, promise, prospects, sights, swords_in_hands
from dune_desktop.bots.starts import KINDS, LATE, SPACE, Now, card_value, kind_of, plot_worth, row, stakes
from dune_desktop.bots.tables import start_for
from dune_desktop.bots.valuation import valuation_for
from dune_desktop.engine.actions import DONE, END, NO
from dune_desktop.engine.decisions import POOL_KIND, TURN_KIND
from dune_desktop.engine.names import AGENT_STAGE, START_STAGE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from dune_desktop.bots.valuation import Valuation
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.decisions import Decision
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.items import Item
    from dune_desktop.engine.state import Game, Player


class Policy:
    """Quick answers for one edition."""

    def __init__(self, start: Mapping[str, float], valuation: Valuation) -> None:
        self._valuation = valuation
        self._weights = {kind: tuple(start.get(name, 0.0) for name in names) for kind, names in KINDS.items()}
        #: What is not told by its features, by space: early in the game, and more of it late.
        self._spaces = {
            name.removeprefix(SPACE): (weight, start.get(name + LATE, 0.0))
            for name, weight in start.items()
            if name.startswith(SPACE) and not name.endswith(LATE)
        }

    def scores(self, game: Game, player: Player, options: Sequence[Action]) -> list[float]:
        """Of the options at the start of a turn, in logits."""
        now, found = Now(game, player, self._valuation.of_conflict(game)), []
        for action in options:
            kind = kind_of(action)
            score = sum(map(mul, row(now, action), self._weights[kind]))
            if kind == "agent":
                early, more = self._spaces.get(action.args[1], (0.0, 0.0))
                score += early + now.late * more
            found.append(score)
        return found

    def choose(self, game: Game) -> Action:
        """An answer at once."""
        decision = game.decision
        assert decision is not None
        options = decision.options
        if len(options) == 1:
            return options[0]
        player = game.players[decision.seat]
        if decision.kind == TURN_KIND:
            if game.turn.stage == START_STAGE:
                return self._begin(game, player, turns.at_once(game))
            if game.turn.stage == AGENT_STAGE:
                return self._act(game, player, options)
            return self._buy(game, player, options)
        if decision.kind == POOL_KIND and not decision.window:
            return _best_item(_pool(game), options, player) or (DONE if DONE in options else options[0])
        if decision.what in _PICKED:
            return _PICKED[decision.what](game, player, decision)
        options = turns.at_once(game)
        if len(options) == 1:
            return options[0]
        # Seldom asked, and no rule of thumb is as good as a look.
        return turns.step(game, lambda new: self._valuation.own_score(new, decision.seat))[0]

    def _begin(self, game: Game, player: Player, options: list[Action]) -> Action:
        scores = self.scores(game, player, options)
        return options[scores.index(max(scores))]

    def _act(self, game: Game, player: Player, options: list[Action]) -> Action:
        item = _best_item(game.turn.items, options, player)
        if item is not None:
            return item
        others = [option for option in options if option.verb == "deploy" and len(option.args) > 1]
        if others:
            return others[-1]  # X3.7: they come back
        troops = [option for option in options if option.verb == "deploy"]
        deployed = _to_deploy(game, player, troops, self._valuation) if troops else None
        if deployed is not None:
            return deployed
        return _best_plot(game, player, options) or (END if END in options else options[0])

    def _buy(self, game: Game, player: Player, options: list[Action]) -> Action:
        item = _best_item(game.turn.items, options, player)
        if item is not None:
            return item
        bought = _best_card(game, player, [option for option in options if option.verb == "acquire"])
        return bought or _best_plot(game, player, options) or (END if END in options else options[0])


@lru_cache(64)
def policy_for(edition: Edition) -> Policy:
    """The quick answers in games of this edition."""
    return Policy(start_for(edition), valuation_for(edition))


def _pool(game: Game) -> list[Item]:
    items: list[Item] = getattr(game.stack[-1], "items", [])
    return items


def _best_item(items: list[Item], options: list[Action], player: Player) -> Action | None:
    """The effect that brings most; none that only costs."""
    best, most = None, -1.0
    for item in items:
        do = item.printed.do
        if do in options:
            value = worth.points(worth.brings(item.printed.effect, player.leader.signet))
            if value > most and (value > 0 or END not in options):
                best, most = do, value
    return best


def _to_deploy(game: Game, player: Player, options: list[Action], valuation: Valuation) -> Action | None:
    """As many as the Conflict is worth, by its expected rewards."""
    rows = prospects(game, player.seat, swords_in_hands(game, player.seat))
    weights = valuation.of_conflict(game)
    best, most = None, 0.0
    for option in options:
        value = stakes(game, player, rows, int(option.args[0]), weights)
        if value > most:
            best, most = option, value
    return best


def _best_plot(game: Game, player: Player, options: list[Action]) -> Action | None:
    """The intrigue card that is worth more now than kept."""
    best, most = None, _KEPT
    for option in options:
        if option.verb == "play":
            value = plot_worth(game, player, option)
            if value > most:
                best, most = option, value
    return best


#: What an intrigue card is worth in the hand, in points.
_KEPT: Final = 0.28


def _best_card(game: Game, player: Player, options: Sequence[Action]) -> Action | None:
    best, most, left = None, 0.05, 1 - progress(game)
    for option in options:
        value = card_value(game, player, game.edition.card_by_id[option.args[0]], left)
        if value > most:
            best, most = option, value
    return best


# ---------------------------------------------------------------- picks


def _pick_card(game: Game, player: Player, decision: Decision) -> Action:
    """The best one to get, the least one to lose; nothing rather than a good one."""
    left = 1 - progress(game)
    loses = decision.options[0].verb in ("trash", "discard")

    def value(option: Action) -> float:
        face = game.edition.card_by_id.get(option.args[0].rpartition(":")[2])
        found = 0.3 if face is None else card_value(game, player, face, left)
        return -found if loses else found

    best = max((option for option in decision.options if option is not NO), key=value)
    return NO if loses and NO in decision.options and value(best) < -_WORTH_KEEPING else best


#: A card that is worth more is not trashed where nobody has to.
_WORTH_KEEPING: Final = 0.55


def _pick_post(game: Game, player: Player, decision: Decision) -> Action:
    """The one from which most is seen; nobody declines a Spy."""
    watched, index = sights(game.edition), game.edition.post_index
    return max((one for one in decision.options if one is not NO), key=lambda one: watched[index[one.args[0]]])


def _pick_contract(game: Game, player: Player, decision: Decision) -> Action:
    """The one that promises most."""
    faces = game.edition.contract_by_id
    options = (one for one in decision.options if one is not NO)
    return max(options, key=lambda one: promise(faces[one.args[0]], player.leader))


#: By what is picked: seldom asked, the rest is looked at.
_PICKED: Final[Mapping[str, Callable[[Game, Player, Decision], Action]]] = {
    "card": _pick_card,
    "post": _pick_post,
    "contract": _pick_contract,
}
