"""Rise of Ix held against the facts, but for its Imperium cards: tiles, intrigue, Conflicts, leaders, board."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
import shorthand
from test_facts import FACTS, Fact, by_id, fact
from test_facts_ix_cards import box, plain

from dune_desktop.content import BASE, UPRISING
from dune_desktop.content.ix import EPIC
from dune_desktop.content.ix import conditions as of_ix
from dune_desktop.content.ix.leader_words import InfluenceSnooped
from dune_desktop.content.ix.words import SHIPPING, TECH, AcquireTech, FlipTile, IfYouWin, TrashTile
from dune_desktop.engine import conditions, effects
from dune_desktop.engine.abilities import AcquiresToTop, Offers, When, WinsTies
from dune_desktop.engine.composing import compose
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.effects.gains import FactionsAtMost
from dune_desktop.engine.names import ICONS
from dune_desktop.engine.printed import Card, Conflict, Contract, Intrigue, Leader, Space
from dune_desktop.text.names import ability_names, name

pytestmark = pytest.mark.skipif(FACTS is None, reason="no shared/facts in any folder above the tests")

IX: Final = compose(BASE.recipe, ("ix",))
WITH_UPRISING: Final = compose(UPRISING.recipe, ("choam", "ix"))
TILES: Final = IX.market_by_id[TECH].stock


def own(things: Any) -> list[Any]:
    """Those that Rise of Ix brings."""
    return [one for one in things if one.product == "ix"]


INTRIGUES: Final = own(IX.intrigues)
CONFLICTS: Final = own(IX.conflicts)
LEADERS: Final = own(IX.leaders)
SPACES: Final = [space for space in IX.spaces if space.id not in BASE.space_index]
CONTRACTS: Final = [contract for contract in WITH_UPRISING.contracts if contract.id.startswith("ix_")]

#: What the facts say of words that no Imperium card has.
_EFFECTS: Final[dict[Any, Callable[[Any], str]]] = {
    FlipTile: lambda e: "flip this tile",
    TrashTile: lambda e: "trash this tile",
    IfYouWin: lambda e: f"if you win this Conflict: {shorthand.told(e.effect)}",
    InfluenceSnooped: lambda e: "gain 1 influence with one faction where you have a Snooper token",
    effects.AcquireReserve: lambda e: f"acquire one {e.card.title()} card from the Reserve",
    effects.DeployRecruited: lambda e: "you may deploy any of these troops to the Conflict",
    effects.DeployUnits: lambda e: (
        f"deploy up to {e.n} units (troops or dreadnoughts) from your garrison to the Conflict"
    ),
    effects.IgnoreAgents: lambda e: "enemy Agents do not block your Agent this turn",
    effects.InfluenceVisited: lambda e: (
        "gain 1 influence with the faction whose board space you sent an Agent to this turn"
    ),
    effects.InfluenceWhereAgents: lambda e: (
        "gain 1 influence with each faction that has at least one of your Agents on its board spaces"
    ),
    effects.LoseTroops: lambda e: f"lose {e.n} of your troops",
    effects.RetreatTroops: lambda e: f"retreat {e.least} {e.unit} from the Conflict to the garrison",
    effects.SwapIntrigues: lambda e: (
        "put any number of your intrigue cards on the bottom of the Intrigue deck, then draw as many intrigue cards"
    ),
}
_CONDITIONS: Final[dict[Any, Callable[[Any], str]]] = {
    of_ix.Can: lambda c: f"you own what permits {c.ability.__name__}",
    of_ix.Commissioned: lambda c: f"you have {c.n} dreadnoughts",
    conditions.BeforeCombat: lambda c: "before Combat",
    conditions.HasOn: lambda c: f"you have {c.n} or more influence on {c.tracks} faction tracks",
    conditions.Owns: lambda c: f"you have at least {c.n} The Spice Must Flow",
    conditions.HasMuch: lambda c: f"you have {c.n} or more {c.what}",
    conditions.Seated: lambda c: "you hold a High Council seat",
    conditions.SomeOf: lambda c: f"{c.n} of {'; '.join(map(shorthand.condition, c.conditions))}",
}
#: Where the facts say the same in words of their own.
_VARIANTS: Final = (
    (r"\(advance one space or recall\)", "(advance one space or recall; optional)"),
    (r"; and during your Reveal turn.*", ""),
    (r" with a Tech Discount of 1| \(optional, no discount\)| \(tech negotiation icon\)| to Ix$", ""),
    (r"to Ix(?= ;)", ""),
    (r" \((free, )?to the discard pile\)", ""),
    (r"(?<=gain 1 water); draw", " and draw"),
    (r"(?<=your choice); recruit 1 troop; gain", " and recruit 1 troop and gain"),
    (r"(?<=^2 swords); ", " and "),
    (r"you may trash one of your cards in play", "trash a card of yours in play"),
    (r"when you deploy four or more units to the Conflict in a single turn", "if you deployed 4+ units this turn"),
    (r"choose two different: gain 1 influence with emperor \|.*",
     "gain 1 influence with each of two different factions of your choice"),
    (r"(gain 1 victory point) if you have at least two The", r"if you have at least 2 The"),
    (r"on all four faction tracks", "on 4 faction tracks"),
    (r"gain 1 victory point for each faction where you have 1 or less influence",
     "gain 1 victory point per faction where you have 1 or less influence"),
    (r"1 sword for each revealed card of yours that provides 1 or swords this turn",
     "1 sword per card you revealed this turn that yields at least 1 sword"),
    (r"pay 3 spice and trash this tile", "trash this tile and pay 3 spice"),
    (r"each opponent retreats one of their dreadnoughts from the Conflict to their garrison.*",
     "each opponent: retreat 1 dreadnought from the Conflict to the garrison"),
    (r"send a negotiator to Ix .*", "send 1 Negotiator"),
    (r"^you may acquire", "optional: acquire"),
    (r"you have a High Council seat", "you hold a High Council seat"),
)  # fmt: skip


def said(text: str) -> str:
    """The facts' words as ours."""
    text = plain(text)
    for pattern, replacement in _VARIANTS:
        text = re.sub(pattern, replacement, text)
    return text


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Callable[[tuple[Any, ...]], str]:
    """A box of ours in the facts' shorthand."""
    box((), monkeypatch)  # the words of Imperium cards
    for table, words in ((shorthand._EFFECTS, _EFFECTS), (shorthand._CONDITIONS, _CONDITIONS)):
        for word, says in words.items():
            monkeypatch.setitem(table, word, says)
    monkeypatch.setitem(shorthand._COUNTS, FactionsAtMost, lambda c: f"faction where you have {c.n} or less influence")
    return shorthand.box


def rows(file: str) -> dict[str, Fact]:
    return by_id(fact(f"ix_{file}"))


# ---------------------------------------------------------------- tech tiles

#: By the timing in the facts: what our abilities listen to, or the window in which they are offered.
TIMINGS: Final = {
    "reveal_turn": "revealed",
    "round_start": "round_began",
    "endgame": "endgame_began",
    "when_you_win_a_conflict": "conflict_won",
    "your_turn": "plot",
    "agent_turn": "plot",
}
#: Abilities that only permit something.
PERMITS: Final = {
    "chaumurky": (WinsTies(), "you win tiebreakers"),
    "detonation_devices": (of_ix.TakesPoint(), "instead of taking control of a board space with it"),
    "spaceport": (AcquiresToTop(), "whenever you acquire a card you may put it on top of your deck"),
    "troop_transports": (of_ix.ShipsTroops(), "recruit 1 additional troop (3 in all)"),
}


def test_the_same_tiles() -> None:
    assert [tile.id for tile in TILES] == list(rows("tech"))
    assert all((tile.copies, tile.money) == (1, "spice") for tile in TILES)


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: str(tile.id))
def test_tiles(tile: Card, told: Callable[[tuple[Any, ...]], str]) -> None:
    row = rows("tech")[tile.id]
    assert (tile.price, name("card", tile.id, IX.products)) == (row["cost"], row["name"])
    assert told(tile.acquired) == said(row["acquire"])
    flips = [isinstance(one, Offers) and FlipTile() in getattr(one.effect, "costs", ()) for one in tile.ability]
    assert any(flips) == row["once_per_round"]
    if tile.id in PERMITS:
        permit, words = PERMITS[tile.id]
        assert tile.ability == (permit,)
        assert words in row["abilities"][0]["text"]
        return
    for ability, printed in zip(tile.ability, row["abilities"], strict=True):
        assert isinstance(ability, When | Offers)
        at = ability.point if isinstance(ability, When) else ability.window
        condition = getattr(ability, "condition", None)
        says = f"if {shorthand.condition(condition)}: " if condition else ""
        assert (at, says + shorthand.told(ability.effect)) == (
            TIMINGS[printed["timing"]],
            _moved(said(printed["text"])),
        )


def _moved(text: str) -> str:
    """A condition that the facts put last comes first."""
    return f"{text}: gain 1 victory point" if text.startswith("if") and ":" not in text else text


# ---------------------------------------------------------------- intrigue, Conflicts, contracts

#: What the facts tell in another order.
_CONSPIRACY: Final = (
    "you have 2 dreadnoughts; you have at least 1 The Spice Must Flow; you have 4 or more influence on 2 faction"
    " tracks; you hold a High Council seat"
)
_LOSE: Final = (
    "cost: lose 1 of your troops -> gain 1 influence with the faction whose board space you sent an Agent to this turn"
)
TOLD: Final = {
    "grand_conspiracy": (
        f"choose one: if 3 of {_CONSPIRACY}: gain 1 victory point | if 4 of {_CONSPIRACY}: gain 2 victory points"
    ),
    "strongarm": f"choose one: {_LOSE} | {_LOSE}",
}


def test_the_same_intrigue_cards() -> None:
    assert [card.id for card in INTRIGUES] == list(rows("intrigue"))
    assert {card.copies for card in INTRIGUES} == {1}


@pytest.mark.parametrize("card", INTRIGUES, ids=lambda card: str(card.id))
def test_intrigue_cards(card: Intrigue, told: Callable[[tuple[Any, ...]], str]) -> None:
    row = rows("intrigue")[card.id]
    assert (sorted(card.windows), name("intrigue", card.id, IX.products)) == (sorted(row["kinds"]), row["name"])
    several = re.findall(r"\((Plot|Combat|Endgame)\) (.*?)(?: \||$)", row["text"])
    texts = {window.lower(): text for window, text in several} or {row["kinds"][0]: row["text"]}
    for window, printed in card.windows.items():
        assert (window, told(printed)) == (window, TOLD.get(card.id) or said(texts[window]))


def test_the_same_conflicts() -> None:
    assert [card.id for card in CONFLICTS] == list(rows("conflicts"))


@pytest.mark.parametrize("card", CONFLICTS, ids=lambda card: str(card.id))
def test_conflicts(card: Conflict, told: Callable[[tuple[Any, ...]], str]) -> None:
    row = rows("conflicts")[card.id]
    assert (card.level, card.controls, card.icon) == (row["level"], row["controls"], row["battle_icon"])
    assert name("conflict", card.id, IX.products) == row["name"]
    for place, rank in enumerate(("first", "second", "third"), 1):
        assert (rank, told(card.reward(place))) == (rank, "; ".join(map(said, row[rank])))


@pytest.mark.parametrize("contract", CONTRACTS, ids=lambda contract: str(contract.id))
def test_contracts(contract: Contract, told: Callable[[tuple[Any, ...]], str]) -> None:
    row = by_id(fact("uprising_contracts"))[contract.id]
    condition = row["condition"]
    assert (contract.space or None, contract.harvest or None) == (condition.get("space"), condition.get("min_spice"))
    assert isinstance(contract.done.effect, effects.Complete)
    assert shorthand.told(contract.done.effect.reward) == " and ".join(map(said, row["reward"]))


def test_the_same_contracts() -> None:
    theirs = [row["id"] for row in fact("uprising_contracts") if row["set"] == "ix"]
    assert sorted(contract.id for contract in CONTRACTS) == sorted(theirs)


# ---------------------------------------------------------------- leaders, starting card


@pytest.mark.parametrize("leader", LEADERS, ids=lambda leader: str(leader.id))
def test_leaders(leader: Leader, told: Callable[[tuple[Any, ...]], str]) -> None:
    row = rows("leaders")[leader.id]
    called = name("leader", leader.id, IX.products).replace("“", '"').replace("”", '"')
    assert (leader.complexity, called) == (row["complexity"], row["name"])
    assert ability_names(leader.id, IX.products) == (row["ability"]["name"], row["signet"]["name"])
    assert shorthand.told(leader.signet) == said(row["signet"]["text"])


def test_the_same_leaders() -> None:
    assert {leader.id for leader in LEADERS} == rows("leaders").keys()


def test_control_the_spice(told: Callable[[tuple[Any, ...]], str]) -> None:
    row = rows("cards")["control_the_spice"]
    card = compose(BASE.recipe, ("ix",), "", "", (EPIC,)).card_by_id["control_the_spice"]
    assert sorted(ICONS[one] for one in card.icons) == row["icons"]
    assert told(card.agent) == said(row["agent"]).replace("; recruit", " and recruit")
    persuasion, other = row["reveal"]["persuasion"], row["reveal"]["other"]
    assert told(card.reveal) == f"{persuasion} persuasion; {other}"


# ---------------------------------------------------------------- board


@pytest.mark.parametrize("space", SPACES, ids=lambda space: str(space.id))
def test_spaces(space: Space, told: Callable[[tuple[Any, ...]], str]) -> None:
    row = by_id(fact("ix_board")["spaces"])[space.id]
    assert (ICONS[space.icon], space.combat, space.maker) == (row["icon"], row["combat"], row["maker"])
    assert name("space", space.id, IX.products) == row["name"]
    cost = [shorthand._resources(offer.cost) for offer in space.offers if offer.cost]
    assert cost == [row["cost"]] * bool(row["cost"])
    needs = [f"{c.n} or more influence with Spacing Guild" for c in space.requires if isinstance(c, conditions.Has)]
    assert needs == [row["requirement"]] * bool(row["requirement"])
    (printed,) = space.boxes
    assert told(printed) == said(row["effects"])
    assert not space.control


def test_discounts_are_those_of_the_board() -> None:
    negotiation = IX.spaces[IX.space_index["tech_negotiation"]].boxes[0][0].effect
    assert isinstance(negotiation, effects.ChooseOne)
    assert negotiation.branches[0] == AcquireTech(1)
    assert IX.track_by_id[SHIPPING].nodes[3].effect == AcquireTech(2)


def test_shipping_track(told: Callable[[tuple[Any, ...]], str]) -> None:
    track = IX.track_by_id[SHIPPING]
    row = fact("ix_board")["shipping_track"]
    assert len(track.nodes) == row["spaces"]
    ours = [shorthand.told(node.effect) for node in track.nodes if node.effect is not None]
    theirs = [reward["reward"] for reward in row["rewards"]]
    assert ours[0] == "choose one: gain 5 solari and each opponent: gain 1 solari | gain 2 spice"
    assert theirs[0] == "choose one: Dividends (gain 5 solari, and each opponent gains 1 solari) | gain 2 spice"
    assert ours[1].endswith("otherwise recruit 2 troops and gain 1 influence with one faction of your choice")
    assert theirs[1] == "recruit 2 troops; gain 1 influence with one faction of your choice"
    assert (ours[2], theirs[2]) == ("acquire tech", "acquire tech with a Tech Discount of 2 (optional)")


@pytest.mark.parametrize(("with_ix", "without"), [(IX, BASE), (WITH_UPRISING, UPRISING)], ids=["base", "uprising"])
def test_spaces_that_are_gone(with_ix: Edition, without: Edition) -> None:
    gone = fact("ix_board")["removed_spaces"][without.id]
    new = [space.id for space in SPACES]
    assert {space.id for space in with_ix.spaces} == {space.id for space in without.spaces} - {*gone} | {*new}


def test_posts() -> None:
    for row in fact("ix_board")["uprising_posts"]:
        post = WITH_UPRISING.posts[WITH_UPRISING.post_index[row["id"]]]
        assert list(post.spaces) == row["spaces"]
        assert row["replaces"] not in WITH_UPRISING.post_index
