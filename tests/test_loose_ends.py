"""What is still open before a turn ends: each kind where it is, and where it is not; the worst losses first."""

from __future__ import annotations

from dune_desktop.models.asking.answering import Answering
from dune_desktop.models.coaching.loose_ends import (
    AGENTS_LEFT,
    KINDS,
    MOST,
    PERSUASION_LEFT,
    POINT_LEFT,
    TIED,
    TROOPS_LEFT,
    LooseEnd,
)
from dune_desktop.models.refs import AGENT, CARD, GARRISON_UNITS, ITEM
from tests.asked import position

#: The first reward is a Victory Point.
FIGHT = 'conflict = "skirmish_a"\n'


def ends(where: str, *actions: str, edition: str = "base") -> list[LooseEnd]:
    return list(position(where, *actions, edition=edition).loose_ends)


def kinds(where: str, *actions: str, edition: str = "base") -> list[str]:
    return [end.kind for end in ends(where, *actions, edition=edition)]


# ---------------------------------------------------------------- agents


def test_agents_that_can_be_sent_are_open_before_revealing() -> None:
    (end,) = ends('seat0 = {hand = ["dagger", "diplomacy"]}')
    assert (end.kind, end.text) == (AGENTS_LEFT, "2 Agents left: once you reveal, none can be sent this round.")
    assert end.refs[0][0] == AGENT
    assert ends('seat0 = {hand = ["dagger", "diplomacy"], agents = ["wealth"]}')[0].text.startswith("1 Agent left")


def test_agents_that_no_card_can_send_are_not() -> None:
    assert kinds('seat0 = {hand = ["convincing_argument"]}') == []
    assert kinds('seat0 = {hand = ["diplomacy"], agents = ["carthag", "wealth"]}') == []


# ---------------------------------------------------------------- persuasion

ROW = 'row = ["stilgar", "scout", "scout"]\nimperium_deck = []\nreserve.arrakis_liaison = 0\nreserve.foldspace = 0\n'


def test_persuasion_that_buys_a_card_is_open_in_the_reveal_turn() -> None:
    (end,) = ends(ROW + 'seat0 = {hand = ["convincing_argument", "convincing_argument", "diplomacy"]}', "reveal")
    assert end.kind == PERSUASION_LEFT
    assert end.text == "5 Persuasion is lost with the turn; it still buys Stilgar."
    assert end.refs[0][0] == CARD


def test_persuasion_that_buys_nothing_is_not() -> None:
    assert kinds('row = ["stilgar"]\nimperium_deck = []\nseat0 = {hand = ["diplomacy"]}', "reveal") == []


# ---------------------------------------------------------------- troops


def test_the_fewest_troops_are_named_that_lead_to_the_best_place() -> None:
    where = FIGHT + 'seat0 = {hand = ["reconnaissance"], garrison = 3}\nseat1 = {troops = 2}'
    (end,) = ends(where, "agent reconnaissance > carthag", "do carthag.2", "deploy 1")
    assert end.kind == TROOPS_LEFT
    assert end.text == "2 troops more in the Conflict: as it stands, you would be first."
    assert end.refs == (GARRISON_UNITS,)


def test_a_lower_place_counts_where_it_is_worth_something() -> None:
    where = FIGHT + 'seat0 = {hand = ["reconnaissance"], garrison = 3}\nseat1 = {troops = 6}'
    (end,) = ends(where, "agent reconnaissance > carthag", "do carthag.2")
    assert end.text == "1 troop more in the Conflict: as it stands, you would be second."
    four = f"players = 4\n{where}\nseat2 = {{troops = 5}}"
    (third,) = ends(four, "agent reconnaissance > carthag", "do carthag.2")
    assert third.text == "1 troop more in the Conflict: as it stands, you would be third."


def test_troops_that_change_no_place_are_not_open() -> None:
    where = FIGHT + 'seat0 = {hand = ["reconnaissance"], troops = 2, garrison = 3}\nseat1 = {troops = 1}'
    assert kinds(where, "agent reconnaissance > carthag", "do carthag.2") == []


def test_nothing_is_open_while_the_turn_can_not_end() -> None:
    where = FIGHT + 'seat0 = {hand = ["reconnaissance"], garrison = 3}\nseat1 = {troops = 2}'
    assert kinds(where, "agent reconnaissance > carthag") == []


def test_sandworms_count_as_strength() -> None:
    """Two troops of the seat are not enough against a worm."""
    where = 'conflict = "skirmish_crysknife"\nseat0 = {hand = ["reconnaissance"], garrison = 3}\nseat1 = {worms = 1}'
    (end,) = ends(where, "agent reconnaissance > arrakeen", "do arrakeen.2", edition="uprising")
    assert end.text == "2 troops more in the Conflict: as it stands, you would be first."


# ---------------------------------------------------------------- points


def test_a_point_that_can_be_paid_is_open() -> None:
    where = "row = []\nimperium_deck = []\nreserve.arrakis_liaison = 0\nreserve.foldspace = 0\n"
    where += 'seat0 = {hand = ["opulence"], solari = 6}'
    (end,) = ends(where, "reveal")
    assert end.kind == POINT_LEFT
    assert end.text == "Opulence: 1 Victory Point still to be had in this turn."
    assert end.refs == ((ITEM, "opulence.reveal.2"),)
    assert kinds(where.replace("solari = 6", "solari = 5"), "reveal") == []


def test_the_step_to_the_point_of_a_track_is_one() -> None:
    where = 'leaders = ["duke_leto_atreides"]\nseat0 = {hand = ["signet_ring"], spice = 1, influence.fremen = 1}\n'
    where += "seat1 = {influence.fremen = 2}"
    open_ends = ends(where, "agent signet_ring > hall_of_oratory")
    assert [end.kind for end in open_ends] == [POINT_LEFT]
    assert kinds(where.replace("spice = 1", "spice = 0"), "agent signet_ring > hall_of_oratory") == []
    assert kinds(where.replace("fremen = 1", "fremen = 0"), "agent signet_ring > hall_of_oratory") == []


def test_of_several_factions_one_is_climbed_and_brings_one_point() -> None:
    where = 'seat0 = {hand = ["firm_grip"], solari = 2, influence.fremen = 1, influence.bene_gesserit = 1}'
    (end,) = ends(where, "agent firm_grip > hall_of_oratory")
    assert (end.kind, end.text) == (POINT_LEFT, "Firm Grip: 1 Victory Point still to be had in this turn.")


# ---------------------------------------------------------------- ties


def test_a_tie_that_a_card_in_hand_breaks_is_open_in_combat() -> None:
    tied = FIGHT + 'phase = "combat"\nseat0 = {troops = 2, intrigue = ["ambush"]}\nseat1 = {troops = 2}'
    (end,) = ends(tied)
    assert (end.kind, end.text) == (TIED, "Tied with Olha: one more sword breaks the tie. Swords: Ambush.")


def test_a_tie_that_nothing_breaks_is_not_nor_is_a_lead() -> None:
    tied = FIGHT + 'phase = "combat"\nseat0 = {troops = 2, intrigue = ["INTRIGUE"]}\nseat1 = {troops = TROOPS}'
    assert kinds(tied.replace("INTRIGUE", "windfall").replace("TROOPS", "2")) == []
    assert kinds(tied.replace("INTRIGUE", "ambush").replace("TROOPS", "1")) == []
    assert kinds(tied.replace("INTRIGUE", "ambush").replace("TROOPS", "4")) == []


# ---------------------------------------------------------------- all of them


def test_the_worst_losses_come_first_and_no_more_than_two() -> None:
    where = 'row = ["stilgar"]\nimperium_deck = []\nseat0 = {hand = ["opulence", "convincing_argument"], solari = 6}'
    found = ends(where, "reveal")
    assert [end.kind for end in found] == [POINT_LEFT, PERSUASION_LEFT]
    assert len(found) == MOST
    assert found[0].loss > found[1].loss


def test_each_kind_has_its_situation_here() -> None:
    assert {AGENTS_LEFT, PERSUASION_LEFT, TROOPS_LEFT, POINT_LEFT, TIED} == set(KINDS)


def test_somebody_else_is_asked_for_nothing() -> None:
    answering: Answering = position('seat0 = {hand = ["dagger"]}', "reveal", "end")
    assert answering.loose_ends[0].kind == AGENTS_LEFT  # of who is asked now
