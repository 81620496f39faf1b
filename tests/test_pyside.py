"""The Qt binding that we pin does not lose references: 6.12.0 aborts CPython 3.11 after some 600 signals."""

import sys

import pytest

QtCore = pytest.importorskip("PySide6.QtCore", exc_type=ImportError)


def test_thousands_of_signals_cost_no_reference() -> None:
    class Source(QtCore.QObject):  # type: ignore[misc, name-defined]
        happened = QtCore.Signal(bool)

    heard: list[bool] = []
    source = Source()
    source.happened.connect(heard.append)
    before = sys.getrefcount(True), sys.getrefcount(None)
    for _ in range(5000):
        source.happened.emit(True)
        source.blockSignals(False)
    held = len(heard)
    heard.clear()
    assert held == 5000
    after = sys.getrefcount(True), sys.getrefcount(None)
    assert after[0] - before[0] > -100
    assert after[1] - before[1] > -100
