"""Card faces: everything inside its box, nothing over anything else, every name of every language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from statistics import median

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, qGray

from dune_desktop.content import BASE, PRODUCTS, UPRISING
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.printed import Card, Conflict, Intrigue, Leader, Space
from dune_desktop.scene import faces
from dune_desktop.scene.drawing.fitting import fit
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.painting import across
from dune_desktop.scene.drawing.picture_cache import PIXMAPS
from dune_desktop.scene.drawing.tokens import DUSK, LIGHT, NO_FACTION_BAND, THEMES, UNLOAD, Theme
from dune_desktop.scene.faces import draw_face, face_pixmap
from dune_desktop.scene.faces.backs import INTRIGUE_BACK
from dune_desktop.scene.faces.card_scenery import Scenery
from dune_desktop.scene.faces.flow import arranged, flow
from dune_desktop.scene.faces.measures import CHIP, HAND, LINE, MEASURES, PREVIEW, ROW, Face, small
from dune_desktop.scene.faces.muted import EMPTY_VEIL
from dune_desktop.scene.faces.operations import Gem, Icon, Icons, Label, Medal, Numeral, Operations, RoundedBox, Title
from dune_desktop.scene.faces.parts import body
from dune_desktop.scene.faces.states import MARGIN, draw_state
from dune_desktop.scene.glyphs.sign_lines import signs_width
from dune_desktop.text import translating
from dune_desktop.text.box_signs import UNLOADS, box_groups
from tests.eyes import contrast
from tests.painting import inked, painter_on

EDITIONS = (BASE, UPRISING)


def of_edition(edition: Edition) -> tuple[Face, ...]:
    cards, leaders = edition.card_by_id.values(), edition.leader_by_id.values()
    more: tuple[Face, ...] = (*edition.contracts, *edition.objectives)
    return (*cards, *leaders, *edition.intrigues, *edition.conflicts, *edition.spaces, *more)


CARDS = tuple(card for edition in EDITIONS for card in edition.card_by_id.values())
EVERY = tuple(face for edition in EDITIONS for face in of_edition(edition))
#: Where faces are shown, and how large: design.md 5.2.
PLACES = [
    (HAND, 112, 160),
    (HAND, 125, 196),
    (HAND, 112, 126),
    (ROW, 169, 124),
    (ROW, 131, 142),
    (ROW, 131, 116),
    (PREVIEW, 320, 448),
]
#: What is never in a hand nor in the Row.
BOARD_PLACES = [(ROW, 200, 176), (PREVIEW, 320, 448), (PREVIEW, 320, 200)]
SMALL = [(CHIP, 131, 56), (LINE, 131, 32), (LINE, 126, 34), (LINE, 168, 34)]
pytestmark = pytest.mark.usefixtures("qapp")


def laid_out(face: Face, style: str, width: float, height: float) -> Operations:
    return faces.lay_out(face, width, height, DUSK, style)


def places(face: Face) -> list[tuple[str, int, int]]:
    return PLACES if isinstance(face, Card | Intrigue) else BOARD_PLACES


def every(*more: tuple[str, int, int]) -> Iterator[tuple[str, Operations, QRectF]]:
    for face in EVERY:
        for style, width, height in (*places(face), *more):
            yield f"{face.id} {style} {width}", laid_out(face, style, width, height), QRectF(0, 0, width, height)


def picture(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


# ---------------------------------------------------------------- layout


def test_everything_lies_inside_the_card() -> None:
    for where, operations, rect in every(*SMALL):
        assert operations, where
        for one in operations:
            assert one.rect.width() >= 0, (where, one)
            assert one.rect.height() >= -0.01, (where, one)
            assert rect.adjusted(-0.1, -0.1, 0.1, 0.1).contains(one.rect) or one.rect.isEmpty(), (where, one)


@pytest.mark.parametrize(("style", "width", "height"), [*PLACES, *SMALL[:1]])
def test_the_sign_of_unload_and_nothing_else_has_a_red_ground(style: str, width: int, height: int) -> None:
    imperium = [card for part in PRODUCTS["ix"].parts for card in part.imperium]
    assert sum(card.unloads for card in imperium) == 8
    for card in imperium:
        drawn = laid_out(card, style, width, height)
        red = [one.rect for one in drawn if isinstance(one, RoundedBox) and one.fill == UNLOAD]
        rows = [one for one in drawn if isinstance(one, Icons) and UNLOADS in one.signs]
        assert len(red) == len(rows) == card.unloads, card.id
        for ground, row in zip(red, rows, strict=True):
            size = row.size
            start = row.rect.left() + across(row.align) * (row.rect.width() - signs_width(row.signs, size))
            assert ground.adjusted(-0.1, -0.1, 0.1, 0.1).contains(QRectF(start, row.rect.top(), size, size)), card.id


def test_signs_fit_their_lines() -> None:
    for where, operations, _ in every(*SMALL):
        for one in operations:
            if isinstance(one, Icons):
                assert signs_width(one.signs, one.size) <= one.rect.width() + 0.5, (where, one.signs)


def test_nothing_that_is_read_lies_over_something_else_that_is_read() -> None:
    for where, operations, _ in every():
        read = [one.rect for one in operations if isinstance(one, Icons | Icon | Title | Gem | Medal)]
        for first, second in combinations(read, 2):
            common = first.intersected(second)
            assert common.width() < 1 or common.height() < 1, (where, first, second)


def test_agent_icons_stay_in_sight_when_cards_overlap() -> None:
    for style, width, height in PLACES[:3]:
        for face in CARDS:
            icons = [one for one in laid_out(face, style, width, height) if isinstance(one, Icon)]
            assert all(one.rect.left() < 44 for one in icons[:4]), face.id


def test_every_agent_icon_is_shown_in_every_style_but_the_line() -> None:
    for style, width, height in (*PLACES, SMALL[0]):
        for face in CARDS:
            icons = [one for one in laid_out(face, style, width, height) if isinstance(one, Icon)]
            assert len(icons) == len(face.icons), (face.id, style)
            assert all(one.rect.width() >= 9 for one in icons), (face.id, style)


def test_signs_of_all_boxes_are_shown() -> None:
    for style, width, height in PLACES:
        for face in CARDS:
            shown = {
                sign.name
                for one in laid_out(face, style, width, height)
                if isinstance(one, Icons)
                for sign in one.signs
            }
            for box in (face.sending, face.agent, face.reveal, face.acquired, face.trashed, face.discarded):
                assert {sign.name for group in box_groups(box) for sign in group} <= shown, face.id


def test_too_much_for_a_box_is_told() -> None:
    groups = box_groups(BASE.card_by_id["firm_grip"].agent)
    assert not flow(groups, 70, 60, (18, 16)).overflows
    assert flow(groups, 30, 20, (18, 16)).overflows
    assert flow((), 30, 20, (18, 16)).height == 0


def test_nothing_that_is_laid_out_is_cut_off() -> None:
    """Only chips may end in ¶: the rest of a face is whole."""
    for card in CARDS:
        for style, width, height in PLACES:
            found = arranged(card, QRectF(0, 0, width - 8, height - 38), MEASURES[style])
            assert found.fits(), (card.id, style, width, height)


def test_a_stack_keeps_its_number_off_its_name() -> None:
    for card in CARDS:
        operations = faces.lay_out(card, 131, 56, DUSK, CHIP, count=12)
        words = next(one for one in operations if isinstance(one, Title))
        pile = next(one for one in operations if isinstance(one, Numeral))
        wide = max(map(QFontMetricsF(words.fitted.font).horizontalAdvance, words.fitted.lines))
        beside = words.rect.left() + wide < pile.rect.left() - 2
        assert beside or pile.rect.top() > words.rect.bottom(), card.id


def test_in_a_line_the_number_of_a_stack_gives_way_to_the_name_or_stands_beside_its_short_line() -> None:
    for card in CARDS:
        operations = faces.lay_out(card, 131, 26, DUSK, LINE, count=12, cost=3)
        words = next(one for one in operations if isinstance(one, Title))
        each = words.rect.height() / len(words.fitted.lines)
        for pile in (one.rect for one in operations if isinstance(one, Label)):
            for number, line in enumerate(words.fitted.lines):
                middle = words.rect.top() + (number + 0.5) * each
                ends = words.rect.left() + QFontMetricsF(words.fitted.font).horizontalAdvance(line)
                assert ends < pile.left() or not pile.top() < middle < pile.bottom(), card.id


def test_the_price_now() -> None:
    stilgar = BASE.card_by_id["stilgar"]

    def gems(style: str, cost: int | None) -> list[int]:
        return [one.price for one in faces.lay_out(stilgar, 131, 142, DUSK, style, cost=cost) if isinstance(one, Gem)]

    assert gems(ROW, None) == [5]
    assert gems(ROW, 4) == [4]
    assert gems(HAND, None) == []
    assert gems(HAND, 4) == [4]
    dagger = BASE.card_by_id["dagger"]
    assert not any(isinstance(one, Gem) for one in laid_out(dagger, ROW, 131, 142))


def blurred(number: int, side: float, band: QColor) -> list[int]:
    """The greys of a cost, as who sees badly has them: each is the mean of five by five pixels."""
    image = picture(30, 30)
    image.fill(band)
    with painter_on(image) as painter:
        Gem(QRectF(15 - side / 2, 15 - side / 2, side, side), number, number).paint(painter, DUSK)
    small = image.scaled(6, 6, mode=Qt.TransformationMode.SmoothTransformation)
    return [qGray(small.pixel(x, y)) for x in range(6) for y in range(6)]


@pytest.mark.parametrize("band", [*DUSK.bands, NO_FACTION_BAND], ids=QColor.name)
def test_costs_in_the_row_are_told_apart_by_who_sees_badly(band: QColor) -> None:
    (gem,) = (one.rect for one in laid_out(BASE.card_by_id["stilgar"], ROW, 131, 109) if isinstance(one, Gem))
    seen = [blurred(number, gem.width(), band) for number in range(1, 10)]
    unlike = [sum(abs(one - other) for one, other in zip(*two, strict=True)) for two in combinations(seen, 2)]
    assert min(unlike) > 40


# ---------------------------------------------------------------- low, refused, overlapped


@pytest.mark.parametrize(("style", "width", "height"), PLACES)
def test_a_card_that_reveals_nothing_gives_the_room_to_its_picture(style: str, width: int, height: int) -> None:
    m = small(MEASURES[style], height)
    found = {card: arranged(card, body(QRectF(0, 0, width, height), m), m) for card in CARDS}
    empty = [one.bottom.height() for card, one in found.items() if not box_groups(card.reveal)]
    assert len(empty) > 3
    assert set(empty) == {8.0}
    assert all(one.bottom.height() > 8 for card, one in found.items() if box_groups(card.reveal))


@pytest.mark.parametrize(("style", "width", "height"), [(HAND, 130, 186), (HAND, 212, 297), (PREVIEW, 320, 448)])
def test_a_whole_conflict_card_shows_its_picture_and_all_rewards(style: str, width: int, height: int) -> None:
    """As among all cards, beside a list and large: most of what the rewards don't need is for the picture."""
    shares = []
    for conflict in (one for product in PRODUCTS.values() for part in product.parts for one in part.conflicts):
        found = laid_out(conflict, style, width, height)
        (scenery,) = (one.rect for one in found if isinstance(one, Scenery))
        boxes = [one.rect for one in found if isinstance(one, RoundedBox) and one.rect.width() == scenery.width()]
        rows = [one.rect for one in found if isinstance(one, Icons)]
        assert all(first.bottom() < second.top() for first, second in pairwise((scenery, *boxes))), conflict.id
        assert all(sum(box.contains(row) for row in rows) for box in boxes), conflict.id
        assert all(any(box.contains(row) for box in boxes) for row in rows), conflict.id
        shares.append(scenery.height() / height)
    assert min(shares) > 0.1
    assert median(shares) > 0.3


def test_every_card_of_a_low_row_keeps_its_picture() -> None:
    for card in CARDS:
        (scenery,) = (one for one in laid_out(card, ROW, 131, 104) if isinstance(one, Scenery))
        assert scenery.rect.height() >= 24, card.id


@pytest.mark.parametrize(("width", "height", "most"), [(131, 107, 7), (145, 110, 6), (167, 122, 1), (110, 160, 3)])
def test_boxes_lie_on_few_pictures(width: int, height: int, most: int) -> None:
    """In the Row of a small window and of a large one, and in a hand of six: only on those of the fullest cards."""
    m, rect = small(MEASURES[ROW], height), QRectF(0, 0, width, height)
    found = [arranged(card, body(rect, m), m) for card in CARDS]
    assert sum(one.covered for one in found) <= most


def test_boxes_of_a_full_low_card_stand_beside_its_picture_where_both_have_room() -> None:
    m, rect = small(MEASURES[ROW], 107), QRectF(0, 0, 131, 107)
    found = [arranged(card, body(rect, m), m) for card in CARDS]
    for one in (one for one in found if one.aside):
        boxes = max(one.agent.width, one.when.width) + 2 * one.m.inset
        assert one.scene.left() >= one.picture.left() + boxes
        assert one.middle.contains(one.scene)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_the_title_of_what_is_refused_is_read(theme: Theme) -> None:
    for style, width, height in ((ROW, 131, 116), (HAND, 112, 160), (CHIP, 131, 56), (LINE, 131, 32)):
        for card in CARDS:
            operations = faces.lay_out(card, width, height, theme, style, veil=EMPTY_VEIL)
            (title,) = (one for one in operations if isinstance(one, Title))
            image, place = picture(width, height), title.rect.adjusted(2, 5, -2, -5)
            with painter_on(image) as painter:
                for one in operations:
                    if one is not title:
                        one.paint(painter, theme)
            grid = ((place.left() + x * place.width() / 8, place.center().y()) for x in range(9))
            found = min(contrast(title.colour, image.pixelColor(int(x), int(y))) for x, y in grid)
            assert found >= 4.5, (card.id, style, found)


def test_what_lies_under_another_card_keeps_to_what_is_seen() -> None:
    """Where its signs have room there at all."""
    cut = set()
    for card in CARDS:
        operations = faces.lay_out(card, 112, 126, DUSK, HAND, shown=94)
        if max(one.rect.right() for one in operations if isinstance(one, Icons | Icon)) > 94:
            cut.add(card.id)
    assert len(cut) <= 2, cut


# ---------------------------------------------------------------- names of every language


def _facts() -> Path | None:
    places = (parent / "shared" / "facts" / "names.json" for parent in Path(__file__).resolve().parents)
    return next((place for place in places if place.is_file()), None)


FACTS = _facts()
TONGUES = ("en", "uk", "ru", "bg")


@cache
def names() -> list[dict[str, str]]:
    assert FACTS is not None
    found: list[dict[str, str]] = json.loads(FACTS.read_text(encoding="utf-8"))
    return found


def title_width(kind: type[Face], style: str, width: int, height: int) -> float:
    """The least that a title of this kind of component gets."""
    of_kind = [face for face in EVERY if isinstance(face, kind)]
    return min(
        next(one.rect.width() for one in laid_out(face, style, width, height) if isinstance(one, Title))
        for face in of_kind
    )


@pytest.mark.skipif(FACTS is None, reason="no shared/facts in any folder above the tests")
@pytest.mark.parametrize("kind", [Card, Intrigue, Conflict, Leader, Space])
def test_every_name_of_every_language_fits(kind: type[Face]) -> None:
    misses = []
    named = [one for one in names() if one["kind"] == kind.__name__.lower()]
    for style, width, height in PLACES if kind in (Card, Intrigue) else BOARD_PLACES:
        room = title_width(kind, style, width, height)
        for name in (one[tongue_id] for one in named for tongue_id in TONGUES):
            fitted = fit(name, room, MEASURES[style].title)
            if fitted.overflows or fitted.elided:
                misses.append((style, width, name))
    assert named
    assert misses == []


@pytest.mark.skipif(FACTS is None, reason="no shared/facts in any folder above the tests")
@pytest.mark.parametrize("language", TONGUES[1:])
def test_faces_in_another_language_keep_inside_the_card(language: str) -> None:
    words = {named["en"]: named[language] for named in names()}
    translating.install(lambda _context, source, _disambiguation, _n: words.get(source, source))
    try:
        for style, width, height in (*PLACES, *SMALL):
            for face in EVERY if (style, width, height) in SMALL else CARDS:
                operations = faces.lay_out(face, width, height, DUSK, style)
                for one in operations:
                    assert QRectF(-0.1, -0.1, width + 0.2, height + 0.2).contains(one.rect) or one.rect.isEmpty()
    finally:
        translating.install(None)


# ---------------------------------------------------------------- painting


@pytest.mark.parametrize("theme", [DUSK, LIGHT])
def test_every_face_is_painted_in_every_style(theme: object, qapp: object) -> None:
    look = Look()
    look.set(theme=theme)
    one_of_each = {style: (style, width, height) for style, width, height in (*PLACES, *SMALL)}
    for style, width, height in one_of_each.values():
        image = picture(width, height)
        with painter_on(image) as painter:
            for face in (*EVERY, None):
                draw_face(painter, face, QRectF(0, 0, width, height), look, style, count=8, cost=1)
        assert image.pixelColor(width // 2, height // 2).alpha() == 255


def test_a_face_comes_out_of_the_cache_and_is_the_same_every_time() -> None:
    look = Look()
    stilgar = BASE.card_by_id["stilgar"]
    first = face_pixmap(look, stilgar, HAND, QSizeF(112, 160), 2.0)
    assert first.size().toTuple() == (224, 320)
    assert first.cacheKey() == face_pixmap(look, stilgar, HAND, QSizeF(112, 160), 2.0).cacheKey()
    PIXMAPS.clear()
    again = face_pixmap(look, stilgar, HAND, QSizeF(112, 160), 2.0)
    assert again.toImage() == first.toImage()


def test_what_differs_looks_different() -> None:
    look, size = Look(), QSizeF(131, 142)
    liaison = BASE.card_by_id["arrakis_liaison"]
    ambush, skirmish = BASE.intrigue_by_id["ambush"], BASE.conflict_by_id["skirmish_a"]
    images = [
        face_pixmap(look, liaison, ROW, size, 1.0),
        face_pixmap(look, liaison, ROW, size, 1.0, count=8),
        face_pixmap(look, liaison, ROW, size, 1.0, cost=1),
        face_pixmap(look, liaison, ROW, size, 1.0, back=True),
        face_pixmap(look, ambush, ROW, size, 1.0),
        face_pixmap(look, ambush, ROW, size, 1.0, back=True),
        face_pixmap(look, skirmish, ROW, size, 1.0, back=True),
    ]
    for first, second in combinations([one.toImage() for one in images], 2):
        assert first != second
    hidden = face_pixmap(look, None, ROW, size, 1.0, back=INTRIGUE_BACK)
    assert hidden.toImage() == images[5].toImage()
    assert face_pixmap(look, None, ROW, size, 1.0).toImage() == images[3].toImage()


def test_the_name_in_a_line_leaves_the_tag_free() -> None:
    for card in BASE.intrigues:
        for aside in (0.0, 24.0, 44.0):
            operations = faces.lay_out(card, 126, 34, DUSK, LINE, aside=aside)
            words = next(one for one in operations if isinstance(one, Title))
            assert words.rect.right() <= 126 - aside
            wide = QFontMetricsF(words.fitted.font).horizontalAdvance(max(words.fitted.lines, key=len))
            assert wide <= words.rect.width() + 1


# ---------------------------------------------------------------- states


def state(kind: str, key: str = "", sealed: bool = False) -> QImage:
    image = picture(120, 120)
    with painter_on(image) as painter:
        draw_state(painter, QRectF(30, 30, 60, 60), kind, key, sealed, Look())
    return image


def test_states_tell_themselves_apart_and_keep_within_their_margin() -> None:
    images = [
        state(""), state("lit"), state("lit", "1"), state("lit", "", True), state("lit", "1", True),
        state("chosen"), state("refused"),
    ]  # fmt: skip
    for first, second in combinations(images, 2):
        assert first != second
    allowed = QRectF(30, 30, 60, 60).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
    for image in images:
        assert all(allowed.contains(x, y) for x, y in inked(image))


def test_a_lit_edge_has_a_dark_line_on_both_sides() -> None:
    image = state("lit")
    across = [image.pixelColor(x, 60).lightness() for x in range(26, 35) if image.pixelColor(x, 60).alpha() > 200]
    assert max(across) > 200
    assert across[0] < 90
    assert across[-1] < 90
