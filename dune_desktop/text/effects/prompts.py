"""What a seat is asked: by an effect, whose prompt stands beside its sentence, or by a rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.effects.spies import RecallFirst
from dune_desktop.engine.frames.flow import DefenceQuestion
from dune_desktop.engine.frames.send import AgentQuestion, AmountQuestion
from dune_desktop.engine.frames.spying import GatherQuestion, InfiltrateQuestion
from dune_desktop.engine.tracks import HeirQuestion
from dune_desktop.text.spoken import called
from dune_desktop.text.tongue import Context
from dune_desktop.text.wording import clause

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.view import Question, View

Choosing = Context("Choosing")


class Asked(Protocol):
    """A question, and the table as it lies when it is asked."""

    @property
    def question(self) -> Question: ...
    @property
    def view(self) -> View: ...
    @property
    def edition(self) -> Edition: ...
    @property
    def source(self) -> str:
        """The name of the component that asks."""


_Prompt = TypeVar("_Prompt", bound=Callable[[Any, Asked], str])
PROMPTS: dict[type, Callable[[Any, Asked], str]] = {}
DECLINING: dict[type, Callable[[], str]] = {}


def prompting(*kinds: type, no: Callable[[], str] | None = None) -> Callable[[_Prompt], _Prompt]:
    """Make a function the prompt of kinds of effect or of rules; ``no``: what the button that leaves it says."""

    def enter(function: _Prompt) -> _Prompt:
        PROMPTS.update(dict.fromkeys(kinds, function))
        if no is not None:
            DECLINING.update(dict.fromkeys(kinds, no))
        return function

    return enter


def prompt(asked: Asked) -> str:
    """What is asked; by an effect without a prompt, what its sentence says."""
    asks = asked.question.asks
    if asked.question.what == "yes" and isinstance(asks, Effect):
        return Choosing.tr("Do this or skip it?")
    for kind in _kinds(asks):
        if kind in PROMPTS:
            return PROMPTS[kind](asks, asked)
    return counted(deed(asks), asked) if isinstance(asks, Effect) else Choosing.tr("Choose one")


def declining(asked: Asked) -> str:
    """The answer that leaves it."""
    words = (DECLINING[kind] for kind in _kinds(asked.question.asks) if kind in DECLINING)
    return next(words, lambda: Choosing.tr("No"))()


def _kinds(asks: object) -> tuple[type, ...]:
    """What it is, the most certain first."""
    return (asks if isinstance(asks, type) else type(asks)).__mro__


def counted(what: str, asked: Asked) -> str:
    """With which of several picks this is."""
    counter = which(asked)
    return Choosing.tr("{what}: {counter}").format(what=what, counter=counter) if counter else what


def which(asked: Asked) -> str:
    """Which of several picks this is; empty for a single one."""
    question = asked.question
    if question.steps == 1:
        return ""
    return Choosing.tr("{one} of {all}").format(one=question.step, all=question.steps)


def deed(effect: Effect) -> str:
    """What the effect does, as a title."""
    return capital(clause(effect))


def capital(text: str) -> str:
    """Begun like a title."""
    return text[:1].upper() + text[1:]


# ---------------------------------------------------------------- what rules ask


def _keep_spies() -> str:
    return Choosing.tr("No, keep your Spies")


@prompting(AgentQuestion)
def _agent(_rule: object, asked: Asked) -> str:
    return Choosing.tr("Which Agent goes to {space}?").format(space=asked.source)


#: By resource, in the order of ``engine.names.RESOURCES``.
_HOW_MUCH: tuple[Callable[[], str], ...] = (
    lambda: Choosing.tr("How many Solari do you pay?"),
    lambda: Choosing.tr("How much spice do you pay?"),
    lambda: Choosing.tr("How much water do you pay?"),
)


@prompting(AmountQuestion)
def _amount(_rule: object, asked: Asked) -> str:
    """What a price of a space is paid in."""
    space = asked.edition.space_index[asked.question.source]
    dearest = max(offer.price for offer in asked.edition.spaces[space].offers)
    return next(words() for n, words in zip(dearest, _HOW_MUCH, strict=True) if n)


@prompting(DefenceQuestion)
def _defence(_rule: object, asked: Asked) -> str:
    """The bonus of control at the start of a round (R10.2)."""
    controls = asked.edition.conflict_by_id[asked.question.source].controls
    assert controls is not None
    return Choosing.tr("Defend {space} with a troop?").format(space=called("space", controls))


@prompting(InfiltrateQuestion)
def _infiltrate(_rule: object, asked: Asked) -> str:
    return Choosing.tr("Infiltrate {space}: recall which Spy?").format(space=asked.source)


@prompting(GatherQuestion, no=_keep_spies)
def _gather(_rule: object, _asked: Asked) -> str:
    return Choosing.tr("Gather Intelligence: recall a Spy to draw a card?")


@prompting(RecallFirst, no=_keep_spies)
def _recall_first(_rule: RecallFirst, _asked: Asked) -> str:
    return Choosing.tr("No Spies left in your supply: recall which one first?")


@prompting(HeirQuestion)
def _heir(_rule: object, _asked: Asked) -> str:
    return Choosing.tr("Who takes the Alliance?")  # R7.9
