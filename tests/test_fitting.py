"""Titles in boxes: the order of the steps, breaks where they may be, and every line within the width."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("PySide6.QtGui", exc_type=ImportError)

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QFontMetricsF

from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.fitting import (
    HYPHEN,
    NARROW,
    SYLLABLES,
    Fitted,
    counted,
    fit,
    fit_line,
    fit_row,
    most_lines,
)


def width(text: str, size: int = 12, weight: int = 600) -> float:
    return fonts.metrics(size, weight).horizontalAdvance(text)


def outcome(fitted: Fitted) -> tuple[tuple[str, ...], int, int, bool]:
    return fitted.lines, fitted.font.pixelSize(), fitted.stretch, fitted.elided


def test_one_line_if_it_fits(qapp: Any) -> None:
    assert outcome(fit("Hagga Basin", width("Hagga Basin") + 0.1, 12)) == (("Hagga Basin",), 12, 100, False)


def test_then_two_lines_as_even_as_may_be(qapp: Any) -> None:
    title = "Dune, the Desert Planet"
    assert outcome(fit(title, width(title) - 1, 12))[0] == ("Dune, the", "Desert Planet")


def test_then_the_least_size(qapp: Any) -> None:
    found = fit("Missionaria Protectiva", (width("Missionaria") + width("Missionaria", 11)) / 2, 12)
    assert outcome(found) == (("Missionaria", "Protectiva"), 11, 100, False)


def test_then_narrow_letters(qapp: Any) -> None:
    found = fit("Missionaria", width("Missionaria", 11) * 0.95, 12)
    assert outcome(found) == (("Missionaria",), 11, NARROW, False)


def test_then_a_hyphen_between_syllables(qapp: Any) -> None:
    found = fit("Меланжоочисний завод", width("Меланжоочис‐", 11) + 0.1, 12)
    assert outcome(found) == (("Меланжоочис‐", "ний завод"), 11, 100, False)


@pytest.mark.parametrize(
    ("word", "parts"),
    [
        ("Меланжоочисного", "Мелан-жо-очис-ного"),
        ("Исследовательская", "Иссле-до-ва-тель-ская"),
        ("Благовоспитанность", "Бла-го-вос-пи-тан-ность"),
        ("Въстаниците", "Въс-та-ни-ците"),
        ("Разъяснение", "Разъяс-не-ние"),
        ("Войска", "Войска"),
        ("Змова", "Змова"),
    ],
)
def test_words_break_where_they_may(word: str, parts: str) -> None:
    assert SYLLABLES.sub("-", word) == parts


def test_then_an_ellipsis_if_it_is_allowed(qapp: Any) -> None:
    room = width("Missionaria", 11) * 0.3
    assert fit("Missionaria", room, 12).overflows
    found = fit("Missionaria", room, 12, elide=True)
    assert found.elided
    assert not found.overflows
    assert found.lines[0].endswith("…")


def test_a_line_gives_way_by_and_by(qapp: Any) -> None:
    name = "Countess Ariana Thorvald"
    for size in (20, 19, 17, 16):
        assert outcome(fit_line(name, width(name, size) + 0.1, 20)) == ((name,), size, 100, False)
    assert outcome(fit_line(name, width(name, 16) * 0.93, 20)) == ((name,), 16, NARROW, False)
    assert fit_line(name, width(name, 16) * 0.8, 20).elided
    assert fit_line(name, width(name, 8), 8).font.pixelSize() == 8


def test_a_low_row_takes_one_line_or_two_small_ones(qapp: Any) -> None:
    name = "Countess Ariana Thorvald"
    assert outcome(fit_row(name, width(name, 14) + 0.1, 14)) == ((name,), 14, 100, False)
    assert outcome(fit_row(name, width(name, 11) * 0.95, 14)) == ((name,), 11, NARROW, False)
    assert outcome(fit_row(name, width("Countess Ariana", 11) + 0.1, 14)) == (
        ("Countess", "Ariana Thorvald"), 11, 100, False,
    )  # fmt: skip
    assert fit_row(name, width("Countess", 11), 14).elided


@pytest.mark.parametrize(("height", "lines"), [(10, 1), (21, 1), (22, 2), (33, 2), (34, 3)])
def test_so_many_lines_stand_in_a_height(height: float, lines: int) -> None:
    assert most_lines(height) == lines


def test_breaks_after_hyphens_and_keeps_them(qapp: Any) -> None:
    assert fit("Гіпер-космос", width("Гіпер-к"), 12).lines == ("Гіпер-", "космос")


def test_a_size_below_the_least_is_kept(qapp: Any) -> None:
    assert fit("Sell Melange", 200, 10).font.pixelSize() == 10


@given(st.text("абвг ії-", min_size=1, max_size=40), st.integers(20, 160), st.integers(1, 3), st.booleans())
def test_lines_hold_the_whole_text_within_the_width(qapp: Any, text: str, room: int, lines: int, elide: bool) -> None:
    found = fit(text, room, 13, lines=lines, elide=elide)
    assert 1 <= len(found.lines) <= lines
    if not found.overflows:
        measures = QFontMetricsF(found.font)
        assert all(measures.horizontalAdvance(line) <= room + 0.01 for line in found.lines)
    if not found.elided:
        assert "".join(found.lines).replace(HYPHEN, "").replace(" ", "") == text.replace(" ", "")


def test_what_is_shortened_fills_its_lines(qapp: Any) -> None:
    """Also where the first word alone is too long for one."""
    fitted = fit("Разузнавателен доклад", width("Разузнава-", 11), 11, elide=True)
    assert fitted.elided
    assert [line[-1] for line in fitted.lines] == [HYPHEN, "…"]
    assert "".join(fitted.lines).replace(HYPHEN, "").startswith("Разузнавателен")


@pytest.mark.parametrize(
    ("text", "together"),
    [
        ("Осталось 10 очков убеждения · Можно купить 6 карт", "Осталось 10~очков убеждения · Можно купить 6~карт"),
        ("Премахнете карта: ръка 4, изчистени 7, в игра 1", "Премахнете карта: ръка~4, изчистени~7, в игра~1"),
        ("Битка: Ivanka (12), вие (7).", "Битка: Ivanka (12), вие (7)."),
        ("Reveal your cards", "Reveal your cards"),
    ],
)
def test_a_number_stays_with_what_it_counts(text: str, together: str) -> None:
    assert counted(text) == together.replace("~", "\N{NO-BREAK SPACE}")
