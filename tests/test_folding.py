"""What is looked for is found however it is typed."""

from __future__ import annotations

import pytest

from dune_desktop.text.folding import folded


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
