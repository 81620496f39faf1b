"""The course of a game with Rivals: setup, turns, the combat bonus, what Rivals answer (S1-S3, S10, B1-B3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from dune_desktop.engine import events, moves, trophies
from dune_desktop.engine.actions import NO, YES, Action
from dune_desktop.engine.decisions import PICK_KIND, RIVAL_KIND, Decision
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.frames.flow import Round
from dune_desktop.engine.frames.turn import begin_turn
from dune_desktop.engine.items import Item, Printed
from dune_desktop.engine.market import ROW, refill
from dune_desktop.engine.names import HOME, NO_CARD, NOBODY, Seat
from dune_desktop.engine.product import Insert, amended
from dune_desktop.engine.rivals.buying import PRICES, buy, take_swordmaster
from dune_desktop.engine.rivals.printed import BRUTAL_ESCALATION, ROW_DICE, Level, rivals_own
from dune_desktop.engine.rivals.turn import STEPS, begin_rival_turn, turn_up
from dune_desktop.engine.rivals.variants import LAST_LEVEL
from dune_desktop.engine.units import units

if TYPE_CHECKING:
    from dune_desktop.engine.rules import Course
    from dune_desktop.engine.state import Game, Player, Table

#: Sides of a die; the sixth removes nothing (S9.6).
DIE = 6


# ---------------------------------------------------------------- seats


def around_marker(table: Table) -> list[Seat]:
    """Two people: the Rival sits between who holds the marker and the other (S3.2, B2.2)."""
    rival = next(player.seat for player in table.players if player.rival is not None)
    people = [player.seat for player in table.players if player.rival is None]
    at = people.index(table.first) if table.first in people else 0
    return [people[at], rival, people[1 - at]]


# ---------------------------------------------------------------- setup


def deal_hagal(game: Game) -> None:
    """The deck, and what the level gives to whom (S1.3, S2.1-S2.4, B3.2, B3.3)."""
    game.hagal_deck = list(game.hagal)
    game.chance.shuffle(game.hagal_deck)
    level = game.edition.level
    for player in game.players:
        if player.rival is None:
            if level is not None and level.person is not None:
                level.person.do(game, Item(player.seat, NO_CARD, Printed(f"{level.id}.setup", level.person)))
        else:
            _set_up(game, player, level)


def _set_up(game: Game, player: Player, level: Level | None) -> None:
    """No deck; troops, intrigue cards and water by mode and level (S1.2, B2.1)."""
    rival = player.rival
    assert rival is not None
    troops = player.garrison + player.supply
    thrives = rival.thrives
    player.garrison = (3 if level is None else level.garrison) if thrives else 0
    player.supply = troops - player.garrison
    if not thrives:
        player.water, player.swordmaster = 0, True  # B2.1: three agents from the start
        player.home += 1
    elif level is not None:
        moves.draw_intrigue(game, player, level.intrigue)


def left_rival_first(game: Game) -> None:
    """The Rival to the person's left has the marker (B3.4)."""
    person = next(player.seat for player in game.players if player.rival is None)
    game.first = (person + 1) % len(game.players)


def draw_person_first(game: Game) -> None:
    """One of the people, by lot."""
    people = [player.seat for player in game.players if player.rival is None]
    game.first = people[game.chance.below(len(people))]


def deal_two_objectives(game: Game) -> None:
    """The Rival always gets the one that is no First Player's and is in no pair (S1.4)."""
    alone = [card for card, one in game.objectives.items() if not one.first]
    rivals = max(alone, key=lambda card: game.objectives[card].icon)
    deck = [card for card in game.objectives if card != rivals]
    game.chance.shuffle(deck)
    for player in game.players:
        trophies.deal(game, player, deck.pop() if player.rival is None else rivals)


# ---------------------------------------------------------------- rounds


def turns(round_: Round, game: Game) -> bool:
    """In turn order (S3.1-S3.3, B3.4)."""
    order = [player.seat for player in game.clockwise()]
    at = 0 if round_.last == NOBODY else order.index(round_.last) + 1
    return _next_turn(round_, game, order[at:] + order[:at])


def spoiler_turns(round_: Round, game: Game) -> bool:
    """House Hagal acts after each Agent turn of the person who has the marker (B2.2)."""
    first, hagal, other = around_marker(game)
    order = [other, first] if round_.last in (first, hagal) else [first, other]
    if round_.last == game.turn.seat == first and game.turn.space != HOME:
        order.insert(0, hagal)
    return _next_turn(round_, game, order)


def _next_turn(round_: Round, game: Game, order: list[Seat]) -> bool:
    """Of the first who has one: people until they have revealed, Rivals while they have agents."""
    for seat in order:
        player = game.players[seat]
        if not player.done and (player.rival is None or player.home):
            round_.last = seat
            (begin_turn if player.rival is None else begin_rival_turn)(game, seat)
            return True
    return False


def swordmasters(round_: Round, game: Game) -> None:
    """The Conflict card that lay on the Rivals' Swordmasters is revealed: each has its third agent (B3.5)."""
    level = game.edition.level
    if level is not None and level.above and game.round == level.above:
        for player in game.players:
            if player.rival is not None:
                take_swordmaster(game, player)
                game.tell(events.Marked, player.seat, "swordmaster")


def combat_bonus(round_: Round, game: Game) -> None:
    """Each Rival that fights turns up Hagal cards for their swords (S10.1, S9.2, B1.6)."""
    brutal = BRUTAL_ESCALATION in game.edition.variants and game.conflicts[game.conflict].level == LAST_LEVEL
    for player in game.clockwise():
        if player.rival is not None and units(game, player):
            for _ in range(2 if brutal else 1):
                card = turn_up(game, player.seat, combat=True)
                swords = game.hagal[card].swords
                player.swords += swords
                if swords and game.events is not None:
                    game.tell(events.Gained, player.seat, "swords", swords, game.hagal[card].id)


def alternate(round_: Round, game: Game) -> None:
    """Recall; the marker goes to the other person (S3.2, S3.4)."""
    first, _, other = around_marker(game)
    round_.recall(game)
    if game.first != first:
        game.first = other


def drop_control(game: Game, player: Player) -> None:
    """A spoil: where House Hagal wins, the person who controls the location loses it (B2.5)."""
    rival = player.rival
    location = game.conflicts[game.conflict].controls
    if rival is None or rival.thrives or location is None:
        return
    space = game.edition.space_index[location]
    if game.control[space] != NOBODY:
        game.control[space] = NOBODY
        game.tell(events.Marked, NOBODY, "control", space)


def roll_row_dice(game: Game, player: Player) -> None:
    """After a person's Reveal turn two dice remove cards of the Row (S9.6)."""
    if ROW_DICE not in game.edition.variants:
        return
    dice = game.chance.below(DIE) + 1, game.chance.below(DIE) + 1
    cards = [game.row[n - 1] for n in sorted(set(dice)) if n < DIE and n <= len(game.row)]
    game.barrier += 1
    for card in cards:
        game.row.remove(card)
        game.trashed.append(card)
    game.tell(events.RowDice, dice, tuple(cards))
    refill(game, ROW)


def purchases(round_: Round, game: Game) -> None:
    """After the rewards, before the end of the game is looked for (S8.5)."""
    buy(game)


# ---------------------------------------------------------------- all of it


def with_rivals(course: Course, *inserts: Insert) -> Course:
    """The course of a game with Rivals besides: their turns and their combat bonus, and what else is put into it."""
    return amended(
        evolve(course, answer=answer, rival_turn=STEPS, rival_prices=PRICES),
        Insert("owned", rivals_own),
        Insert("phases", turns, instead=Round.turns),
        Insert("phases", combat_bonus, before=Round.combat),
        *inserts,
    )


# ---------------------------------------------------------------- answers, by the priorities of a Rival


def answer(game: Game, decision: Decision) -> Decision | None:
    """Answer for a Rival; else, or where its rules leave it open, the question for a person (S7.2, S7.7, B3.9)."""
    player = game.players[decision.player]
    if player.rival is None or decision.kind == RIVAL_KIND:
        buy(game)
        return decision
    options = _left(game, player, decision)
    if len(options) > 1:
        person = next(one.seat for one in game.clockwise() if one.rival is None)
        return evolve(decision, seat=person, options=options)
    game.stack[-1].take(game, options[0])
    return None


def _left(game: Game, player: Player, decision: Decision) -> list[Action]:
    """What its rules leave open of a question; one answer, or several for a person to choose from."""
    if decision.kind != PICK_KIND:  # all that it can; what ends a menu stands last
        return [next((option for option in decision.options if option.verb == "do"), decision.options[-1])]
    options = [option for option in decision.options if option is not NO]
    if isinstance(decision.asks, Effect) and YES not in options:
        ranks = [decision.asks.rank(game, player, option) for option in options]
        options = [option for option, rank in zip(options, ranks, strict=True) if rank == min(ranks)]
    assert player.rival is not None
    asked = len(options) > decision.steps - decision.step + 1  # else it gets them all: no order to ask about
    return options if asked and not player.rival.priorities else options[:1]
