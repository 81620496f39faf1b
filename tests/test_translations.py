"""The files of translations/: nothing lost, nothing mixed up, and names and terms as the printed editions have them."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dune_desktop.files.settings import OPTIONS
from dune_desktop.text import base, choam, immortality, ix, translating, uprising
from dune_desktop.text.game import names
from dune_desktop.text.languages import LANGUAGES
from dune_desktop.text.products import ROOMS
from dune_desktop.text.translating import Text
from tests.messages import CYRILLIC, FORMS, ROOT, Message, finished, messages, path, read

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", CYRILLIC)


def test_the_languages_are_the_same_everywhere() -> None:
    files = {file.stem.removeprefix("dune_desktop_") for file in (ROOT / "translations").glob("*.ts")}
    assert files == set(LANGUAGES) == set(FORMS) == set(OPTIONS["language"].choices) - {""}


# ---------------------------------------------------------------- whole


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory) -> tuple[Message, ...]:
    """What lupdate finds in the sources now."""
    lupdate = Path(sys.executable).with_name("pyside6-lupdate")
    if not lupdate.exists():
        pytest.skip("no pyside6-lupdate beside this Python")
    target = tmp_path_factory.mktemp("lupdate") / "all_uk.ts"
    files = sorted(map(str, (ROOT / "dune_desktop").rglob("*.py")))
    command = [str(lupdate), "-locations", "none", "-target-language", "uk", *files, "-ts", str(target)]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    return read(target)


@every_language
def test_every_text_is_there_and_finished(language: str, collected: tuple[Message, ...]) -> None:
    """Not strict while the translations grow. To make it so, put ``pytest.fail`` for ``pytest.xfail``."""
    wanted = Counter(message[:4] for message in collected if message.plural or language != "en")
    there = Counter(message[:4] for message in messages(language))
    wrong = {
        "missing": (wanted - there).total(),
        "no longer in the sources": (there - wanted).total(),
        "unfinished": sum(not message.finished for message in messages(language)),
    }
    if any(wrong.values()):
        told = ", ".join(f"{count} {what}" for what, count in wrong.items() if count)
        pytest.xfail(f"{language}: {told}; see packaging/dev.py translations")


def _contexts() -> Iterator[str]:
    """Names of contexts, and of classes that translate by themselves."""
    for file in (ROOT / "dune_desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield node.name
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                if node.func.id in ("Texts", "TextTable", "QT_TRANSLATE_NOOP") and isinstance(first, ast.Constant):
                    yield str(first.value)


def test_no_context_is_unknown(collected: tuple[Message, ...]) -> None:
    """lupdate takes whatever stands before ``.tr``."""
    assert {message.context for message in collected} - set(_contexts()) == set()


@every_language
def test_no_entry_stands_twice(language: str) -> None:
    counted = Counter(message[:3] for message in messages(language))
    assert [key for key, count in counted.items() if count > 1] == []


# ---------------------------------------------------------------- holes and forms

#: ``{hole}``, ``%(hole)s``, ``%s``, the number, and marks of rich text.
_HOLE = re.compile(r"\{[^{}]*\}|%\(\w+\)[sr]|%[srn]|</?\w+>")


def holes(text: str) -> set[str]:
    return set(_HOLE.findall(text))


@every_language
def test_holes_are_those_of_the_source(language: str) -> None:
    wrong = []
    for message in finished(language):
        wanted = holes(message.source)
        for form, text in enumerate(message.texts):
            # Where the first form is for one alone, it may say so in a word.
            less = {"%n"} if message.plural and FORMS[language] == 2 and form == 0 else set()
            if not wanted - less <= holes(text) <= wanted:
                wrong.append(str(message))
    assert wrong == []


@every_language
def test_plurals_have_all_forms(language: str) -> None:
    wanted = {False: 1, True: FORMS[language]}
    wrong = [m for m in finished(language) if len(m.texts) != wanted[m.plural] or not all(m.texts)]
    assert list(map(str, wrong)) == []


@every_language
def test_blanks_at_the_ends_are_those_of_the_source(language: str) -> None:
    def ends(text: str) -> tuple[str, str]:
        return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]

    assert [str(m) for m in finished(language) if any(ends(text) != ends(m.source) for text in m.texts)] == []


def test_english_plurals_are_those_of_the_sources() -> None:
    """``dev.py translations`` makes them, and without Qt it is ``translating`` that does."""
    for message in messages("en"):
        assert message.plural
        assert message.finished
        for number, text in zip((1, 2), message.texts, strict=True):
            assert text.replace("%n", str(number)) == translating.english(message.source, number)


# ---------------------------------------------------------------- letters

#: Letters that a language does not have, though a neighbour does.
_FOREIGN = {"uk": "ыэъё", "ru": "іїєґў", "bg": "ыэёіїєґ"}
#: A Latin letter in a Cyrillic word, or alone and looking like a Cyrillic one.
_MIXED = re.compile(r"[A-Za-z](?=[\u0400-\u04ff])|(?<=[\u0400-\u04ff])[A-Za-z]|(?<![A-Za-z])[aceiopxy](?![A-Za-z])")


@every_translation
def test_no_letter_is_of_another_alphabet(language: str) -> None:
    wrong = []
    for message in finished(language):
        for text in message.texts:
            plain = _HOLE.sub(" ", text)
            if _MIXED.search(plain) or set(plain.lower()) & set(_FOREIGN[language]):
                wrong.append(str(message))
    assert wrong == []


@pytest.mark.parametrize("text", ["Apракіс", "карту i загін", "загiн"])
def test_a_letter_of_another_alphabet_is_seen(text: str) -> None:
    assert _MIXED.search(text)


def test_ukrainian_has_one_apostrophe() -> None:
    """That of the printed editions; a search finds words by any."""
    assert [str(m) for m in finished("uk") if any(re.search(r"\w[’ʼ]\w", text) for text in m.texts)] == []


# ---------------------------------------------------------------- names and terms


@cache
def facts(name: str) -> list[dict[str, Any]]:
    for parent in Path(__file__).resolve().parents:
        file = parent / "shared" / "facts" / f"{name}.json"
        if file.exists():
            found: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
            return found
    pytest.skip("the facts are not at hand")


#: Kinds that the facts have no names for, because nothing is printed.
_UNPRINTED = ("post", "node", "battle_icon", "edition", "short", "module", "hagal", "rival")
_UNPRINTED_OF_EXPANSIONS = (
    "edition", "short", "track", "node", "market", "resource", "unit", "variant", "fact", "post", "source", "box",
    "zone",
)  # fmt: skip
#: By kind and id, the glossary's term for what has no name of its own.
_TERMS = {
    "icon": {icon: "spy_icon" if icon == "spy" else icon for icon in names.NAMES["icon"]},
    "resource": {"solari": "solari", "spice": "spice", "water": "water", "persuasion": "persuasion"},
    "edition": {"base": "game_title_base", "uprising": "game_title_uprising"},
    "battle_icon": {icon: f"battle_icon_{icon}" for icon in uprising.names.NAMES["battle_icon"] if icon != "wild"},
    "box": {
        "cost": "cost",
        "control": "control_bonus",
        "agent": "agent_box",
        "reveal": "reveal_box",
        "first": "first_place",
        "second": "second_place",
        "third": "third_place",
        "ability": "leader_ability",
        "signet": "signet_ring_ability",
        "training": "training_track",
        "battle_icon": "battle_icon",
        "protected": "shield_wall",
    },
    "source": {
        "alliance": "alliance",
        "battle_icons": "matching_icons",
        "council": "high_council_seat",
        "wild": "wild_battle_icon",
    },
}
_TERMS["mode"] = {"solo": "solo_play", "two": "two_player_game"}
_TERMS["grade"] = {
    "mercenary": "difficulty_novice",
    "sardaukar": "difficulty_veteran",
    "mentat": "difficulty_expert",
    "kwisatz_haderach": "difficulty_expert_plus",
}
_TABLES = {
    **names.NAMES,
    "edition": base.names.NAMES["edition"] | uprising.names.NAMES["edition"],
    "battle_icon": uprising.names.NAMES["battle_icon"],
}
#: By context, source and language: what we say otherwise than the facts, and why.
EXCEPTIONS = {
    ("Resource", "Solari", "uk"): "солярії",  # the facts have the singular, for one of them
    ("Resource", "Solari", "ru"): "солярии",
    ("Leader", "House Hagal", "bg"): "Династия Хагал",  # as a seat's name it begins sentences
    # the proposals are too long for a card in the hand
    ("Card", "Guild Chief Administrator", "uk"): "Голова адміністрації Гільдії",
    ("Card", "Guild Chief Administrator", "bg"): "Главен управител на Сдружението",
    ("Card", "Stillsuit Manufacturer", "bg"): "Производител на влагокостюми",
}


def _printed() -> Iterator[tuple[Text, dict[str, Any], str]]:
    """Every name, its row of the facts, and what the name adds to it."""
    rows: dict[tuple[str, str, str], dict[str, Any]] = {}
    for row in facts("names"):
        for one in (row["id"], *row.get("aliases", ())):
            for edition in ("base", "uprising") if row["edition"] == "both" else (row["edition"],):
                rows[row["kind"], one, edition] = row
    rooms = (("base", base.ROOM), ("uprising", uprising.ROOM), ("uprising", choam.ROOM))
    for edition, room in rooms:
        for kind, table in room.names.items():
            for one, text in table.items() if kind not in _UNPRINTED else ():
                other = "base" if edition == "uprising" else "uprising"
                row = rows.get((kind, one, edition)) or rows[kind, one, other]
                # "Harvest 3+": the number is printed as an icon.
                yield text, row, text.source.removeprefix(row["en"])
        for one, text in room.names.get("hagal", {}).items():
            yield text, rows["hagal", one, edition], ""
        for leader, texts in room.abilities.items():
            printed = {row["en"]: row for (kind, _, of), row in rows.items() if (kind, of) == ("ability", edition)}
            assert len(texts) == 2, leader
            yield from ((text, printed[text.source], "") for text in texts)
    for kind, table in (("difficulty", names.NAMES["level"]), ("variant", names.NAMES["variant"])):
        for one, text in table.items():
            yield text, rows[kind, "rival_imperium_row_dice" if one == "row_dice" else one, "uprising"], ""
    yield base.names.RIVALS["house_hagal"], rows["house", "house_hagal", "base"], ""
    for faction, text in names.NAMES["faction"].items():
        yield text, rows["faction", faction, "base"], ""


#: By kind and id in the room, what the facts call the names of Rise of Ix and Immortality that are no components.
_TERMS_OF_EXPANSIONS = {
    ("edition", "ix"): "game_title_ix",
    ("track", "shipping"): "shipping_track",
    ("variant", "epic"): "epic_game_mode",
    ("short", "immortality"): "immortality",
    ("track", "research"): "research_track",
    ("track", "tleilaxu"): "tleilaxu_track",
    ("market", "tleilaxu"): "tleilaxu_row",
    ("variant", "go_to_11"): "go_to_11",
}


def _printed_of_expansions() -> Iterator[tuple[Text, dict[str, Any], str]]:
    """Their contexts are called like the kinds in the facts."""
    added = (*facts("ix_names"), *facts("immortality_names"))
    rows = {(row["kind"].removeprefix("tleilaxu_"), row["en"]): row for row in (*facts("names"), *added)}
    rooms = (ix.ROOM, ix.WITH_UPRISING, immortality.ROOM)
    tables = [pair for room in rooms for pair in room.names.items() if pair[0] not in _UNPRINTED_OF_EXPANSIONS]
    texts = {text for _, table in tables for text in table.values()}
    texts |= {text for pair in ix.ROOM.abilities.values() for text in pair}
    for text in texts - {*choam.names.NAMES["contract"].values()}:
        yield text, rows[text.context.lower(), text.source], ""
    terms = {row["id"]: row for row in added}
    for (kind, one), term in _TERMS_OF_EXPANSIONS.items():
        (text,) = (room.names[kind][one] for room in rooms if one in room.names.get(kind, {}))
        yield text, terms[term], ""


def _glossary() -> Iterator[tuple[Text, dict[str, Any], str]]:
    rows = {row["id"]: row for row in facts("glossary")}
    for kind, terms in _TERMS.items():
        for one, term in terms.items():
            yield _TABLES[kind][one], rows[term], ""


@every_translation
def test_names_and_terms_are_those_of_the_printed_editions(language: str) -> None:
    there = {(m.context, m.source, m.comment): m for m in messages(language)}
    wrong = []
    for text, row, more in (*_printed(), *_printed_of_expansions(), *_glossary()):
        wanted = EXCEPTIONS.get((text.context, text.source, language), row[language] + more)
        if text.context in ("Box", "Source", "Mode", "Grade", "Shipping", "Research", "Tleilaxu", "Market"):  # headings
            wanted = wanted[0].upper() + wanted[1:]
        message = there[text]
        if not message.finished or message.texts != (wanted,):
            wrong.append(f"{message}, wanted {wanted!r}")
    assert wrong == []


def test_names_are_there_in_every_language() -> None:
    """Without the facts at least that: a name is never left in English."""
    contexts = {text.context for room in ROOMS for table in room.names.values() for text in table.values()}
    contexts |= {text.context for room in ROOMS for pair in room.abilities.values() for text in pair}
    contexts -= {"Post", "Training"}
    for language in CYRILLIC:
        assert [str(m) for m in messages(language) if m.context in contexts and not m.finished] == []


def test_the_files_are_as_lupdate_writes_them() -> None:
    """Sorted, and without line numbers, so that a difference shows texts alone."""
    for language in LANGUAGES:
        text = path(language).read_text(encoding="utf-8")
        assert "<location" not in text
        assert "obsolete" not in text
        assert "vanished" not in text
        contexts = [message.context for message in messages(language)]
        assert contexts == sorted(contexts)
