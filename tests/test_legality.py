"""Offered means exactly: no refusal. And a refused action changes nothing."""

from collections.abc import Iterator

import pytest

from dune_desktop.content import BASE
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.digest import digest
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.errors import BadAction, IllegalAction
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game


def universe(edition: Edition) -> list[Action]:
    """Every action that some position of the edition could offer, but for picks, which depend on the question."""
    texts = ["reveal", "pass", "end", "done", "pick yes", "pick no", "pick leader"]
    texts += [f"{verb} {n}" for verb in ("deploy", "take_back", "pick") for n in range(13)]
    texts += [f"pick {faction}" for faction in ("emperor", "spacing_guild", "bene_gesserit", "fremen")]
    texts += [f"pick {space.id}" for space in edition.spaces]
    for card in edition.card_by_id.values():
        texts += [f"agent {card.id} > {space.id}" for space in edition.spaces]
        places = ("", " top", " set_aside", " set_aside top", " top set_aside", " attic", " attic top")
        texts += [f"acquire {card.id}{place}" for place in places]
        texts += [f"discard {card.id}", f"pick {card.id}"]
        texts += [f"trash {zone}:{card.id}" for zone in ("hand", "discard", "played", "revealed")]
        texts += [printed.do.text for box in (card.agent, card.reveal) for printed in box]
    for space in edition.spaces:
        texts += [printed.do.text for box in (*space.boxes, space.visit, space.reveal) for printed in box]
    texts += [f"play {card.id}" for card in edition.intrigues]
    return [Action.parse(text) for text in dict.fromkeys(texts)]


def positions(seeds: range, every: int) -> Iterator[Game]:
    """Every n-th position of random games of 3 and 4 players."""
    for seed in seeds:
        chance = Chance(seed)
        game = new_game(BASE, Setup(3 + seed % 2, seed))
        count = 0
        while game.decision is not None:
            if count % every == seed % every:
                yield game
            options = game.decision.options
            game.apply(options[chance.below(len(options))])
            count += 1


@pytest.mark.parametrize("first", [0, 6])
def test_offered_means_exactly_no_refusal(first: int) -> None:
    everything = universe(BASE)
    seen = 0
    for game in positions(range(first, first + 6), every=31):
        assert game.decision is not None
        legal = {*game.decision.options, *game.decision.take_back}
        for action in {*everything, *legal}:
            assert (game.why_not(action) == []) == (action in legal), (action, game.why_not(action))
        seen += len(legal)
    assert seen > 100


def test_a_place_that_is_none_is_refused_where_a_card_is_set_aside() -> None:
    game = new_game(BASE, Setup(3, 1, ("helena_richese",)))
    while game.turn.seat != 0:
        assert game.decision is not None
        game.apply(game.decision.options[-1])
    game.apply(Action.parse("reveal"))
    card = game.row.pop()
    player = game.players[0]
    player.set_aside = [card]
    player.persuasion = 20
    game.row.append(game.imperium_deck.pop())
    game.advance()
    face = game.cards[card].id
    assert game.why_not(Action.parse(f"acquire {face} set_aside")) == []
    for words in ("attic", "top set_aside", "attic top"):
        assert [why.code for why in game.why_not(Action.parse(f"acquire {face} {words}"))][:1] == ["not_for_sale"]


def test_an_illegal_action_changes_nothing() -> None:
    everything = universe(BASE)
    refused = 0
    for game in positions(range(3), every=97):
        assert game.decision is not None
        before = digest(game)
        for action in everything[::17]:
            if action not in game.decision.options and action not in game.decision.take_back:
                with pytest.raises(IllegalAction) as error:
                    game.apply(action)
                assert error.value.refusals
                refused += 1
        assert digest(game) == before
    assert refused > 100


def test_a_finished_game_refuses_everything() -> None:
    game = new_game(BASE, Setup(3, 5))
    chance = Chance(5)
    while game.decision is not None:
        options = game.decision.options
        game.apply(options[chance.below(len(options))])
    with pytest.raises(IllegalAction, match="game_over"):
        game.apply(Action.parse("reveal"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "agent",
        "agent dagger",
        "agent dagger arrakeen",
        "agent dagger > arrakeen > carthag",
        "agent Dagger > arrakeen",
        "deploy",
        "deploy two",
        "deploy -1",
        "deploy 1 2",
        "reveal now",
        "fly arrakeen",
        "play  ambush",
        "trash discard:",
        "pick ../x",
        "do a.b\n",
    ],
)
def test_malformed_texts_are_no_actions(text: str) -> None:
    with pytest.raises(BadAction):
        Action.parse(text)


@pytest.mark.parametrize(("verb", "counts"), [
    ("agent", {2}), ("reveal", {0}), ("pass", {0}), ("end", {0}), ("done", {0}), ("play", {1}), ("do", {1}),
    ("deploy", {1, 2}), ("take_back", {1, 2}), ("acquire", {1, 2, 3}), ("pick", {1, 2, 3}), ("trash", {1}),
    ("discard", {1}), ("turn_up", {0}),
])  # fmt: skip
def test_a_verb_takes_so_many_words(verb: str, counts: set[int]) -> None:
    for n in range(5):
        words = [f"unheard_of_{verb}"] * n
        if verb in ("deploy", "take_back"):
            words[:1] = ["97"][:n]
        text = f"agent {' > '.join(words)}" if verb == "agent" else " ".join((verb, *words))
        if n in counts:
            assert Action.parse(text).args == tuple(words)
        else:
            with pytest.raises(BadAction):
                Action.parse(text)


def test_every_text_parses_back_to_the_same_action() -> None:
    for action in universe(BASE):
        assert Action.parse(action.text) is action
        assert str(action) == action.text
