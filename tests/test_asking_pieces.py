"""Which things on the table stand for an answer: tracks, played cards, the ring, a card that was looked at."""

from __future__ import annotations

import pytest

from dune_desktop.models import refs
from dune_desktop.models.asking.answering import LIT, REFUSED, Answering, PieceState
from dune_desktop.models.refs import CARD, FACTION, Ref
from tests.asked import drop, position, rows, signs, space

pytestmark = pytest.mark.usefixtures("qapp")


def played_card(answering: Answering, face_id: str) -> Ref:
    """A card that lies in play."""
    controller = answering.controller
    me = controller.view.players[controller.looker]
    return CARD, next(card for card in (*me.played, *me.revealed) if controller.face(card).id == face_id)


# ---------------------------------------------------------------- tracks


MACHINATIONS = """
    players = 4
    phase = "combat"
    conflict = "machinations"
    conflict_deck = ["grand_vision"]
    seat0 = {troops = 4, influence = {emperor = 1, spacing_guild = 3}}
    seat1.troops = 3
"""


def test_branches_that_are_factions_are_asked_like_factions() -> None:
    answering = position(MACHINATIONS)
    assert answering.choices.prompt == "Gain Influence with 2 different Factions: 1 of 2"
    found = {title: (row.ref, row.key, row.detail, signs(row)) for title, row in rows(answering).items()}
    assert found == {
        "Emperor": ((FACTION, 0), "1", "1 → 2", "influence_emperor vp"),
        "Spacing Guild": ((FACTION, 1), "2", "3 → 4", "influence_spacing_guild solari3 alliance_spacing_guild"),
        "Bene Gesserit": ((FACTION, 2), "3", "0 → 1", "influence_bene_gesserit"),
        "Fremen": ((FACTION, 3), "4", "0 → 1", "influence_fremen"),
    }
    assert answering.state((FACTION, 1)) == PieceState(LIT, "2", climb=1)
    assert answering.choose((FACTION, 1))
    assert answering.choices.prompt == "Gain Influence with 2 different Factions: 2 of 2"
    assert answering.state((FACTION, 1)).kind == REFUSED
    assert drop(answering, (FACTION, 0), (FACTION, 0))
    assert answering.controller.view.players[0].influence == [2, 4, 0, 0]


def test_a_branch_that_is_a_faction_lights_its_track() -> None:
    answering = position(
        'seat0 = {hand = ["guild_ambassador"], influence = {spacing_guild = 1}}',
        "agent guild_ambassador > hall_of_oratory",
        "do guild_ambassador.agent.1",
    )
    guild, spice = rows(answering).values()
    assert (guild.ref, guild.detail, signs(guild)) == ((refs.BRANCH, "a"), "1 → 2", "influence_spacing_guild vp")
    assert (spice.detail, signs(spice)) == ("", "spice2")
    assert answering.state((FACTION, 1)) == PieceState(LIT, "1", climb=1)
    assert answering.choose((FACTION, 1))
    assert answering.controller.view.players[0].influence[1] == 2


def test_an_open_step_of_influence_lights_its_track() -> None:
    answering = position('seat0 = {hand = ["diplomacy"], influence = {bene_gesserit = 1}}', "agent diplomacy > secrets")
    row = rows(answering)["Gain 1 Influence with the Bene Gesserit"]
    assert (row.key, row.detail, signs(row)) == ("2", "Secrets · 1 → 2", "influence_bene_gesserit vp")
    assert answering.state((FACTION, 2)) == PieceState(LIT, "2", climb=1)
    assert answering.state(space(answering, "secrets")) == PieceState(LIT)
    assert answering.choose((FACTION, 2))
    assert answering.controller.view.players[0].influence[2] == 2


def test_more_influence_with_whom_one_visits_is_a_step_on_that_track() -> None:
    answering = position('seat0.hand = ["power_play"]', "agent power_play > stillsuits")
    stands = [row for row in answering.choices.rows() if (FACTION, 3) in row.also]
    assert [(row.title, row.detail) for row in stands] == [
        ("Gain 1 Influence with the Fremen", "Stillsuits · 0 → 1"),
        ("Gain 1 Influence with the Fremen", "Power Play · 0 → 1"),
    ]
    assert answering.state((FACTION, 3)) == PieceState(LIT)  # both: the list is narrowed to them
    assert answering.choose((FACTION, 3))
    assert answering.choices.prompt == "Fremen: which effect?"
    assert [row.key for row in answering.choices.rows()] == ["1", "2"]


def test_a_cube_goes_down_where_influence_is_lost() -> None:
    answering = position(
        'seat0 = {hand = ["shifting_allegiances"], spice = 2, influence = {emperor = 1, fremen = 1}}',
        "agent shifting_allegiances > secure_contract",
        "do shifting_allegiances.agent.1",
    )
    assert {row.climb for row in rows(answering).values()} == {-1}
    assert answering.state((FACTION, 0)).climb == -1


# ---------------------------------------------------------------- cards in play, the ring


def test_open_effects_of_a_played_card_are_lit_on_it() -> None:
    answering = position('seat0.hand = ["seek_allies"]', "agent seek_allies > wealth")
    row = rows(answering)["Trash this card"]
    card = played_card(answering, "seek_allies")
    assert (row.detail, row.also) == ("Seek Allies", (card,))
    assert answering.state(card) == PieceState(LIT, row.key)
    assert answering.choose(card)
    assert "Trash this card" not in rows(answering)


def test_the_signet_is_lit_on_its_card_and_on_the_plate() -> None:
    text = 'leaders = ["baron_vladimir_harkonnen"]\nseat0 = {hand = ["signet_ring"], solari = 1}'
    answering = position(text, "agent signet_ring > carthag")
    row = next(row for row in answering.choices.rows() if refs.SIGNET in row.also)
    assert row.also == (played_card(answering, "signet_ring"), refs.SIGNET)
    assert answering.state(refs.SIGNET) == PieceState(LIT, row.key, sealed=True)
    assert answering.state((refs.SEAT, 0)) == PieceState()
    assert answering.choose(refs.SIGNET)
    assert answering.controller.view.players[0].solari == 0


def test_an_effect_of_the_leader_is_lit_on_the_plate() -> None:
    answering = position(
        'leaders = ["earl_memnon_thorvald"]\n'
        'seat0 = {hand = ["arrakis_liaison"], intrigue = ["poison_snooper"], solari = 5}',
        "agent arrakis_liaison > high_council",
        "do high_council.1",
    )
    row = next(row for row in rows(answering).values() if row.detail == "Earl Memnon Thorvald")
    assert row.also == (refs.ABILITY,)
    assert answering.state(refs.ABILITY) == PieceState(LIT, row.key)
    assert answering.choose(refs.ABILITY)
    assert answering.choices.prompt == "Gain 1 Influence with …"
    assert answering.choices.source_ref == (refs.SEAT, 0)


# ---------------------------------------------------------------- what was looked at


def test_a_card_that_was_looked_at_can_be_shown() -> None:
    answering = position(
        'seat0 = {hand = [], intrigue = ["poison_snooper"], deck_top = ["signet_ring"]}', "play poison_snooper"
    )
    top = answering.controller.view.players[0].deck[-1]
    assert answering.choices.looked_at == (CARD, top)
    assert answering.controller.face(top).id == "signet_ring"
    assert answering.choose(rows(answering)["Draw 1 card"].ref)
    assert answering.choices.looked_at is None
