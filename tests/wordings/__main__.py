"""Writes the files anew: ``python -m tests.wordings [--moments] [LANGUAGE ...]``."""

from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication

from dune_desktop.text.languages import LANGUAGES
from tests.compiling import compiled
from tests.wordings.components import components_in
from tests.wordings.files import components_file, moments_file, read_moments, table_file
from tests.wordings.speaking import speaking
from tests.wordings.table import look_for_moments, table_in


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moments", action="store_true", help="look for the moments first")
    parser.add_argument("languages", nargs="*", default=[*LANGUAGES], help="all of them if none is named")
    application = QCoreApplication.instance() or QCoreApplication([])
    assert application is not None
    arguments = parser.parse_args()
    if arguments.moments:
        moments_file().write_text("".join(f"{moment}\n" for moment in look_for_moments()), encoding="utf-8")
    with TemporaryDirectory() as folder:
        for language in arguments.languages:
            with speaking(compiled(language, Path(folder))):
                _write(components_file(language), components_in())
                _write(table_file(language), table_in(read_moments()))


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
