"""What a decision was about: where more can be read and tried of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from dune_desktop.challenges.challenge import AGENTS, BUYING, CONFLICT, INFLUENCE, INTRIGUE, REVEAL
from dune_desktop.engine.actions import Action
from dune_desktop.engine.decisions import COMBAT_KIND
from dune_desktop.engine.state import Game

#: What both answers of a decision may be, and what it is about then: the first that is in one of them counts.
_BY_VERB: Final = {
    "reveal": REVEAL, "deploy": CONFLICT, "take_back": CONFLICT, "acquire": BUYING, "play": INTRIGUE,
    "discard": BUYING, "trash": BUYING,
}  # fmt: skip


def topic_of(game: Game, taken: Action, better: Action) -> str:
    """What it was about to choose between these two answers; ``game`` asks for one of them."""
    if game.decision is not None and game.decision.kind == COMBAT_KIND:
        return CONFLICT
    verbs = taken.verb, better.verb
    found = next((topic for verb, topic in _BY_VERB.items() if verb in verbs), None)
    if found is not None:
        return found
    return INFLUENCE if any(_is_of_influence(game, answer) for answer in (taken, better)) else AGENTS


def _is_of_influence(game: Game, answer: Action) -> bool:
    """It goes to a Faction, or chooses one."""
    edition, last = game.edition, answer.args[-1] if answer.args else ""
    if answer.verb == "agent":
        return edition.spaces[edition.space_index[last]].faction is not None
    return last.endswith(".influence") or last in [faction.id for faction in edition.factions]


def dearest(costs: Iterable[tuple[str, int]], most: int = 2) -> list[tuple[str, int]]:
    """The topics that cost most, with how much that was in all."""
    sums = Counter[str]()
    for topic, cost in costs:
        sums[topic] += cost
    return sums.most_common(most)
