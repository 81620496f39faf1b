"""People in pictures: shade keeps within outlines, names of the kit change what one sees, crowds keep in place."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from dune_desktop.scene.art import cloth, figures
from dune_desktop.scene.art.canvas import Canvas, ellipse
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.heads import garb, hair, headgear, profiles
from dune_desktop.scene.art.heads.busts import Bust
from dune_desktop.scene.art.heads.profiles import Profile
from dune_desktop.scene.art.heads.visage import Visage
from dune_desktop.scene.art.lights import EYES, LIGHTS, MATERIAL
from dune_desktop.scene.art.people import Host
from dune_desktop.scene.art.picture import PicturePart
from dune_desktop.scene.art.pictures.catalogue import PICTURES
from dune_desktop.scene.art.tones import Fading, Puff, billow, shaded, tones
from tests.painting import inked, painter_on

WIDE, HIGH = 120, 150
pytestmark = pytest.mark.usefixtures("qapp")


def blank() -> QImage:
    image = QImage(WIDE, HIGH, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def canvas_on(painter: QPainter) -> Canvas:
    painter.setPen(Qt.PenStyle.NoPen)
    return Canvas(painter, LIGHTS["dusk"], QRectF(0, 0, WIDE, HIGH))


def shown(part: PicturePart) -> bytes:
    image = blank()
    with painter_on(image) as painter:
        part.paint(canvas_on(painter))
    return bytes(image.constBits())


def bust(**numbers: object) -> bytes:
    return shown(Bust(60, 60, 60, Visage(**numbers)))  # type: ignore[arg-type]


def all_differ(pictures: list[bytes]) -> bool:
    return all(first != second for first, second in combinations(pictures, 2))


def test_light_and_shade_keep_within_the_outline() -> None:
    image, shape = blank(), ellipse(60, 75, 40, 50)
    with painter_on(image) as painter:
        canvas = canvas_on(painter)
        shaded(canvas, shape, tones(canvas, "wine"), 9, rim=2)
    outside = [(x, y) for x in range(WIDE) for y in range(HIGH) if not shape.intersects(QRectF(x - 1, y - 1, 3, 3))]
    assert [place for place in outside if image.pixelColor(*place).alpha()] == []
    left, right = image.pixelColor(26, 75), image.pixelColor(92, 75)
    assert left.lightness() > right.lightness()


def test_each_thing_that_a_head_may_wear_shows() -> None:
    bare = bust(style="bald")
    worn = sorted({*headgear._BEFORE, *headgear._BEHIND})
    assert all_differ([bare, *(bust(style="bald", wear=name) for name in worn)])
    hairs = sorted({*hair.BEFORE, *hair.BEHIND})
    assert all_differ([bare, *(bust(style=name) for name in hairs)])
    assert all_differ([bust(dress=name, style="bald") for name in garb._DRESS])
    assert all_differ(
        [bare, *(bust(style="bald", beard=name) for name in ("stubble", "short", "full", "goatee", "moustache"))]
    )


def test_eyes_age_and_marks_show() -> None:
    assert all_differ([bust(eyes=name) for name in EYES])
    assert all_differ([bust(age=age) for age in range(5)])
    marks = ("scar", "diamond", "stain", "plug", "glass", "earring", "heavy", "blank", "stitched")
    assert all_differ([bust(), *(bust(marks=(mark,)) for mark in marks)])


def test_a_head_turns_and_a_profile_looks_both_ways() -> None:
    assert all_differ([bust(turn=turn) for turn in (-0.8, 0.0, 0.8)])
    assert all_differ(
        [shown(Profile(60, 60, 60, Visage(wear=name), face)) for name in ("", *profiles._WORN) for face in (-1, 1)]
    )


def parts_of(part: object) -> Iterator[object]:
    """The part, and whatever it is made of."""
    yield part
    for field in getattr(part, "__attrs_attrs__", ()):
        value = getattr(part, field.name)
        for inner in value if isinstance(value, tuple) else (value,):
            if hasattr(inner, "__attrs_attrs__"):
                yield from parts_of(inner)


@pytest.mark.parametrize("wear", ["turban", "cap", "helmet", "hood", "cowl"])
def test_what_a_head_wears_turns_with_it(wear: str) -> None:
    """Seen above the face, where nothing else is."""
    turned, straight = (bust(wear=wear, style="bald", turn=turn) for turn in (0.6, 0.0))
    above = 34 * WIDE * 4
    assert turned[:above] != straight[:above]


def test_few_heads_look_straight_at_us() -> None:
    """A deck of passport pictures shows nobody; and they do not all look the same way."""
    pictures = [picture for named in PICTURES.values() for picture in named.values()]
    turns = [one.visage.turn for picture in pictures for one in parts_of(picture) if isinstance(one, Bust)]
    assert len(turns) > 40
    assert sum(abs(turn) < 0.25 for turn in turns) <= len(turns) / 4
    assert min(sum(turn < 0 for turn in turns), sum(turn > 0 for turn in turns)) >= len(turns) / 4


def test_where_puffs_of_a_cloud_overlap_nothing_shows() -> None:
    image = blank()
    with painter_on(image) as painter:
        canvas, puffs = canvas_on(painter), (Puff(40, 75, 30), Puff(70, 75, 30))
        billow(canvas, puffs, tones(canvas, "linen"), Fading(0, HIGH, 0.4, 0.4))
    assert image.pixelColor(55, 75) == image.pixelColor(78, 75)  # in both of them, and in the right one alone


def test_every_pose_is_another_one_both_ways() -> None:
    assert all_differ([shown(Person(60, 140, 100, pose, face)) for pose in figures._POSES for face in (-1, 1)])


def seen_of(host: Host) -> list[tuple[int, int]]:
    image = blank()
    with painter_on(image) as painter:
        host.paint(canvas_on(painter))
    return inked(image)


@pytest.mark.parametrize("kind", ["cloaks", "court", "soldiers"])
def test_a_crowd_stands_where_it_is_told(kind: str) -> None:
    seen = seen_of(Host(30, 90, 120, 40, 12, kind, spears=1.0))
    assert min(x for x, _ in seen) >= 15
    assert max(x for x, _ in seen) <= 105
    assert max(y for _, y in seen) <= 124


def test_arms_are_raised_above_the_heads_of_a_crowd() -> None:
    calm, cheering = (min(y for _, y in seen_of(Host(30, 90, 120, 40, 12, spears=0, arms=arms))) for arms in (0, 1))
    assert cheering < calm - 3


def test_no_two_crests_are_alike() -> None:
    assert len(cloth._CRESTS) == 8
    assert all_differ([shown(cloth.Crest(name, 60, 75, 100)) for name in cloth._CRESTS])


def test_materials_go_from_light_to_dark() -> None:
    for name, colours in MATERIAL.items():
        lit, middle, dark = (colour.lightness() for colour in colours)
        assert lit > middle > dark, name
