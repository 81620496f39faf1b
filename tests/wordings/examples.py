"""Sentences that stand in no position: each kind of event and each refusal, as the tests of them have examples."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from dune_desktop.engine.events import Event
from dune_desktop.engine.refusals import Refusal
from dune_desktop.engine.state import Game
from dune_desktop.text import refusals
from dune_desktop.text.log.sentences import heading, line
from dune_desktop.text.spoken_names import speaking_of
from tests import test_log, test_log_rivals, test_log_uprising, test_refusals
from tests.games import BASE

Examples = Sequence[tuple[Event, str | None]]

#: The game, who reads, and the events.
_EVENTS: Final[tuple[tuple[str, Game, int | None, Examples], ...]] = (
    ("base", test_log.GAME, None, test_log.SAID),
    ("base, another seat", test_log.GAME, 3, test_log.COUNTED),
    ("uprising", test_log_uprising.GAME, None, test_log_uprising.SAID),
    ("rivals", test_log_rivals.GAME, None, test_log_rivals.SAID),
)


def examples() -> Iterator[tuple[str, list[str | None]]]:
    """By what they are examples of."""
    for title, game, viewer, said in _EVENTS:
        with speaking_of(game.edition.products):
            texts = [text for event, _ in said for text in (heading(event, game), line(event, game, viewer))]
        yield f"events: {title}", texts
    with speaking_of(BASE.products):
        of_all = (Refusal(code, values) for code, (values, _) in test_refusals.EXAMPLES.items())
        bare = (Refusal(code) for code in refusals.refused if code not in test_refusals.EXAMPLES)
        yield "refusals", [refusals.reason(one, BASE) for one in (*of_all, *bare)]
