"""Update translations/*.ts from the sources, and say what is unfinished. ``dev.py translations`` runs this."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

from dune_desktop.text.translating import english

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "translations"
LUPDATE = Path(sys.executable).with_name("pyside6-lupdate.exe" if os.name == "nt" else "pyside6-lupdate")
_PREFIX = "dune_desktop_"
#: Numbers that ask for the singular and for the plural.
_FORMS = (1, 2)


def main() -> int:
    """Each language, then the report."""
    parser = argparse.ArgumentParser(prog="dev.py translations", description=__doc__)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="only these; a new one gets a new file")
    parser.add_argument("--report", action="store_true", help="only say what is unfinished")
    arguments = parser.parse_args()
    known = sorted(path.stem.removeprefix(_PREFIX) for path in FOLDER.glob(f"{_PREFIX}*.ts"))
    for language in arguments.languages:
        if not re.fullmatch(r"[a-z]{2,3}(_[A-Z]{2})?", language):
            parser.error(f"{language!r} is not a language such as uk or pt_BR")
    languages = arguments.languages or known
    if not arguments.report:
        for language in languages:
            update(language)
    for language in languages:
        report(language)
    return 0


def source(language: str) -> Path:
    return FOLDER / f"{_PREFIX}{language}.ts"


# --- updating -----------------------------------------------------------------------------------


def update(language: str) -> None:
    """Bring the file in line with the sources. Of English it has the plurals, which follow from the sources."""
    _lupdate(language)
    if language == "en" and fill_english(source("en")):
        _lupdate(language)


def _lupdate(language: str) -> None:
    """Sorted and without places, so that a diff shows texts and nothing else."""
    files = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "dune_desktop").rglob("*.py"))
    options = ["-silent", "-locations", "none", "-no-obsolete", "-sort-messages", "-source-language", "en"]
    options += ["-pluralonly"] if language == "en" else []
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "files"
        listed.write_text("".join(f"{ROOT / file}\n" for file in files), encoding="utf-8")
        options += ["-target-language", language, f"@{listed}", "-ts", str(source(language))]
        subprocess.run([LUPDATE, *options], check=True)


def fill_english(path: Path) -> bool:
    """Put in the singular and the plural of each source; whether any was missing or has changed."""
    tree = ET.parse(path)
    changed = False
    for message in tree.iter("message"):
        text, translation = message.findtext("source", ""), message.find("translation")
        assert translation is not None
        forms = [english(text.replace("%n", "\0"), n).replace("\0", "%n") for n in _FORMS]
        found = [form.text or "" for form in translation.iter("numerusform")]
        if found == forms and "type" not in translation.attrib:
            continue
        changed = True
        translation.attrib.pop("type", None)
        translation[:] = [ET.Element("numerusform") for _ in forms]
        for element, form in zip(translation, forms, strict=True):
            element.text = form
    if changed:
        tree.write(path, encoding="utf-8", xml_declaration=True)
    return changed


# --- the report ---------------------------------------------------------------------------------


def report(language: str) -> None:
    """One line for the language, and one for each context that has unfinished entries."""
    entries: Counter[str] = Counter()
    unfinished: Counter[str] = Counter()
    for context in ET.parse(source(language)).iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            entries[name] += 1
            unfinished[name] += translation is None or translation.get("type") == "unfinished"
    whole, left = entries.total(), unfinished.total()
    print(f"{language}: {whole} entries, {whole - left} finished, {left} unfinished")
    width = max(map(len, entries), default=0)
    for name in sorted(unfinished):
        if unfinished[name]:
            print(f"    {name:{width}} {unfinished[name]:5} of {entries[name]}")


if __name__ == "__main__":
    sys.exit(main())
