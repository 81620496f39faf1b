"""``python -m tests.sample_records FOLDER``: sample records of the present version, kept for all later ones.

Whoever raises ``VERSION`` or ``RULES`` of ``records.record`` runs this **before** the change, or at the last commit
before it: what is in ``tests/records`` is never written anew. ``tests/test_records_kept.py`` says what is missing.
"""

from __future__ import annotations

import sys
from pathlib import Path

from dune_desktop.content import EDITIONS
from dune_desktop.engine.composing import compose
from dune_desktop.engine.setup import Setup
from dune_desktop.records.game_info import GameInfo, SeatSetup
from dune_desktop.records.record import Recorder
from dune_desktop.records.record_text import dumps
from dune_desktop.simulate import left_out
from tests.games import choose, rivals_of, seats_of

_NAMES = ("Олена", "Борис", "Ивайла", "Ана-Мария")
_COLOURS = ("red", "blue", "green", "yellow")
_TO_ITS_END = 10_000

#: File, how it is played (as ``tests.games.start`` reads it), seats, seed, actions.
SAMPLES = (
    ("base_3_begun", "base", 3, 11, 0),
    ("base_3_finished", "base", 3, 3, _TO_ITS_END),
    ("base_4_finished", "base", 4, 7, _TO_ITS_END),
    ("base_4_third_round", "base", 4, 8, 160),
    ("base_solo_finished", "base@solo.kwisatz_haderach", 3, 5, _TO_ITS_END),
    ("base_two_second_round", "base@two", 3, 6, 90),
    ("uprising_3_first_turn", "uprising", 3, 9, 6),
    ("uprising_4_choam_finished", "uprising+choam", 4, 2, _TO_ITS_END),
    ("uprising_4_fourth_round", "uprising", 4, 12, 260),
    ("uprising_solo_row_dice", "uprising+choam@solo.mentat.row_dice.smart_politics", 3, 13, 170),
    ("uprising_two_finished", "uprising@two.brutal_escalation", 3, 14, _TO_ITS_END),
    ("blend_3_left_out", "blend", 3, 15, 220),
    ("blend_4_choam_finished", "blend+choam", 4, 16, _TO_ITS_END),
    ("blend_solo_finished", "blend@solo.sardaukar", 3, 17, _TO_ITS_END),
    # The Combat just over would go on since the rules of Q32 are others: in the first round nothing is kept yet.
    ("base_4_in_first_combat", "base", 4, 4579, 45),
    ("base_4_in_combat", "base", 4, 85, 198),
    ("uprising_4_in_combat", "uprising", 4, 62, 177),
    # Since RULES = 2.
    ("base_3_begun_rules_2", "base", 3, 11, 0),
    ("base_3_finished_rules_2", "base", 3, 3, _TO_ITS_END),
    ("base_4_third_round_rules_2", "base", 4, 8, 160),
    ("base_two_second_round_rules_2", "base@two", 3, 6, 90),
    ("uprising_3_first_turn_rules_2", "uprising", 3, 9, 6),
    ("uprising_4_finished_rules_2", "uprising", 4, 62, _TO_ITS_END),
    ("uprising_solo_row_dice_rules_2", "uprising+choam@solo.mentat.row_dice.smart_politics", 3, 13, 170),
    ("blend_3_left_out_rules_2", "blend", 3, 15, 220),
    ("blend_solo_finished_rules_2", "blend@solo.sardaukar", 3, 17, _TO_ITS_END),
    # Immortality asked more often until then.
    ("base_3_immortality_rules_2", "base+immortality", 3, 18, 210),
    ("base_solo_immortality_rules_2", "base+immortality@solo.sardaukar", 3, 19, 70),
    ("uprising_4_immortality_finished_rules_2", "uprising+choam+immortality", 4, 20, _TO_ITS_END),
    # Since RULES = 3.
    ("base_3_begun_rules_3", "base", 3, 11, 0),
    ("base_3_finished_rules_3", "base", 3, 3, _TO_ITS_END),
    ("base_4_third_round_rules_3", "base", 4, 8, 160),
    ("base_two_second_round_rules_3", "base@two", 3, 6, 90),
    ("uprising_3_first_turn_rules_3", "uprising", 3, 9, 6),
    ("uprising_4_finished_rules_3", "uprising", 4, 62, _TO_ITS_END),
    ("uprising_solo_row_dice_rules_3", "uprising+choam@solo.mentat.row_dice.smart_politics", 3, 13, 170),
    ("blend_3_left_out_rules_3", "blend", 3, 15, 220),
    ("blend_solo_finished_rules_3", "blend@solo.sardaukar", 3, 17, _TO_ITS_END),
    ("base_3_immortality_rules_3", "base+immortality", 3, 18, 210),
    ("base_solo_immortality_rules_3", "base+immortality@solo.sardaukar", 3, 19, 70),
    ("uprising_4_immortality_finished_rules_3", "uprising+choam+immortality", 4, 20, _TO_ITS_END),
)


def played(style: str, players: int, seed: int, actions: int, seated: bool = True) -> Recorder:
    """A random game, so many actions long or to its end."""
    game, _, mode = style.partition("@")
    edition, *modules = game.split("+")
    rivals = rivals_of(edition, mode)
    bare = compose(EDITIONS[edition].recipe)
    out = left_out(bare, seed) if edition == "blend" and not mode and not modules else ()
    setup = Setup(players, seed, (), tuple(modules), out, rivals.mode, rivals.level, rivals.variants)
    recorder = Recorder(edition, setup, None, _table(players, rivals.mode) if seated else None)
    chance = seats_of(seed)
    while recorder.game.decision is not None and recorder.actions < actions:
        recorder.apply(choose(recorder.game, chance))
    return recorder


def _table(players: int, mode: str) -> GameInfo:
    rivals = {"solo": 2, "two": 1}.get(mode, 0)
    bots = ["", *["random"] * (players - 1)] if not mode else ["", ""]
    bots = [*bots[: players - rivals], *["rival"] * rivals]
    seats = (SeatSetup(name, colour, bot) for name, colour, bot in zip(_NAMES, _COLOURS, bots, strict=False))
    return GameInfo(tuple(seats), "Вечір у п’ятницю", "2026-11-18T19:30:00+02:00")


def main(folder: Path) -> None:
    """Write them all; one that is there stays as it is."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, style, players, seed, actions in SAMPLES:
        path = folder / f"{name}.json"
        if path.exists():
            print(f"{path}: is there already")
            continue
        text = dumps(played(style, players, seed, actions, seated="first_turn" not in name).record())
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{path}: {len(text.encode())} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
