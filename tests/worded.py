"""The question of a game in words, as whoever is asked reads it; without a window."""

from __future__ import annotations

from attrs import frozen

from dune_desktop.engine.decisions import PICK_KIND
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.state import Game
from dune_desktop.engine.view import Question, View, view
from dune_desktop.text import addresses
from dune_desktop.text.effects import no_words, prompt
from dune_desktop.text.spoken_names import speaking_of


@frozen
class Asked:
    """A question and the table, as prompts read them."""

    question: Question
    view: View
    edition: Edition

    @property
    def source(self) -> str:
        return addresses.source(self.edition, self.question.source)


def worded(game: Game) -> None:
    """Every hole of what an effect or a rule asks is filled; says of which word it is not."""
    decision = game.decision
    if decision is None or decision.kind != PICK_KIND:
        return
    seen = view(game, decision.seat)
    assert seen.question is not None
    asked = Asked(seen.question, seen, game.edition)
    try:
        with speaking_of(game.edition.products):
            said = f"{prompt(asked)} {no_words(asked)}"
    except KeyError as hole:
        raise AssertionError(f"the prompt of {decision.asks!r} has a hole {hole} that nothing fills") from None
    assert not {"{", "}", "%"} & set(said), f"the prompt of {decision.asks!r} has a hole left: {said}"
