"""Compiled translations for tests: the real ones, and a language in which everything stands in corners."""

from __future__ import annotations

import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.messages import FORMS, path


def compiled(language: str, folder: Path, all_of_it: bool = False) -> Path:
    """The file of a language, made now; ``all_of_it``: with every text in corners, as if all were translated."""
    tree = ET.parse(path(language))
    if all_of_it:
        for message in tree.iter("message"):
            _put_in_corners(message, FORMS[language])
    source, target = folder / f"{language}.ts", folder / f"dune_desktop_{language}.qm"
    tree.write(source, encoding="utf-8", xml_declaration=True)
    lrelease = Path(sys.executable).with_name("pyside6-lrelease")
    if not lrelease.exists():
        pytest.skip("no pyside6-lrelease beside this Python")
    command = [str(lrelease), "-silent", "-nounfinished", str(source), "-qm", str(target)]
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
