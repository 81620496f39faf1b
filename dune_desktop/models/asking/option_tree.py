"""What can be chosen now, as a tree of groups and rows for the decision panel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Any, ClassVar, Protocol

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt

from dune_desktop.models.choosing.choices import Choice, ChoiceGroup, Choices
from dune_desktop.models.refs import Ref
from dune_desktop.models.roles import Role
from dune_desktop.models.rows import DISPLAY, SPOKEN, TOOL_TIP
from dune_desktop.models.trees import TreeModel, TreeNode
from dune_desktop.text.translating import Texts

Options = Texts("Options")

Value = ChoiceGroup | Choice


class Choosable(Protocol):
    """Whoever has something to choose from."""

    changed: Any
    choices: Choices

    def meaning(self, ref: Ref) -> Hashable:
        """What choosing it does, equal as long as it does the same."""
        ...


class OptionModel(TreeModel[Value]):
    """Follows ``choices`` of the half-made answer by the least signals: a row is known by what it stands for."""

    READERS: ClassVar[dict[int, str]] = {
        DISPLAY: "text",
        TOOL_TIP: "tip",
        SPOKEN: "spoken",
        Role.CHOICE: "choice_of",
        Role.MEANING: "meaning_of",
    }
    FIELDS: ClassVar[dict[int, str]] = {Role.REF: "ref"}

    def __init__(self, offers: Choosable, parent: QObject | None = None) -> None:
        super().__init__(ChoiceGroup("", ()), parent)
        self._offers = offers
        offers.changed.connect(self._changed)
        self._changed()

    # ------------------------------------------------------------ following

    def _changed(self) -> None:
        self.follow(self._offers.choices.groups)

    def below(self, value: Value) -> Sequence[Value]:
        return value.rows if isinstance(value, ChoiceGroup) else ()

    def keys(self, values: Sequence[Value]) -> Sequence[Hashable]:
        """Groups are known by their headings; two may be worded alike in some language."""
        seen: Counter[str] = Counter()
        found: list[Hashable] = []
        for value in values:
            seen[value.title] += 1
            found.append(value.ref if isinstance(value, Choice) else (value.title, seen[value.title]))
        return found

    def differs(self, old: Value, new: Value) -> bool:
        return isinstance(new, Choice)

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        """A heading is nothing to go to, unless what is refused is folded below it."""
        node = self.node(index)
        stays = (
            node is not None and isinstance(node.value, ChoiceGroup) and not any(row.refused for row in node.value.rows)
        )
        return Qt.ItemFlag.NoItemFlags if stays else super().flags(index)

    # ------------------------------------------------------------ roles of a row

    def text(self, node: TreeNode[Value]) -> str:
        return node.value.title

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
        parts = (choice.title, choice.detail, *choice.words.splitlines(), choice.reason, _warning(choice))
        return " ".join(_sentence(part) for part in (*parts, _digit(choice), _other(choice)) if part)

    def choice_of(self, node: TreeNode[Value]) -> Choice | None:
        return node.value if isinstance(node.value, Choice) else None

    def meaning_of(self, node: TreeNode[Value]) -> Hashable:
        return self._offers.meaning(node.value.ref) if isinstance(node.value, Choice) else None


def _spoken_group(group: ChoiceGroup) -> str:
    if any(row.refused for row in group.rows):  # its heading counts already
        return group.title
    number = Options.tr("%n option(s)", "", len(group.rows))
    return Options.tr("{group}: {number}").format(group=group.title, number=number) if group.title else number


def _warning(choice: Choice) -> str:
    return Options.tr("Shows something hidden: it can't be undone.") if choice.sealed else ""


def _digit(choice: Choice) -> str:
    return Options.tr("Key {digit}.").format(digit=choice.key) if choice.key and choice.lit else ""


def _other(choice: Choice) -> str:
    """The other way to take it."""
    if not choice.key or not choice.variants:
        return ""
    return Options.tr("Shift+{digit}: {way}.").format(digit=choice.key, way=choice.variants[0][0])


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."
