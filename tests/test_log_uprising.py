"""The log in words: what happens in Uprising only."""

from __future__ import annotations

import re
import tomllib
from typing import Final

import pytest

from dune_desktop.content import EDITIONS
from dune_desktop.engine import events
from dune_desktop.engine.actions import Action
from dune_desktop.engine.events import Event
from dune_desktop.engine.names import BANK, CONFLICT, DECK, DISCARD, HAND, PLAYED, SUPPLY
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game
from dune_desktop.positions.building import build
from dune_desktop.positions.position import read_position
from dune_desktop.text.log.sentences import line
from tests.test_log import SAID as SAID_OF_BASE
from tests.test_log import check, kinds_of_events, numbered, told_in
from tests.test_log_ix import SAID as SAID_OF_IX
from tests.test_log_rivals import SAID as SAID_OF_RIVALS


def begun(edition: str, seed: int, players: int, leaders: tuple[str, ...] = ()) -> Game:
    """A game at its first decision, its events made."""
    modules = ("choam",) if seed % 2 else ()
    return new_game(EDITIONS[edition], Setup(players, seed, leaders, modules), [])


GAME: Final = begun("uprising", 1, 3, ("feyd_rautha_harkonnen", "lady_jessica", "muad_dib"))
_NUMBERS: Final = {face: number for number, (_, face) in reversed(numbered(GAME).items())}
_OBJECTIVES: Final = {printed.id: number for number, printed in GAME.objectives.items()}
_CONTRACTS: Final = {printed.id: number for number, printed in GAME.contracts.items()}
_POST: Final = GAME.edition.post_index


def objective(objective_id: str) -> int:
    return _OBJECTIVES[objective_id]


def contract(contract_id: str) -> int:
    return _CONTRACTS[contract_id]


SAID: Final[list[tuple[Event, str | None]]] = [
    (events.SpyMoved(0, _POST["post_emperor"], placed=True), "Seat 1 places a Spy: Emperor post."),
    (events.SpyMoved(0, _POST["post_fremen"], placed=False), "Seat 1 recalls a Spy: Fremen post."),
    (events.UnitsMoved(0, "sandworm", 2, BANK, CONFLICT), "Seat 1 summons 2 sandworms."),
    (events.UnitsMoved(0, "sandworm", 1, CONFLICT, BANK), "Seat 1 returns 1 sandworm to the bank."),
    (events.Marked(0, "hooks"), "Seat 1 takes Maker hooks."),
    (events.Marked(0, "wall"), "Seat 1 destroys the Shield Wall."),
    (
        events.ContractTaken(0, contract("arrakeen_troop_spy")),
        "Seat 1 takes a contract: Arrakeen (“recruit 1 troop and place a Spy”).",
    ),
    (
        events.ContractShown(contract("harvest_3")),
        "A new contract can be taken: Harvest 3+ (“gain 3 Solari”).",
    ),
    (
        events.ContractDone(0, contract("arrakeen_water")),
        "Seat 1 completes a contract: Arrakeen (“gain 1 water”).",
    ),
    (events.TrophyTaken(0, objective("objective_crysknife")), "Seat 1 is dealt an Objective: Crysknife."),
    (events.TrophyTaken(0, _NUMBERS["siege_of_arrakeen"]), "Seat 1 takes the Conflict card Siege of Arrakeen."),
    (
        events.TrophiesFlipped(0, (objective("objective_crysknife"), _NUMBERS["choam_security"])),
        "Seat 1 turns cards face down for their battle icons: Crysknife and CHOAM Security.",
    ),
    (events.VictoryPoints(0, 1, "battle_icons"), "Seat 1 gains 1 Victory Point (Pair of battle icons)."),
    (events.VictoryPoints(0, 1, "wild.endgame"), "Seat 1 gains 1 Victory Point (Wild battle icon)."),
    (events.Doubled(0), "Seat 1 takes the reward twice because of a sandworm."),
    (events.TrackMoved(0, "feyd_rautha_harkonnen", 1), "Seat 1 moves along the training track: First fork, above."),
    (events.UnitsMoved(1, "troop", 1, SUPPLY, "memories"), "Seat 2 gains 1 memory."),
    (events.UnitsMoved(1, "troop", 2, "memories", SUPPLY), "Seat 2 returns 2 memories to the supply."),
    (
        events.LeaderTurned(1, "reverend_mother_jessica"),
        "Seat 2 flips the Leader: Reverend Mother Jessica.",
    ),
    (
        events.CardMoved(0, _NUMBERS["cunning"], "intrigue", "trashed"),
        "Seat 1 trashes the Intrigue card Cunning.",
    ),
    (events.CardMoved(0, _NUMBERS["weirding_woman"], PLAYED, HAND), "Seat 1 returns Weirding Woman from play to hand."),
    (events.CardMoved(0, _NUMBERS["maula_pistol"], DECK, DISCARD), "Seat 1 discards Maula Pistol from the deck."),
    (events.Gained(0, "water", 1, "arrakeen_water.contract"), "Seat 1 gains 1 water (Arrakeen contract)."),
    (events.Resolved(0, "arrakeen_water.contract"), None),
    (events.Resolved(0, "arrakeen_troop_spy.contract"), None),
    (
        events.Resolved(0, "feyd_rautha_harkonnen.signet"),
        (
            "Seat 1 resolves Feyd-Rautha Harkonnen"
            " (“move your token one space along the training track and gain the reward of that space”)."
        ),
    ),
    (events.Answered(0, "post", "pick post_emperor"), "Seat 1 takes the only choice: Emperor post."),
    (events.Answered(0, "spy", "pick post_fremen"), "Seat 1 takes the only choice: Fremen post."),
    (
        events.Answered(0, "contract", "pick arrakeen_water"),
        "Seat 1 takes the only choice: Arrakeen (“gain 1 water”).",
    ),
    (events.Answered(0, "trophy", "pick siege_of_arrakeen"), "Seat 1 takes the only choice: Siege of Arrakeen."),
    (events.Answered(0, "trophy", "pick objective_crysknife"), "Seat 1 takes the only choice: Crysknife."),
    (events.Answered(0, "training", "pick middle"), "Seat 1 takes the only choice: Middle."),
]


@pytest.mark.parametrize(("event", "words"), SAID, ids=lambda value: type(value).__name__)
def test_sentence(event: Event, words: str | None) -> None:
    assert line(event, GAME) == words


def test_every_kind_of_event_has_an_example() -> None:
    assert (
        kinds_of_events() - {type(event) for event, _ in (*SAID_OF_BASE, *SAID_OF_RIVALS, *SAID_OF_IX, *SAID)} == set()
    )


def test_an_intrigue_card_in_hand_is_named_only_when_it_goes() -> None:
    answer = events.Answered(1, "card", "trash intrigue:cunning")
    assert line(answer, GAME, viewer=0) == "Seat 2 takes the only choice."
    assert line(answer, GAME, viewer=1) == "Seat 2 takes the only choice: Cunning."


@pytest.mark.parametrize("seed", range(800, 816))
@pytest.mark.parametrize("edition", ["uprising", "blend"])
def test_whole_games_are_told_in_whole_sentences(edition: str, seed: int) -> None:
    game = begun(edition, seed, 3 + seed // 2 % 2)
    told = 0
    for event in told_in(game, seed):
        for viewer in (None, *range(len(game.players))):
            words = line(event, game, viewer)
            if words is not None:
                told += 1
                check(words, event)
                assert not re.search(r"\b[a-z]+\.[a-z]+", words), (words, event)
    assert told > 1000


@pytest.mark.parametrize("spice", [0, 1])
def test_more_is_lost_only_where_something_has_happened(spice: int) -> None:
    """Staban's ring: the Spy is placed, and then there is nothing to trade."""
    text = f'leaders = ["staban_tuek"]\nseat0 = {{hand = ["signet_ring"], spice = {spice}}}'
    game = build(EDITIONS["uprising"], read_position(EDITIONS["uprising"], tomllib.loads(text)))
    game.events = []
    actions = ("agent signet_ring > imperial_basin", "do signet_ring.agent.1", "pick post_landsraad_assembly")
    told = [line(event, game) or "" for action in actions for event in game.apply(Action.parse(action))]
    lost = [words for words in told if words.endswith(": nothing more happens for Seat 1.")]
    assert len(lost) == (0 if spice else 1)
