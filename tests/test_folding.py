"""What is looked for is found however it is typed."""

from __future__ import annotations

import pytest

from dune_desktop.text.folding import folded, places


@pytest.mark.parametrize(
    ("typed", "stands"),
    [
        ("расчет", "Расчёт власти"),
        ("РАСЧЁТ", "Расчёт власти"),
        ("пам’ять", "Пам'ять"),
        ("память", "Пам'ять"),
        ("памʼять", "Пам’ять"),
        ("straße", "STRASSE"),
    ],
)
def test_letters_that_make_no_difference(typed: str, stands: str) -> None:
    assert folded(typed) in folded(stands)


def test_letters_that_make_one() -> None:
    assert folded("й") != folded("и")
    assert folded("ї") != folded("і")
    assert folded("ґ") != folded("г")


@pytest.mark.parametrize(
    ("wanted", "text", "found"),
    [
        ("память", "Моя Пам'ять, пам’ять.", ["Пам'ять", "пам’ять"]),
        ("расчет", "Расчёт", ["Расчёт"]),
        ("ss", "Straße", ["ß"]),
        ("а.", "ав а.", ["а."]),
        ("x", "Arrakis", []),
    ],
)
def test_it_is_told_where_it_stands(wanted: str, text: str, found: list[str]) -> None:
    assert [text[start:end] for start, end in places(wanted, text)] == found
