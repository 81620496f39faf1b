"""Which cards of a blend are played with: what is left out, how many that leaves, and the blends that have a name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from attrs import frozen
from PySide6.QtCore import QObject, Signal

from dune_desktop.engine.composing import compose, everything, usually_out
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.errors import BadSetup
from dune_desktop.engine.printed import Card, Conflict, Intrigue
from dune_desktop.files.settings import Blend, Settings
from dune_desktop.text.names import NUMERALS
from dune_desktop.text.translating import Texts
from dune_desktop.windows.locales import Dictionary

BlendWords = Texts("BlendWords")

Faces = tuple[Card, ...] | tuple[Intrigue, ...] | tuple[Conflict, ...]
IMPERIUM, INTRIGUE, CONFLICT = DECKS = ("imperium", "intrigue", "conflict")


@frozen
class CardGroup:
    """The cards of a deck that come from one product, by name as ``Setup.left_out`` has it."""

    deck: str
    origin: str
    cards: dict[str, Card | Intrigue | Conflict]


def groups(edition: Edition, deck: str) -> tuple[CardGroup, ...]:
    """The deck by origin: the cards of the box whose board it is, of what joins it, of the other boxes."""
    decks: dict[str, Faces] = {
        IMPERIUM: edition.imperium, INTRIGUE: edition.intrigues, CONFLICT: edition.conflicts,
    }  # fmt: skip
    found: dict[str, dict[str, Card | Intrigue | Conflict]] = {}
    for card in decks[deck]:
        found.setdefault(card.product, {})[f"{deck}.{card.id}"] = card
    order = dict.fromkeys((edition.recipe.board.id, *edition.recipe.expansions, *edition.products))
    return tuple(CardGroup(deck, origin, found[origin]) for origin in order if origin in found)


def copies(card: Card | Intrigue | Conflict) -> int:
    """How often it is in its deck."""
    return 1 if isinstance(card, Conflict) else card.copies


class Blends(QObject):
    """The choice of now, which the wizard and the page of cards share. Named blends are kept in the settings."""

    #: Another card, expansion or blend.
    changed = Signal()
    #: The named blends are others: the settings are to be written.
    stored = Signal()

    def __init__(self, edition: Edition, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.edition, self._settings = everything(edition), settings
        self._usual = Blend("", usually_out(self.edition))
        self.groups = {deck: groups(self.edition, deck) for deck in DECKS}
        self.expansions: tuple[str, ...] = ()
        last = settings.blend or self._usual
        #: The name of the blend that the choice began from; empty: the usual one.
        self.name = last.name if last.name in self.names() else ""
        #: Also what this version does not know, so that it is not lost.
        self.left_out = frozenset(last.left_out)
        #: A changed choice that another blend was taken instead of: the way back to it.
        self.aside: Blend | None = None
        self._deleted: Blend | None = None

    # ------------------------------------------------------------ the choice

    def set_expansions(self, expansions: tuple[str, ...]) -> None:
        """Play with these expansions."""
        self.expansions = expansions
        self.changed.emit()

    def is_in(self, name: str) -> bool:
        return name not in self.left_out

    def set_in(self, names: Iterable[str], ticked: bool) -> None:
        self.left_out = self.left_out - set(names) if ticked else self.left_out | set(names)
        self.changed.emit()

    def for_setup(self) -> tuple[str, ...]:
        """``Setup.left_out``: a game knows only the cards of what is in play."""
        known = {name for deck in DECKS for group in self.shown(deck) for name in group.cards}
        return tuple(sorted(self.left_out & known))

    def chosen(self) -> Blend:
        """What the settings remember."""
        return Blend(self.name, tuple(sorted(self.left_out)))

    def shown(self, deck: str) -> tuple[CardGroup, ...]:
        """The groups that are in play."""
        in_play = (*self.edition.recipe.always, *self.expansions)
        return tuple(group for group in self.groups[deck] if group.origin in in_play)

    def count(self, group: CardGroup) -> int:
        return sum(copies(card) for name, card in group.cards.items() if self.is_in(name))

    def in_deck(self, deck: str) -> int:
        return sum(map(self.count, self.shown(deck)))

    # ------------------------------------------------------------ in words

    def told(self, deck: str) -> str:
        """The deck with its number of cards."""
        number = self.in_deck(deck)
        if deck == IMPERIUM:
            return BlendWords.tr("Imperium %n card(s)", "", number)
        if deck == INTRIGUE:
            return BlendWords.tr("Intrigue {number}").format(number=number)
        dealt = sum(count for _, count in self.edition.conflict_levels)
        return BlendWords.tr("Conflict {dealt} of {number}").format(dealt=dealt, number=number)

    def trouble(self) -> str:
        """Why no game can be played with these cards; empty: it can."""
        try:
            compose(self.edition.recipe, self.expansions, left_out=self.for_setup())
        except BadSetup as error:
            return self._few() or str(error)
        return ""

    def _few(self) -> str:
        """Which deck has too few cards."""
        if self.in_deck(IMPERIUM) < self.edition.row_size:
            return BlendWords.tr("The Imperium deck needs at least %n card(s).", "", self.edition.row_size)
        if not self.in_deck(INTRIGUE):
            return BlendWords.tr("The Intrigue deck needs at least 1 card.")
        ticked = (card for group in self.shown(CONFLICT) for name, card in group.cards.items() if self.is_in(name))
        left = Counter(card.level for card in ticked if isinstance(card, Conflict))
        for level, count in self.edition.conflict_levels:
            if left[level] < count:
                return BlendWords.tr("Conflict {level} cards: {count} needed, {left} ticked.").format(
                    level=NUMERALS[level], count=count, left=left[level]
                )
        return ""

    # ------------------------------------------------------------ names

    def names(self) -> tuple[str, ...]:
        names = {blend.name for blend in self._settings.blends if blend.name}
        return tuple(sorted(names, key=Dictionary().place))

    def is_changed(self) -> bool:
        """The choice is not as it was saved under its name."""
        return self.left_out != frozenset(self._stored(self.name).left_out)

    def _stored(self, name: str) -> Blend:
        return next((blend for blend in self._settings.blends if blend.name == name), self._usual)

    def choose(self, name: str) -> None:
        """Take this blend; empty: the usual one. A choice that nobody has saved is set aside."""
        if self.is_changed():
            self.aside = self.chosen()
        self._take(self._stored(name))

    def take_aside(self) -> None:
        """Go back to the choice that was set aside."""
        if self.aside is not None:
            aside, self.aside = self.aside, self.chosen() if self.is_changed() else None
            self._take(aside)

    def _take(self, blend: Blend) -> None:
        self.name, self.left_out = blend.name, frozenset(blend.left_out)
        self.changed.emit()

    def save(self, name: str) -> None:
        others = tuple(blend for blend in self._settings.blends if blend.name != name)
        self._store((*others, Blend(name, self.chosen().left_out)), name)

    def rename(self, name: str) -> None:
        self._store(
            tuple(Blend(name, one.left_out) if one.name == self.name else one for one in self._settings.blends), name
        )

    def delete(self) -> None:
        """Take its name from the blend of now; its cards stay ticked as they are."""
        self._deleted = self._stored(self.name)
        self._store(tuple(blend for blend in self._settings.blends if blend.name != self.name), "")

    @property
    def deleted(self) -> str:
        """The name of the blend that was deleted last, if it can come back; else nothing."""
        return "" if self._deleted is None or self._deleted.name in self.names() else self._deleted.name

    def bring_back(self) -> None:
        """Take back that it was deleted: it is the blend of now again."""
        if self._deleted is not None and self.deleted:
            deleted, self._deleted = self._deleted, None
            self._store((*self._settings.blends, deleted), deleted.name)

    def _store(self, blends: tuple[Blend, ...], name: str) -> None:
        self._settings.blends, self.name = blends, name
        if self.aside is not None and self.aside.name not in ("", *self.names()):
            self.aside = Blend("", self.aside.left_out)
        self.stored.emit()
        self.changed.emit()
