"""A product that nobody here knows says, draws and lists what it prints, with no line of its own in the program."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from dune_desktop.content import EDITIONS
from dune_desktop.content import registered as content_registered
from dune_desktop.engine.composing import compose
from dune_desktop.engine.conditions import Alliance, Bond, Has
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.effects import Draw
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.items import Printed, box
from dune_desktop.engine.names import FACTIONS, FREMEN, ICONS, faction
from dune_desktop.engine.printed import Card, Face
from dune_desktop.engine.product import Part, Product
from dune_desktop.engine.refusals import Refusal
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.faces import draw_face
from dune_desktop.scene.faces.measures import PREVIEW, title
from dune_desktop.text import rules
from dune_desktop.text.by_kind import Untold
from dune_desktop.text.catalogue import Component, components
from dune_desktop.text.drawing import drawing, signs_of
from dune_desktop.text.game.factions import FORMS
from dune_desktop.text.names import MissingName, any_name, name
from dune_desktop.text.products import registered
from dune_desktop.text.room import Room
from dune_desktop.text.rules import rulings
from dune_desktop.text.signs import Sign, Signs
from dune_desktop.text.spoken_names import speaking_of
from dune_desktop.text.translating import Text
from dune_desktop.text.wording import clause, wording
from dune_desktop.windows.widgets.preview_text import tell
from tests.painting import painter_on

pytestmark = pytest.mark.usefixtures("qapp")


@frozen
class Distil(Effect):
    """A word of its own."""

    n: int


@frozen(eq=False)
class Still(Face):
    """A kind of component of its own."""

    cost: int
    works: tuple[Printed, ...]


@wording(Distil)
def _distil(effect: Distil) -> str:
    return f"distil {effect.n} water"


@drawing(Distil)
def _distil_signs(effect: Distil) -> Signs:
    return (Sign("water", str(effect.n)), Sign("maker"))


def says(words: str) -> Text:
    """In a product of the program lupdate collects it."""
    return Text("Annex", words)


#: The base game has a card of this id: both are in one game.
CARD = Card("stilgar", cost=4, factions=(FREMEN,), agent=Distil(2), reveal=Draw(1))
STILL = Still("still", 3, box("still", "works", (Distil(1),)), copies=2, product="annex")
PRODUCT = Product("annex", Part(imperium=(CARD,), decks={"still": (STILL,)}))
ROOM = Room(
    products=("annex",),
    names={
        "edition": {"annex": says("The Annex")},
        "card": {"stilgar": says("Stilgar of the Annex")},
        "still": {"still": says("Copper Still")},
        "kind": {"still": says("Stills")},
        "box": {"works": says("When it works")},
    },
    rulings={"stilgar": {says("He distils as soon as he is sent."): "A1.1"}},
    rules={"A1": Text("RuleSection", "The Annex: stills"), "A1.1": says("Water that is distilled is gained at once.")},
    behind={"still_cold": "A1.1"},
    replaced={"R16.2": "A1.1"},
)


@contextmanager
def in_play() -> Iterator[Edition]:
    with content_registered(PRODUCT), registered(ROOM):
        yield compose(EDITIONS["base"].recipe, ("annex",))


def catalogue(edition: Edition) -> dict[str, Component]:
    return {one["id"]: one for one in components(edition)}


def test_what_it_prints_is_named_and_worded() -> None:
    with in_play() as edition:
        found = catalogue(edition)
        assert found["stilgar"]["name"] == "Stilgar of the Annex"
        assert found["stilgar"]["text"] == {"agent": "Distil 2 water.", "reveal": "Draw 1 card."}
        assert (found["still"]["kind"], found["still"]["module"], found["still"]["cost"]) == ("still", "annex", 3)
        assert found["still"]["text"] == {"works": "Distil 1 water."}
        assert name("kind", "still", edition.products) == "Stills"
        assert any_name("still", edition.products) == "Copper Still"


def test_an_id_that_two_products_print_is_told_apart_by_the_product() -> None:
    with in_play() as edition:
        found = catalogue(edition)
        assert found["stilgar_base"]["name"] == "Stilgar"
        assert [one.rules for one in rulings("stilgar", edition.products, "card")] == [("A1.1",)]
        assert not rulings("stilgar_base", edition.products, "card")


def test_nothing_of_it_is_said_in_other_games() -> None:
    with registered(ROOM):
        products = EDITIONS["uprising"].products
        with pytest.raises(MissingName):
            name("still", "still", products)
        headings = [heading for heading, told in rules.book(products) for number, _ in told if number == "A1.1"]
        assert headings == ["Not in this game: The Annex: stills"]


def test_its_rules_come_first_and_take_the_place_of_others() -> None:
    with in_play() as edition:
        chapters = dict(rules.book(edition.products))
        assert next(iter(chapters)) == "The Annex: stills"
        assert "R16.2" in [number for number, _ in chapters["Not in this game: Spice"]]
        assert rules.rule("A1.1") == "Water that is distilled is gained at once."
        assert rules.behind(Refusal("still_cold"), "resolve", edition.products) == "A1.1"
        assert rules.behind(Refusal("still_cold"), "resolve", EDITIONS["base"].products) == ""


def test_its_word_has_a_sentence_and_signs() -> None:
    assert clause(Distil(3)) == "distil 3 water"
    assert signs_of(Distil(3)) == (Sign("water", "3"), Sign("maker"))


def test_a_component_of_a_kind_that_nobody_knows_has_a_face_and_a_big_card() -> None:
    with in_play() as edition, speaking_of(edition.products):
        image = QImage(320, 448, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with painter_on(image) as painter:
            draw_face(painter, STILL, QRectF(0, 0, 320, 448), Look(), PREVIEW)
        assert image.pixelColor(160, 224).alpha() == 255
        assert title(STILL) == "Copper Still"
        told = tell(STILL, edition.products)
        assert (told.title, told.kind, told.boxes) == (
            "Copper Still",
            "Stills",
            (("When it works", "Distil 1 water."),),
        )
        assert "The Annex" in told.facts


@pytest.fixture
def smugglers() -> Iterator[int]:
    """A Faction of its own, entered while the test runs."""
    yield faction("smugglers")
    FACTIONS.remove("smugglers")
    ICONS.remove("smugglers")


def test_a_faction_of_its_own_is_said_in_the_forms_of_its_room(smugglers: int) -> None:
    """What is missing there is named."""
    forms = {"has": lambda n: f"if the smugglers trust you {n} times", "bond": lambda _: "among smugglers"}
    with registered(Room(products=("annex",), factions={"smugglers": forms})):
        assert clause(Has(smugglers, 2)) == "if the smugglers trust you 2 times"
        assert clause(Bond(smugglers)) == "among smugglers"
        with pytest.raises(Untold, match="'smugglers' has no form 'alliance'"):
            clause(Alliance(smugglers))


def test_every_faction_of_the_game_has_all_forms() -> None:
    first, *others = (forms.keys() for forms in FORMS.values())
    assert all(forms == first for forms in others)
