"""What a seat is asked: by an effect, whose prompt stands beside its sentence, or by a rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from dune_desktop.engine.decisions import WIN
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.effects.spies import RecallFirst
from dune_desktop.engine.frames.flow import DefenceQuestion
from dune_desktop.engine.frames.send import AgentQuestion, AmountQuestion, GatherQuestion, InfiltrateQuestion
from dune_desktop.engine.tracks import HeirQuestion
from dune_desktop.text.by_kind import ByKind
from dune_desktop.text.spoken_names import called
from dune_desktop.text.translating import Texts
from dune_desktop.text.wording import clause

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.view import Question, View

Choosing = Texts("Choosing")


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


#: By window in which cards may be played: what is said where one can act there, and where one can't.
moments: Final[dict[str, tuple[Callable[[], str], Callable[[], str]]]] = {
    WIN: (
        lambda: Choosing.tr("You won the Conflict: play a card, or continue"),
        lambda: Choosing.tr("You won the Conflict: continue."),
    ),
}

#: What an effect or a rule asks.
prompting: Final = ByKind[str]("prompting")
#: What the button says that leaves what it asks, where that is more than no.
leaving: Final = ByKind[str]("leaving")


def prompt(asked: Asked) -> str:
    """What is asked; by an effect without a prompt, what its sentence says."""
    asks = asked.question.asks
    if asked.question.what == "yes" and isinstance(asks, Effect):
        return Choosing.tr("Do this or skip it?")
    tell = _told(prompting, asks)
    if tell is not None:
        return tell(asks, asked)
    return counted(deed(asks), asked) if isinstance(asks, Effect) else Choosing.tr("Choose one")


def no_words(asked: Asked) -> str:
    """What the answer says that leaves undone what is asked."""
    tell = _told(leaving, asked.question.asks)
    return Choosing.tr("No") if tell is None else tell(asked)


def _told(table: ByKind[str], asks: object) -> Callable[..., str] | None:
    """Of its kind, or of one that it is a case of."""
    kinds = (asks if isinstance(asks, type) else type(asks)).__mro__
    return next((table[kind] for kind in kinds if kind in table), None)


def moment(window: str, acts: bool) -> str:
    """What is said in a window, where one can act there or can't."""
    if window in moments:
        act, go_on = moments[window]
        return act() if acts else go_on()
    return Choosing.tr("You may act now, or continue") if acts else ""


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
    """The text with a capital at its beginning, like a title."""
    return text[:1].upper() + text[1:]


# ---------------------------------------------------------------- what rules ask

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


prompting.update(
    {
        AgentQuestion: lambda _, asked: Choosing.tr("Which Agent goes to {space}?").format(space=asked.source),
        InfiltrateQuestion: lambda _, asked: Choosing.tr("Infiltrate {space}: recall which Spy?").format(
            space=asked.source
        ),
        GatherQuestion: lambda _, __: Choosing.tr("Gather Intelligence: recall a Spy to draw a card?"),
        RecallFirst: lambda _, __: Choosing.tr("No Spies left in your supply: recall which one first?"),
        HeirQuestion: lambda _, __: Choosing.tr("Who takes the Alliance?"),  # R7.9
    }
)
leaving[GatherQuestion] = leaving[RecallFirst] = lambda _: Choosing.tr("No, keep your Spies")
