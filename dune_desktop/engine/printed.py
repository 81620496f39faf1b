"""What is printed: cards, spaces, leaders, tracks, and the edition that holds them. Frozen, shared by all games.

A box is given as it stands on the component, one effect or a tuple of them, and kept as addressed icons.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

from attrs import field, fields, frozen

from dune_desktop.engine.actions import Action
from dune_desktop.engine.decisions import COMBAT, ENDGAME, PLOT, WIN
from dune_desktop.engine.derived import derived
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.effects.contracts import Complete
from dune_desktop.engine.effects.influence import InfluenceVisited
from dune_desktop.engine.effects.meanings import If
from dune_desktop.engine.effects.sending import SendAnywhere
from dune_desktop.engine.items import Component, Item, Printed, box
from dune_desktop.engine.names import FACTIONS, ICONS, NO_CARD, SEATS, SPY, mask

if TYPE_CHECKING:
    from dune_desktop.engine.abilities import Ability
    from dune_desktop.engine.conditions import Condition
    from dune_desktop.engine.effects.gains import Pay
    from dune_desktop.engine.rules import Price
    from dune_desktop.engine.tracks import Track

#: More than anybody has, whatever a card costs less.
NO_MONEY_BUYS = 10**6
STARTER, IMPERIUM, RESERVE = "starter", "imperium", "reserve"


Effects = Effect | tuple[Effect, ...]
Box = tuple[Printed, ...]


def _effects(effects: Effects) -> tuple[Effect, ...]:
    return effects if isinstance(effects, tuple) else (effects,)


def _as_box(effects: Effects | Box) -> Box:
    """As a component takes it; who it belongs to is known when the component is complete."""
    return cast("Box", effects if isinstance(effects, tuple) else (effects,))


def _all_of(effect: Effect) -> Iterator[Effect]:
    yield effect
    for one in effect.parts():
        yield from _all_of(one)


def _sorted(values: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(values))


@frozen(eq=False)
class _Boxed(Component):
    """A component whose boxes are named by their fields."""

    def __attrs_post_init__(self) -> None:
        for one in fields(type(self)):
            effects: Any = getattr(self, one.name) if one.converter is _as_box else ()
            if effects and isinstance(effects[0], Effect):
                object.__setattr__(self, one.name, box(self.id, one.name, effects))


@frozen(eq=False)
@derived
class Card(_Boxed):
    """A card of a personal deck: starting, Imperium or Reserve."""

    kind: str = field(default=IMPERIUM, kw_only=True)
    copies: int = field(default=1, kw_only=True)
    #: Persuasion; None: can't be bought, nor acquired by effects that name a cost.
    cost: int | None = field(default=None, kw_only=True)
    #: What it costs in its market.
    price: int | None = field(kw_only=True)
    #: This money; of a card that a market of its own sells, the market says it.
    money: str = field(default="persuasion", kw_only=True)
    factions: tuple[int, ...] = field(default=(), converter=_sorted, kw_only=True)
    icons: tuple[int, ...] = field(default=(), converter=_sorted, kw_only=True)
    #: What changes where its agent may go, from the moment that it is played.
    sending: Box = field(default=(), converter=_as_box, kw_only=True)
    agent: Box = field(default=(), converter=_as_box, kw_only=True)
    reveal: Box = field(default=(), converter=_as_box, kw_only=True)
    acquired: Box = field(default=(), converter=_as_box, kw_only=True)
    trashed: Box = field(default=(), converter=_as_box, kw_only=True)
    discarded: Box = field(default=(), converter=_as_box, kw_only=True)
    #: What counts while it lies before its seat.
    ability: tuple[Ability, ...] = field(default=(), kw_only=True)
    #: It has the House Hagal mark: Rivals acquire no other where they acquire anything (X10.12).
    marked: bool = field(default=False, kw_only=True)
    #: It sends an agent only together with another card.
    joins: bool = field(default=False, kw_only=True)
    #: That may be one of the Row, too, which is trashed when the turn ends (I14.9).
    usurps: bool = field(default=False, kw_only=True)

    @price.default
    def _price(self) -> int | None:
        return self.cost

    @cached_property
    def needs(self) -> int:
        """How much money buys it; without a price no money does."""
        return NO_MONEY_BUYS if self.price is None else self.price

    @cached_property
    def icon_mask(self) -> int:
        return mask(self.icons)

    @cached_property
    def unloads(self) -> bool:
        """What its Reveal box gives comes when it is discarded, and when it is trashed, too (X6.2)."""
        reveal, *others = ([one.effect for one in box] for box in (self.reveal, self.discarded, self.trashed))
        return bool(reveal) and all(other == reveal for other in others)

    @cached_property
    def words(self) -> frozenset[type[Effect]]:
        """The words of its Agent box, by their classes."""
        return frozenset(type(printed.effect) for printed in self.agent)

    @cached_property
    def all_words(self) -> frozenset[type[Effect]]:
        """The same with all that they are joined of."""
        return frozenset(type(word) for printed in self.agent for word in _all_of(printed.effect))

    @cached_property
    def reaches(self) -> bool:
        """It can reach more than the spaces of its icons: by the spy icon, or by what it says of sending."""
        return bool(self.sending) or SPY in self.icons

    @cached_property
    def sending_if(self) -> tuple[If, ...]:
        """What it says of sending under a condition."""
        return tuple(printed.effect for printed in self.sending if isinstance(printed.effect, If))

    @cached_property
    def roams(self) -> bool:
        """It may send any agent, from wherever that stands."""
        effects = [one for printed in self.sending for one in (printed.effect, *printed.effect.parts())]
        return any(isinstance(effect, SendAnywhere) for effect in effects)

    @cached_property
    def acquire(self) -> Action:
        return Action.of("acquire", self.id)

    @cached_property
    def acquire_top(self) -> Action:
        return Action.of("acquire", self.id, "top")


@frozen(eq=False)
@derived
class Intrigue(_Boxed):
    """An intrigue card; each box is usable at its own time. ``reveal``: waits for this round's Reveal turn."""

    copies: int = field(default=1, kw_only=True)
    #: What must hold for playing it at all, besides its text.
    when: Condition | None = field(default=None, kw_only=True)
    plot: Box = field(default=(), converter=_as_box, kw_only=True)
    reveal: Box = field(default=(), converter=_as_box, kw_only=True)
    combat: Box = field(default=(), converter=_as_box, kw_only=True)
    win: Box = field(default=(), converter=_as_box, kw_only=True)
    endgame: Box = field(default=(), converter=_as_box, kw_only=True)
    #: A window that its product brings, and what the card does there.
    window: str = field(default="", kw_only=True)
    there: Box = field(default=(), converter=_as_box, kw_only=True)

    @cached_property
    def windows(self) -> dict[str, Box]:
        """What the card does in the windows that it has; one that waits for the Reveal turn is played like a plot."""
        plot, own = self.plot or self.reveal, {self.window: self.there}
        boxes = {PLOT: plot, COMBAT: self.combat, WIN: self.win, **own, ENDGAME: self.endgame}
        return {window: box for window, box in boxes.items() if box}

    @property
    def kinds(self) -> tuple[str, ...]:
        """What is printed on it: a card that is played when a Conflict is over is a Combat card, too."""
        kinds = {WIN: COMBAT, self.window: COMBAT}
        return tuple(dict.fromkeys(kinds.get(window, window) for window in self.windows))

    @cached_property
    def play(self) -> Action:
        return Action.of("play", self.id)


@frozen(eq=False)
class Conflict(_Boxed):
    """A Conflict card with the rewards of its places."""

    level: int = field(kw_only=True)
    first: Box = field(converter=_as_box, kw_only=True)
    second: Box = field(converter=_as_box, kw_only=True)
    third: Box = field(converter=_as_box, kw_only=True)
    #: The space that it is about: control, and the defence bonus (R10.2).
    controls: str | None = field(default=None, kw_only=True)
    #: The battle icon that the winner's card is kept for (U15.5).
    icon: int | None = field(default=None, kw_only=True)
    #: No sandworm comes while the Shield Wall stands (U10.3).
    protected: bool = field(default=False, kw_only=True)

    def reward(self, place: int) -> tuple[Printed, ...]:
        """The box of a place, 1 to 3."""
        return (self.first, self.second, self.third)[place - 1]


@frozen(eq=False)
class Objective(Component):
    """An Objective: a battle icon from the start; one of them makes its seat the First Player (U2.8)."""

    icon: int
    #: The numbers of players that it is dealt with.
    players: tuple[int, ...]
    first: bool = False


@frozen(eq=False)
@derived
class Contract(Component):
    """A contract: what completes it, and what that gives (U18.4)."""

    reward: Effect
    copies: int = field(default=1, kw_only=True)
    #: Completed by an agent sent here,
    space: str | None = field(default=None, kw_only=True)
    #: by so much spice in a turn with an agent on a maker space,
    harvest: int = field(default=0, kw_only=True)
    #: by acquiring this card,
    acquire: str | None = field(default=None, kw_only=True)
    #: or by taking it.
    immediate: bool = field(default=False, kw_only=True)
    #: Set aside for the leader who commands the Sardaukar, when he plays.
    sardaukar: bool = field(default=False, kw_only=True)

    @cached_property
    def done(self) -> Printed:
        """The reward as one effect: completing it is one more effect of the turn (U18.6)."""
        return Printed(f"{self.id}.contract", Complete(self.reward, self.harvest))

    @cached_property
    def pick(self) -> Action:
        return Action.of("pick", self.id)


@frozen(eq=False)
@derived
class Post(Component):
    """An observation post and the spaces that it is connected to (U11.1)."""

    spaces: tuple[str, ...]

    @cached_property
    def pick(self) -> Action:
        return Action.of("pick", self.id)


@frozen(eq=False)
class Offer:
    """One way to use a space: what it costs, and what that gives."""

    cost: Pay | None
    effects: tuple[Effect, ...] = field(converter=_effects)

    @property
    def price(self) -> Price:
        """The printed cost."""
        return _price(self.cost)


def _price(cost: Pay | None) -> Price:
    return (0, 0, 0) if cost is None else (cost.solari, cost.spice, cost.water)


@frozen(eq=False)
@derived
class Space(_Boxed):
    """A board space. Most have one offer; where the amount paid is chosen, there is one for each."""

    icon: int
    effects: tuple[Effect, ...] = field(default=(), converter=_effects)
    cost: Pay | None = field(default=None, kw_only=True)
    offers: tuple[Offer, ...] = field(kw_only=True)
    combat: bool = field(default=False, kw_only=True)
    maker: bool = field(default=False, kw_only=True)
    requires: tuple[Condition, ...] = field(default=(), kw_only=True)
    #: The price as soon as anybody has a Swordmaster (U19.2).
    later: Pay | None = field(default=None, kw_only=True)
    #: What the seat in control gains whenever an agent arrives.
    control: Box = field(default=(), converter=_as_box, kw_only=True)
    #: What an agent that still stands here gives in the Reveal turn.
    reveal: Box = field(default=(), converter=_as_box, kw_only=True)

    @offers.default
    def _offers(self) -> tuple[Offer, ...]:
        return (Offer(self.cost, self.effects),)

    @cached_property
    def faction(self) -> int | None:
        """The faction whose space it is."""
        return FACTIONS.index(ICONS[self.icon]) if ICONS[self.icon] in FACTIONS else None

    @property
    def later_prices(self) -> tuple[Price, ...]:
        """The prices once anybody has a Swordmaster."""
        return tuple(offer.price for offer in self.offers) if self.later is None else (_price(self.later),)

    @cached_property
    def visit(self) -> tuple[Printed, ...]:
        """The influence that a visit to a faction's space gives (R7.2)."""
        return () if self.faction is None else (Printed(f"{self.id}.influence", InfluenceVisited()),)

    @cached_property
    def boxes(self) -> tuple[tuple[Printed, ...], ...]:
        """The effects of each offer."""
        several = len(self.offers) > 1
        return tuple(
            box(self.id, f"{chr(ord('a') + n)}" if several else "", offer.effects)
            for n, offer in enumerate(self.offers)
        )

    @cached_property
    def items(self) -> tuple[tuple[tuple[Item, ...], ...], ...]:
        """By offer and seat: all that a visit puts into the pool."""
        return tuple(
            tuple(tuple(Item(seat, NO_CARD, printed) for printed in (*box, *self.visit)) for seat in SEATS)
            for box in self.boxes
        )


@frozen(eq=False)
class Section(Component):
    """A part of the board: its spaces, and the posts between them."""

    spaces: tuple[Space, ...]
    posts: tuple[Post, ...] = ()


@frozen(eq=False)
@derived
class Faction:
    """A faction and its influence track."""

    number: int
    #: What reaching ``height`` gives.
    bonus: Effect
    #: The last space of the track, where the victory point stands, and from where on the Alliance is to be had.
    top: int = field(default=6, kw_only=True)
    point: int = field(default=2, kw_only=True)
    height: int = field(default=4, kw_only=True)
    product: str = field(default="", kw_only=True)

    @property
    def id(self) -> str:
        return FACTIONS[self.number]

    @cached_property
    def printed(self) -> Printed:
        return Printed(f"track.{self.id}", self.bonus)

    @cached_property
    def rule(self) -> str:
        """What points come from that a step on its track brings."""
        return f"influence.{self.id}"


@frozen(eq=False)
class Leader(Component):
    """A leader: standing abilities on the left, the signet ring's effect on the right."""

    complexity: int = field(kw_only=True)
    ability: tuple[Ability, ...] = field(kw_only=True)
    signet: Effect = field(kw_only=True)
    #: The back of the leader.
    other_side: Leader | None = field(default=None, kw_only=True)
    training: Track | None = field(default=None, kw_only=True)

    @property
    def sides(self) -> tuple[Leader, ...]:
        """The front, and the back if it is another one."""
        return (self,) if self.other_side is None else (self, self.other_side)


@frozen(eq=False)
class Face(Component):
    """A component of a kind that only one product has: ``decks`` of a product hold such."""

    copies: int = field(default=1, kw_only=True)


def remade(thing: Any, **changes: Any) -> Any:
    """The same thing with other values; with another id its effects have other addresses, too."""
    values = {field.name: getattr(thing, field.name) for field in fields(type(thing)) if field.init}
    if "id" in changes:
        values = {name: _addressed(value, thing.id, changes["id"]) for name, value in values.items()}
    new = object.__new__(type(thing))
    init = new.__attrs_init__ if hasattr(new, "__attrs_init__") else new.__init__
    init(**values | changes)
    return new


def _addressed(value: Any, before: str, now: str) -> Any:
    if isinstance(value, Printed):
        return Printed(now + value.address.removeprefix(before), value.effect)
    return tuple(_addressed(one, before, now) for one in value) if isinstance(value, tuple) else value


def printed_by(product: str, thing: Any, done: dict[int, Any] | None = None) -> Any:
    """The thing, and all that is printed in it, as this product prints it: each knows where it comes from."""
    done = {} if done is None else done
    if isinstance(thing, tuple):
        return tuple(printed_by(product, one, done) for one in thing)
    if isinstance(thing, dict):
        return {key: printed_by(product, one, done) for key, one in thing.items()}
    if not hasattr(thing, "product"):
        return thing
    if id(thing) not in done:  # what two modes have is one thing
        inside = {field.name: getattr(thing, field.name) for field in fields(type(thing)) if field.init}
        known = {name: printed_by(product, value, done) for name, value in inside.items()}
        done[id(thing)] = remade(thing, **known | {"product": product})
    return done[id(thing)]
