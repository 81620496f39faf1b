"""Random games with Rivals, in all modes, levels and variants: what holds in each of them, whatever is played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.decisions import RIVAL_KIND
from dune_desktop.engine.digest import digest
from dune_desktop.engine.events import Bought, Event, Sent, TileUsed, TurnBegan
from dune_desktop.engine.faults import faults
from dune_desktop.engine.knowledge import determinize
from dune_desktop.engine.names import EVERYBODY, NOBODY
from dune_desktop.engine.state import Game, Player
from dune_desktop.engine.view import HIDDEN, view
from tests.games import seats_of, start, walk
from tests.rules import proves
from tests.test_legality import universe

LEVELS = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
#: Every mode and level, with modules and variants spread over them.
STYLES = (
    *(f"base@solo.{level}" for level in LEVELS),
    "base@two",
    "uprising@solo.mercenary.row_dice",
    "uprising+choam@solo.sardaukar.brutal_escalation",
    "uprising@solo.mentat.row_dice",
    "uprising+choam@solo.kwisatz_haderach",
    "uprising@two",
    "uprising+choam@two.smart_politics.brutal_escalation.expert_deployment",
    "blend@solo.mentat",
    "blend+choam@two",
    "base+ix@solo.mentat.row_dice.brutal_escalation",
    "base+ix@two",
    "uprising+ix@solo.kwisatz_haderach",
    "uprising+choam+ix@two",
)
#: Where nobody buys anything, and House Hagal has its turns after the marker's.
_HOUSE_HAGAL = ("base@two", "base+ix@two")
#: Where no card sends a Rival, and no reward takes it (S5.1).
_NEVER = ("high_council", "swordmaster", "imperial_privilege", "mentat", "sell_melange", "secure_contract")
#: What it never has before it (S1.2, S5.1).
_NOTHING = (
    "hand", "deck", "discard", "played", "revealed", "set_aside", "waiting", "tokens", "contracts", "completed",
    "council", "persuasion", "memories", "turned", "revealed_at", "done", "training",
)  # fmt: skip


def played(style: str, seeds: range, listen: bool = False) -> Iterator[tuple[Game, Action]]:
    """Every position of some random games, with the action that is taken in it."""
    for seed in seeds:
        game = start(seed, edition=style, listen=listen)
        for action in walk(game, seats_of(seed)):
            yield game, action
        assert game.over
        assert not faults(game)


def positions(style: str, seeds: range, every: int) -> Iterator[Game]:
    """Every n-th position of them."""
    for count, (game, _) in enumerate(played(style, seeds)):
        if count % every == 0:
            yield game


def rivals(game: Game) -> list[Player]:
    return [player for player in game.players if player.rival is not None]


# ---------------------------------------------------------------- whatever is played


@pytest.mark.parametrize("style", STYLES)
def test_random_games_have_no_faults_and_end(style: str) -> None:
    for game, action in played(style, range(6)):
        assert not faults(game), action


@pytest.mark.parametrize("style", STYLES)
def test_a_rival_is_asked_for_its_next_card_and_nothing_else(style: str) -> None:
    for game, _ in played(style, range(6)):
        decision = game.decision
        assert decision is not None
        rival = game.players[decision.seat].rival is not None
        assert rival == (decision.kind == RIVAL_KIND)
        if rival:
            assert [option.text for option in decision.options] == ["turn_up"]
            assert decision.player == decision.seat
            assert not decision.take_back
        elif decision.player != decision.seat:  # what its rules leave open: in the base game alone
            assert style.startswith(("base@solo", "base+ix@"))
            assert game.players[decision.player].rival is not None
            assert len(decision.options) > 1


@proves("S5.1", "S5.2", "S8.1", "B2.3")
@pytest.mark.parametrize("style", STYLES)
def test_a_rival_never_has_what_its_rules_never_give(style: str) -> None:
    for game, _ in played(style, range(6)):
        for player in rivals(game):
            assert not any(getattr(player, name) for name in _NOTHING), player
            spaces = [game.edition.spaces[space].id for space in player.agents]
            assert not set(spaces) & set(_NEVER)
            rival = player.rival
            assert rival is not None
            if not rival.thrives:
                assert not any((player.solari, player.spice, player.water, player.vp, player.intrigue))
                assert player.seat not in game.control
            if not rival.scores:
                assert player.vp == 0
            if rival.scheme is not None:  # the third spy never stays
                assert len(player.spies) < game.edition.spies


@pytest.mark.parametrize("style", [style for style in STYLES if style not in _HOUSE_HAGAL])
def test_at_every_question_to_a_person_the_rivals_have_bought_what_they_can(style: str) -> None:
    for game, _ in played(style, range(6)):
        assert game.decision is not None
        if game.decision.player != game.decision.seat or len(game.stack) > 2:  # in the middle of a reward
            continue
        for player in rivals(game):
            rival = player.rival
            assert rival is not None
            wealth = player.solari + player.spice + player.water + len(player.intrigue)
            if rival.value and not player.swordmaster:
                assert wealth < rival.value
            elif rival.scores:
                assert player.solari < 7
                if "ix" not in style or game.conflicts[game.conflict].level == 3:  # X10.13
                    assert player.spice < 7
                assert max(player.water, len(player.intrigue)) < 3


@proves("S8.2", "S8.4", "S8.6", "B3.8")
@pytest.mark.parametrize("style", [style for style in STYLES if style not in _HOUSE_HAGAL])
def test_what_rivals_buy_is_paid_exactly(style: str) -> None:
    sets = {(7, 0, 0, 0), (0, 7, 0, 0), (0, 0, 3, 0), (0, 0, 0, 3)}
    bought = 0
    for game, _ in played(style, range(8), listen=True):
        for event in game.events or ():
            if not isinstance(event, Bought):
                continue
            bought += 1
            player = game.players[event.seat]
            paid = (event.solari, event.spice, event.intrigue, event.water)
            assert player.rival is not None
            if event.what == "vp":
                assert paid in sets
                assert player.rival.scores
            else:
                assert sum(paid) == player.rival.value
            assert player.swordmaster or not player.rival.value
    assert bought


@pytest.mark.parametrize("style", STYLES)
def test_rivals_send_agents_only_to_free_spaces_and_only_as_many_as_they_have(style: str) -> None:
    for seed in range(4):
        game = start(seed, edition=style, listen=True)
        chance = seats_of(seed)
        while game.decision is not None:
            before = {space for player in game.players for space in player.agents}
            decision = game.decision
            events: list[Event] = game.apply(decision.options[chance.below(len(decision.options))])
            sent = [event for event in events if isinstance(event, Sent) and game.players[event.seat].rival]
            assert decision.kind == RIVAL_KIND or not sent
            for event in sent:
                ships = any(game.face(one.card).id == "invasion_ships" for one in events if isinstance(one, TileUsed))
                assert ships == (event.space in before)  # X10.16
                assert event.card in game.hagal
            assert all(player.home >= 0 for player in rivals(game))


@pytest.mark.parametrize("style", STYLES)
def test_turns_go_round_and_pass_over_only_who_can_have_none(style: str) -> None:
    for seed in range(6):
        game = start(seed, edition=style, listen=True)
        chance = seats_of(seed)
        last, round_, sent = NOBODY, 0, False
        events, before = list(game.events or ()), game.turn
        while True:
            again = before.another
            for event in events:
                if isinstance(event, Sent):
                    sent = True
                if not isinstance(event, TurnBegan):
                    continue
                order = [player.seat for player in game.clockwise()]
                at = -1 if round_ != event.round else order.index(last)
                if again:  # The Weirding Way
                    assert event.seat == last
                    again = False
                elif round_ == event.round and style in _HOUSE_HAGAL:  # only after the marker's Agent turn
                    house = rivals(game)[0]
                    assert (event.seat == house.seat) == (last == game.first and sent and house.home > 0)
                else:
                    between = [order[n % 3] for n in range(at + 1, at + 1 + (order.index(event.seat) - at - 1) % 3)]
                    assert not any(_able(game, seat) for seat in between)
                last, round_, sent = event.seat, event.round, False
            if game.decision is None:
                break
            options, before = game.decision.options, game.turn
            events = game.apply(options[chance.below(len(options))])


def _able(game: Game, seat: int) -> bool:
    player = game.players[seat]
    return player.home > 0 if player.rival is not None else not player.done


# ---------------------------------------------------------------- legality, copies, knowledge


def everything(game: Game) -> list[Action]:
    """Every action that could be offered in such a game, but for a few picks."""
    texts = ["turn_up", "do wild.endgame"]
    texts += [f"pick {post.id}" for post in game.edition.posts]
    texts += [contract.pick.text for contract in game.edition.contracts]
    texts += [f"trash intrigue:{card.id}" for card in game.edition.intrigues]
    return [*universe(game.edition), *map(Action.parse, texts)]


@pytest.mark.parametrize(
    "style", ["base@solo.mentat", "base@two", "uprising@solo.mentat", "uprising+choam@two", "base+ix@solo.mentat"]
)
def test_offered_means_exactly_no_refusal(style: str) -> None:
    actions: list[Action] = []
    for game in positions(style, range(3), every=37):
        actions = actions or everything(game)
        assert game.decision is not None
        legal = {*game.decision.options, *game.decision.take_back}
        for action in {*actions, *legal}:
            assert (game.why_not(action) == []) == (action in legal), (action, game.why_not(action), game.decision)


@pytest.mark.parametrize("style", STYLES)
def test_a_clone_goes_its_own_way_to_the_same_end(style: str) -> None:
    for game in positions(style, range(2), every=53):
        twin, before = game.clone(), digest(game)
        for _ in walk(twin, seats_of(game.round)):
            pass
        assert digest(game) == before
        again = game.clone()
        for _ in walk(again, seats_of(game.round)):
            pass
        assert digest(again) == digest(twin)


@pytest.mark.parametrize("style", STYLES)
def test_a_world_dealt_anew_looks_the_same_and_can_be_played_to_its_end(style: str) -> None:
    for game in positions(style, range(3), every=61):
        assert game.decision is not None
        seat = game.decision.seat
        other = determinize(game, seat, Chance(7))
        assert not faults(other)
        assert view(other, seat) == view(game, seat)
        for _ in walk(other, seats_of(3)):
            pass
        assert other.over
        assert not faults(other)


@pytest.mark.parametrize("style", STYLES)
def test_the_hagal_deck_and_the_cards_of_rivals_are_hidden_from_people(style: str) -> None:
    for game in positions(style, range(2), every=17):
        for player in game.players:
            if player.rival is not None:
                continue
            seen = view(game, player.seat)
            assert set(seen.hagal_deck) <= {HIDDEN}
            assert len(seen.hagal_deck) + len(seen.hagal_discard) == len(game.hagal)
            assert HIDDEN not in seen.hagal_discard
            for other in rivals(game):
                known = [card for card in other.intrigue if game.known[card] != EVERYBODY]
                assert seen.players[other.seat].rival
                assert seen.players[other.seat].intrigue.count(HIDDEN) <= len(known)


def test_every_mode_of_every_edition_is_played_here() -> None:
    modes = {(name, automa.mode, level) for name in ("base", "uprising") for automa in EDITIONS[name].automas
             for level in ([level.id for level in automa.levels] or [""])}  # fmt: skip
    here = set()
    for style in STYLES:
        game, _, mode = style.partition("@")
        words = mode.split(".")
        here.add((game.partition("+")[0], words[0], words[1] if words[0] == "solo" else ""))
    assert modes <= here
