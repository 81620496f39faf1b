"""House Hagal and the Rivals of both editions, held against the facts: decks, Rivals, levels, variants, names."""

from __future__ import annotations

import re
from typing import Any

import pytest
import shorthand
from test_facts import FACTS, Fact, by_id, fact

from dune_desktop.content import EDITIONS
from dune_desktop.engine.effects import Draw, DrawIntrigue, Gain, Influence, PlaceSpy, Recruit, Signet
from dune_desktop.engine.names import FACTIONS, ICONS
from dune_desktop.engine.rivals import printed as engine_printed
from dune_desktop.engine.rivals.buying import PRICES
from dune_desktop.engine.rivals.printed import SOLO, TWO, Automa, HagalCard, Rival
from dune_desktop.text.game.names import NAMES
from dune_desktop.text.names import explanation, name
from tests.rules import proves

pytestmark = pytest.mark.skipif(FACTS is None, reason="no shared/facts in any folder above the tests")

BASE, UPRISING, BLEND = EDITIONS["base"], EDITIONS["uprising"], EDITIONS["blend"]


def automa(edition: Any, mode: str) -> Automa:
    found = next(one for one in edition.automas if one.mode == mode)
    assert isinstance(found, Automa)
    return found


def size(deck: tuple[HagalCard, ...]) -> int:
    return sum(card.copies for card in deck)


# ---------------------------------------------------------------- base game

_FOR = {"all": (SOLO, TWO), "1p": (SOLO,), "2p": (TWO,)}


@proves("R1.2")
@pytest.mark.parametrize("mode", [SOLO, TWO])
def test_deck_of_the_base_game(mode: str) -> None:
    facts = fact("base_hagal")
    rows = [row for row in facts["cards"] if mode in _FOR[row["for"]]]
    deck = automa(BASE, mode).deck
    assert {card.id: card.copies for card in deck} == {row["id"]: row["count"] for row in rows}
    assert size(deck) == facts["totals"]["solo_deck" if mode == SOLO else "two_player_deck"]
    assert sum(row["count"] for row in facts["cards"]) == facts["totals"]["physical"]


@pytest.mark.parametrize("mode", [SOLO, TWO])
def test_hagal_cards_of_the_base_game(mode: str) -> None:
    rows = by_id(fact("base_hagal")["cards"])
    for card in automa(BASE, mode).deck:
        row = rows[card.id]
        assert (card.id, [side.space for side in card.sides]) == (card.id, row["spaces"])
        assert (card.id, card.swords, card.box) == (card.id, row["swords"], ())
        assert (card.id, card.reshuffle) == (card.id, card.id == "reshuffle")
        combat = [BASE.spaces[BASE.space_index[side.space]].combat for side in card.sides]
        assert (card.id, set(combat) or {False}) == (card.id, {row["combat"]})
        if card.id == "harvest_spice":
            continue
        effects = [one.effect for side in card.sides for one in side.box]
        gains = {
            "influence": next((FACTIONS[e.who] for e in effects if isinstance(e, Influence)), None),  # type: ignore[index]
            "troops": sum(e.n for e in effects if isinstance(e, Recruit)),
            "signet": any(isinstance(e, Signet) for e in effects),
        }
        assert (card.id, gains) == (card.id, {key: row[key] for key in gains})
        assert len(effects) == sum(map(bool, gains.values()))
        assert all(side.when is None for side in card.sides)


def test_harvest_spice() -> None:
    for mode, effects in (
        (SOLO, ["gain 3 spice", "gain 2 spice", "gain 1 spice"]),
        (TWO, ["return the bonus spice to the bank"] * 3),
    ):
        card = next(card for card in automa(BASE, mode).deck if card.id == "harvest_spice")
        assert [shorthand.box(side.box) for side in card.sides] == effects
        spaces = tuple(side.space for side in card.sides)
        most = [shorthand.condition(side.when) for side in card.sides if side.when is not None]
        assert most == [f"{space} has the most bonus spice of {', '.join(spaces)} (unoccupied)" for space in spaces]
        # What ties are about: the base spice falls from the first to the last.
        assert spaces == ("the_great_flat", "hagga_basin", "imperial_basin")


_SIGNETS = {
    "duke_leto_atreides": ("cost: 1 spice -> gain 1 influence with a faction where another player has more influence"),
    "baron_vladimir_harkonnen": "cost: 1 solari -> draw 1 intrigue",
    "glossu_rabban": "if you hold any Alliance: recruit 2 troops; otherwise recruit 1 troop",
    "count_ilban_richese": "gain 1 solari",
    "countess_ariana_thorvald": "gain 1 water",
    "earl_memnon_thorvald": "gain 1 spice",
}


@proves("B3.1")
def test_rivals_of_the_base_game() -> None:
    solo = automa(BASE, SOLO)
    assert {rival.id for rival in solo.rivals} == fact("base_hagal")["rules"]["solo"]["rival_signets"].keys()
    for rival in solo.rivals:
        assert not rival.leader.ability
        assert rival.leader.signet is BASE.leader_by_id[rival.id].signet
        assert shorthand.told(rival.leader.signet) == _SIGNETS[rival.id]
        assert (rival.value, rival.scheme, rival.priorities, rival.streamlined) == (0, None, (), False)
        assert rival.scores
    assert {name("leader", one) for one in solo.advised} == {"Earl Memnon Thorvald", "Glossu “The Beast” Rabban"}
    (house,) = automa(BASE, TWO).rivals
    assert (house.id, house.thrives, house.scores) == ("house_hagal", False, False)
    assert not automa(BASE, TWO).levels


@proves("B3.3")
def test_levels_of_the_base_game() -> None:
    rows = fact("base_hagal")["rules"]["solo"]["difficulty"]
    levels = automa(BASE, SOLO).levels
    assert [level.id for level in levels] == list(rows)
    for level in levels:
        row = rows[level.id]
        person = "" if level.person is None else shorthand.told(level.person)
        extra = row["human_extra"]
        assert (level.id, person) == (level.id, f"gain {extra}" if extra else "")
        assert (level.id, level.garrison) == (level.id, row["rival_garrison_troops"])
        assert (level.id, level.above) == (level.id, row["conflict_cards_above_swordmasters"])
        assert (level.id, bool(level.intrigue)) == (level.id, row["rival_extra"] == "1 intrigue card each")
        assert level.intrigue < 2
        spaces = {space.id: space for space in level.spaces}
        mentat = spaces.get("mentat") or BASE.spaces[BASE.space_index["mentat"]]
        assert (level.id, [offer.price for offer in mentat.offers]) == (level.id, [(row["mentat_cost"], 0, 0)])
        assert (level.id, "swordmaster" not in spaces) == (level.id, row["human_swordmaster_allowed"])
        assert (level.id, "expert_deployment" in level.variants) == (level.id, row["expert_troop_deployment"])
        assert name("grade", level.id) == row["label"]


def test_spaces_of_levels_give_what_they_give() -> None:
    for edition in (BASE, UPRISING):
        for level in automa(edition, SOLO).levels:
            for space in level.spaces:
                usual = edition.spaces[edition.space_index[space.id]]
                assert shorthand.kinds(space.boxes) == shorthand.kinds(usual.boxes)
                assert (space.icon, space.later) == (usual.icon, usual.later)
                assert set(usual.requires) <= set(space.requires)


# ---------------------------------------------------------------- Uprising


def rows_of_hagal() -> dict[str, Fact]:
    return by_id(fact("uprising_rivals")["hagal"])


@proves("S1.3", "Q16")
def test_deck_of_uprising() -> None:
    totals = fact("uprising_rivals")["hagal_totals"]
    rows = rows_of_hagal()
    for mode, total in ((SOLO, totals["solo_deck"]), (TWO, totals["two_player_deck"])):
        deck = automa(UPRISING, mode).deck
        counts = {one: row["count"] for one, row in rows.items() if mode in _FOR[row["for"]]}
        assert {card.id: card.copies for card in deck} == counts
        assert size(deck) == total
    assert [card.id for card in automa(UPRISING, TWO).deck] == list(rows)
    for ours, theirs in zip(BLEND.automas, UPRISING.automas, strict=True):
        assert (ours.deck, ours.rivals, ours.levels) == (theirs.deck, theirs.rivals, theirs.levels)


#: What the facts say at length.
_MAKERS = {
    "hagga_basin_imperial_basin": {
        "hagga_basin": (
            "if you have maker hooks: destroy the shield wall (optional); if you have maker hooks and sandworms can"
            " enter: summon 1 sandworm; otherwise gain 2 spice"
        ),
        "imperial_basin": "if you have maker hooks: destroy the shield wall (optional); gain 1 spice",
    },
    "deep_desert": {
        "deep_desert": "if you have maker hooks and sandworms can enter: summon 2 sandworms; otherwise gain 4 spice",
    },
}
_CONDITIONS = {
    "the current Conflict card is level I or II": "the Conflict is of level 1, 2",
    "the current Conflict card is level III": "the Conflict is of level 3",
    "it has fewer than 2 influence with Spacing Guild": "not 2+ influence with spacing_guild",
    "it has 2 or more influence with Spacing Guild": "2+ influence with spacing_guild",
    "Hagga Basin has more bonus spice than Imperial Basin, or both have the same number and it is at least 1": (
        "hagga_basin has the most bonus spice of hagga_basin, imperial_basin"
    ),
    "Imperial Basin has more bonus spice than Hagga Basin": (
        "imperial_basin has the most bonus spice of hagga_basin, imperial_basin"
    ),
}
#: From the notes: when the cards with one space can't be used.
_USABLE = {
    "sietch_tabr": ("2 or more influence with Fremen", "2+ influence with fremen"),
    "deep_desert": ("at least 1 bonus spice", "deep_desert has bonus spice"),
}


def _sides(row: Fact) -> list[tuple[str, str, bool, list[str]]]:
    """Of the facts: space, condition, whether it is a combat space, effects."""
    if isinstance(row["space"], list):
        return [
            (one["space"], _CONDITIONS[one["if"]], one["combat_space"], one.get("effects", row["effects"]))
            for one in row["space"]
            if one["space"]
        ]
    if row["space"] is None:
        return []
    note, when = _USABLE.get(row["id"], ("", ""))
    assert note in row["notes"]
    return [(row["space"], when, row["combat_space"], row["effects"])]


@pytest.mark.parametrize("card", automa(UPRISING, TWO).deck, ids=lambda card: str(card.id))
def test_hagal_cards_of_uprising(card: HagalCard) -> None:
    row = rows_of_hagal()[card.id]
    assert (card.swords, bool(card.sides)) == (row["swords"], row["sends_agent"])
    assert card.reshuffle == (card.id == "reshuffle")
    sides = _sides(row)
    assert [side.space for side in card.sides] == [space for space, *_ in sides]
    for side, (space, when, combat, effects) in zip(card.sides, sides, strict=True):
        assert ("" if side.when is None else shorthand.condition(side.when)) == when
        assert UPRISING.spaces[UPRISING.space_index[space]].combat == combat
        expected = "; ".join(_plain(effect) for effect in effects)
        assert shorthand.box(side.box) == _MAKERS.get(card.id, {}).get(space, expected)


def _plain(effect: str) -> str:
    """The facts' words about a Rival in the shorthand of the other facts."""
    for pattern, replacement in (
        (r"if it has (\d) or more influence with (\w+): ", lambda m: f"if {m[1]}+ influence with {m[2].lower()}: "),
        (r"(?<=influence with )[A-Z][A-Za-z ]+\b", lambda m: m[0].lower().replace(" ", "_")),
        (r"if it has maker hooks and the Shield Wall stands: (.*)", r"if you have maker hooks: \1 (optional)"),
        (r"take maker hooks \(if it has none\)", "take maker hooks (if you have none yet)"),
        (r"^destroy the shield wall \(if it stands\)", "destroy the shield wall (optional)"),
        (r"place a spy \(faction post, .*\)", "place a spy (anywhere)"),
        (r"one faction of its choice \(choice rule\)", "one faction of your choice"),
        (
            r"each opponent \(human or Rival\) with 4 or more intrigue cards gives 1 of them at random to the Rival",
            "each opponent with 4 or more intrigue cards gives you 1 of them, chosen at random",
        ),
        (r"the (\d)\w\w faction of its priority list", r"priority \1"),
        (r"use its signet ring ability", "signet ring"),
    ):
        effect = re.sub(pattern, replacement, effect)
    return effect


def test_place_spy_cards() -> None:
    rows = rows_of_hagal()
    spies = {card.id: card.box[0].effect for card in automa(UPRISING, SOLO).deck if card.box}
    posts = {post.id: "+".join(post.spaces) for post in UPRISING.posts}
    for card_id, effect in spies.items():
        assert isinstance(effect, PlaceSpy)
        assert effect.icons is not None
        (icon,) = effect.icons
        assert card_id == f"place_spy_{ICONS[icon]}"
        order = re.search(r"post of: (.*); if", rows[card_id]["effects"][0])
        assert order is not None
        theirs = [set(spaces.split("+")) for spaces in order[1].split(", ")]
        icons = dict(zip(posts, UPRISING.post_icons, strict=True))
        ours = [post for post in automa(UPRISING, SOLO).course.rival_posts if icons[post] >> icon & 1]
        assert [set(posts[post].split("+")) for post in ours] == theirs


_RIVALS = automa(UPRISING, TWO).rivals


@pytest.mark.parametrize("rival", _RIVALS, ids=lambda rival: str(rival.id))
def test_rivals(rival: Rival) -> None:
    row = by_id(fact("uprising_rivals")["rivals"])[rival.id]
    assert rival.value == row["swordmaster_value"]
    assert [FACTIONS[one] for one in rival.priorities] == row["faction_priorities"]
    assert rival.streamlined == row["streamlined"] == (not rival.scores)
    assert shorthand.told(rival.leader.signet) == _ability(row["signet_ring"])
    assert rival.scheme is not None
    assert shorthand.told(rival.scheme.effect) == _ability(row["scheme"])
    assert not rival.leader.ability
    assert name("leader", rival.id, UPRISING.products) == row["name"].replace('"The Beast"', "“The Beast”")


def _ability(said: str) -> str:
    said = said.replace("place a spy (faction post, in priority order)", "place a spy (anywhere)")
    said = re.sub(
        r"recruit 1 troop; if it has any Alliance: recruit 2 troops instead",
        "if you hold any Alliance: recruit 2 troops; otherwise recruit 1 troop",
        said,
    )
    said = re.sub(r"with (a|one) faction where this gives it the Alliance token; .*", "for an Alliance", said)
    said = re.sub(r"with the faction where it has the most influence \(.*\)", "with the highest faction", said)
    return said if "otherwise" in said else " and ".join(_plain(part) for part in said.split("; "))


@proves("S1.8", "S1.7")
def test_which_rivals_play_in_which_mode() -> None:
    rows = by_id(fact("uprising_rivals")["rivals"])
    solo, two = automa(UPRISING, SOLO), automa(UPRISING, TWO)
    assert [rival.id for rival in two.rivals] == list(rows)
    assert [rival.id for rival in solo.rivals] == [one for one, row in rows.items() if not row["streamlined"]]
    assert all(rows[one]["swordmaster_value"] >= 8 for one in solo.advised)
    assert all(rows[one]["streamlined"] for one in two.advised)
    assert (solo.seats, two.seats) == (2, 1)


def test_purchases() -> None:
    options = [one["cost"] for one in fact("uprising_rivals")["vp_purchases"]["options"]]
    ours = {"intrigue_cards" if price.kind == "intrigue" else price.kind: price.n for price in PRICES}
    assert options == [{what: n} for what, n in ours.items()]


@proves("S2.1", "S2.2", "S2.3", "S2.4", "S2.5")
def test_levels_and_variants_of_uprising() -> None:
    solo, two = automa(UPRISING, SOLO), automa(UPRISING, TWO)
    mercenary, sardaukar, mentat, haderach = solo.levels
    assert [level.id for level in solo.levels] == list(NAMES["level"])
    assert (mercenary.person, mercenary.garrison, mercenary.variants) == (DrawIntrigue(), 0, ())
    assert (sardaukar.person, sardaukar.garrison, sardaukar.variants, sardaukar.spaces) == (None, 3, (), ())
    expert = ("smart_politics", "brutal_escalation", "expert_deployment")
    assert (mentat.person, mentat.garrison, mentat.variants, mentat.spaces) == (None, 3, expert, ())
    assert (haderach.person, haderach.garrison, haderach.variants) == (None, 3, expert)
    assert [space.id for space in haderach.spaces] == ["swordmaster"]
    assert all(not level.above and not level.intrigue for level in solo.levels)
    assert solo.variants == engine_printed.VARIANTS
    assert two.variants == expert
    assert not two.levels


# ---------------------------------------------------------------- names


def rows_of(kind: str, edition: str) -> dict[str, Fact]:
    rows = [row for row in fact("names") if row["kind"] == kind and row["edition"] in (edition, "both")]
    return {one: row for row in rows for one in (row["id"], *row.get("aliases", ()))}


@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_names_of_hagal_cards(edition: str) -> None:
    ids = dict.fromkeys(card.id for one in EDITIONS[edition].automas for card in one.deck)
    for card in ids:
        assert name("hagal", card, EDITIONS[edition].products) == rows_of("hagal", edition)[card]["en"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_names_of_rivals(edition: str) -> None:
    rows = rows_of("leader", "base") if edition == "base" else rows_of("rival", "uprising")
    ids = {rival.id for one in EDITIONS[edition].automas for rival in one.rivals}
    products = EDITIONS[edition].products
    for rival in ids:
        said = "House Hagal" if rival == "house_hagal" else rows[rival]["en"]
        assert name("rival", rival, products) == name("leader", rival, products) == said


def test_names_of_levels_and_variants() -> None:
    terms = {row["id"]: row["en"] for row in fact("glossary")}
    assert name("rival", "house_hagal") == terms["house_hagal"]
    assert {level: str(words) for level, words in NAMES["level"].items()} == {
        level: rows_of("difficulty", "base")[level]["en"] for level in NAMES["level"]
    }
    grades = [terms[f"difficulty_{one}"] for one in ("novice", "veteran", "expert", "expert_plus")]
    assert [str(grade).lower() for grade in NAMES["grade"].values()] == grades
    again = {"row_dice": "imperium_row_churn"}
    for variant, words in NAMES["variant"].items():
        assert str(words) == terms[f"variant_{again.get(variant, variant)}"]
    assert [str(words).lower() for words in NAMES["mode"].values()] == [
        "solo game",
        terms["two_player_game"].lower(),
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_mode_level_and_variant_is_explained(edition: str) -> None:
    automas = EDITIONS[edition].automas
    ids = {
        "mode": {one.mode for one in automas},
        "level": {level.id for one in automas for level in one.levels},
        "variant": {v for one in automas for v in (*one.variants, *(v for lv in one.levels for v in lv.variants))},
    }
    products = EDITIONS[edition].products
    for kind, those in ids.items():
        for one in those:
            assert name(kind, one, products)
            assert explanation(kind, one, products).endswith(".")


def test_what_the_shorthand_is_compared_with() -> None:
    """The shorthand tells apart what it has to: a wrong effect would be noticed."""
    assert shorthand.told(Gain(solari=2)) != shorthand.told(Gain(spice=2))
    assert shorthand.told(Draw(1)) != shorthand.told(DrawIntrigue())
