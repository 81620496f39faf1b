"""The command line as somebody types it, within this process."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from dune_desktop import cli
from dune_desktop.text import translating

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Iterator[Run]:
    """Run a command; exit code, stdout, stderr. In the end English is spoken again."""

    def run(*argv: object) -> tuple[int, str, str]:
        code = cli.main([str(word) for word in argv])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    yield run
    translating.install(None)


def refused(result: tuple[int, str, str]) -> str:
    """The one line of a refusal."""
    code, _, err = result
    assert code == cli.BAD_INPUT, result
    assert err.endswith("\n")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err
