"""Conditions: frozen values, looked at when an effect is resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import asdict, frozen

from dune_desktop.engine.abilities import CountsAs
from dune_desktop.engine.joining import Considered, other_card
from dune_desktop.engine.names import ANY, FACTIONS, HOME, NO_CARD, NOBODY, REVEAL_STAGE, START_STAGE, mask
from dune_desktop.engine.refusals import Refusal
from dune_desktop.engine.units import strength, units

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Table


@frozen
class Condition:
    """Something that is true or not for a seat."""

    #: What it counted can't be taken back once something was done because it holds: see ``rely``.
    relies: ClassVar[bool] = False

    def holds(self, table: Table, at: Context) -> bool:
        raise NotImplementedError

    def rely(self, game: Game, at: Context) -> None:
        """Something was done because it holds."""

    def refusal(self) -> Refusal:
        """The reason to give when it does not hold, with the condition's own values."""
        values = tuple(FACTIONS[value] if name == "faction" else value for name, value in asdict(self).items())
        return Refusal("needs_" + _snake(type(self).__name__), values)

    def lacking(self, table: Table, at: Context) -> Refusal:
        """The same of what is missing now, where it asks for several things."""
        return self.refusal()


def _snake(name: str) -> str:
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


@frozen
class Not(Condition):
    """The opposite."""

    condition: Condition

    def holds(self, table: Table, at: Context) -> bool:
        return not self.condition.holds(table, at)

    def refusal(self) -> Refusal:
        return Refusal("only_without_" + _snake(type(self.condition).__name__))


@frozen
class OnTrack(Condition):
    """The own token stands so many steps or more from the start of a track."""

    track: str
    step: int

    def holds(self, table: Table, at: Context) -> bool:
        track = table.edition.track_by_id[self.track]
        return track.steps[track.at(table.players[at.seat])] >= self.step


@frozen
class Has(Condition):
    """Influence of at least n with the faction (R7.14)."""

    faction: int
    n: int

    def holds(self, table: Table, at: Context) -> bool:
        return table.players[at.seat].influence[self.faction] >= self.n

    def refusal(self) -> Refusal:
        return Refusal("needs_influence", (FACTIONS[self.faction], self.n))


@frozen
class HasOn(Condition):
    """Influence of at least n on so many tracks."""

    n: int
    tracks: int

    def holds(self, table: Table, at: Context) -> bool:
        return sum(value >= self.n for value in table.players[at.seat].influence) >= self.tracks


@frozen
class Alliance(Condition):
    """Holds this faction's Alliance token now (R7.14)."""

    faction: int

    def holds(self, table: Table, at: Context) -> bool:
        return table.alliances[self.faction] == at.seat


@frozen
class AnyAlliance(Condition):
    """Holds at least one Alliance token."""

    def holds(self, table: Table, at: Context) -> bool:
        return at.seat in table.alliances


@frozen
class Bond(Condition):
    """Another own card of the faction is in play (R13.9)."""

    faction: int

    def holds(self, table: Table, at: Context) -> bool:
        cards, faction, this = table.cards, self.faction, at.card
        player = table.players[at.seat]
        if isinstance(at, Considered) and any(faction in cards[partner].factions for partner in at.it):
            return True  # it is about to be there, too (I14.3)
        for zone in (player.played, player.revealed):
            for card in zone:
                if card != this and faction in cards[card].factions:
                    return True
        return False


@frozen
class Joined(Condition):
    """The card that carries the effect was played together with another one in this turn."""

    def holds(self, table: Table, at: Context) -> bool:
        return at.joined if isinstance(at, Considered) else other_card(table, at.card) != NO_CARD


@frozen
class JoinedTo(Condition):
    """That other card belongs to one of these factions."""

    factions: tuple[int, ...]

    def holds(self, table: Table, at: Context) -> bool:
        other = other_card(table, at.card)
        return other != NO_CARD and not set(self.factions).isdisjoint(table.cards[other].factions)

    def refusal(self) -> Refusal:
        return Refusal("needs_joined_to", tuple(FACTIONS[faction] for faction in self.factions))


@frozen
class Seated(Condition):
    """Has a seat on the High Council."""

    def holds(self, table: Table, at: Context) -> bool:
        return table.players[at.seat].council


@frozen
class HasSwordmaster(Condition):
    """Has the third agent."""

    def holds(self, table: Table, at: Context) -> bool:
        return table.players[at.seat].swordmaster


@frozen
class AgentAt(Condition):
    """Has an agent on the space now."""

    space: str

    def holds(self, table: Table, at: Context) -> bool:
        return table.edition.space_index[self.space] in table.players[at.seat].agents


@frozen
class Harvested(Condition):
    """The agent sent this turn harvested base spice."""

    def holds(self, table: Table, at: Context) -> bool:
        return table.turn.seat == at.seat and table.turn.harvested > 0


@frozen
class Deployed(Condition):
    """So many troops deployed in this turn, whatever the source."""

    n: int

    def holds(self, table: Table, at: Context) -> bool:
        return table.turn.seat == at.seat and table.turn.troops >= self.n


@frozen
class DeployedUnits(Condition):
    """So many units of any kind came into the Conflict in this turn (Q4)."""

    n: int
    relies = True

    def holds(self, table: Table, at: Context) -> bool:
        return table.turn.seat == at.seat and table.turn.units >= self.n

    def rely(self, game: Game, at: Context) -> None:
        game.turn.floor = max(game.turn.floor, self.n - game.turn.others)


@frozen
class Revealing(Condition):
    """It is the seat's own Reveal turn."""

    def holds(self, table: Table, at: Context) -> bool:
        return table.turn.seat == at.seat and table.turn.stage == REVEAL_STAGE


@frozen
class TurnStart(Condition):
    """The very start of one's own turn: nothing has been done in it."""

    def holds(self, table: Table, at: Context) -> bool:
        turn = table.turn
        return turn.seat == at.seat and turn.stage == START_STAGE and turn.fresh


@frozen
class Owns(Condition):
    """Owns at least n copies of a card, wherever they are (trashed ones do not count)."""

    card: str
    n: int

    def holds(self, table: Table, at: Context) -> bool:
        return owned(table, at.seat, self.card) >= self.n


@frozen
class OwnsMost(Condition):
    """Owns more copies of a card than each opponent."""

    card: str

    def holds(self, table: Table, at: Context) -> bool:
        mine = owned(table, at.seat, self.card)
        return all(owned(table, player.seat, self.card) < mine for player in table.opponents(at.seat))


def owned(table: Table, seat: int, card_id: str) -> int:
    """How many copies of a card a seat owns."""
    player = table.players[seat]
    zones = (player.hand, player.deck, player.discard, player.played, player.revealed)
    cards = sum(table.cards[card].id == card_id for zone in zones for card in zone)
    return cards + sum(ability.n for ability in table.rules.seats[seat].all_of(CountsAs))


@frozen
class HasTokens(Condition):
    """The Baron's tokens are still face down."""

    def holds(self, table: Table, at: Context) -> bool:
        return bool(table.players[at.seat].tokens)


@frozen
class And(Condition):
    """Both."""

    first: Condition
    second: Condition

    def holds(self, table: Table, at: Context) -> bool:
        return self.first.holds(table, at) and self.second.holds(table, at)

    def lacking(self, table: Table, at: Context) -> Refusal:
        return (self.second if self.first.holds(table, at) else self.first).lacking(table, at)


@frozen
class SomeOf(Condition):
    """So many of several conditions hold."""

    n: int
    conditions: tuple[Condition, ...]

    def holds(self, table: Table, at: Context) -> bool:
        return sum(condition.holds(table, at) for condition in self.conditions) >= self.n

    def refusal(self) -> Refusal:
        return Refusal("needs_some_of", (self.n,))


@frozen
class HasMuch(Condition):
    """Has at least so much solari, spice or persuasion now, which is not spent; what was spent does not count (QX2)."""

    what: str
    n: int

    def holds(self, table: Table, at: Context) -> bool:
        held: int = getattr(table.players[at.seat], self.what)
        return held >= self.n

    def refusal(self) -> Refusal:
        return Refusal(f"needs_{self.what}", (self.n,))


@frozen
class AgentsOn(Condition):
    """At least n own agents stand on spaces with any of these icons; the Mentat counts (QX26)."""

    n: int
    icons: tuple[int, ...]

    def holds(self, table: Table, at: Context) -> bool:
        spaces = table.edition.spaces
        return sum([spaces[space].icon in self.icons for space in table.players[at.seat].agents]) >= self.n

    def refusal(self) -> Refusal:
        return Refusal("needs_agents_on", (self.n,))


@frozen
class BeforeCombat(Condition):
    """The Conflict of this round is still to be decided: it is somebody's turn."""

    def holds(self, table: Table, at: Context) -> bool:
        return table.turn.seat != NOBODY


# ---------------------------------------------------------------- spies


@frozen
class Spies(Condition):
    """At least n own spies are on the board."""

    n: int

    def holds(self, table: Table, at: Context) -> bool:
        return len(table.players[at.seat].spies) >= self.n


@frozen
class SpyRecalled(Condition):
    """An own spy was recalled in this turn, for whatever reason (U11.10)."""

    def holds(self, table: Table, at: Context) -> bool:
        return table.turn.seat == at.seat and table.turn.spies_recalled > 0


@frozen
class SpyingOnMaker(Condition):
    """An own spy watches a maker space."""

    def holds(self, table: Table, at: Context) -> bool:
        return bool(table.edition.spied(table.players[at.seat].spies) & mask(table.edition.makers))


@frozen
class SpyingHere(Condition):
    """An own spy watches the space that the running turn's agent was sent to, whoever sent it."""

    def holds(self, table: Table, at: Context) -> bool:
        space = table.turn.space
        return space != HOME and bool(table.edition.spied(table.players[at.seat].spies) >> space & 1)


@frozen
class PlacedOn(Condition):
    """The spy just placed watches a space with one of these icons."""

    icons: tuple[int, ...]

    def holds(self, table: Table, at: Context) -> bool:
        return bool(at.it and table.edition.post_icons[at.it[0]] & mask(self.icons or table.edition.faction_icons))


# ---------------------------------------------------------------- this turn's agent, units, cards


@frozen
class AtMaker(Condition):
    """The running turn's agent was sent to a maker space."""

    def holds(self, table: Table, at: Context) -> bool:
        space = table.turn.space
        return space != HOME and table.edition.spaces[space].maker


@frozen
class AtFactionSpace(Condition):
    """This turn's agent was sent to a space of one of these factions."""

    factions: tuple[int, ...] = ANY

    def holds(self, table: Table, at: Context) -> bool:
        turn = table.turn
        if turn.seat != at.seat or turn.space == HOME:
            return False
        faction = table.edition.spaces[turn.space].faction
        return faction is not None and (not self.factions or faction in self.factions)


@frozen
class Units(Condition):
    """At least n own units in the Conflict: of all kinds (U8.1)."""

    n: int
    relies = True

    def holds(self, table: Table, at: Context) -> bool:
        return units(table, table.players[at.seat]) >= self.n

    def rely(self, game: Game, at: Context) -> None:
        turn, spare = game.turn, units(game, game.players[at.seat]) - self.n
        turn.floor = max(turn.floor, turn.troops + turn.by_right - spare)


@frozen
class Worms(Condition):
    """At least n own sandworms in the Conflict."""

    n: int = 1

    def holds(self, table: Table, at: Context) -> bool:
        return table.players[at.seat].worms >= self.n


@frozen
class Hooks(Condition):
    """Has maker hooks (U10.2)."""

    def holds(self, table: Table, at: Context) -> bool:
        return table.players[at.seat].hooks


@frozen
class Strength(Condition):
    """Strength of at least n, at any moment of the Reveal turn (U14.2)."""

    n: int

    def holds(self, table: Table, at: Context) -> bool:
        return strength(table, table.players[at.seat]) >= self.n


@frozen
class GainedSpice(Condition):
    """Gained at least n spice in this turn, whatever was paid since."""

    n: int = 1

    def holds(self, table: Table, at: Context) -> bool:
        return table.turn.seat == at.seat and table.turn.spice_gained >= self.n


@frozen
class AcquiredCard(Condition):
    """Acquired a copy of this card in this turn."""

    card: str

    def holds(self, table: Table, at: Context) -> bool:
        return table.turn.seat == at.seat and self.card in table.turn.acquired


@frozen
class Completed(Condition):
    """Has completed at least n contracts (U18.9)."""

    n: int

    def holds(self, table: Table, at: Context) -> bool:
        return len(table.players[at.seat].completed) >= self.n


@frozen
class DeckHas(Condition):
    """At least n cards in the own deck."""

    n: int

    def holds(self, table: Table, at: Context) -> bool:
        return len(table.players[at.seat].deck) >= self.n


@frozen
class ItIs(Condition):
    """The card just discarded, trashed or chosen is of this faction."""

    faction: int

    def holds(self, table: Table, at: Context) -> bool:
        return bool(at.it) and self.faction in table.cards[at.it[0]].factions


@frozen
class ItCosts(Condition):
    """The card just discarded, trashed or chosen costs at least n."""

    n: int

    def holds(self, table: Table, at: Context) -> bool:
        return bool(at.it) and (table.cards[at.it[0]].cost or 0) >= self.n


@frozen
class AllianceElsewhere(Condition):
    """Influence of at least n with a faction whose Alliance an opponent holds."""

    n: int

    def holds(self, table: Table, at: Context) -> bool:
        influence = table.players[at.seat].influence
        return any(
            value >= self.n and holder not in (NOBODY, at.seat)
            for value, holder in zip(influence, table.alliances, strict=True)
        )


@frozen
class Reached(Condition):
    """The track on which 2 was just reached is this faction's (U20.8)."""

    faction: int

    def holds(self, table: Table, at: Context) -> bool:
        return at.it == (self.faction,)
