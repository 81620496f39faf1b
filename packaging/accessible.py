#!/usr/bin/env python3
"""Listens to the program as a screen reader does, over AT-SPI: walks the tree of each page, and makes a move.

``dev.py accessible`` starts it, with a Python that knows AT-SPI, in a D-Bus session of its own and on a display that
nobody sees. What can have the keyboard and has no name is told, and so is what was announced after the move.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import warnings
from typing import TYPE_CHECKING, Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Node = Any
State = Atspi.StateType
#: The pages that one press on the first screen leads to; each leads back by its own button.
PAGES = ("Learn by playing", "Saved games", "All cards", "Statistics", "Settings", "Help")
#: Seconds that a page has to be there, a turn to come round, and a press to have its effect.
PATIENCE, LONG, REST = 30.0, 120.0, 0.8
#: What a piece of the table says when it may be pressed, and the groups in which cards and spaces stand.
TAKEABLE, CARDS, BOARD = "Can be taken", "Your cards and pieces", "Board"
PRESSES = {"Press", "Toggle"}
EVENTS = ("object:announcement", "object:state-changed:focused")


class Listener:
    """What a screen reader knows of the program."""

    def __init__(self) -> None:
        #: What was announced.
        self.heard: list[str] = []
        #: What is wrong, in sentences.
        self.wrong: list[str] = []
        self._events = Atspi.EventListener.new(self._hear)
        for event in EVENTS:
            self._events.register(event)
        self.window = self.wait(self._find, "the program never came")

    def _hear(self, event: Any) -> None:
        if event.type.startswith("object:announcement"):
            self.heard.append(str(event.any_data).strip())

    def _find(self) -> Node:
        desktop = Atspi.get_desktop(0)
        found = (desktop.get_child_at_index(at) for at in range(desktop.get_child_count()))
        programs = (one for one in found if one is not None and one.get_child_count())
        return next((program.get_child_at_index(0) for program in programs), None)

    # ------------------------------------------------------------ looking

    def wait(self, until: Callable[[], Any], else_: str, seconds: float = PATIENCE) -> Any:
        """Listen until something is there, and return it."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while GLib.MainContext.default().pending():
                GLib.MainContext.default().iteration(False)
            if found := until():
                return found
            time.sleep(0.05)
        raise SystemExit(f"accessible: {else_}")

    def walk(self, node: Node | None = None) -> Iterator[Node]:
        """All that is shown, from the window down."""
        node = self.window if node is None else node
        yield node
        for at in range(node.get_child_count()):
            child = node.get_child_at_index(at)
            if child is not None and child.get_state_set().contains(State.SHOWING):
                yield from self.walk(child)

    def button(self, name: str) -> Node:
        """What can be pressed and has this name; lines of the first screen say more behind it."""
        called = (node for node in self.walk() if (node.get_name() or "").split(". ")[0] == name)
        return next((node for node in called if PRESSES & {*actions(node)}), None)

    def takeable(self, group: str) -> Node:
        """The first thing of a group of the table that may be taken now."""
        for panel in (node for node in self.walk() if node.get_name() == group):
            for node in self.walk(panel):
                if TAKEABLE in (node.get_description() or ""):
                    return node
        return None

    # ------------------------------------------------------------ doing

    def press(self, name: str) -> None:
        """Press a button as soon as it is there."""
        do(self.wait(lambda: self.button(name), f"there is no {name!r} to press"))
        self.rest()

    def rest(self) -> None:
        """Let a page come or go: Qt 6.11 falls over who asks for a child of what is just being hidden."""
        end = time.monotonic() + REST
        self.wait(lambda: time.monotonic() > end, "")

    def check(self, page: str) -> None:
        """Look for what can have the keyboard and says nothing."""
        nodes = list(self.walk())
        stops = [node for node in nodes if node.get_state_set().contains(State.FOCUSABLE)]
        nameless = [node for node in stops if not (node.get_name() or "").strip()]
        for node in nameless:
            above = node.get_parent()
            self.wrong.append(f"  {page}: a {node.get_role_name()} without a name in {above.get_name() or above}")
        print(f"  {page:18}{len(nodes):5} things, {len(stops):4} that can have the keyboard, {len(nameless)} nameless")


def actions(node: Node) -> list[str]:
    """What can be done with it."""
    try:
        return [Atspi.Action.get_action_name(node, at) for at in range(Atspi.Action.get_n_actions(node))]
    except GLib.Error:
        return []


def do(node: Node) -> None:
    """Press it; one of several is chosen."""
    Atspi.Action.do_action(node, next(at for at, name in enumerate(actions(node)) if name in PRESSES))


def listen() -> list[str]:
    """Go through the pages, begin a game, send an Agent; return what is wrong."""
    listener = Listener()
    listener.wait(lambda: listener.button("New game"), "the first screen never came")
    listener.check("First screen")
    for page in PAGES:
        listener.press(page)
        listener.wait(lambda: listener.button("Back"), f"{page!r} never came")
        listener.check(page)
        listener.press("Back")
    listener.press("New game")
    listener.press("Three or four")
    listener.check("New game")
    listener.press("Begin")
    card = listener.wait(lambda: listener.takeable(CARDS), "no card could be taken", LONG)
    listener.check("Table")
    told = [f"card {card.get_name()}"]
    do(card)
    listener.rest()
    space = listener.wait(lambda: listener.takeable(BOARD), f"no space could be taken after {card.get_name()}")
    told.append(f"space {space.get_name()}")
    del listener.heard[:]
    do(space)
    listener.wait(lambda: listener.heard, f"nothing was announced after {', '.join(told)}")
    print(f"  pressed {', '.join(told)}; heard {listener.heard[0]!r}")
    return listener.wrong


def main(python: str) -> int:
    """Start the program of a checkout where nobody sees it, and listen."""
    warnings.simplefilter("ignore", DeprecationWarning)
    read, write = os.pipe()
    size = ("-screen", "0", "1700x1100x24")
    screen = subprocess.Popen(["Xvfb", "-displayfd", str(write), *size], pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as told, tempfile.TemporaryDirectory() as home:
        os.environ.update(
            DISPLAY=f":{told.readline().strip()}", QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1"
        )
        here = {**os.environ, "DUNE_DESKTOP_HOME": home, "HOME": home}
        program = subprocess.Popen([python, "-m", "dune_desktop", "--lang", "en"], env=here, stderr=subprocess.DEVNULL)
        try:
            wrong = listen()
        finally:
            for process in (program, screen):
                process.terminate()
                process.wait()
    print("\n".join(wrong) or "  whatever can have the keyboard has a name")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
