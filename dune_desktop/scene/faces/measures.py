"""The measures of a card face by style, in units; and what every kind of face needs to know of itself."""

from __future__ import annotations

from typing import Final

from attrs import evolve, frozen
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor

from dune_desktop.content import PRODUCTS
from dune_desktop.engine.names import ICONS
from dune_desktop.engine.printed import Card, Conflict, Contract, Intrigue, Leader, Objective, Space
from dune_desktop.engine.printed import Face as OwnFace
from dune_desktop.engine.rivals.printed import HagalCard, Rival
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.pictures import catalogue
from dune_desktop.scene.drawing.tokens import (
    BODY,
    CAPTION,
    HEADING,
    ICON_16,
    ICON_17,
    ICON_18,
    ICON_24,
    NO_FACTION_BAND,
    S4,
    SMALL,
    Theme,
    faction_band,
)
from dune_desktop.scene.faces.operations import mix
from dune_desktop.text.box_signs import intrigue_kinds
from dune_desktop.text.boxes import kind_of
from dune_desktop.text.spoken_names import called

Face = Card | Intrigue | Conflict | Objective | Contract | Leader | Space | HagalCard | Rival | OwnFace

#: OWN is a chip and NAME a line without a price.
HAND, ROW, CHIP, OWN, LINE, NAME, PREVIEW = "hand", "row", "chip", "own", "line", "name", "preview"
#: A tile as small as a sign: its picture alone.
SIGN: Final = "sign"
#: The glyph of a card that takes another one to send an agent.
GRAFT: Final = "grafted"
STYLES: Final = (HAND, ROW, CHIP, OWN, LINE, NAME, PREVIEW)

#: The usual size of each style; any that is not smaller will do.
SIZES: Final = {
    HAND: QSizeF(112, 160),
    ROW: QSizeF(169, 124),
    CHIP: QSizeF(131, 56),
    OWN: QSizeF(112, 56),
    LINE: QSizeF(131, 32),
    NAME: QSizeF(90, 27),
    PREVIEW: QSizeF(320, 448),
}


#: How much of a kind's colour is in the box of what it does, by theme.
_KIND_IN_BOX: Final = {"dusk": 0.5, "light": 0.16}


@frozen
class FaceMeasures:
    """Sizes of a face that has a title band, a picture and boxes."""

    band: float
    title: int
    gem: float
    icon: float
    #: Of the signs in boxes, the first that fits.
    signs: tuple[float, ...]
    #: Of a single line, with its padding.
    box: float
    pad: float
    #: In the box on the picture.
    inset: float
    medal: float
    caption: int
    #: Above and below the rows of a box.
    around: float = S4
    #: Names beside the agent icons.
    named: bool = False


_CARD: Final = FaceMeasures(
    band=34, title=SMALL, gem=28, icon=ICON_17, signs=(ICON_18, ICON_17, ICON_16), box=30, pad=4, inset=4,
    medal=19, caption=CAPTION,
)  # fmt: skip
MEASURES: Final = {
    HAND: _CARD,
    ROW: _CARD,
    PREVIEW: FaceMeasures(
        band=52, title=HEADING, gem=40, icon=ICON_24, signs=(28, ICON_24, 20), box=46, pad=8, inset=8, medal=34,
        caption=BODY, named=True,
    ),
}  # fmt: skip


def small(m: FaceMeasures, height: float) -> FaceMeasures:
    """Makes bands and boxes thinner where a face is low."""
    if height >= 150:
        return m
    return evolve(m, band=32) if height >= 120 else evolve(m, band=30, box=28)


def spaces_of(card: HagalCard) -> tuple[Space, ...]:
    """Returns the spaces to which it may send the agent, as the latest product prints them."""
    printed = {space.id: space for product in PRODUCTS.values() for space in product.spaces}
    return tuple(printed[side.space] for side in card.sides)


def title(face: Face) -> str:
    return called(kind_of(face), face.id)


def picture_of(face: Face) -> Picture:
    """Returns what it shows: what is done at a space shows that space."""
    kind, shown = kind_of(face), face.id
    if isinstance(face, HagalCard) and face.sides:
        kind, shown = "space", face.sides[0].space
    elif isinstance(face, Contract) and face.space:
        kind, shown = "space", face.space
    elif isinstance(face, Contract) and face.acquire:
        kind, shown = "card", face.acquire
    return catalogue.of(kind, shown, face.product) or catalogue.PLAIN


def edge_icons(card: Card) -> tuple[str, ...]:
    """Returns what stands at its left edge: its agent icons, and that it takes another card to send an agent."""
    icons = tuple(ICONS[icon] for icon in card.icons)
    return (*icons, GRAFT) if card.joins else icons


def is_tile(face: Face | None) -> bool:
    """Says whether it is bought and lies before its seat, and is never played."""
    return isinstance(face, Card) and not (face.icons or face.sending or face.agent or face.reveal or face.joins)


def factions(face: Face) -> tuple[int, ...]:
    """Returns the factions that it belongs to."""
    if isinstance(face, Card):
        return face.factions
    if isinstance(face, HagalCard):
        return tuple(space.faction for space in spaces_of(face) if space.faction is not None)[:1]
    return (face.faction,) if isinstance(face, Space) and face.faction is not None else ()


def ground(face: Face, theme: Theme) -> QColor:
    """Returns the colour of its paper."""
    if isinstance(face, Intrigue):
        return theme.intrigue_paper
    if isinstance(face, Conflict):
        return theme.combat_box
    if isinstance(face, Space):
        return theme.combat_box if face.combat else theme.box
    return theme.paper


def bands(face: Face, theme: Theme) -> tuple[QColor, ...]:
    """Returns the colours of its title; white text stands on them."""
    if isinstance(face, Intrigue):
        return tuple(kind_band(kind.name, theme) for kind in intrigue_kinds(face))
    if isinstance(face, Conflict):
        return (mix(theme.bands[1], theme.keyline, 0.5),)
    if isinstance(face, Contract | Objective):
        return (mix(theme.brass, theme.keyline, 0.45),)
    if is_tile(face):
        return (mix(theme.ix_edge, theme.keyline, 0.5),)
    return tuple(faction_band(one, theme) for one in factions(face)) or (NO_FACTION_BAND,)


def kind_band(kind: str, theme: Theme) -> QColor:
    """Returns the colour of a kind of Intrigue: violet for plots, red for combat, brass for the end of the game."""
    colour = {"combat_card": theme.bands[1], "endgame_card": theme.brass}.get(kind, theme.bands[2])
    return mix(colour, theme.keyline, 0.45)


def kind_box(kind: str, theme: Theme) -> QColor:
    """Returns the ground of the box that says what such an Intrigue does; text stands on it."""
    return mix(theme.intrigue_paper, kind_band(kind, theme), _KIND_IN_BOX[theme.hour])
