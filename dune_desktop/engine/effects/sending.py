"""Words of sending: what changes where an agent may go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.names import REVEAL_STAGE, START_STAGE, mask
from dune_desktop.engine.refusals import AGENT_SENT, REVEALING, Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Table


@frozen
class SendAnywhere(Effect):
    """Sends any own agent, from the leader or from a space, to any space, occupied or not (R26.2).

    Cost, requirement and The Voice still bind (Q7).
    """


@frozen
class WaiveRequirement(Effect):
    """The agent that this card sends needs not meet the influence that a space requires (U6.4)."""


@frozen
class _ForTheAgent(Effect):
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

    def do(self, game: Game, at: Context) -> None:
        game.turn.ignore_agents |= self.spaces(game.edition)


@frozen
class AddIcons(_ForTheAgent):
    """The card played this turn has these agent icons too, also a card without any (Q26)."""

    icons: tuple[int, ...]

    def do(self, game: Game, at: Context) -> None:
        game.turn.extra_icons |= mask(self.icons)
