"""A seat's turn: one menu of everything that it can do now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from attrs import define

from dune_desktop.engine import events, market, moves
from dune_desktop.engine.actions import END, PASS, REVEAL, Action
from dune_desktop.engine.agents import sending, sends, why_not_send
from dune_desktop.engine.decisions import PLOT, TURN_KIND, Decision
from dune_desktop.engine.frames.base import Frame
from dune_desktop.engine.frames.intrigue import reveal_waiting
from dune_desktop.engine.frames.pool import add, settle
from dune_desktop.engine.frames.run import happen
from dune_desktop.engine.frames.send import Send
from dune_desktop.engine.frames.windows import act, offers, plays, why_not
from dune_desktop.engine.items import Item
from dune_desktop.engine.joining import WITH, both_of
from dune_desktop.engine.names import (
    AGENT_STAGE,
    CONFLICT,
    COUNCIL_PERSUASION,
    GARRISON,
    GARRISON_RIGHT,
    HOME,
    NO_CARD,
    OVER_STAGE,
    REVEAL_STAGE,
    SEATS,
    START_STAGE,
    Seat,
)
from dune_desktop.engine.refusals import (
    AGENT_SENT,
    MAY_NOT_PASS,
    NO_AGENT_SENT,
    NO_DEPLOYMENT,
    NOT_NOW,
    NOT_REVEALING,
    NOTHING_DONE,
    REVEALING,
    Refusal,
)
from dune_desktop.engine.state import Turn
from dune_desktop.engine.triggers import fire, gather
from dune_desktop.engine.units import TROOP, UnitKind

if TYPE_CHECKING:
    from dune_desktop.engine.state import Game, Player, Table


@define(eq=False)
class TurnMenu(Frame):
    """The turn of a seat; its facts and its pool live in ``game.turn``."""

    seat: Seat

    def step(self, game: Game) -> Decision | None:
        turn = game.turn
        if turn.stage == OVER_STAGE:
            game.stack.pop()
            begin_turn(game, self.seat, turn.further)
            return None
        player = game.players[self.seat]
        if turn.ending:
            finish(game, player)
            return None
        options: list[Action] = []
        mandatory = False
        if turn.items:
            options, mandatory = settle(game, turn.items)
        take_back: tuple[Action, ...] = ()
        if turn.stage == START_STAGE:
            options += sends(game, player)
            options.append(REVEAL)
            if turn.may_pass and not mandatory:
                options.append(PASS)
        elif turn.stage == REVEAL_STAGE:
            options += market.acquisitions(game, player)
        elif turn.deploy_anywhere or turn.as_in_combat or game.edition.spaces[turn.space].combat:
            options += _deploys(game, player)
            take_back = _take_backs(game, player) if turn.deployed or turn.commanded else ()
        if PLOT in game.rules.offers[self.seat]:
            options += offers(game, player, PLOT)
        if player.intrigue:
            options += plays(game, player, PLOT)
        if turn.stage != START_STAGE and not mandatory:
            options.append(END)
        return Decision(self.seat, self.seat, TURN_KIND, options, turn.stage, "", take_back, PLOT)

    def take(self, game: Game, action: Action) -> None:
        game.turn.fresh = False
        _ACTS[action.verb][0](game, game.players[self.seat], action)

    def why_not(self, game: Game, action: Action) -> list[Refusal]:
        found = _ACTS.get(action.verb)
        return [NOT_NOW] if found is None else found[1](game, game.players[self.seat], action)


#: A menu holds nothing but its seat, so there is one of each.
_MENUS = tuple(TurnMenu(seat) for seat in SEATS)


def begin_turn(game: Game, seat: Seat, others: int = 0) -> None:
    """The turn passes to a seat, and so many others after it: new facts, and its Voice ends (R28.8)."""
    game.turn = Turn(seat, another=others > 0, further=max(0, others - 1))
    player = game.players[seat]
    if game.events is not None:
        game.tell(events.TurnBegan, seat, game.round)
        if player.voice != HOME:
            game.tell(events.Marked, seat, "voice", HOME)
    player.voice, player.more_voices = HOME, ()
    game.stack.append(_MENUS[seat])
    if "turn_began" in game.rules.listeners[seat]:
        fire(game, "turn_began", seat)


# ---------------------------------------------------------------- deploying


def deployable(game: Table, there: int, kind: UnitKind = TROOP) -> int:
    """How many more of those in the garrison may be deployed by right: recruited this turn, and two others.

    The two are units of any kind, all together (R14.6, X3.3).
    """
    turn = game.turn
    if turn.stage != AGENT_STAGE or turn.no_deployment:
        return 0
    if kind is TROOP:
        right = turn.recruited - turn.deployed
    elif kind.kept_out is not None and kind.kept_out(game):
        return 0
    else:
        recruited, deployed = turn.of(kind)
        right = recruited - deployed
    if turn.as_in_combat or game.edition.spaces[turn.space].combat:  # I8.2
        right += GARRISON_RIGHT
        if turn.commanded or kind is not TROOP:
            right -= _from_garrison(turn, kind)
    elif kind is not TROOP or not turn.deploy_anywhere:
        return 0
    return min(right, there)


def _deploys(game: Table, player: Player) -> list[Action]:
    """What may be deployed by right."""
    options = list(TROOP.deploys[1 : deployable(game, player.garrison) + 1])
    for kind in game.edition.commanded:
        if there := kind.zones[GARRISON].of(player):
            options += kind.deploys[1 : deployable(game, there, kind) + 1]
    return options


def _take_backs(game: Table, player: Player) -> tuple[Action, ...]:
    """What may be taken back; mostly there are troops alone."""
    found = TROOP.take_backs[1 : returnable(game, player) + 1]
    for kind in game.edition.commanded if game.turn.commanded else ():
        found += kind.take_backs[1 : returnable(game, player, kind) + 1]
    return found


def _from_garrison(turn: Turn, kind: UnitKind) -> int:
    """How many units of other kinds have come by right, besides those recruited this turn."""
    found = 0 if kind is TROOP else max(0, turn.deployed - turn.recruited)
    for name, recruited, deployed in turn.commanded:
        if name != kind.id and deployed > recruited:
            found += deployed - recruited
    return found


def returnable(game: Table, player: Player, kind: UnitKind = TROOP) -> int:
    """How many may be taken back: not below what an effect has already used (R14.9).

    What has counted units (QX20) is content with those of another kind that stay; what has counted troops is not.
    """
    turn = game.turn
    if turn.stage != AGENT_STAGE:
        return 0
    spare = turn.troops + turn.by_right - turn.floor
    if kind is TROOP:
        return max(0, min(turn.deployed, spare, turn.troops - turn.troop_floor, player.troops))
    there: int = kind.conflict.of(player)
    return max(0, min(turn.of(kind)[1], spare, there))


def _unit(action: Action) -> str:
    """Which units a deployment is about: what is no troop is named."""
    return action.args[1] if len(action.args) > 1 else TROOP.id


def _deploy(game: Game, player: Player, action: Action) -> None:
    moves.move(game, player, int(action.args[0]), GARRISON, CONFLICT, _unit(action), True)


def _take_back(game: Game, player: Player, action: Action) -> None:
    moves.move(game, player, int(action.args[0]), CONFLICT, GARRISON, _unit(action), True)


def _why_not_deploy(game: Game, player: Player, action: Action) -> list[Refusal]:
    turn, edition = game.turn, game.edition
    if turn.stage != AGENT_STAGE:
        return [NO_AGENT_SENT if turn.stage == START_STAGE else REVEALING]
    if turn.no_deployment:
        return [NO_DEPLOYMENT]
    if not (turn.deploy_anywhere or turn.as_in_combat or edition.spaces[turn.space].combat):
        return [Refusal("not_a_combat_space", (edition.spaces[turn.space].id,))]
    kind = edition.unit_by_id.get(_unit(action))
    if kind is None or kind.garrison is None:
        return [Refusal("unknown_unit", action.args[1:])]
    there = kind.garrison.of(player)
    most = deployable(game, there, kind)
    if not there and deployable(game, 1, kind):
        return [Refusal("too_few_troops", (GARRISON, 1, *action.args[1:]))]
    return [] if 1 <= int(action.args[0]) <= most else [Refusal("deploy_limit", (max(0, most), *action.args[1:]))]


def _why_not_take_back(game: Game, player: Player, action: Action) -> list[Refusal]:
    kind = game.edition.unit_by_id.get(_unit(action))
    if kind is None or kind.garrison is None:
        return [Refusal("unknown_unit", action.args[1:])]
    most = returnable(game, player, kind)
    return [] if 1 <= int(action.args[0]) <= most else [Refusal("take_back_limit", (most, *action.args[1:]))]


# ---------------------------------------------------------------- acquiring


def _why_not_acquire(game: Game, player: Player, action: Action) -> list[Refusal]:
    return [NOT_REVEALING] if game.turn.stage != REVEAL_STAGE else market.why_not_buy(game, player, action)


# ---------------------------------------------------------------- sending, revealing, ending


def _send(game: Game, player: Player, action: Action) -> None:
    word, space_id = action.args
    index = game.edition.space_index[space_id]
    if WITH in word:
        cards = both_of(game, player, word)
        sent = sending(game, player, (game.cards[cards[0]], game.cards[cards[1]]))
        game.stack.append(Send(player.seat, cards, index, sent))
    else:
        card = moves.one_of(game, player.hand, word)
        face = game.cards[card]
        sent = game.rules.seats[player.seat].sending  # its icons have done their work
        if face.sending or game.turn.ignore_agents:
            sent = sending(game, player, (face,))
        game.stack.append(Send(player.seat, (card,), index, sent))


def _why_not_agent(game: Game, player: Player, action: Action) -> list[Refusal]:
    if game.turn.stage != START_STAGE:
        return [_too_late(game)]
    return why_not_send(game, player, *action.args)


def _reveal(game: Game, player: Player, action: Action) -> None:
    """Lay the hand open; standing bonuses and waiting plots count from now on (R17.1-R17.4)."""
    turn = game.turn
    turn.stage = REVEAL_STAGE
    for step in game.rules.course.before_reveal:
        step(game, player)
    game.reveals += 1
    player.revealed_at = game.reveals
    cards, player.hand = player.hand, []
    moves.reveal(game, player, cards)
    if player.council:
        player.persuasion += COUNCIL_PERSUASION
        if game.events is not None:
            game.tell(events.Gained, player.seat, "persuasion", COUNCIL_PERSUASION, "council")
    for space in dict.fromkeys(player.agents):
        for printed in game.edition.spaces[space].reveal:
            add(game, turn.items, Item(player.seat, NO_CARD, printed))
    for card in player.waiting:
        reveal_waiting(game, player, card)
    if "revealed" in game.rules.listeners[player.seat]:
        fire(game, "revealed", player.seat)


def _end(game: Game, player: Player, action: Action) -> None:
    if action is PASS and game.events is not None:
        game.tell(events.Passed, player.seat)
    if game.turn.usurped != NO_CARD:
        game.turn.ending = True  # when what its trashing sets off is done
        market.trash_usurped(game, player)
    else:
        finish(game, player)


def finish(game: Game, player: Player) -> None:
    """The turn is over: what stayed impossible is told (R13.8).

    What listens to its end is heard while cards still lie in front, and comes before the next turn.
    """
    turn, due = game.turn, None
    stage, turn.stage = turn.stage, OVER_STAGE
    if "turn_ended" in game.rules.listeners[player.seat]:
        due = gather(game, "turn_ended", player.seat)
    if stage == REVEAL_STAGE:
        turn.another = False
        clean_up(game, player)
        for step in game.rules.course.after_reveal:
            step(game, player)
    if game.events is not None:
        game.tell(events.TurnEnded, player.seat, _fizzled(game))
    if not turn.another:  # else the menu stays, and begins it
        game.stack.pop()
    if due:
        happen(game, due)


def _fizzled(game: Game) -> tuple[str, ...]:
    open_items = [item for item in game.turn.items if item.effect.applies(game, item)]
    return tuple(item.address for item in open_items if not item.optional(game))


def clean_up(game: Game, player: Player) -> None:
    """Cards in front go to the discard pile; what only counted for this Reveal turn goes (R17.8, R8.5, R26.6)."""
    player.discard += player.played
    player.discard += player.revealed
    with_abilities = not game.rules.seats[player.seat].pieces.isdisjoint(player.played)
    player.played.clear()
    player.revealed.clear()
    if with_abilities:
        game.rules.refresh(game, player.seat)
    player.persuasion = 0
    player.done = True
    for card in player.waiting:
        moves.spend_intrigue(game, player, card)
    for card in player.set_aside:
        game.trashed.append(card)
        game.tell(events.CardMoved, player.seat, card, "set_aside", "trashed")
    player.set_aside = []


def _why_not_end(game: Game, player: Player, action: Action) -> list[Refusal]:
    turn = game.turn
    if action is REVEAL:
        return [] if turn.stage == START_STAGE else [_too_late(game)]
    if action is PASS and (turn.stage != START_STAGE or not turn.may_pass):
        return [MAY_NOT_PASS]
    if action is END and turn.stage == START_STAGE:
        return [NOTHING_DONE]
    waiting = (item for item in turn.items if item.possible(game) and not item.optional(game))
    return [Refusal("still_to_do", (item.address,)) for item in waiting]


def _too_late(game: Game) -> Refusal:
    """The kind of this turn is chosen already (R11.2)."""
    return REVEALING if game.turn.stage == REVEAL_STAGE else AGENT_SENT


def _act(game: Game, player: Player, action: Action) -> None:
    act(game, player, action, PLOT, game.turn.items)


def _why_not_act(game: Game, player: Player, action: Action) -> list[Refusal]:
    return why_not(game, player, action, PLOT, game.turn.items)


#: By verb, what takes an action, and what says why it can't be taken.
_ACTS: dict[str, tuple[Callable[[Game, Player, Action], None], Callable[[Game, Player, Action], list[Refusal]]]] = {
    "agent": (_send, _why_not_agent),
    "reveal": (_reveal, _why_not_end),
    "pass": (_end, _why_not_end),
    "end": (_end, _why_not_end),
    "do": (_act, _why_not_act),
    "deploy": (_deploy, _why_not_deploy),
    "take_back": (_take_back, _why_not_take_back),
    "acquire": (market.buy, _why_not_acquire),
    "play": (_act, _why_not_act),
}
