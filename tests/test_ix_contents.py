"""What lies in the box of Rise of Ix, and where it goes."""

from __future__ import annotations

import pytest

from dune_desktop.content import BASE, BLEND, EDITIONS, UPRISING
from dune_desktop.content.ix.facts import Ixian
from dune_desktop.engine.composing import compose, usually_out
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.effects import Persuasion, Swords
from dune_desktop.engine.setup import Setup, new_game
from tests.rules import proves

IX = compose(BASE.recipe, ("ix",))


@proves("X1.1", "X1.4", "X2.2")
def test_what_is_in_the_box() -> None:
    own = {
        "imperium": sum(card.copies for card in IX.imperium if card.product == "ix"),
        "intrigue": sum(card.copies for card in IX.intrigues if card.product == "ix"),
        "conflicts": sorted(card.level for card in IX.conflicts if card.product == "ix"),
        "leaders": sum(leader.product == "ix" for leader in IX.leaders),
        "tiles": sum(card.copies for card in IX.market_by_id["tech"].stock),
        "spaces": {space.id for space in IX.spaces} - {space.id for space in BASE.spaces},
    }
    assert own == {
        "imperium": 35,
        "intrigue": 17,
        "conflicts": [1, 1, 2, 3],
        "leaders": 6,
        "tiles": 18,
        "spaces": {"tech_negotiation", "dreadnought", "interstellar_shipping", "smuggling"},
    }
    assert "boundless_ambition" not in {card.id for card in IX.imperium}


@proves("X1.3")
def test_six_cards_are_there_twice() -> None:
    own = [card for card in IX.imperium if card.product == "ix"]
    assert len(own) == 29
    assert {card.id for card in own if card.copies == 2} == {
        "freighter_fleet", "in_the_shadows", "ixian_engineer", "negotiated_withdrawal", "treachery", "truthsayer",
    }  # fmt: skip


@proves("X6.6")
def test_eight_cards_unload_and_none_of_them_gives_persuasion_or_swords() -> None:
    unloading = [card for card in IX.imperium if card.unloads]
    assert {card.id for card in unloading} == {
        "choam_delegate", "esmar_tuek", "freighter_fleet", "guild_accord", "in_the_shadows", "ix_guild_compact",
        "treachery", "water_peddler",
    }  # fmt: skip
    assert not any(isinstance(one.effect, Persuasion | Swords) for card in unloading for one in card.reveal)


@proves("X1.2", "X2.7")
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_everybody_has_two_dreadnoughts_in_supply_and_a_freighter_at_the_start(edition: Edition) -> None:
    for player in new_game(edition, Setup(4, 3, expansions=("ix",))).players:
        own = Ixian.of(player)
        assert (own.docked, own.commissioned, own.fighting, own.freighter) == (2, 0, 0, 0)


@proves("X2.5", "X2.6")
def test_new_cards_are_shuffled_in_and_old_leaders_play_with_new_ones() -> None:
    game = new_game(BASE, Setup(3, 5, leaders=("ilesa_ecaz", "paul_atreides", "tessia_vernius"), expansions=("ix",)))
    imperium = {game.cards[card].product for card in (*game.imperium_deck, *game.row)}
    intrigues = {game.intrigues[card].product for card in game.intrigue_deck}
    assert imperium == intrigues == {"base", "ix"}
    assert [player.leader.id for player in game.players] == ["ilesa_ecaz", "paul_atreides", "tessia_vernius"]


@proves("X9.4")
def test_its_conflicts_stay_out_of_uprising_unless_somebody_wants_them() -> None:
    own = {"conflict.skirmish_e", "conflict.skirmish_f", "conflict.trade_monopoly", "conflict.economic_supremacy"}
    assert own <= {*usually_out(compose(UPRISING.recipe, (*UPRISING.recipe.modules, "ix")))}
    assert not own & {*usually_out(IX)}


@proves("X9.16")
def test_the_blend_is_as_without_it_but_for_what_it_brings() -> None:
    blend = compose(BLEND.recipe, ("choam", "ix"))
    without = compose(BLEND.recipe, ("choam",))
    for pile in ("imperium", "intrigues", "conflicts", "leaders"):
        own = {card.id for card in getattr(blend, pile) if card.product == "ix"}
        assert {card.id for card in getattr(IX, pile) if card.product == "ix"} == own
        assert {card.id for card in getattr(blend, pile)} - own == {card.id for card in getattr(without, pile)}
    new = {"tech_negotiation", "dreadnought", "interstellar_shipping", "smuggling"}
    old = {"assembly_hall", "gather_support", "accept_contract", "shipping"}
    assert {space.id for space in blend.spaces} == {space.id for space in without.spaces} - old | new
    assert len(blend.posts) == len(without.posts) == 13
