"""What can be chosen now, as a tree of groups and rows for the decision panel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt

from dune_desktop.engine.names import NOBODY
from dune_desktop.models.asking.choices import Choice, ChoiceGroup
from dune_desktop.models.refs import Ref
from dune_desktop.models.roles import Role
from dune_desktop.models.rows import DISPLAY, SPOKEN, TOOL_TIP
from dune_desktop.models.sync import place, runs
from dune_desktop.models.trees import TreeModel, TreeNode
from dune_desktop.text.pictograms.signs import Signs
from dune_desktop.text.translating import Texts

if TYPE_CHECKING:
    from dune_desktop.models.asking.answering import Answering, PieceState

Options = Texts("Options")

Value = ChoiceGroup | Choice | None


class OptionModel(TreeModel[Value]):
    """Follows ``answering.choices`` by the least signals: a row is known by what it stands for."""

    READERS: ClassVar[dict[int, str]] = {
        DISPLAY: "text",
        TOOL_TIP: "tip",
        SPOKEN: "spoken",
        Role.CHOICE: "choice_of",
        Role.REF: "ref_of",
        Role.STATE: "state_of",
        Role.KEY: "key_of",
        Role.SIGNS: "signs_of",
        Role.REASON: "reason_of",
        Role.SEALED: "sealed_of",
        Role.SEAT: "seat_of",
        Role.COUNT: "count_of",
        Role.MEANING: "meaning_of",
    }

    def __init__(self, answering: Answering, parent: QObject | None = None) -> None:
        super().__init__(None, parent)
        self._answering = answering
        answering.changed.connect(self.follow)
        self.follow()

    # ------------------------------------------------------------ following

    def follow(self) -> None:
        """Show the step that is asked now."""
        groups = self._answering.choices.groups
        top = self._top

        def make(n: int) -> TreeNode[Value]:
            node = self._new(groups[n], top, keys[n])
            node.children = [self._new(row, node, row.ref) for row in groups[n].rows]
            return node

        keys = list(_keys(groups))
        place(self, top.children, keys, make)
        for node, group in zip(top.children, groups, strict=True):
            node.value = group
            self._follow_rows(node, group.rows)

    def _follow_rows(self, parent: TreeNode[Value], rows: tuple[Choice, ...]) -> None:
        def make(n: int) -> TreeNode[Value]:
            return self._new(rows[n], parent, rows[n].ref)

        index = self.index_of(parent)
        place(self, parent.children, [row.ref for row in rows], make, index)
        changed = []
        for n, (node, row) in enumerate(zip(parent.children, rows, strict=True)):
            if node.value != row:
                node.value = row
                changed.append(n)
        for first, last in runs(changed):
            self.dataChanged.emit(self.index(first, 0, index), self.index(last, 0, index))

    def _new(self, value: Value, parent: TreeNode[Value], key: Hashable) -> TreeNode[Value]:
        node = TreeNode(value, parent, key)
        self._enter(node)
        return node

    def beginRemoveRows(self, parent: QModelIndex, first: int, last: int) -> None:  # type: ignore[override]
        super().beginRemoveRows(parent, first, last)
        above = self.node(parent)
        for node in [] if above is None else above.children[first : last + 1]:
            self._leave(node)

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        """A heading is nothing to go to, unless what is refused is folded below it."""
        node = self.node(index)
        stays = (
            node is not None and isinstance(node.value, ChoiceGroup) and not any(row.refused for row in node.value.rows)
        )
        return Qt.ItemFlag.NoItemFlags if stays else super().flags(index)

    # ------------------------------------------------------------ roles of a row

    def text(self, node: TreeNode[Value]) -> str:
        return "" if node.value is None else node.value.title

    def tip(self, node: TreeNode[Value]) -> str:
        """What it does in words; for a refused row why not, and by which rule."""
        choice = node.value
        if not isinstance(choice, Choice):
            return ""
        reason = Options.tr("{reason} ({rule})").format(reason=choice.reason, rule=choice.rule) if choice.rule else ""
        return "\n".join(filter(None, (choice.words, reason or choice.reason, _warning(choice))))

    def spoken(self, node: TreeNode[Value]) -> str:
        """All that one sees in the row."""
        choice = node.value
        if isinstance(choice, ChoiceGroup):
            return _spoken_group(choice)
        if choice is None:
            return ""
        parts = (choice.title, choice.detail, *choice.words.splitlines(), choice.reason, _warning(choice))
        return " ".join(_sentence(part) for part in (*parts, _digit(choice), _other(choice)) if part)

    def choice_of(self, node: TreeNode[Value]) -> Choice | None:
        return node.value if isinstance(node.value, Choice) else None

    def ref_of(self, node: TreeNode[Value]) -> Ref | None:
        return node.value.ref if isinstance(node.value, Choice) else None

    def state_of(self, node: TreeNode[Value]) -> PieceState | None:
        return self._answering.state(node.value.ref) if isinstance(node.value, Choice) else None

    def meaning_of(self, node: TreeNode[Value]) -> Hashable:
        return self._answering.meaning(node.value.ref) if isinstance(node.value, Choice) else None

    def key_of(self, node: TreeNode[Value]) -> str:
        return node.value.key if isinstance(node.value, Choice) else ""

    def signs_of(self, node: TreeNode[Value]) -> Signs:
        return node.value.signs if isinstance(node.value, Choice) else ()

    def reason_of(self, node: TreeNode[Value]) -> str:
        return node.value.reason if isinstance(node.value, Choice) else ""

    def sealed_of(self, node: TreeNode[Value]) -> bool:
        return isinstance(node.value, Choice) and node.value.sealed

    def seat_of(self, node: TreeNode[Value]) -> int:
        return node.value.seat if isinstance(node.value, Choice) else NOBODY

    def count_of(self, node: TreeNode[Value]) -> Any:
        return len(node.value.rows) if isinstance(node.value, ChoiceGroup) else None


def _keys(groups: Iterable[ChoiceGroup]) -> Iterable[tuple[str, int]]:
    """Groups are known by their headings; two may be worded alike in some language."""
    seen: Counter[str] = Counter()
    for group in groups:
        seen[group.title] += 1
        yield group.title, seen[group.title]


def _spoken_group(group: ChoiceGroup) -> str:
    if any(row.refused for row in group.rows):  # its heading counts already
        return group.title
    number = Options.tr("%n option(s)", "", len(group.rows))
    return Options.tr("{group}: {number}").format(group=group.title, number=number) if group.title else number


def _warning(choice: Choice) -> str:
    return Options.tr("Shows something hidden: it can't be undone.") if choice.sealed else ""


def _digit(choice: Choice) -> str:
    return Options.tr("Key {digit}.").format(digit=choice.key) if choice.key else ""


def _other(choice: Choice) -> str:
    """The other way to take it."""
    if not choice.key or not choice.variants:
        return ""
    return Options.tr("Shift+{digit}: {way}.").format(digit=choice.key, way=choice.variants[0][0])


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."
