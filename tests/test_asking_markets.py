"""A market that has money of its own stands in the list like any other: what a card costs, and why it can't be had."""

from __future__ import annotations

import pytest

from dune_desktop.engine.actions import REVEAL
from dune_desktop.engine.moves import show
from dune_desktop.engine.setup import Setup
from dune_desktop.files.settings import Settings
from dune_desktop.models.asking.answering import Answering
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.session import OPEN
from dune_desktop.models.refs import CARD
from tests.asked import SEATS, refused, rows, signs
from tests.box import RAIDERS, opened
from tests.box.facts import Bazaar, Hideout

pytestmark = pytest.mark.usefixtures("qapp")


def test_cards_of_an_own_market_are_bought_with_its_money() -> None:
    with opened():
        controller = GameController("base", Setup(3, 1, (), RAIDERS), SEATS[:3], cover=OPEN)
        game, bazaar = controller.game, Bazaar.of(controller.game)
        stock = [*bazaar.stalls, *bazaar.crates]
        stock.sort(key=lambda card: game.cards[card].id not in ("spyglass", "grapnel"))
        bazaar.stalls, bazaar.crates = stock[:2], stock[2:]
        for card in bazaar.stalls:
            show(game, card)
        assert controller.act(REVEAL)
        assert Hideout.of(controller.view.players[controller.asked]).plunder == 1
        answering = Answering(controller, Settings())
        row = rows(answering)["Spyglass"]
        assert (row.ref[0], signs(row), row.words) == (CARD, "plunder1", "Pay 1 plunder.")
        assert refused(answering)["Grapnel"] == "Grapnel costs 2 plunder; you have 1."
        assert answering.take(row)
        assert "Spyglass" not in rows(answering)
