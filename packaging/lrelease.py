"""Makes translations/*.qm from translations/*.ts, where they are missing or out of date."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

TRANSLATIONS = Path(__file__).resolve().parent.parent / "translations"


def stale() -> list[Path]:
    """The sources whose compiled file is missing or older."""
    return [source for source in sorted(TRANSLATIONS.glob("*.ts")) if not _is_fresh(source, source.with_suffix(".qm"))]


def _is_fresh(source: Path, target: Path) -> bool:
    return target.exists() and target.stat().st_mtime >= source.stat().st_mtime


def compile_stale(lrelease: Path) -> None:
    """Entries that are not finished stay English. Ends the program where a file can't be compiled."""
    for source in stale():
        fresh = source.with_suffix(f".{os.getpid()}.qm")
        try:
            if subprocess.call([lrelease, "-silent", "-nounfinished", source, "-qm", fresh]):
                raise SystemExit(f"{source.name} could not be compiled.")
            os.replace(fresh, source.with_suffix(".qm"))
        finally:
            fresh.unlink(missing_ok=True)
