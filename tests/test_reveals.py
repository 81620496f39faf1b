"""What shows something hidden says so beforehand: the sealed sign, and the border of undo."""

from dune_desktop.content import BASE
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.decisions import TURN
from dune_desktop.engine.setup import Setup, new_game


def test_an_effect_that_does_not_say_so_shows_nothing() -> None:
    silent = honest = 0
    for seed in range(60):
        chance = Chance(seed)
        game = new_game(BASE, Setup(3 + seed % 2, seed))
        while (decision := game.decision) is not None:
            action = decision.options[chance.below(len(decision.options))]
            said = True
            if decision.kind == TURN and action.verb == "do":
                item = next(item for item in game.turn.items if item.printed.do is action)
                said = item.effect.reveals(game, item)
            before = game.barrier
            game.apply(action)
            if said:
                honest += game.barrier > before
            elif game.decision is not None and game.decision.seat == decision.seat:
                assert game.barrier == before, f"seed {seed}: {action} showed something"
                silent += 1
    assert silent > 500
    assert honest > 500
