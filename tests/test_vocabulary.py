"""Words of effects in company that no base card gives them: nothing goes below zero, waits half-done or is forced."""

from collections.abc import Iterator

import pytest
from attrs import evolve

from dune_desktop.engine import market, moves
from dune_desktop.engine.abilities import Ability, When
from dune_desktop.engine.actions import DONE, NO, YES, Action
from dune_desktop.engine.conditions import Condition
from dune_desktop.engine.digest import digest
from dune_desktop.engine.effects import (
    VP,
    All,
    Complete,
    DeployRecruited,
    Discard,
    Draw,
    Effect,
    Gain,
    Influence,
    LoseInfluence,
    LoseTroops,
    Pay,
    Per,
    PickOf,
    Recruit,
    SendAnywhere,
    Swords,
    Then,
    Train,
    Trash,
    WaiveRequirement,
)
from dune_desktop.engine.effects.gains import Count, InPlay
from dune_desktop.engine.faults import faults
from dune_desktop.engine.frames.pool import Pool
from dune_desktop.engine.frames.run import Run, come_up
from dune_desktop.engine.items import Item, Printed
from dune_desktop.engine.names import ANY, FREMEN, GARRISON, NO_CARD
from dune_desktop.engine.rules import Listener
from dune_desktop.engine.state import Game
from dune_desktop.engine.triggers import fire
from dune_desktop.engine.units import TROOP
from dune_desktop.text import addresses
from tests.games import start
from tests.kinds import every_kind

PLAIN = ("lady_margot_fenring", "gurney_halleck", "princess_irulan")
QUIET = ("earl_memnon_thorvald", "countess_ariana_thorvald", "count_ilban_richese")


def table() -> Game:
    """A first turn with quiet leaders."""
    return start(1, leaders=QUIET)


def open_item(game: Game, effect: Effect, card: int = NO_CARD) -> Item:
    """The effect waits in the pool of the running turn."""
    item = Item(game.turn.seat, card, Printed("test.1", effect))
    game.turn.items.append(item)
    game.advance()
    return item


def do(game: Game, *texts: str) -> None:
    for text in texts:
        game.apply(Action.parse(text))


def asked(game: Game) -> list[str]:
    assert game.decision is not None
    return [option.text for option in game.decision.options]


# ---------------------------------------------------------------- every word of the content, in need


#: Words that mean nothing but where they are printed: on a contract, beside a track of a leader, for the Signet Ring.
OF_THEIR_PLACE = (Complete, Train, SendAnywhere, WaiveRequirement)


def words() -> Iterator[tuple[str, Effect]]:
    """Every effect that is printed in some edition and every part of one, each once, with where it is played."""
    seen: set[str] = set()
    for edition in ("base", "uprising", "blend"):
        game = start(1, edition=edition if edition == "base" else f"{edition}+choam")
        waiting = [printed.effect for _, _, printed in addresses._all_printed(game.edition)]
        while waiting:
            effect = waiting.pop()
            waiting += effect.parts()
            if repr(effect) not in seen and not isinstance(effect, OF_THEIR_PLACE):
                seen.add(repr(effect))
                yield edition, effect


def beggar(edition: str) -> Game:
    """Nothing but seats: no cards, troops, resources or influence."""
    game = table() if edition == "base" else start(1, leaders=PLAIN, edition=f"{edition}+choam")
    for player in game.players:
        player.solari = player.spice = player.water = 0
        player.garrison, player.supply = 0, 0
        player.troops = TROOP.number  # somewhere they have to be; no word takes them from there but to lose or retreat
        game.trashed += [*player.hand, *player.deck]
        player.hand.clear()
        player.deck.clear()
    return game


@pytest.mark.parametrize("alone", [True, False], ids=["alone", "after another"])
def test_no_word_takes_what_is_not_there(alone: bool) -> None:
    tried = list(words())
    assert len(tried) > 300
    for edition, effect in tried:
        game = beggar(edition)
        item = open_item(game, effect if alone else Then(Swords(1), effect))
        assert game.decision is not None
        if item.printed.do in game.decision.options:
            game.apply(item.printed.do)
            _answer(game, effect)


def _answer(game: Game, effect: Effect) -> None:
    """The first answers, until a turn goes on."""
    while game.decision is not None and game.decision.kind != "turn":
        assert faults(game) == [], effect
        game.apply(game.decision.options[0])
    assert faults(game) == [], effect


@pytest.mark.parametrize("base", [Effect, Condition, Count, Ability])
def test_every_word_is_frozen(base: type) -> None:
    """Digests and comparisons go by its values: a class that only stands on a frozen one has none of its own."""
    assert [kind for kind in every_kind(base) if "__attrs_attrs__" not in vars(kind)] == []


# ---------------------------------------------------------------- costs and optional parts in the course of others


def test_a_cost_as_a_later_step_is_lost_when_it_cannot_be_paid() -> None:
    game = table()
    me = game.players[game.turn.seat]
    open_item(game, Then(Gain(solari=1), Pay(spice=5), VP(1)))
    do(game, "do test.1")
    assert (me.solari, me.spice, me.vp) == (1, 0, 1)


def test_of_two_chosen_costs_the_second_is_lost_when_the_first_took_everything() -> None:
    game = table()
    me = game.players[game.turn.seat]
    me.water = 1
    open_item(game, PickOf(2, Pay(water=1) >> VP(1), Pay(water=1) >> Gain(solari=1), Gain(spice=1)))
    do(game, "do test.1", "pick 1", "pick 2")
    assert (me.water, me.vp, me.solari) == (0, 1, 0)


def test_losing_influence_that_one_does_not_have_asks_nothing() -> None:
    game = table()
    open_item(game, Then(Gain(solari=1), LoseInfluence()))
    do(game, "do test.1")
    assert game.decision is not None
    assert game.decision.kind == "turn"


@pytest.mark.parametrize(("influence", "offered"), [([1, 1, 0, 0], False), ([2, 0, 1, 0], True)])
def test_influence_that_is_lost_together_is_that_of_one_faction(influence: list[int], offered: bool) -> None:
    game = table()
    game.players[game.turn.seat].influence = influence
    open_item(game, LoseInfluence(2, together=True) >> VP(1))
    assert ("do test.1" in asked(game)) is offered


@pytest.mark.parametrize(("answer", "left"), [(0, 4), (-1, 5)])
def test_the_trash_icon_as_a_gain_may_be_left(answer: int, left: int) -> None:
    game = table()
    me = game.players[game.turn.seat]
    open_item(game, Pay(water=1) >> Trash())
    do(game, "do test.1")
    assert [text.split(":")[0] for text in asked(game)] == [*["trash hand"] * (len(asked(game)) - 1), "pick no"]
    do(game, asked(game)[answer])
    assert (me.water, len(me.hand)) == (0, left)


@pytest.mark.parametrize(("answer", "spice", "points"), [(YES, 1, 1), (NO, 2, 0)])
def test_an_arrow_that_a_trigger_sets_off_may_be_declined(answer: Action, spice: int, points: int) -> None:
    game = table()
    me = game.players[game.turn.seat]
    me.spice = 2
    come_up(game, Item(me.seat, NO_CARD, Printed("test.1", Pay(spice=1) >> VP(1))))
    game.advance()
    game.apply(answer)
    assert (me.spice, me.vp) == (spice, points)


def test_an_opponent_loses_what_troops_he_has() -> None:
    game = table()
    victim = game.opponents(game.turn.seat)[0]
    come_up(game, Item(victim.seat, NO_CARD, Printed("test.1", LoseTroops(4, GARRISON))))
    game.advance()
    assert (victim.garrison, victim.supply) == (0, 12)


# ---------------------------------------------------------------- what was just moved


@pytest.mark.parametrize(
    "later",
    [
        DeployRecruited(),
        DeployRecruited() & Draw(1),
        Then(DeployRecruited(), Draw(1)),
        Pay(water=1) >> DeployRecruited(),
    ],
    ids=["step", "unit", "steps", "gain"],
)
def test_what_was_recruited_is_known_further_in(later: Effect) -> None:
    game = table()
    me = game.players[game.turn.seat]
    open_item(game, Then(Recruit(2), later))
    do(game, "do test.1")
    while "pick 2" not in asked(game):
        do(game, next(text for text in asked(game) if text in ("pick yes", "do test.1.1")))
    do(game, "pick 2")
    assert me.troops == 2


def test_what_a_trigger_moves_is_not_it() -> None:
    """A discard set off by something else does not become the recruits of the effect that is under way."""
    game = table()
    me = game.players[game.turn.seat]
    run = Run(me.seat, NO_CARD, "test.1", (Recruit(2), DeployRecruited()), it=(2,), at=1)
    game.stack.append(run)
    come_up(game, Item(me.seat, NO_CARD, Printed("test.2", Discard(1))))
    game.advance()
    do(game, asked(game)[0])
    assert run.it == (2,)


# ---------------------------------------------------------------- repeating, branching, trashing, listening


def test_a_counted_question_is_asked_as_often_as_it_counts() -> None:
    game = table()
    me = game.players[game.turn.seat]
    liaisons = [game.reserve[0].pop() for _ in range(2)]
    me.played += liaisons
    open_item(game, Per(InPlay(FREMEN), Influence(ANY)))
    do(game, "do test.1", "pick fremen", "pick emperor")
    assert me.influence == [1, 0, 0, 1]


def test_branches_have_addresses_of_their_own() -> None:
    game = table()
    me = game.players[game.turn.seat]
    me.discard, me.hand = me.hand, []
    unit = Draw(1) & Influence(FREMEN)
    open_item(game, unit | All((Draw(2), Influence(FREMEN))))
    do(game, "do test.1", "pick 2")
    assert asked(game) == ["do test.1.b.1", "do test.1.b.2"]


def test_open_effects_of_a_trashed_card_go_from_small_pools_too() -> None:
    game = table()
    me = game.players[game.turn.seat]
    card = me.hand[0]
    me.hand.remove(card)
    me.played.append(card)
    items = [Item(me.seat, card, Printed("test.1", Draw(1))), Item(me.seat, NO_CARD, Printed("test.2", Draw(1)))]
    game.stack.append(Pool(me.seat, items, "test"))
    moves.trash(game, me, card, Item(me.seat, NO_CARD, Printed("test.3", Gain())))
    assert [item.address for item in items] == ["test.2"]


def test_a_card_s_own_box_comes_before_what_listens() -> None:
    """Both ask: the influence of Lady Jessica's box is asked first, the listener's afterwards."""
    game = table()
    me = game.players[game.turn.seat]
    when = When("acquired", Influence((FREMEN, 0)), item=False)
    listener = (me.seat, when, Printed("test.1", when.effect), NO_CARD)
    heard: dict[str, tuple[Listener, ...]] = {"acquired": (listener,)}
    game.rules = evolve(game.rules, listeners=(heard,) * len(game.players))
    jessica = next(card for card in game.imperium_deck if game.cards[card].id == "lady_jessica")
    game.imperium_deck.remove(jessica)
    game.row.append(jessica)
    market.acquire(game, me, (jessica, market.ROW))
    game.advance()
    assert game.decision is not None
    assert game.decision.source == "lady_jessica.acquired.1"
    do(game, "pick bene_gesserit")
    assert game.decision.source == "test.1"


def test_what_listens_twice_happens_twice_unless_it_is_once() -> None:
    for once, items in ((False, 2), (True, 1)):
        game = table()
        when = When("tested", Draw(1), once=once)
        heard: dict[str, tuple[Listener, ...]] = {
            "tested": ((game.turn.seat, when, Printed("test.1", when.effect), NO_CARD),)
        }
        game.rules = evolve(game.rules, listeners=(heard,) * len(game.players))
        fire(game, "tested", game.turn.seat)
        fire(game, "tested", game.turn.seat)
        assert len(game.turn.items) == items


def test_a_digest_tells_what_is_still_to_do() -> None:
    game = table()
    digests = set()
    for step in (Draw(1), Draw(2), Influence(ANY)):
        other = game.clone()
        other.stack.append(Run(0, NO_CARD, "test.1", (step,)))
        digests.add(digest(other))
    assert len(digests) == 3


def test_a_seat_learns_nothing_from_refusals_of_another_s_question() -> None:
    game = table()
    assert game.decision is not None
    for seat in range(3):
        for action in (*game.decision.options, Action.parse("agent stilgar > carthag"), DONE):
            if seat != game.decision.seat:
                assert [why.code for why in game.why_not(action, seat)] == ["not_yours"]
