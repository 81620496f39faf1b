"""The whole table in words, as a tree: for screen readers, and for whoever wants to read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QObject

from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.engine.view import View
from dune_desktop.models.naming import Names, face_text, space_text
from dune_desktop.models.refs import CARD, SEAT, SPACE, Ref
from dune_desktop.models.roles import Role
from dune_desktop.models.rows import DISPLAY, SPOKEN, TOOL_TIP
from dune_desktop.models.sync import place, runs
from dune_desktop.models.table.spaces import things_of
from dune_desktop.models.trees import TreeModel, TreeNode
from dune_desktop.models.words.word_sections import Places, Said, sections
from dune_desktop.models.words.word_texts import TEXTS

Word = TreeNode[Said]
_TOP = Said("", "top", ())


class WordsModel(TreeModel[Said]):
    """Everything that lies open, and what the looker has."""

    READERS: ClassVar[dict[int, str]] = {
        DISPLAY: "text",
        TOOL_TIP: "tip",
        SPOKEN: "text",
        Role.KIND: "kind_of",
        Role.ID: "key_of",
        Role.REF: "ref_of",
        Role.SEAT: "seat_of",
    }

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(_TOP, parent)
        self.names = names
        self._things = things_of(names)
        self._said: tuple[Said, ...] = ()

    def sync(self, view: View, places: Places) -> None:
        """Follow the view by the least signals. ``places``: who would take which reward of the Conflict now."""
        said = sections(view, self.names, self._things, places)
        if said != self._said:
            self._said = said
            self._follow(self._top, said)

    def _follow(self, node: Word, wanted: Sequence[Said]) -> None:
        """Rows come, go and move; then those that stay follow in themselves."""
        present = {child.key for child in node.children}
        keys = [said.key for said in wanted]
        if [child.key for child in node.children] != keys:
            gone = [child for child in node.children if child.key not in set(keys)]
            place(self, node.children, keys, lambda n: self._made(wanted[n], node), self.index_of(node))
            for child in gone:
                self._leave(child)
        changed = []
        for n, (child, said) in enumerate(zip(node.children, wanted, strict=True)):
            if child.key not in present or child.value == said:
                continue
            if child.value._replace(below=()) != said._replace(below=()):
                changed.append(n)
            child.value = said
            self._follow(child, said.below)
        parent = self.index_of(node)
        for first, last in runs(changed):
            self.dataChanged.emit(self.index(first, 0, parent), self.index(last, 0, parent))

    def _made(self, said: Said, parent: Word) -> Word:
        node = TreeNode(said, parent, said.key)
        node.children = [self._made(below, node) for below in said.below]
        self._nodes[node.number] = node
        return node

    # ------------------------------------------------------------ roles

    def text(self, node: Word) -> str:
        return TEXTS[node.value.kind](self.names, *node.value.about)

    def tip(self, node: Word) -> str:
        """With what is printed on the card or space."""
        kind, about = node.value.ref or ("", -1)
        face = self.names.face(int(about)) if kind == CARD else None
        printed = face_text(face) if face else space_text(self.names, int(about)) if kind == SPACE else []
        return "\n".join((self.text(node), *printed))

    def kind_of(self, node: Word) -> str:
        return node.value.kind

    def key_of(self, node: Word) -> str:
        return node.value.key

    def ref_of(self, node: Word) -> Ref | None:
        return node.value.ref

    def seat_of(self, node: Word) -> Seat:
        kind, about = node.value.ref or ("", NOBODY)
        return int(about) if kind == SEAT else NOBODY
