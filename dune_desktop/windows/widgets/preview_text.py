"""What the big card says besides its picture: kind, cost, origin, every box in full, rulings and rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from typing import Any, Final

from attrs import frozen

from dune_desktop.engine.decisions import COMBAT, ENDGAME, PLOT
from dune_desktop.engine.names import FACTIONS, ICONS
from dune_desktop.engine.printed import IMPERIUM, RESERVE, STARTER, Card, Intrigue, Leader, Space
from dune_desktop.engine.rivals.printed import HagalCard, Rival
from dune_desktop.scene.drawing.tokens import BANNER, CAPTION, FIGURE, S4, S8, S12, SMALL, Theme
from dune_desktop.scene.faces.measures import Face, is_tile, title
from dune_desktop.text.boxes import boxes_of, kind_of
from dune_desktop.text.names import NUMERALS, ability_names, ids, name
from dune_desktop.text.rules import Ruling, rule, rulings
from dune_desktop.text.spoken_names import speaking_of
from dune_desktop.text.translating import QT_TRANSLATE_NOOP, Texts
from dune_desktop.windows.games import short_name

BigCard = Texts("BigCard")

#: By what is printed on an intrigue card.
_INTRIGUES: Final = {
    (PLOT,): QT_TRANSLATE_NOOP("BigCard", "Intrigue card: Plot"),
    (COMBAT,): QT_TRANSLATE_NOOP("BigCard", "Intrigue card: Combat"),
    (ENDGAME,): QT_TRANSLATE_NOOP("BigCard", "Intrigue card: Endgame"),
    (PLOT, COMBAT): QT_TRANSLATE_NOOP("BigCard", "Intrigue card: Plot and Combat"),
    (PLOT, ENDGAME): QT_TRANSLATE_NOOP("BigCard", "Intrigue card: Plot and Endgame"),
    (COMBAT, ENDGAME): QT_TRANSLATE_NOOP("BigCard", "Intrigue card: Combat and Endgame"),
    (PLOT, COMBAT, ENDGAME): QT_TRANSLATE_NOOP("BigCard", "Intrigue card: Plot, Combat and Endgame"),
}
_KINDS: Final[dict[str, Callable[[Any], str]]] = {
    STARTER: lambda _: BigCard.tr("Starting card"),
    IMPERIUM: lambda _: BigCard.tr("Imperium card"),
    RESERVE: lambda _: BigCard.tr("Reserve card"),
    "intrigue": lambda face: str(_INTRIGUES[face.kinds]),
    "conflict": lambda face: BigCard.tr("Conflict {level} card").format(level=NUMERALS[face.level]),
    "contract": lambda _: BigCard.tr("Contract"),
    "objective": lambda _: BigCard.tr("Objective"),
    "hagal": lambda _: BigCard.tr("House Hagal card"),
    "rival": lambda _: BigCard.tr("Rival"),
    "leader": lambda _: BigCard.tr("Leader"),
    "space": lambda _: BigCard.tr("Board space"),
}


@frozen
class CardWords:
    """The big card in words."""

    title: str
    #: What it is, then its cost, whose it is, how often and where it exists.
    kind: str
    facts: tuple[str, ...]
    #: Heading and wording.
    boxes: tuple[tuple[str, str], ...]
    rulings: tuple[Ruling, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers of the rules that the rulings follow from, each once."""
        return tuple(dict.fromkeys(number for ruling in self.rulings for number in ruling.rules))


def tell(face: Face, products: tuple[str, ...] = ()) -> CardWords:
    """Everything that is to be read of a component."""
    with speaking_of(products):
        parts = (*_facts(face), *_origin(face, products))
        alone = not isinstance(face, HagalCard | Rival)  # others of their id have rulings
        said = rulings(face.id, products, kind_of(face)) if alone else ()
        return CardWords(title(face), _kind(face), parts, tuple(_boxes(face, products)), said)


def _origin(face: Face, products: tuple[str, ...]) -> Iterator[str]:
    """Name the box that a component is from; in short, where several are on the table."""
    several = len({name("edition", product) for product in products}) > 1
    if face.product:
        yield short_name(face.product) if several else name("edition", face.product)


def _kind(face: Face) -> str:
    """Name its kind; one that only one product has is called as that calls it."""
    if is_tile(face):
        return BigCard.tr("Tech tile")
    kind = face.kind if isinstance(face, Card) else kind_of(face)
    return _KINDS[kind](face) if kind in _KINDS else name("kind", kind)


def kind_name(kind: str) -> str:
    """What things of a kind are called, whatever else is printed on them; cards of a market of its own as that."""
    plain = {"intrigue": lambda: BigCard.tr("Intrigue card"), "conflict": lambda: BigCard.tr("Conflict card")}
    if kind in plain:
        return plain[kind]()
    if kind in _KINDS:
        return _KINDS[kind](None)
    return name("market" if kind in ids("market") else "kind", kind)


def _facts(face: Face) -> Iterator[str]:
    if isinstance(face, Card) and is_tile(face):
        yield BigCard.tr("costs {n} {money}").format(n=face.price, money=name("resource", face.money))
        return
    if isinstance(face, Card):
        if face.cost is not None and face.kind in _KINDS:
            yield BigCard.tr("costs %n Persuasion", "", face.cost)
        elif face.cost is not None:
            yield BigCard.tr("{box}: {name}").format(box=name("box", "cost"), name=face.cost)
        yield from (name("faction", FACTIONS[faction]) for faction in face.factions)
    if isinstance(face, Leader):
        yield BigCard.tr("complexity {level} of 3").format(level=face.complexity)
    if isinstance(face, Space):
        yield name("icon", ICONS[face.icon])
    if isinstance(face, Card | Intrigue | HagalCard):
        yield BigCard.tr("%n cop(y|ies)", "", face.copies)


def _boxes(face: Face, products: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    if isinstance(face, Card) and not is_tile(face):
        icons = ", ".join(name("icon", ICONS[icon]) for icon in face.icons)
        if not face.sending:
            yield BigCard.tr("Agent icons"), icons or BigCard.tr("None: it can be revealed, but sends no Agent.")
    headings = (
        dict(zip(("ability", "signet"), ability_names(face.id, products), strict=True))
        if isinstance(face, Leader)
        else {}
    )
    for box, words in boxes_of(face).items():
        heading = name("box", box)
        if box in headings:
            heading = BigCard.tr("{box}: {name}").format(box=heading, name=headings[box])
        yield heading, words
    if isinstance(face, Space) and face.combat:
        yield BigCard.tr("Combat"), BigCard.tr("When you send an Agent here, you may deploy troops to the Conflict.")
    if isinstance(face, Space) and face.maker:
        yield BigCard.tr("Bonus spice"), BigCard.tr("Gathers 1 bonus spice in each round in which no Agent is here.")


def plain(told: CardWords) -> str:
    """All of it as lines: for screen readers."""
    boxes = (f"{heading}: {words}" for heading, words in told.boxes)
    return "\n".join((told.title, ", ".join((told.kind, *told.facts)), *boxes, *(one.text for one in told.rulings)))


def html(told: CardWords, theme: Theme, u: float) -> str:
    """All of it for a QTextDocument."""
    return "".join(_paragraphs(told, theme, u))


def _paragraphs(told: CardWords, theme: Theme, u: float) -> Iterator[str]:
    def paragraph(text: str, size: int, colour: str, above: int = 0, weight: int = 400) -> str:
        style = f"margin-top:{round(above * u)}px; font-size:{round(size * u)}px; color:{colour}; font-weight:{weight};"
        return f'<p style="{style} margin-bottom:0;">{text}</p>'

    def small(numbers: str) -> str:
        return f'<span style="font-size:{round(CAPTION * u)}px;">{numbers}</span>'

    quiet, loud = theme.text2.name(), theme.text.name()
    yield paragraph(escape(told.title), BANNER - S4, loud, weight=700)
    yield paragraph(escape(" · ".join((told.kind, *told.facts))), SMALL, quiet)
    for heading, words in told.boxes:
        yield paragraph(escape(heading), SMALL, quiet, S12, 600)
        yield paragraph(escape(words), FIGURE, loud)
    if told.rulings:
        yield paragraph(escape(BigCard.tr("Rulings")), SMALL, quiet, S12, 600)
    for ruling in told.rulings:
        numbers = small(" ".join(map(_link, ruling.rules)))
        yield paragraph(f"{escape(ruling.text)} {numbers}", FIGURE, loud, S4)
    for number in told.rules:
        yield paragraph(f"{escape(rule(number))} {small(escape(number))}", SMALL, quiet, S8)


def _link(number: str) -> str:
    return f'<a href="{escape(number)}" style="text-decoration:none; font-weight:600;">{escape(number)}</a>'
