"""The wizard offers whatever can join: a tick for each expansion, by its name, with what it adds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dune_desktop import content
from dune_desktop.engine.effects import Draw
from dune_desktop.engine.printed import Card, Leader
from dune_desktop.engine.product import Part, Product, on_board
from dune_desktop.text import products
from dune_desktop.text.room import Room
from dune_desktop.text.translating import Text
from dune_desktop.windows.blends.blend_page import BlendPage
from dune_desktop.windows.games import MODES, TABLE
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.wizard.new_game_page import GAMES, NewGamePage
from dune_desktop.windows.wizard.options import Tick
from tests.windowed import click, opened, seeded

__all__ = ["seeded"]

QUEEN = Leader("digger_queen", complexity=1, ability=(), signet=Draw(1))
RELICS = Product(
    "relics", Part(imperium=(Card("digger", cost=2),), leaders=(QUEEN,), variants=("long_game",)), bars=("solo",)
)
GEMS = Product("gems", needs=("relics", on_board("base")))


def _said(words: str) -> Text:
    return Text("Relics", words)


ROOM = Room(
    products=("relics",),
    names={
        "edition": {"relics": _said("Relics of Arrakis")},
        "module": {"relics": _said("Relics")},
        "card": {"digger": _said("Digger")},
        "leader": {"digger_queen": _said("The Digger Queen")},
        "variant": {"long_game": _said("Long game")},
        "ability": {"none": _said("None"), "spade": _said("Spade")},
    },
    explained={
        "module": {"relics": _said("Things from the sand.")},
        "variant": {"long_game": _said("To 12 points.")},
    },
    abilities={"digger_queen": (_said("None"), _said("Spade"))},
)
SHINE = Room(
    products=("gems",),
    names={"edition": {"gems": _said("Gems of Arrakis")}, "module": {"gems": _said("Gems")}},
    explained={"module": {"gems": _said("They shine.")}},
)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with ExitStack() as stack:
        for product, room in ((RELICS, ROOM), (GEMS, SHINE)):
            stack.enter_context(content.registered(product))
            stack.enter_context(products.registered(room))
        yield opened(qtbot, tmp_path, opponents_speed=0)


def wizard(window: MainWindow, game: str = "base") -> NewGamePage:
    window.show_new_game()
    form = window.findChild(NewGamePage)
    assert isinstance(form, NewGamePage)
    click(form.modes.segment(MODES.index(TABLE)))
    click(form.games.segment(GAMES.index(game)))
    return form


def leaders(form: NewGamePage) -> list[str]:
    chooser = form.rows[0].chooser
    return [chooser.itemData(row) for row in range(chooser.count())]


def test_what_can_join_is_ticked_and_played(window: MainWindow) -> None:
    form = wizard(window)
    relics, gems = (form.options.ticks[one] for one in ("relics", "gems"))
    ticks = [one for one, tick in form.options.ticks.items() if tick.isVisible()]
    assert ticks == ["ix", "immortality", "relics", "gems"]
    assert (relics.switch.accessibleName(), relics.toolTip()) == ("Relics", "Things from the sand.")
    assert (relics.isEnabled(), gems.isEnabled()) == (True, False)  # it needs the other
    assert "digger_queen" not in leaders(form)
    click(relics.switch)
    assert gems.isEnabled()
    assert "digger_queen" in leaders(form)
    click(gems.switch)
    form.rows[0].choose("digger_queen")
    click(form.start)
    assert window.controller is not None
    assert window.controller.record().setup.expansions == ("relics", "gems")
    assert window.controller.edition.products == ("base", "relics", "gems")
    assert window.settings.modules == ("relics", "gems")


def test_what_does_not_fit_waits(window: MainWindow) -> None:
    form = wizard(window)
    for one in ("relics", "gems"):
        click(form.options.ticks[one].switch)
    assert form.expansions == ("relics", "gems")
    click(form.modes.segment(MODES.index("solo")))
    assert form.expansions == ()
    assert not form.options.ticks["relics"].isEnabled()
    click(form.modes.segment(MODES.index(TABLE)))
    assert form.expansions == ("relics", "gems")
    click(form.games.segment(GAMES.index("uprising")))
    assert form.expansions == ("relics",)
    assert not form.options.ticks["gems"].isVisible()


def test_a_variant_of_it_is_ticked_without_rivals(window: MainWindow) -> None:
    form = wizard(window)
    assert not form.variants.isVisible()
    click(form.options.ticks["relics"].switch)
    assert form.variants.isVisible()
    click(form.variants.ticks["long_game"].switch)
    click(form.start)
    assert window.controller is not None
    assert window.controller.record().setup.variants == ("long_game",)
    assert window.controller.edition.variants == ("long_game",)


def test_a_variant_of_several_games_has_one_tick(window: MainWindow) -> None:
    form = wizard(window)
    assert "epic" in form.variants.ticks
    assert len(form.variants.findChildren(Tick)) == len(form.variants.ticks)


def test_an_epic_game_of_rise_of_ix_is_begun(window: MainWindow) -> None:
    form = wizard(window)
    click(form.options.ticks["ix"].switch)
    click(form.variants.ticks["epic"].switch)
    click(form.start)
    assert window.controller is not None
    setup = window.controller.record().setup
    assert (setup.expansions, setup.variants) == (("ix",), ("epic",))


def test_a_game_of_immortality_to_11_is_begun(window: MainWindow) -> None:
    form = wizard(window)
    assert form.options.ticks["immortality"].toolTip()
    click(form.options.ticks["immortality"].switch)
    click(form.variants.ticks["go_to_11"].switch)
    click(form.start)
    assert window.controller is not None
    setup = window.controller.record().setup
    assert (setup.expansions, setup.variants) == (("immortality",), ("go_to_11",))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("game", GAMES)
def test_every_variant_says_what_it_is(window: MainWindow, game: str, mode: str) -> None:
    form = wizard(window, game)
    for one in ("ix", "immortality"):
        click(form.options.ticks[one].switch)
    click(form.modes.segment(MODES.index(mode)))
    shown = {variant: tick for variant, tick in form.variants.ticks.items() if tick.isVisible()}
    assert all(tick.height() >= tick.switch.height() for tick in shown.values())
    said = {variant: tick.toolTip() for variant, tick in shown.items()}
    assert [variant for variant, about in said.items() if not about.endswith(".")] == []


def test_its_cards_are_a_group_of_the_blend(window: MainWindow) -> None:
    form = wizard(window, "blend")
    click(form.options.ticks["relics"].switch)
    click(form.options.cards)
    page = window.findChild(BlendPage)
    assert isinstance(page, BlendPage)
    shown = [one.head.text() for one in page.groups["imperium"] if one.isVisible()]
    assert shown == ["Uprising", "Relics", "Dune: Imperium"]
