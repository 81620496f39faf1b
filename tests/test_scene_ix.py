"""Rise of Ix on the table: the ladder, tiles, own tiles and dreadnoughts, clicked, dragged and answered by keys."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from dune_desktop.content.ix.facts import Ixian
from dune_desktop.content.ix.words import AcquireTech, MoveFreighter
from dune_desktop.engine.effects.units import HoldSpace
from dune_desktop.engine.names import CONFLICT, NO_CARD, NOBODY
from dune_desktop.engine.view import View
from dune_desktop.models.refs import MONEY, NODE, PURSE, SEAT, SPACE, SUPPLY_UNITS, TOKEN, Ref, units_ref
from dune_desktop.scene.faces.measures import NAME
from dune_desktop.scene.faces.states import LIT
from tests.asked import set_up
from tests.ixian import sitting
from tests.scenes import Sitting, aloft

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = ((1280, 672), (1280, 800), (1600, 1000))
LOW_SIZES = ((1280, 640), *SIZES)
FREIGHTER = 'with = ["ix"]\nseat0 = {hand = ["dune_the_desert_planet"], ixian = {freighter = 1}}\n'
NEGOTIATION = """
with = ["ix"]
ixboard = {tech = [["flagship"], ["artillery", "chaumurky"], ["minimic_film"]]}
seat0 = {hand = ["dagger"], spice = 3, ixian = {negotiators = 2}}
"""
OWN = """
with = ["ix"]
seat0 = {hand = ["dagger"], solari = 9, ixian = {tiles = ["training_drones", "artillery"], used = ["flagship"]}}
"""

WATCHED = """
with = ["ix"]
leaders = ["tessia_vernius"]
[seat0]
hand = ["diplomacy"]
influence.fremen = 1
ixian = {snoopers = ["emperor", "fremen"], observed = 1}
"""


def seated(text: str, *actions: str, motion: float = 0.0) -> Sitting:
    return Sitting(players=3, motion=motion, controller=set_up(text, *actions))


def asks(kind: type, what: str = "") -> Callable[[View], bool]:
    def reached(view: View) -> bool:
        question = view.question
        return question is not None and isinstance(question.asks, kind) and what in ("", question.what)

    return reached


def mine(table: Sitting) -> Ixian:
    return Ixian.of(table.game.players[0])


# ---------------------------------------------------------------- Snoopers


def test_a_snooper_lies_on_the_track_until_it_is_reached() -> None:
    table = seated(WATCHED)
    tracks = table.scene.board.tracks
    assert [track.watched for track in tracks] == [0, NOBODY, NOBODY, 0]
    assert "Snooper" in tracks[3].tip()
    for action in ("agent diplomacy > stillsuits", "do stillsuits.influence"):
        table.act(action)
    assert [track.watched for track in tracks] == [0, NOBODY, NOBODY, NOBODY]
    assert "Snooper" not in tracks[3].tip()


# ---------------------------------------------------------------- the ladder


def freighter(motion: float = 0.0) -> Sitting:
    return seated(FREIGHTER, "agent dune_the_desert_planet > smuggling", "do smuggling.2", motion=motion)


def test_the_freighter_is_moved_by_click() -> None:
    table = freighter()
    assert [table.piece((NODE, f"shipping_{n}")).kind for n in range(4)] == [LIT, "", LIT, ""]
    table.click((NODE, "shipping_2"))
    assert mine(table).freighter == 2


def test_the_freighter_is_dragged_onto_a_space() -> None:
    table = freighter()
    table.drag((TOKEN, "shipping"), (NODE, "shipping_0"))
    assert mine(table).freighter == 0


def test_a_freighter_dragged_elsewhere_stays() -> None:
    table = freighter()
    table.drag((TOKEN, "shipping"), (NODE, "shipping_3"))
    assert mine(table).freighter == 1


def test_the_cursor_goes_up_and_down_the_ladder() -> None:
    table = freighter()
    assert table.scene.cursor.stand_on((NODE, "shipping_0"))
    table.key(Qt.Key.Key_Up)
    assert table.scene.cursor.ref == (NODE, "shipping_2")
    table.key(Qt.Key.Key_Return)
    assert mine(table).freighter == 2


def test_a_freighter_flies_to_its_space() -> None:
    table = freighter(motion=1.0)
    table.act("pick 1")
    assert len(aloft(table.scene)) >= 1


def test_a_freighter_that_was_dragged_does_not_fly_again() -> None:
    table = freighter(motion=1.0)
    table.drag((TOKEN, "shipping"), (NODE, "shipping_2"))
    assert mine(table).freighter == 2
    assert aloft(table.scene) == []


@pytest.mark.parametrize("size", LOW_SIZES)
def test_no_token_hides_the_digit_of_a_space(size: tuple[int, int]) -> None:
    table = seated(FREIGHTER, "agent dune_the_desert_planet > smuggling", "do smuggling.2")
    table.lay_out(size)
    (ladder,) = table.scene.board.beside.all
    lit = [step for step in ladder.steps if step.kind == LIT]
    assert len(lit) == 2
    for step in lit:
        tag = step.mapRectToScene(step.tag())
        assert not any(tag.intersects(token.anchor()) for token in ladder.tokens)
        assert table.scene.items(tag.center())[0] is step


# ---------------------------------------------------------------- the market of tiles


def tiles() -> Sitting:
    return seated(NEGOTIATION, "agent dagger > tech_negotiation", "do tech_negotiation.1", "pick 1")


def lit_tiles(table: Sitting) -> list[Ref]:
    pieces = [piece for zone in table.scene.row.strip.zones for piece in zone.pieces()]
    return [piece.ref for piece in pieces if piece.ref is not None and piece.kind == LIT]


def test_a_tile_is_clicked_and_negotiators_are_counted_on_their_purse() -> None:
    table = tiles()
    table.click(lit_tiles(table)[-1])
    table.click((PURSE, "tech"))
    assert table.answering.draft
    assert table.answering.press("1")
    assert len(mine(table).tiles) == 1
    assert mine(table).negotiators == 1


def test_spice_is_dragged_onto_a_tile() -> None:
    table = tiles()
    table.drag((MONEY, "spice"), lit_tiles(table)[0])
    assert asks(AcquireTech, "amount")(table.game)


@pytest.mark.parametrize("size", LOW_SIZES)
def test_digits_of_tiles_hang_over_no_title_of_the_row(size: tuple[int, int]) -> None:
    table = tiles()
    table.lay_out(size)
    strip = table.scene.row.strip
    lit = [card for card in strip.zones[0].cards if card.kind == LIT]
    assert lit
    around = table.scene.row.mapRectToScene(strip.rect)
    assert all(around.contains(card.mapRectToScene(card.tag())) for card in lit)


def test_a_tile_is_dragged_into_the_tray() -> None:
    table = tiles()
    hand = table.scene.tray.hand
    tray = hand.mapRectToScene(hand.area).center()
    table.release(table.carry(lit_tiles(table)[0], table.view.mapFromScene(tray)))
    assert asks(AcquireTech, "amount")(table.game)


@pytest.mark.parametrize(("money", "left"), [("spice", (0, 5)), ("solari", (5, 0))])
def test_what_is_dragged_onto_a_tile_is_what_it_is_paid_in(money: str, left: tuple[int, int]) -> None:
    text = NEGOTIATION.replace('["flagship"]', '["spaceport"]').replace("spice = 3", "spice = 5")
    text = text.replace('["dagger"]', '["appropriate"], solari = 6, influence.emperor = 2')
    table = seated(text, "agent appropriate > smuggling", "do appropriate.agent.1")
    (tile,) = (ref for ref in lit_tiles(table) if table.models.names.card(int(ref[1])) == "Spaceport")
    table.drag((MONEY, money), tile)
    assert table.answering.press("0")
    me = table.game.players[0]
    assert (me.spice, me.solari - 2) == left  # Smuggling has given 1


def test_a_troop_is_dragged_onto_the_money_of_the_market() -> None:
    table = seated(NEGOTIATION, "agent dagger > tech_negotiation", "do tech_negotiation.1")
    supply = table.game.players[0].supply
    assert table.piece((PURSE, "tech")).kind == LIT
    table.drag(SUPPLY_UNITS, (PURSE, "tech"))
    assert (mine(table).negotiators, table.game.players[0].supply) == (3, supply - 1)


@pytest.mark.parametrize("size", LOW_SIZES)
def test_the_digit_of_the_purse_hangs_over_no_title_of_the_row(size: tuple[int, int]) -> None:
    table = seated(NEGOTIATION, "agent dagger > tech_negotiation", "do tech_negotiation.1")
    table.lay_out(size)
    strip = table.scene.row.strip
    (purse,) = strip.purses
    assert purse.key == "2"
    assert table.scene.row.mapRectToScene(strip.rect).contains(purse.mapRectToScene(purse.tag()))


def test_a_troop_dragged_elsewhere_stays_in_supply() -> None:
    table = seated(NEGOTIATION, "agent dagger > tech_negotiation", "do tech_negotiation.1")
    table.drag(SUPPLY_UNITS, (NODE, "shipping_1"))
    assert mine(table).negotiators == 2
    assert not table.piece(SUPPLY_UNITS).veiled


def test_from_supply_nothing_is_carried_where_nothing_asks_for_it() -> None:
    table = seated(NEGOTIATION)
    table.carry(SUPPLY_UNITS, table.point((PURSE, "tech")))
    assert not table.scene.dragging.active


def test_prices_on_tiles_are_those_of_now() -> None:
    table = tiles()
    prices = [row.cost for row in table.models.zone("tech").rows]
    assert prices == [7, 0, 1]


def test_an_empty_stack_keeps_its_place_in_the_strip() -> None:
    table = seated(NEGOTIATION.replace('["artillery", "chaumurky"]', "[]"))
    (zone,) = table.scene.row.strip.zones
    before = [item.home.x() for item in zone.cards]
    first, empty, last = zone.cards
    assert last.ref is not None
    assert [item.face is None for item in zone.cards] == [False, True, False]
    assert before == sorted(set(before))
    assert (empty.rect, empty.ref, empty.tip()) == (first.rect, None, "Empty stack")
    around = empty.anchor().toRect().adjusted(6, 6, -6, -6)
    ground = table.picture().copy(table.view.mapFromScene(around).boundingRect())
    assert ground.pixelColor(ground.rect().center()) != QColor(table.look.theme.paper)
    for action in ("agent dagger > tech_negotiation", "do tech_negotiation.1", "pick 1"):
        table.act(action)
    table.click(last.ref)
    assert table.answering.press("0")
    assert [item.face is None for item in zone.cards] == [False, True, True]
    assert [item.home.x() for item in zone.cards] == before
    assert last not in zone.cards


# ---------------------------------------------------------------- own tiles


@pytest.mark.parametrize("size", SIZES)
def test_own_tiles_lie_in_the_tray_and_nothing_covers_them(size: tuple[int, int]) -> None:
    table = seated(OWN)
    table.lay_out(size)
    own = list(table.scene.tray.tiles[0].pieces())
    assert [piece.used for piece in own] == [False, False, True]
    others = [piece for zone in table.scene.tray.zones[:5] for piece in zone.pieces() if piece.isVisible()]
    there = [piece.anchor() for piece in (*own, *others, *table.scene.tray.piles.values())]
    assert not any(one.intersects(two) for one, two in combinations(there, 2))
    assert all(piece.rect.width() >= 24 and piece.rect.height() >= 24 for piece in own)


@pytest.mark.parametrize("size", LOW_SIZES)
@pytest.mark.parametrize(("hand", "intrigue"), [(3, 0), (2, 1)])
def test_a_tile_tells_its_name_where_there_is_room(size: tuple[int, int], hand: int, intrigue: int) -> None:
    held = ", ".join(['"dagger"', '"diplomacy"', '"reconnaissance"'][:hand])
    plot = '"windfall"' if intrigue else ""
    table = seated(
        f'with = ["ix"]\nseat0 = {{hand = [{held}], intrigue = [{plot}], ixian = {{tiles = ["memocorders"]}}}}\n'
    )
    table.lay_out(size)
    (own,) = table.scene.tray.tiles[0].pieces()
    assert own.style == NAME
    others = [piece for piece in table.scene.tray.pieces() if piece is not own and piece.rect.width()]
    assert not any(own.anchor().intersects(piece.anchor()) for piece in others)


def test_tiles_above_each_other_are_all_pressed() -> None:
    held = ", ".join(f'"{card}"' for card in ("dagger", "diplomacy", "reconnaissance", "signet_ring", "seek_allies"))
    tiles = '"memocorders", "training_drones", "flagship"'
    table = seated(f'with = ["ix"]\nseat0 = {{hand = [{held}], ixian = {{tiles = [{tiles}]}}}}\n')
    table.lay_out((1280, 800))
    own = list(table.scene.tray.tiles[0].pieces())
    assert len({piece.home.x() for piece in own}) == 1
    assert all(piece.hit().width() == piece.rect.width() for piece in own)


def test_a_tile_is_used_by_its_sign() -> None:
    table = seated(OWN)
    rows = table.models.zone("own tech").rows
    drones = next(row.ref for row in rows if table.models.names.card(row.card) == "Training Drones")
    assert drones is not None
    assert table.piece(drones).kind == LIT
    garrison = table.game.players[0].garrison
    table.click(drones)
    assert table.game.players[0].garrison == garrison + 1
    assert [row.used for row in table.models.zone("own tech").rows] == [False, True, True]


# ---------------------------------------------------------------- dreadnoughts


def test_a_ship_is_dragged_onto_the_space_that_it_is_to_hold() -> None:
    table = sitting("base", 2)
    table.play_until(asks(HoldSpace), 2500)
    seat = table.game.question.seat if table.game.question is not None else 0
    target = next(choice.ref for choice in table.answering.choices.rows() if choice.ref[0] == SPACE)
    table.drag(units_ref(CONFLICT, "dreadnought"), target)
    assert Ixian.of(table.game.players[seat]).holding == (target[1],)


def test_a_commissioned_ship_is_dragged_to_the_own_garrison() -> None:
    table = seated(
        'with = ["ix"]\nseat0 = {hand = ["dagger"], solari = 3, spice = 9, ixian = {docked = 2}}\n',
        "agent dagger > dreadnought",
    )
    table.carry(SUPPLY_UNITS, table.point((SEAT, 0)))
    assert units_ref("garrison", "dreadnought") in table.scene.dragging.targets
    table.release(table.point((SEAT, 0)))
    assert (mine(table).docked, mine(table).commissioned) == (1, 1)


def test_a_space_to_be_held_tells_what_that_brings() -> None:
    table = sitting("base", 2)
    table.play_until(asks(HoldSpace), 2500)
    rows = [choice for choice in table.answering.choices.rows() if choice.ref[0] == SPACE]
    assert {tuple(sign.name for sign in row.signs) for row in rows} <= {
        ("control", "if", "solari"),
        ("control", "if", "spice"),
    }


def test_dreadnoughts_are_deployed_by_drag() -> None:
    table = seated(
        'with = ["ix"]\nseat0 = {hand = ["dune_the_desert_planet"], ixian = {docked = 0, commissioned = 2}}\n',
        "agent dune_the_desert_planet > imperial_basin",
    )
    table.drag(units_ref("garrison", "dreadnought"), units_ref(CONFLICT, "dreadnought"))
    assert (mine(table).commissioned, mine(table).fighting) == (1, 1)


def test_in_a_game_the_spaces_of_the_ladder_are_lit() -> None:
    table = sitting("uprising")
    table.play_until(asks(MoveFreighter), 1500)
    lit = [piece for piece in table.scene.board.pieces() if piece.ref is not None and piece.ref[0] == NODE]
    assert any(piece.kind == LIT for piece in lit)


@pytest.mark.parametrize("size", LOW_SIZES)
def test_the_card_that_is_set_aside_lies_before_its_owner_face_down(size: tuple[int, int]) -> None:
    text = """
    with = ["ix"]
    leaders = ["ilesa_ecaz"]
    seat0 = {hand = ["dagger", "diplomacy", "signet_ring", "dagger"], ixian = {ahead = ["reconnaissance"]}}
    """
    table = seated(text)
    table.lay_out(size)
    tray = table.scene.tray
    (zone,) = tray.aside
    (card,) = zone.cards
    assert (card.face.id, card.used) == ("reconnaissance", True)  # type: ignore[union-attr]
    assert card.tip().splitlines()[0] == "Reconnaissance, set aside until the second turn"
    hand = [*tray.hand.cards, card]
    assert not any(one.anchor().intersects(two.anchor()) for one, two in combinations(hand, 2))
    (hidden,) = table.models.pile(0, zone.model.zone).rows  # type: ignore[attr-defined]
    assert hidden.card == card.id


def test_others_see_its_back_only() -> None:
    text = """
    with = ["ix"]
    leaders = ["", "ilesa_ecaz"]
    seat1 = {hand = ["dagger"], ixian = {ahead = ["reconnaissance"]}}
    """
    table = seated(text)
    zone = table.scene.tray.aside[0].model.zone  # type: ignore[attr-defined]
    (row,) = table.models.pile(1, zone).rows
    assert row.card == NO_CARD
    assert not table.scene.tray.aside[0].cards
