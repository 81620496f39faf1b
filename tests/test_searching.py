"""What is looked for in the help is found: in any form, by what other people call it, titles before texts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dune_desktop.text import languages
from dune_desktop.text.searching import Index, marks, wanted
from dune_desktop.text.stems import stem


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    languages.speak("en")


@pytest.mark.parametrize(
    "forms",
    [
        "win wins winning winner", "troop troops", "deploy deployed deploying deploys", "spy spies",
        "загін загін", "загони загонів загонами загонам", "локація локації локацію локацій", "розгортання розгортанню",
        "отряд отряды отрядов отрядами", "ячейка ячейки ячейку", "раскрытие раскрытия", "разместить разместят",
        "войска войски войските войската", "карта карти картата картите", "червей червеи",
    ],
)  # fmt: skip
def test_forms_of_a_word_are_found_by_each_other(forms: str) -> None:
    assert len({stem(form) for form in forms.split()}) == 1


@pytest.mark.parametrize("words", ["card care", "troop trash", "spy space", "меч мета", "ход хробак", "бой боец"])
def test_different_words_stay_apart(words: str) -> None:
    assert len({stem(word) for word in words.split()}) == 2


PLACES = [
    ("title", "Influence with a Faction", "It goes from 0 to 6."),
    ("synonym", "Rank on a track", "It rises when an Agent comes."),
    ("text", "Agents and spaces", "A visit gives 1 Influence."),
    ("neither", "Troops", "Three begin in the garrison."),
]


def found(question: str) -> list[str]:
    return Index(PLACES).best(wanted(question))


def test_a_title_goes_before_a_synonym_and_a_synonym_before_a_text() -> None:
    assert found("How do I get influence?") == ["title", "synonym", "text"]


def test_the_beginning_of_a_word_finds_it() -> None:
    assert found("infl")[0] == "title"
    assert found("garris") == ["neither"]


def test_what_answers_far_worse_than_the_best_is_no_answer() -> None:
    assert found("influence faction") == ["title"]


def test_a_synonym_is_found_where_nothing_else_stands() -> None:
    assert Index([("alone", "Swordmaster", "")]).best(wanted("third agent")) == ["alone"]


def test_a_question_of_empty_words_alone_is_taken_as_it_is() -> None:
    assert [one.stem for one in wanted("from")] == [stem("from")]
    assert found("from") == ["title"]


def test_words_that_nobody_has_written_find_nothing() -> None:
    assert found("xyzzy") == found("") == []


def test_a_phrase_counts_only_as_a_whole() -> None:
    """The third Agent is the Swordmaster, a third reward is not."""

    def swordmaster(question: str) -> bool:
        return any((stem("swordmaster"),) in one.also for one in wanted(question))

    assert swordmaster("third agent")
    assert not swordmaster("third reward")


@pytest.mark.parametrize(
    ("language", "question", "says", "marked"),
    [
        ("en", "who wins", "The winner takes a Victory Point.", ["winner", "Victory"]),
        ("uk", "ромбик", "Переконливість не зникає.", ["Переконливість"]),
        ("ru", "отряды", "Отряд — 2, меч — 1.", ["Отряд"]),
        ("bg", "войска", "Набраните войски чакат.", ["войски"]),
    ],
)
def test_what_was_looked_for_is_marked(language: str, question: str, says: str, marked: list[str]) -> None:
    languages.speak(language)
    assert [says[start:end] for start, end in marks(wanted(question), says)] == marked


def test_a_synonym_is_found_as_a_whole_only() -> None:
    """Nobody is still typing it, so it is no beginning of another word."""
    index = Index([("whole", "Retreat of troops", ""), ("begun", "A retreatant", "")])
    assert index.best(wanted("withdraw")) == ["whole"]
    assert index.best(wanted("retreat")) == ["whole", "begun"]
    assert [*marks(wanted("withdraw"), "A retreatant")] == []


def test_only_the_last_word_may_be_unfinished() -> None:
    index = Index([("sword", "A sword", ""), ("master", "Swordmaster", ""), ("hooks", "Maker hooks", "")])
    assert index.best(wanted("sword")) == ["sword", "master"]
    assert index.best(wanted("sword ")) == index.best(wanted("sword?")) == ["sword"]
    assert set(index.best(wanted("sword hoo"))) == {"sword", "hooks"}
