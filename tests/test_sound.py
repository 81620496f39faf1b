"""What the table sounds like: which events are heard, how sounds are mixed, and that no device is no trouble."""

from __future__ import annotations

import importlib.util
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from threading import Event as Flag
from types import ModuleType
from typing import Any

import pytest

from dune_desktop.engine import events
from dune_desktop.engine.names import CONFLICT, GARRISON, NOBODY, WATCHER
from dune_desktop.sound.cues import BEAT, CUES, REFUSED, WIND, Cue, cues
from dune_desktop.sound.mixer import RATE, Mixer, louder
from dune_desktop.sound.player import Loudspeaker, can_play
from dune_desktop.windows.main import table_sounds

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "resources" / "sounds"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sounds", ROOT / "packaging" / "sounds.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def sounds(*happened: events.Event, looker: int = 0) -> list[str]:
    return [cue.sound for cue in cues(happened, looker)]


# ---------------------------------------------------------------- which sounds there are


def test_every_sound_has_a_file_and_no_file_is_left_over(script: ModuleType) -> None:
    names = {path.stem for path in FOLDER.glob("*.wav")}
    assert names == {*CUES, REFUSED, WIND} == set(script.SOUNDS)
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 1_500_000


def test_the_files_are_what_the_script_makes(script: ModuleType) -> None:
    """Sines are not quite the same on every system: so a sample may be one off."""
    for name in script.SOUNDS:
        with wave.open(str(FOLDER / f"{name}.wav"), "rb") as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
            kept = array("h", file.readframes(file.getnframes()))
        if sys.byteorder == "big":
            kept.byteswap()
        made = script.made(name)
        assert len(kept) == len(made)
        assert max(abs(one - other) for one, other in zip(kept, made, strict=True)) <= 1, name
        if name != WIND:
            assert kept[0] == kept[-1] == 0, f"{name} clicks"


def test_the_wind_has_no_seam(script: ModuleType) -> None:
    samples = script.made(WIND)
    steps = sorted(abs(samples[at] - samples[at - 1]) for at in range(len(samples)))
    assert abs(samples[0] - samples[-1]) < steps[-len(steps) // 50]


@pytest.fixture(scope="module")
def kept() -> dict[str, list[float]]:
    """The sounds of the files; 1 is as loud as can be."""
    found = {}
    for path in FOLDER.glob("*.wav"):
        with wave.open(str(path), "rb") as file:
            samples = array("h", file.readframes(file.getnframes()))
        if sys.byteorder == "big":
            samples.byteswap()
        found[path.stem] = [sample / 32768 for sample in samples]
    return found


def test_no_sound_is_too_loud_or_too_long_or_off_the_middle(kept: dict[str, list[float]]) -> None:
    """So that two of them at once, at full volume, are still whole."""
    for name, samples in kept.items():
        assert max(map(abs, samples)) < 0.55, name
        assert abs(sum(samples)) / len(samples) < 0.002, name
        if name != WIND:
            assert len(samples) < 2.5 * RATE, name
            assert max(map(abs, samples[-RATE // 200 :])) < 0.01, f"{name} is cut off"


def test_what_matters_more_is_louder(script: ModuleType, kept: dict[str, list[float]]) -> None:
    loud = {name: script.loudness(samples) for name, samples in kept.items()}
    for name, (_make, wanted) in script.SOUNDS.items():
        assert loud[name] == pytest.approx(wanted, abs=0.2), name
    assert [loud[name] for name in CUES] == pytest.approx(sorted((loud[name] for name in CUES), reverse=True), abs=0.2)
    goods = [loud[name] for name in ("spice", "coin", "water")]
    assert max(goods) - min(goods) < 0.5
    assert loud[WIND] < min(loud[name] for name in (*CUES, REFUSED))


def test_small_loudspeakers_play_every_sound(script: ModuleType, kept: dict[str, list[float]]) -> None:
    """They have next to nothing of what lies below 250 Hz."""
    for name in (*CUES, REFUSED):
        samples = kept[name]
        for _ in range(2):
            deep = script.band(samples, 0.0, 250)
            samples = [one - other for one, other in zip(samples, deep, strict=True)]
        assert script.loudness(samples) > -31, name


# ---------------------------------------------------------------- what is heard of what happened


def test_a_sent_agent_and_what_it_brings() -> None:
    happened = (
        events.Sent(0, 5, 3, -1),
        events.Gained(0, "spice", 2, "imperial_basin"),
        events.UnitsMoved(0, "troop", 2, GARRISON, CONFLICT),
        events.UnitsMoved(0, "troop", 1, GARRISON, CONFLICT),
    )
    assert cues(happened, 0) == (Cue("agent"), Cue("spice", BEAT), Cue("troops", 2 * BEAT))


def test_what_others_get_is_not_heard_and_what_they_do_is() -> None:
    happened = (events.Sent(1, 5, 3, -1), events.Gained(1, "solari", 2, "x"), events.Drew(1, (), 1, 2))
    assert sounds(*happened) == ["agent"]
    assert sounds(*happened, looker=WATCHER) == ["agent", "coin", "deal"]


def test_nothing_is_heard_of_what_is_paid() -> None:
    assert sounds(events.Gained(0, "solari", -2, "x")) == []
    assert sounds(events.Gained(0, "persuasion", 2, "x")) == []


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (events.TurnBegan(0, 1), "turn"),
        (events.UnitsMoved(2, "sandworm", 1, "bank", CONFLICT), "worm"),
        (events.Marked(1, "wall"), "wall"),
        (events.RoundBegan(2, 7), "conflict"),
        (events.Ranked(((1, 4, 1),), 1), "won"),
        (events.GameOver((1, 0)), "victory"),
        (events.InfluenceMoved(1, 2, 3), "influence"),
        (events.Shuffled(NOBODY), "shuffle"),
        (events.CardMoved(NOBODY, 4, "deck", "row"), "deal"),
        (events.CardMoved(1, 4, "row", "discard", acquired=True), "card"),
    ],
)
def test_what_each_event_sounds_like(event: events.Event, sound: str) -> None:
    assert sounds(event) == [sound]


@pytest.mark.parametrize(
    "event", [events.TurnBegan(1, 1), events.Ranked((), NOBODY), events.Marked(1, "council"), events.Passed(0)]
)
def test_what_is_not_heard(event: events.Event) -> None:
    assert sounds(event) == []


def test_of_too_much_the_more_important_is_heard_in_its_order() -> None:
    happened = (
        events.Sent(0, 5, 3, -1),
        events.Drew(0, (1,), 1, 1),
        events.Gained(0, "water", 1, "x"),
        events.InfluenceMoved(0, 1, 1),
        events.Ranked(((0, 4, 1),), 0),
        events.RoundBegan(2, 7),
    )
    assert sounds(*happened) == ["agent", "influence", "won", "conflict"]


# ---------------------------------------------------------------- mixing


def test_voices_add_up_each_from_its_moment_on() -> None:
    mixer = Mixer()
    mixer.add(array("h", [1, 2, 3, 4]))
    mixer.add(array("h", [10, 20]), after=3)
    assert not mixer.silent
    assert list(mixer.read(2)) == [1, 2]
    assert list(mixer.read(2)) == [3, 14]
    assert list(mixer.read(2)) == [20, 0]
    assert mixer.silent


def test_moves_that_come_at_once_are_no_noise() -> None:
    mixer, step = Mixer(), array("h", [1] * 10)
    mixer.add(step)
    mixer.add(step, after=100)
    assert set(mixer.read(5)) == {1}
    mixer.add(step)
    assert list(mixer.read(10)) == [1] * 5 + [0] * 5
    mixer.add(step, after=RATE // 5)
    assert not mixer.silent
    for number in range(20):
        mixer.add(array("h", [number]), after=0)
    assert sum(mixer.read(1)) == sum(range(5))


def test_too_loud_is_as_loud_as_can_be() -> None:
    mixer = Mixer()
    for sign in (1, 1, -1, -1):
        mixer.add(array("h", [30000 * (sign > 0), -30000 * (sign < 0)]))
    assert list(mixer.read(2)) == [32767, -32768]


def test_an_endless_sound_grows_goes_round_and_fades() -> None:
    mixer = Mixer()
    mixer.keep(array("h", [1000] * 500))
    mixer.fade(0.4)
    grown = mixer.read(RATE)
    assert list(grown) == sorted(grown)
    assert grown[0] == 0
    assert set(mixer.read(1200)) == {400}
    mixer.fade(0.0)
    assert list(mixer.read(RATE)) == sorted(grown, reverse=True)[:RATE] or mixer.silent
    assert set(mixer.read(100)) == {0}
    assert mixer.silent


def test_louder_never_leaves_the_range() -> None:
    assert list(louder(array("h", [-32768, 32767, 10]), 0.5)) == [-16384, 16383, 5]


# ---------------------------------------------------------------- playing


class Speaker:
    """A device that keeps what it is given, when a test asks for it."""

    def __init__(self) -> None:
        self.started, self.closed = Flag(), Flag()
        self.source: Any = None

    def start(self, source: Any, /) -> None:
        self.source = source
        self.started.set()

    def close(self) -> None:
        self.closed.set()


def test_a_sound_opens_the_device_which_is_given_back() -> None:
    speaker = Speaker()
    player = Loudspeaker(FOLDER, lambda: speaker)
    player.play("agent", 0.5)
    assert speaker.started.wait(60)
    heard = speaker.source.send(4000)
    assert len(heard) == 4000
    assert max(map(abs, heard)) > 2000
    player.close()
    assert speaker.closed.wait(60)
    player.play("agent", 0.5)  # nobody hears it any more, and nobody is told


def test_nothing_is_opened_for_silence() -> None:
    opened: list[int] = []
    player = Loudspeaker(FOLDER, lambda: opened.append(1) or Speaker())  # type: ignore[func-returns-value]
    player.play("agent", 0.0)
    player.blow(0.0)
    player.close()
    assert not opened


def _no_device() -> Any:
    raise OSError("there is none")


def _broken_start() -> Any:
    class Broken(Speaker):
        def start(self, source: Any, /) -> None:
            raise RuntimeError("broken")

    return Broken()


@pytest.mark.parametrize("opening", [_no_device, _broken_start])
def test_without_a_device_the_table_is_silent(opening: Callable[[], Any]) -> None:
    player = Loudspeaker(FOLDER, opening)
    for _ in range(3):
        player.play("agent", 1.0)
        player.blow(0.5)
    player.close()


def test_a_file_that_is_gone_is_no_trouble(tmp_path: Path) -> None:
    player = Loudspeaker(tmp_path, Speaker)
    player.play("agent", 1.0)
    player.close()


def test_a_sound_that_is_missing_is_found_before_it_is_wanted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert table_sounds.count_sounds() == len({*CUES, REFUSED, WIND})
    monkeypatch.setattr(table_sounds, "resource", tmp_path.joinpath)
    with pytest.raises(FileNotFoundError):
        table_sounds.count_sounds()


def test_whether_anything_can_play_is_told_by_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", ModuleType("miniaudio"))
    assert can_play()
    monkeypatch.setitem(sys.modules, "miniaudio", None)  # type: ignore[arg-type] # as Python has what is not there
    assert not can_play()
