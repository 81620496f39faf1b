"""Compiled translations for tests: the real ones, and a language in which everything stands in corners."""

from __future__ import annotations

import atexit
import shutil
import subprocess
import sysconfig
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.messages import FORMS, path


def compiled(language: str, folder: Path, all_of_it: bool = False) -> Path:
    """The file of a language, made of its sources; ``all_of_it``: with every text in corners, as if all were
    translated.
    """
    return Path(shutil.copy(made(language, all_of_it), folder))


@cache
def _folder() -> Path:
    kept = TemporaryDirectory()
    atexit.register(kept.cleanup)
    return Path(kept.name)


@cache
def made(language: str, all_of_it: bool) -> Path:
    """Once for all tests; where it is, nobody writes."""
    folder, tree = _folder() / str(all_of_it), ET.parse(path(language))
    folder.mkdir(exist_ok=True)
    if all_of_it:
        for message in tree.iter("message"):
            _put_in_corners(message, FORMS[language])
    source, target = folder / f"{language}.ts", folder / f"dune_desktop_{language}.qm"
    tree.write(source, encoding="utf-8", xml_declaration=True)
    lrelease = shutil.which("pyside6-lrelease", path=sysconfig.get_path("scripts"))
    if lrelease is None:
        pytest.skip("no pyside6-lrelease beside this Python")
    command = [lrelease, "-silent", "-nounfinished", str(source), "-qm", str(target)]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    return target


def outside(text: str) -> str:
    """What stands in no corners. A text that is shortened lacks the closing one."""
    depth, found = 0, ""
    for letter in text:
        depth += (letter == "‹") - (letter == "›")
        if not depth and letter != "›":
            found += letter
    return found


def _put_in_corners(message: ET.Element, forms: int) -> None:
    translation = message.find("translation")
    assert translation is not None
    translation.clear()
    text = message.findtext("source", "")
    if message.get("numerus") != "yes":
        # Signs alone, such as quotation marks, are no text to read.
        translation.text = f"‹{text}›" if any(map(str.isalpha, text)) else text
        return
    for form in range(forms):
        ET.SubElement(translation, "numerusform").text = f"‹{form}: {text}›"
