"""What an agent is sent with, the words that change where it may go, and other permissions for the running turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, field, frozen

from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.items import Printed
from dune_desktop.engine.names import AGENT_STAGE, REVEAL_STAGE, START_STAGE, mask
from dune_desktop.engine.refusals import AGENT_SENT, REVEALING, Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Table


@frozen(eq=False)
class Sending:
    """What a card, or two that are played together, would send an agent with."""

    #: Agent icons, as a bit mask.
    icons: int = 0
    #: Spaces (bit mask) where foreign agents do not block.
    passes: int = 0
    #: It needs not meet the influence that a space requires.
    waives: bool = False
    #: Any own agent, from wherever it stands, to any space.
    anywhere: bool = False
    #: Spaces that cost so much less spice.
    cheaper: tuple[tuple[int, int], ...] = ()
    #: It reaches more spaces than those of the icons on a card.
    reaches: bool = field(init=False)

    @reaches.default
    def _reaches(self) -> bool:
        return bool(self.icons or self.waives or self.anywhere or self.cheaper)


#: Of a seat that owns nothing that changes it.
UNCHANGED = Sending()


@frozen
class SendingWord(Effect):
    """Changes what an agent is sent with: on the card that sends it, on what its seat owns, or for a turn."""

    def send(self, sending: Sending, edition: Edition) -> Sending:
        """What the agent is sent with when this word counts, too."""
        raise NotImplementedError


@frozen
class SendAnywhere(SendingWord):
    """Sends any own agent, from the leader or from a space, to any space, occupied or not (R26.2).

    Cost, requirement and The Voice still bind (Q7).
    """

    def send(self, sending: Sending, edition: Edition) -> Sending:
        return evolve(sending, anywhere=True)


@frozen
class WaiveRequirement(SendingWord):
    """The agent that this card sends needs not meet the influence that a space requires (U6.4)."""

    def send(self, sending: Sending, edition: Edition) -> Sending:
        return evolve(sending, waives=True)


@frozen
class SpaceCostsLess(SendingWord):
    """The agent that this card sends pays so much less spice at a space."""

    space: str
    spice: int

    def send(self, sending: Sending, edition: Edition) -> Sending:
        return evolve(sending, cheaper=(*sending.cheaper, (edition.space_index[self.space], self.spice)))


@frozen
class _ForTheAgent(SendingWord):
    """Counts for the agent that is still to be sent in this turn (R26.8)."""

    needs = AGENT_SENT

    def possible(self, table: Table, at: Context) -> bool:
        return table.turn.seat == at.seat and table.turn.stage == START_STAGE

    def why_unplayable(self, table: Table, at: Context) -> list[Refusal]:
        return [] if self.possible(table, at) else [REVEALING if table.turn.stage == REVEAL_STAGE else AGENT_SENT]


@frozen
class IgnoreAgents(_ForTheAgent):
    """Foreign agents do not block at spaces with these icons; own ones do."""

    #: None: at all spaces.
    icons: tuple[int, ...] = ()

    def spaces(self, edition: Edition) -> int:
        """The spaces as a bit mask."""
        return sum(edition.icon_spaces[icon] for icon in self.icons or range(len(edition.icon_spaces)))

    def send(self, sending: Sending, edition: Edition) -> Sending:
        return evolve(sending, passes=sending.passes | self.spaces(edition))

    def do(self, game: Game, at: Context) -> None:
        game.turn.ignore_agents |= self.spaces(game.edition)


@frozen
class AddIcons(_ForTheAgent):
    """The card played this turn has these agent icons too, also a card without any (Q26)."""

    icons: tuple[int, ...]
    #: The card that says so has them itself.
    own: bool = False

    def send(self, sending: Sending, edition: Edition) -> Sending:
        return evolve(sending, icons=sending.icons | mask(self.icons))

    def do(self, game: Game, at: Context) -> None:
        game.turn.extra_icons |= mask(self.icons)


@frozen
class SameBox(Effect):
    """This card has the Agent box of the one that is played together with it, sending included (I14.2)."""

    lacks = Refusal("needs_joined")

    def possible(self, table: Table, at: Context) -> bool:
        return False  # what it copies stands in its place

    def optional(self, table: Table, at: Context) -> bool:
        return True


@frozen
class MayPass(Effect):
    """The turn may be passed: neither Agent nor Reveal turn now (R26.3)."""

    constant = True

    def do(self, game: Game, at: Context) -> None:
        game.turn.may_pass = True


@frozen
class AnotherTurn(Effect):
    """The seat may take another turn directly after this one; then the others go on in their order."""

    def do(self, game: Game, at: Context) -> None:
        turn = game.turn
        if turn.another:
            turn.further += 1
        turn.another = True

    def possible(self, table: Table, at: Context) -> bool:
        turn = table.turn
        return turn.seat == at.seat and turn.stage == AGENT_STAGE

    def optional(self, table: Table, at: Context) -> bool:
        return True


@frozen
class Discount(Effect):
    """Each copy of a card costs so much persuasion less this turn."""

    card: str
    n: int
    constant = True

    def do(self, game: Game, at: Context) -> None:
        game.turn.discounts += ((self.card, self.n),)


@frozen
class AcquireToTop(Effect):
    """Each card acquired in this Reveal turn may go on top of the deck."""

    constant = True

    def do(self, game: Game, at: Context) -> None:
        game.turn.to_top = True


@frozen
class DeployAnywhere(Effect):
    """Troops recruited this turn may be deployed whatever the space; beside a combat space's right it adds nothing."""

    constant = True

    def do(self, game: Game, at: Context) -> None:
        game.turn.deploy_anywhere = True


@frozen
class DeployAsInCombat(Effect):
    """Troops may be deployed as if the agent had gone to a combat space; on one it adds nothing (I8.2)."""

    constant = True

    def do(self, game: Game, at: Context) -> None:
        game.turn.as_in_combat = True


@frozen
class NoDeployment(Effect):
    """No unit of the seat may enter the Conflict in this turn (U20.7)."""

    constant = True

    def do(self, game: Game, at: Context) -> None:
        game.turn.no_deployment = True


@frozen
class EachAcquired(Effect):
    """Each further card that is acquired in this Reveal turn gives something."""

    effect: Effect
    constant = True

    def do(self, game: Game, at: Context) -> None:
        game.turn.each_acquired += (Printed(at.address, self.effect),)
