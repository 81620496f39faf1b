"""Uprising, and both games together, held against the facts: every box of every component in the facts' shorthand."""

from __future__ import annotations

import re
from typing import Any

import pytest
import shorthand
from test_facts import FACTS, Fact, by_id, fact

from dune_desktop.content import EDITIONS
from dune_desktop.engine.composing import usually_out
from dune_desktop.engine.conditions import Has
from dune_desktop.engine.effects import Complete, Persuasion, Swords
from dune_desktop.engine.names import BATTLE_ICONS, FACTIONS, ICONS
from dune_desktop.engine.printed import RESERVE, STARTER, Card, Leader, Space
from dune_desktop.engine.units import TROOP
from dune_desktop.text import choam, uprising
from dune_desktop.text.game.names import NAMES
from dune_desktop.text.names import ability_names, any_name, name
from dune_desktop.text.products import ROOMS
from dune_desktop.text.rules import rulings
from dune_desktop.text.translating import Text

pytestmark = pytest.mark.skipif(FACTS is None, reason="no shared/facts in any folder above the tests")

BASE, UPRISING, BLEND = EDITIONS["base"], EDITIONS["uprising"], EDITIONS["blend"]
CARDS = (*UPRISING.starters, *UPRISING.imperium, *UPRISING.reserve)
SIDES = tuple(side for leader in UPRISING.leaders for side in leader.sides)


def facts(file: str) -> dict[str, Fact]:
    return by_id(fact(f"uprising_{file}"))


def board() -> Fact:
    return fact("uprising_board")  # type: ignore[no-any-return]


def amounts(pay: Any) -> dict[str, int]:
    return {what: n for what in ("solari", "spice", "water") if (n := getattr(pay, what))} if pay else {}


# ---------------------------------------------------------------- cards

#: Where the facts put in one clause what is printed as two icons, or say it in an order of their own.
TOLD = {
    "junction_headquarters": "gain 1 water and recruit 1 troop",
    "seek_allies": "trash this card",
    "signet_ring": "use the Signet Ring ability of your Leader",
    "inspire_awe": (
        "acquire a card that costs 3 or less; if you have 1+ sandworms in the Conflict, put that card into your hand"
        " (otherwise it goes to your discard pile)"
    ),
}


def test_the_same_cards() -> None:
    assert [card.id for card in CARDS if card.kind == STARTER] == [card.id for card in BASE.starters]
    assert {card.id for card in CARDS} == facts("cards").keys()
    assert {card.id for card in UPRISING.intrigues} == facts("intrigue").keys()
    assert sum(card.copies for card in UPRISING.imperium) == 69
    assert sum(card.copies for card in UPRISING.intrigues) == 44
    assert [card.id for card in UPRISING.imperium] == sorted(card.id for card in UPRISING.imperium)
    assert [card.id for card in UPRISING.intrigues] == sorted(card.id for card in UPRISING.intrigues)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_cards(card: Card) -> None:
    printed = facts("cards")[card.id]
    assert (card.kind, card.copies, card.cost) == (printed["deck"], printed["count"], printed["cost"])
    assert card.product == (printed["module"] or "uprising")
    assert sorted(FACTIONS[one] for one in card.factions) == sorted(printed["factions"])
    assert sorted(ICONS[one] for one in card.icons) == sorted(printed["icons"])
    reveal = [one.effect for one in card.reveal]
    plain = [effect for effect in reveal if isinstance(effect, Persuasion | Swords)]
    assert sum(effect.n for effect in plain if isinstance(effect, Persuasion)) == printed["reveal"]["persuasion"]
    assert sum(effect.n for effect in plain if isinstance(effect, Swords)) == printed["reveal"]["swords"]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_boxes_of_cards(card: Card) -> None:
    printed = facts("cards")[card.id]
    other = tuple(one for one in card.reveal if not isinstance(one.effect, Persuasion | Swords))
    if TOLD.get(card.id) != printed["reveal"]["other"]:
        assert shorthand.box(other) == shorthand.plain(printed["reveal"]["other"])
    if TOLD.get(card.id) != printed["agent"]:
        assert shorthand.box((*card.sending, *card.agent)) == shorthand.plain(printed["agent"])
    assert shorthand.box(card.acquired) == shorthand.plain(printed["acquire"])
    assert shorthand.box(card.trashed) == printed["trash"].removeprefix("when this card is trashed: ")
    assert shorthand.box(card.discarded) == printed["discard"].removeprefix("when this card is discarded: ")


@pytest.mark.parametrize("card", UPRISING.intrigues, ids=lambda card: str(card.id))
def test_intrigues(card: Any) -> None:
    printed = facts("intrigue")[card.id]
    windows = {"plot": (*card.plot, *card.reveal), "combat": card.combat, "endgame": card.endgame}
    assert not card.win
    assert [window for window, box in windows.items() if box] == printed["kinds"]
    assert (card.copies, card.product) == (printed["count"], printed["module"] or "uprising")
    boxes = [shorthand.box(box) for box in windows.values() if box]
    ours = boxes[0] if len(boxes) == 1 else "choose one: " + " | ".join(boxes)
    theirs = shorthand.plain(printed["text"].replace(" ; ", "; "))
    assert ours == theirs or TOLD.get(card.id) == theirs


# ---------------------------------------------------------------- conflicts, contracts, objectives


def test_conflicts() -> None:
    printed = facts("conflicts")
    assert [card.id for card in UPRISING.conflicts] == list(printed)
    for card in UPRISING.conflicts:
        row = printed[card.id]
        assert (card.id, card.level, card.controls) == (card.id, row["level"], row["controls"])
        assert card.icon is not None
        assert (card.id, BATTLE_ICONS[card.icon]) == (card.id, row["battle_icon"])
        assert (card.id, card.protected) == (card.id, row["shield_wall_protected"])
        for place in ("first", "second", "third"):
            ours = [shorthand.told(one.effect) for one in getattr(card, place)]
            theirs = [_reward(reward) for reward in row[place]]
            assert (card.id, ours) == (card.id, theirs)
    protected = {card.id for card in UPRISING.conflicts if card.protected}
    assert protected == set(board()["shield_wall"]["protected_conflicts"])
    build = board()["conflict_deck"]["build"]
    assert re.findall(r"all 4|\d", " ".join(build[level] for level in ("I", "II", "III"))) == [
        "1",
        "3",
        "5",
        "9",
        "all 4",
    ]
    assert UPRISING.conflict_levels == ((1, 1), (2, 5), (3, 4))


def _reward(reward: str) -> str:
    two = "choose two different factions and gain 1 influence with each"
    return shorthand.plain(reward.replace(two, "gain 1 influence with each of two different factions of your choice"))


def test_contracts() -> None:
    standard = {row: one for row, one in facts("contracts").items() if one["set"] == "standard"}
    assert [contract.id for contract in UPRISING.contracts] == list(standard)
    assert sum(contract.copies for contract in UPRISING.contracts) == 20
    for contract in UPRISING.contracts:
        row = standard[contract.id]
        ours = {
            "send_agent": contract.space,
            "harvest": contract.harvest or None,
            "acquire_card": contract.acquire,
            "immediate": contract.immediate or None,
        }
        condition = dict(row["condition"])
        kind = condition.pop("type")
        wanted = next(iter(condition.values()), True)
        assert (contract.id, {what: one for what, one in ours.items() if one}) == (contract.id, {kind: wanted})
        assert (contract.id, contract.copies) == (contract.id, row["count"])
        done = contract.done.effect
        assert isinstance(done, Complete)
        assert done.harvest == contract.harvest
        reward = shorthand.told(done.reward)
        assert (contract.id, reward) == (contract.id, " and ".join(map(shorthand.plain, row["reward"])))
        assert (contract.id, contract.sardaukar) == (contract.id, "set aside for Shaddam" in row["note"])


def test_objectives() -> None:
    rows = by_id(fact("uprising_objectives")["cards"])
    assert [one.id for one in UPRISING.objectives] == list(rows)
    for one in UPRISING.objectives:
        row = rows[one.id]
        players = tuple(n for n in row["player_counts"] if n in UPRISING.starting_vp)
        assert (one.id, BATTLE_ICONS[one.icon], one.players) == (one.id, row["icon"], players)
        assert (one.id, one.first) == (one.id, row["first_player_marker"])
    for use in fact("uprising_objectives")["use_by_player_count"]:
        if use["players"] in UPRISING.starting_vp:
            dealt = [one.id for one in UPRISING.objectives if use["players"] in one.players]
            assert dealt == use["cards"]
            assert len(dealt) == use["players"]


# ---------------------------------------------------------------- leaders


def rows_of_leaders() -> dict[str, Fact]:
    rows = facts("leaders")
    return rows | {row["flip_side"]["id"]: row["flip_side"] for row in rows.values() if "flip_side" in row}


@pytest.mark.parametrize("side", SIDES, ids=lambda side: str(side.id))
def test_leaders(side: Leader) -> None:
    row = rows_of_leaders()[side.id]
    assert (side.complexity, side.product) == (row["complexity"], row.get("module") or "uprising")
    assert name("leader", side.id, UPRISING.products) == row["name"]
    assert ability_names(side.id, UPRISING.products) == (row["ability"]["name"], row["signet"]["name"])


#: Rings that the facts tell as the icons say it.
PLAIN_RINGS = (
    "gurney_halleck",
    "lady_margot_fenring",
    "muad_dib",
    "reverend_mother_jessica",
)


@pytest.mark.parametrize("leader", PLAIN_RINGS)
def test_plain_rings(leader: str) -> None:
    side = next(side for side in SIDES if side.id == leader)
    assert shorthand.told(side.signet) == shorthand.plain(rows_of_leaders()[leader]["signet"]["text"])


def test_all_leaders_and_their_sides() -> None:
    assert [leader.id for leader in UPRISING.leaders] == list(facts("leaders"))
    assert {side.id for side in SIDES} == rows_of_leaders().keys()


def test_training_track() -> None:
    feyd = UPRISING.leader_by_id["feyd_rautha_harkonnen"]
    track = facts("leaders")[feyd.id]["training_track"]
    assert feyd.training is not None
    assert [(one.id, list(one.next)) for one in feyd.training.nodes] == [(row["node"], row["next"]) for row in track]
    for one, row in zip(feyd.training.nodes, track, strict=True):
        ours = "none" if one.effect is None else shorthand.told(one.effect)
        assert (one.id, ours) == (one.id, row["reward"])
    assert not any(leader.training for leader in UPRISING.leaders if leader is not feyd)


# ---------------------------------------------------------------- board


def rows_of_spaces() -> dict[str, Fact]:
    return by_id(board()["spaces"])


def test_spaces() -> None:
    rows = rows_of_spaces()
    assert [space.id for space in UPRISING.spaces] == list(rows)
    for space in UPRISING.spaces:
        row = rows[space.id]
        assert (space.id, ICONS[space.icon]) == (space.id, row["icon"])
        assert (space.id, space.combat, space.maker) == (space.id, row["combat"], row["maker"])
        gives = None if space.faction is None else FACTIONS[space.faction]
        assert (space.id, gives) == (space.id, row["influence_gain"])
        needs = [{"faction": FACTIONS[c.faction], "min_influence": c.n} for c in space.requires if isinstance(c, Has)]
        assert (space.id, needs) == (space.id, [row["requirement"]] if row["requirement"] else [])
        control = [one.effect for one in space.control]
        assert (space.id, [amounts(one) for one in control]) == (space.id, _list(row["control_bonus"]))
    assert [space.id for space in UPRISING.spaces if space.maker] == board()["maker_spaces"]["spaces"]
    assert {space.id for space in UPRISING.spaces if space.combat} == set(board()["combat_spaces"]["spaces"])
    locations = {space.id: amounts(space.control[0].effect) for space in UPRISING.spaces if space.control}
    assert locations == {**board()["control"]["locations"]}


def _list(one: Any) -> list[Any]:
    return [one] if one else []


@pytest.mark.parametrize("space", UPRISING.spaces, ids=lambda space: str(space.id))
def test_costs_of_spaces(space: Space) -> None:
    cost = dict(rows_of_spaces()[space.id]["cost"] or {})
    later = cost.pop("solari_if_any_player_or_rival_already_has_a_swordmaster", None)
    assert amounts(space.later).get("solari") == later
    ours = [amounts(offer.cost) for offer in space.offers]
    what, said = next(iter(cost.items()), ("", ""))
    if isinstance(said, str) and said:
        free, paid = re.findall(r"\d", said)
        assert (free, ours) == ("0", [{}, {what: int(paid)}])
    else:
        assert ours == [cost]


#: Spaces whose effects the facts explain at length: what ours say.
EXPLAINED = {
    "high_council": (
        "if you hold a High Council seat: gain 2 spice and draw 1 intrigue and recruit 3 troops; otherwise gain your"
        " High Council seat"
    ),
    "sietch_tabr": (
        "choose one: take maker hooks (if you have none yet) and recruit 1 troop and gain 1 water | gain 1 water and"
        " destroy the shield wall (optional)"
    ),
    "deep_desert": "choose one: gain 4 spice | if you have maker hooks: summon 2 sandworms",
    "hagga_basin": "choose one: gain 2 spice | if you have maker hooks: summon 1 sandworm",
    "imperial_basin": "gain 1 spice",
}


@pytest.mark.parametrize("space", UPRISING.spaces, ids=lambda space: str(space.id))
def test_effects_of_spaces(space: Space) -> None:
    if space.id == "swordmaster":
        return
    printed = [shorthand.plain(effect) for effect in rows_of_spaces()[space.id]["effects"]]
    boxes = [shorthand.box(box) for box in space.boxes]
    if len(boxes) == 2:
        dear = ", ".join(f"pay {n} {what}" for what, n in amounts(space.offers[1].cost).items())
        free, paid = boxes
        assert printed == [
            f"choose when paying the cost: pay nothing -> {free} | {dear} -> {paid.replace('; ', ' and ')}"
        ]
    elif space.id == "assembly_hall":
        assert [*boxes, "1 persuasion"] == [printed[0], printed[1].partition(" in your")[0]]
        assert shorthand.told(space.reveal[0].effect.then) == "1 persuasion"  # type: ignore[attr-defined]
    else:
        assert boxes == [EXPLAINED.get(space.id) or "; ".join(printed)]


def test_posts() -> None:
    rows = board()["observation_posts"]
    assert [post.id for post in UPRISING.posts] == [row["id"] for row in rows]
    for index, (post, row) in enumerate(zip(UPRISING.posts, rows, strict=True)):
        assert (post.id, list(post.spaces)) == (post.id, row["spaces"])
        icons = [ICONS[icon] for icon in range(len(ICONS)) if UPRISING.post_icons[index] >> icon & 1]
        assert (post.id, icons) == (post.id, row["icons"])
    for space in UPRISING.spaces:
        ours = [post.id for post in UPRISING.posts if space.id in post.spaces]
        assert (space.id, ours) == (space.id, rows_of_spaces()[space.id]["posts"])


def test_tracks() -> None:
    ours = {faction.id: shorthand.told(faction.bonus) for faction in UPRISING.factions}
    assert ours == board()["influence_tracks"]["step_4_bonus"]


def test_setup() -> None:
    start = board()["starting_position"]
    player = start["per_player"]
    assert UPRISING.starting_water == player["water"]
    assert UPRISING.starting_garrison == player["troops_in_garrison"]
    assert TROOP.number == player["troops_in_garrison"] + player["troops_in_supply"]
    assert UPRISING.starting_agents == player["agents"]
    assert UPRISING.spies == player["spies_in_supply"]
    assert sum(card.copies for card in UPRISING.starters) == player["starting_deck"]
    assert UPRISING.row_size == start["imperium_row"]
    assert {card.id: card.copies for card in UPRISING.reserve} == start["reserve"]
    assert UPRISING.starting_vp == {3: 0, 4: start["victory_points"]["4_players"]}
    assert UPRISING.recipe.modules == ("choam",)


# ---------------------------------------------------------------- both games together


def test_blend() -> None:  # U21
    assert sum(card.copies for card in BLEND.imperium) == 136
    assert sum(card.copies for card in BLEND.intrigues) == 83
    assert "calculated_hire" not in BLEND.intrigue_by_id
    assert [leader.id for leader in BLEND.leaders] == [one.id for one in (*UPRISING.leaders, *BASE.leaders)]
    for same in ("starters", "reserve", "spaces", "tracks", "posts", "objectives", "contracts"):
        assert getattr(BLEND, same) == getattr(UPRISING, same)
    assert BLEND.card_by_id["the_spice_must_flow"].factions
    for cards in (BLEND.imperium, BLEND.intrigues, BLEND.conflicts, BLEND.leaders):
        ids = [card.id for card in cards]
        assert len(ids) == len(set(ids))


def test_conflicts_of_the_blend() -> None:  # U21.2, U21.3, U21.10
    added = [card for card in BLEND.conflicts if card.product == "base"]
    assert tuple(f"conflict.{card.id}" for card in added) == usually_out(BLEND)
    missing = {"sort_through_the_chaos", "siege_of_carthag", "battle_for_carthag"}
    assert {card.id.removesuffix("_base") for card in added} == BASE.conflict_by_id.keys() - missing
    for card in added:
        original = BASE.conflict_by_id[card.id.removesuffix("_base")]
        assert (card.level, card.controls, card.icon) == (original.level, original.controls, None)
        for place in (1, 2, 3):
            assert [one.effect for one in card.reward(place)] == [one.effect for one in original.reward(place)]
            assert all(one.address.startswith(f"{card.id}.") for one in card.reward(place))
        assert card.protected == (card.controls in board()["shield_wall"]["protected_locations"])
        assert name("conflict", card.id, BLEND.products) == name("conflict", original.id, BASE.products)


def test_everything_of_the_blend_is_known_on_its_board() -> None:
    spaces = {space.id for space in BLEND.spaces}
    text = " ".join(repr([one.effect for one in (*card.agent, *card.reveal)]) for card in BLEND.imperium)
    for space in {space.id for space in BASE.spaces} - spaces:
        assert f"'{space}'" not in text


# ---------------------------------------------------------------- names and rulings

IDS = {
    "card": [card.id for card in CARDS],
    "intrigue": [card.id for card in UPRISING.intrigues],
    "conflict": [card.id for card in UPRISING.conflicts],
    "leader": [side.id for side in SIDES],
    "space": [space.id for space in UPRISING.spaces],
    "post": [post.id for post in UPRISING.posts],
    "contract": [contract.id for contract in UPRISING.contracts],
    "objective": [one.id for one in UPRISING.objectives],
    "battle_icon": list(BATTLE_ICONS),
    "node": [one.id for leader in UPRISING.leaders if leader.training for one in leader.training.nodes],
}
#: Kinds that have no printed names.
OURS = {"post", "battle_icon", "node"}


def rows_of_names(kind: str, edition: str) -> dict[str, Fact]:
    rows = [row for row in fact("names") if row["kind"] == kind and row["edition"] in (edition, "both")]
    return {one: row for row in rows for one in (row["id"], *row.get("aliases", ()))}


def _is_of(room: tuple[str, ...], products: tuple[str, ...]) -> bool:
    """A room of these products, not of an expansion that may join them."""
    return bool({*room} & {*products}) and "ix" not in room


def names_of(kind: str, products: tuple[str, ...]) -> dict[str, Text]:
    """As the rooms of these products have them."""
    return {
        one: text for room in ROOMS if _is_of(room.products, products) for one, text in room.names.get(kind, {}).items()
    }


@pytest.mark.parametrize("kind", IDS)
def test_names(kind: str) -> None:
    assert names_of(kind, UPRISING.products).keys() == set(IDS[kind])
    rows = rows_of_names(kind, "uprising")
    for one in IDS[kind]:
        said = name(kind, one, UPRISING.products)
        assert said == name(kind, one, BLEND.products)
        if kind not in OURS:
            assert (one, said.removesuffix(" 3+").removesuffix(" 4+")) == (one, rows[one]["en"])
    assert any_name(IDS[kind][0], UPRISING.products)


def test_names_are_shared_exactly_where_all_languages_agree() -> None:
    languages = ("en", "uk", "ru", "bg")
    for kind in ("card", "intrigue", "conflict", "leader", "space"):
        theirs, ours = rows_of_names(kind, "base"), rows_of_names(kind, "uprising")
        old, new = names_of(kind, BASE.products), names_of(kind, UPRISING.products)
        for one in new.keys() & old.keys() & ours.keys():
            same = [theirs[one][tongue] for tongue in languages] == [ours[one][tongue] for tongue in languages]
            assert (kind, one, new[one] == old[one]) == (kind, one, same)


def test_names_of_abilities() -> None:
    rows = {row["id"]: row["en"] for row in fact("names") if row["kind"] == "ability" and row["edition"] == "uprising"}
    rooms = (uprising.ROOM, choam.ROOM)
    named = {str(words) for room in rooms for pair in room.abilities.values() for words in pair}
    assert named == {*rows.values()} - {"Limited Allies"}  # what Staban lacks at the start
    assert set(NAMES["faction"]) == {faction.id for faction in UPRISING.factions}


def test_battle_icons() -> None:
    terms = {row["id"]: row["en"] for row in fact("glossary")}
    for icon in ("crysknife", "desert_mouse", "ornithopter"):
        assert terms[f"battle_icon_{icon}"] == f"{name('battle_icon', icon)} (battle icon)"


def _kinds_of(edition: Any, one: str) -> list[str]:
    tables = {
        "card": edition.card_by_id,
        "intrigue": edition.intrigue_by_id,
        "conflict": edition.conflict_by_id,
        "leader": {side.id for leader in edition.leaders for side in leader.sides},
        "space": edition.space_index,
        "contract": {contract.id for contract in edition.contracts},
    }
    return [kind for kind, ids in tables.items() if one in ids]


def test_a_ruling_is_about_one_component_and_names_rules_that_exist() -> None:
    assert FACTS is not None
    written = "".join((FACTS / f"{file}.md").read_text(encoding="utf-8") for file in ("rules_core", "rules_uprising"))
    decided = (FACTS / "decisions.md").read_text(encoding="utf-8")
    numbers = {*re.findall(r"\*\*([RU]\d+\.\d+)\*\*", written), *re.findall(r"^\| (Q\d+) ", decided, re.MULTILINE)}
    for key in (key for room in (choam.ROOM, uprising.ROOM, uprising.WITH_BASE) for key in room.rulings):
        kind, _, one = key.rpartition(":")
        kinds = _kinds_of(BLEND, one)
        assert (key, kinds) == (key, [kind] if kind and len(kinds) == 1 else kinds if kind else kinds[:1])
        assert not kind or kind in kinds
        for ruling in rulings(one, BLEND.products, kind):
            assert ruling.text.endswith(".")
            assert (key, set(ruling.rules) - numbers) == (key, set())


def test_rulings_of_one_id_are_told_apart_by_kind() -> None:
    assert rulings("lady_jessica", BLEND.products, "leader") != rulings("lady_jessica", BLEND.products, "card")
    assert rulings("espionage", UPRISING.products, "contract")
    assert not rulings("espionage", UPRISING.products, "space")
    assert rulings("carryall", BLEND.products) != rulings("carryall", BASE.products)


def test_reserve_and_starters_are_of_their_kind() -> None:
    assert {card.kind for card in UPRISING.reserve} == {RESERVE}
    assert {card.kind for card in UPRISING.starters} == {STARTER}
