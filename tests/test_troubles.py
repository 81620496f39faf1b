"""Troubles of files in whole sentences: which file, what is wrong, and what can be done."""

from __future__ import annotations

import errno
import os
import re

import pytest

from dune_desktop.files import disk
from dune_desktop.text.troubles import REASONS, TROUBLES, told, worded


def filled(said: str) -> str:
    return re.sub(r"\{\w+\}", "7", said)


@pytest.mark.parametrize("said", TROUBLES)
def test_every_trouble_names_the_file_and_says_what_can_be_done(said: str) -> None:
    text, remedy = TROUBLES[said]
    trouble = told(f"/home/olha/games/one.json: {filled(said)}")
    assert trouble.startswith("/home/olha/games/one.json: ")
    assert trouble.endswith(f". {remedy}")
    assert str(remedy).endswith(".")
    assert ".." not in trouble
    assert worded(filled(said)) == filled(str(text))


def test_a_trouble_without_a_file_begins_like_a_sentence() -> None:
    assert told("the rules have changed: its log begins in round 4").startswith("The rules have changed: ")
    assert told("a.json: is not text").startswith("a.json: ")


def test_a_trouble_in_a_folder_with_a_strange_name_is_known() -> None:
    for path in ("/a: b/is not text/c.json", "C:\\games\\one.json", "/a\nb.json"):
        assert told(f"{path}: is not text").startswith(f"{path}: is not text. ")


def test_what_nobody_knows_stands_for_itself() -> None:
    assert told("what nobody knows") == "what nobody knows"


def test_all_that_a_disk_can_say_is_translated() -> None:
    assert set(disk._REASONS.values()) == REASONS.keys()


def test_the_reason_of_a_disk_is_in_words() -> None:
    assert disk.reason(OSError(errno.ENOSPC, "No space left on device")) == "the disk is full"
    assert disk.reason(OSError(errno.EPIPE, "Broken pipe")) == "Broken pipe"
    assert disk.reason(OSError("odd")) == "odd"
    assert disk.reason(ValueError("")) == "ValueError"
    assert worded(f"a: can't be saved: {os.strerror(errno.EPIPE)}") == "a: can't be saved: Broken pipe"
