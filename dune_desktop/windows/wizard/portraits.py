"""Leaders and Rivals to choose from: portraits, and below them the card of one of them with its wording."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSignalBlocker, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QGridLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from dune_desktop.engine.edition import Edition
from dune_desktop.engine.printed import Leader
from dune_desktop.engine.rivals.printed import Automa, Rival
from dune_desktop.scene.art.portraits.portrait import Portrait
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.picture_cache import PIXMAPS
from dune_desktop.scene.faces.backs import HAGAL_BACK
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.text.boxes import boxes_of
from dune_desktop.text.lists import either
from dune_desktop.text.names import ability_names, name
from dune_desktop.text.spoken_names import speaking_of
from dune_desktop.text.translating import Texts
from dune_desktop.windows.games import playable, product_name
from dune_desktop.windows.widgets.face_view import FACE, FaceView
from dune_desktop.windows.widgets.layouts import LEFT, STRETCH, TOP, column, fill, role_label, row
from dune_desktop.windows.widgets.page import WordsArea
from dune_desktop.windows.widgets.panels import Panel, UnitButton, focus_ring, rounded

Rivals = Texts("Rivals")

#: Where the portraits need two rows, or there is much to be told.
LOW_FACE: Final = QSizeF(150, 214)
_WIDTH: Final = 518.0
#: Of games with more leaders than these each has more to tell: there the portraits leave more room to the words.
_MANY: Final = 9
#: How high two rows are, and where there is more to tell.
_HIGH, _LOW = 172.0, 104.0
_SEAT_MARK: Final = 22.0
#: What is free around the die of a random one, as a share of its tile.
_DIE_AIR: Final = 0.22


class _Tile(UnitButton):
    """A small portrait; the marks of the seats that have this leader stand in its corner."""

    def __init__(self, look: Look, leader: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.leader = leader
        self.colours: tuple[str, ...] = ()
        self.setCheckable(True)
        self.setAutoExclusive(True)  # or screen readers are told of check boxes

    def wanted(self) -> QSizeF:
        return QSizeF(_SEAT_MARK, _SEAT_MARK)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        theme = self._look.theme
        box = area.adjusted(2, 2, -2, -2)
        rounded(painter, box, tokens.RADIUS_BOX, theme.button, None)
        painter.setOpacity(1.0 if self.isEnabled() else tokens.DIM)
        if self.leader:
            self._paint_portrait(painter, box)
        else:
            air = _DIE_AIR * box.width()
            draw_glyph(painter, "random", box.adjusted(air, air, -air, -air), theme)
        edge, width = (theme.text, 3.0) if self.isChecked() else (theme.rule, tokens.SEAT_LINE)
        over = self.underMouse() and self.isEnabled()
        rounded(painter, box, tokens.RADIUS_BOX, None, theme.text2 if over else edge, width)
        for number, colour in enumerate(self.colours if self.leader else ()):
            corner = QRectF(0, 0, _SEAT_MARK, _SEAT_MARK)
            corner.moveBottomRight(area.bottomRight())
            draw_mark(painter, colour, corner.translated(-number * (_SEAT_MARK - 4), 0))
        if self.hasFocus():
            focus_ring(painter, area, tokens.RADIUS_BOX, self._look)

    def _paint_portrait(self, painter: QPainter, box: QRectF) -> None:
        theme = self._look.theme
        whole = QRectF(0, 0, box.width(), box.height())

        def paint(painter: QPainter) -> None:
            corners = QPainterPath()
            corners.addRoundedRect(whole, tokens.RADIUS_BOX, tokens.RADIUS_BOX)
            painter.setClipPath(corners)
            Portrait(whole, self.leader, near=True).paint(painter, theme)

        key = ("portrait", self.leader)
        pixmap = PIXMAPS.pixmap(key, box.size(), self._look.u * self.devicePixelRatioF(), paint)
        painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))


class PortraitSheet(Panel):
    """Subclasses offer portraits, and say in ``retranslate`` what there is to know of the one that is shown."""

    #: A leader or Rival; empty: a random one.
    chosen = Signal(str)
    ground = "raised"

    #: So many portraits stand in one row, more in two.
    abreast = 5

    def __init__(self, look: Look, edition: Edition, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._edition = edition
        self.shown, self._whose = "", ""
        self.heading, self._name = role_label("quiet"), role_label("heading", wrap=True)
        self._advice, self._text = role_label("quiet", wrap=True), role_label("", wrap=True)
        self._text.setTextFormat(Qt.TextFormat.RichText)
        content = QWidget()
        self._card, self.area = FaceView(look), WordsArea(content)
        self._portraits, self._tiles, self._grid = QWidget(), QButtonGroup(self), QGridLayout()
        self._tiles.buttonToggled.connect(self._choose)
        self._build(content)

    def _build(self, content: QWidget) -> None:
        words = fill(QVBoxLayout(content), self._name, self._advice, self._text, STRETCH)
        self._beside = column((self.area, 1))
        across = row((self._card, 0, TOP), (self._beside, 1))
        self._portraits.setLayout(self._grid)
        whole = fill(QVBoxLayout(self), self.heading, (self._portraits, 0, LEFT), (across, 1))
        self.keep_size(self.setFixedWidth, _WIDTH)
        self.pad(whole, tokens.S16, tokens.S12, tokens.S16, tokens.S16, gap=tokens.S12)
        self.pad(across, gap=tokens.S16)
        self.pad(self._beside, gap=tokens.S8)
        self.pad(words, 0, gap=tokens.S8)
        self.pad(self._grid, 0, gap=tokens.S4)

    # ------------------------------------------------------------ portraits

    def _all(self) -> list[_Tile]:
        return [tile for tile in self._tiles.buttons() if isinstance(tile, _Tile)]

    def tile(self, leader: str) -> QAbstractButton:
        """The portrait of a leader; empty: the one for a random leader."""
        return next(tile for tile in self._all() if tile.leader == leader)

    def _offer(self, leaders: tuple[str, ...]) -> None:
        """Show these portraits, and no others; empty: a random one."""
        if leaders != tuple(tile.leader for tile in self._all()):
            for tile in self._all():
                self._tiles.removeButton(tile)
                self._grid.removeWidget(tile)
                tile.hide()
                tile.deleteLater()
            for number, leader in enumerate(leaders):
                tile = _Tile(self.look, leader, self._portraits)
                self._tiles.addButton(tile)
                self._grid.addWidget(tile, *divmod(number, self._columns(len(leaders))))
                tile.show()
            self.relook()
        self._card.set_size(FACE if len(leaders) == self._columns(len(leaders)) else LOW_FACE)

    def show_leader(self, whose: str, leader: str) -> None:
        """Show this leader for a seat; empty: a random one."""
        self._whose, self.shown = whose, leader
        with QSignalBlocker(self._tiles):
            self.tile(leader).setChecked(True)
        self.retranslate()

    def show_taken(self, taken: Mapping[str, tuple[str, ...]]) -> None:
        """The colours of the seats that have a leader, by its id."""
        for tile in self._all():
            tile.colours = taken.get(tile.leader, ())
            tile.update()

    def _choose(self, tile: _Tile, checked: bool) -> None:
        if checked:  # by a click, a key, or a screen reader
            self.chosen.emit(tile.leader)

    # ------------------------------------------------------------ words and lengths

    def told(self) -> str:
        """All that is said of the leader that is shown."""
        return "\n".join((self._name.text(), self._advice.text(), self._text.text()))

    def _head(self, heading: str, tips: Mapping[str, str]) -> None:
        """Say for whom somebody is chosen, and who the portraits are."""
        self.heading.setText(heading)
        self.area.setAccessibleName(heading)
        for leader, tip in tips.items():
            self.tile(leader).setToolTip(tip)
            self.tile(leader).setAccessibleName(tip)

    def _tell(self, called: str, advice: str, parts: Iterable[tuple[str, str]] = (), text: str = "") -> None:
        """Say who is shown; ``parts`` are the boxes of the card, each with its heading."""
        self._name.setText(called)
        self._advice.setText(advice)
        self._advice.setVisible(bool(advice))
        between = f'<p style="margin-top:{round(tokens.S4 * self.look.u)}px; margin-bottom:0;">'
        boxes = between.join(f"<b>{escape(title)}</b><br>{escape(box)}</p>" for title, box in parts)
        self._text.setText(f'<p style="margin:0;">{boxes}' if boxes else escape(text))

    def relook(self) -> None:
        super().relook()
        many = len(self._all())
        wide, high = _WIDTH - 2 * tokens.S16, _LOW if many > _MANY else _HIGH
        columns = self._columns(many)
        side = min((wide - tokens.S4 * (columns - 1)) / columns, (high - tokens.S4) / 2)
        for tile in self._all():
            tile.setFixedSize(int(side * self.look.u), int(side * self.look.u))

    def _columns(self, number: int) -> int:
        return max(1, number if number <= self.abreast else ceil(number / 2))


class LeaderSheet(PortraitSheet):
    """Some leaders have two sides. Those of expansions that are not in play can't be chosen."""

    def __init__(self, look: Look, edition: Edition, parent: QWidget | None = None) -> None:
        super().__init__(look, edition, parent)
        self._turned = False
        self.turn = QPushButton()
        self._beside.addWidget(self.turn, 0, Qt.AlignmentFlag.AlignLeft)
        self.turn.clicked.connect(self._turn)
        self._card.clicked.connect(self._turn)
        self.set_edition(edition, ())

    def set_edition(self, edition: Edition, expansions: tuple[str, ...]) -> None:
        """Offer the leaders of another game, or with other expansions."""
        self._edition = edition
        self._playable = {leader.id: playable(edition, leader, expansions) for leader in edition.leaders}
        self._offer(("", *self._playable))
        for leader, can_play in self._playable.items():
            self.tile(leader).setEnabled(can_play)

    def show_leader(self, whose: str, leader: str) -> None:
        self._turned = self._turned and leader == self.shown
        super().show_leader(whose, leader)

    def _turn(self) -> None:
        printed = self._edition.leader_by_id.get(self.shown)
        if printed is not None and printed.other_side is not None:
            self._turned = not self._turned
            self.retranslate()

    def _called(self, leader: str) -> str:
        return name("leader", leader, self._edition.products)

    def retranslate(self) -> None:
        tips = {leader.id: self._called(leader.id) + self._note(leader) for leader in self._edition.leaders}
        self._head(self.tr("Leader of {player}").format(player=self._whose), {"": self.tr("Random Leader"), **tips})
        printed = self._edition.leader_by_id.get(self.shown)
        other = None if printed is None else printed.other_side
        shown, hidden = (other, printed) if other is not None and self._turned else (printed, other)
        self._card.show_face(shown)
        self.turn.setVisible(other is not None)
        if hidden is not None:
            self.turn.setText(self.tr("Turn over"))
            self.turn.setToolTip(self._called(hidden.id))
        if printed is not None and shown is not None:
            self._tell(self._called(shown.id), self._advised(printed.complexity), self._parts(shown))
            return
        easy = (one.id for one in self._edition.leaders if one.complexity == 1 and self._playable[one.id])
        self._tell(
            self.tr("Random Leader"),
            self.tr("Dealt when the game begins, from those that nobody has chosen."),
            text=self.tr("For a first game choose one of complexity 1: {leaders}.").format(
                leaders=", ".join(map(self._called, easy))
            ),
        )

    def _note(self, leader: Leader) -> str:
        if not self._playable[leader.id]:
            return self.tr(" (only with the {module})").format(module=product_name(leader.product))
        return self.tr(" (complexity {number})").format(number=leader.complexity)

    def _parts(self, leader: Leader) -> Iterator[tuple[str, str]]:
        with speaking_of(self._edition.products):
            boxes = boxes_of(leader)
        ability, signet = ability_names(leader.id, self._edition.products)
        headings = {"ability": ability, "signet": self.tr("Signet Ring: {name}").format(name=signet)}
        for box, text in boxes.items():
            yield headings.get(box) or name("box", box), text

    def _advised(self, complexity: int) -> str:
        if complexity == 1:
            return self.tr("Complexity 1 of 3: recommended for a first game.")
        if complexity == 2:
            return self.tr("Complexity 2 of 3.")
        return self.tr("Complexity 3 of 3: for players who know the game.")


# ---------------------------------------------------------------- Rivals


def choices(automa: Automa) -> tuple[str, ...]:
    """What can be chosen for the seat of a Rival; empty: a random one."""
    rivals = tuple(automa.rival_by_id)
    return rivals if len(rivals) == 1 else ("", *rivals)


def rival_name(rival: str, edition: Edition, automa: Automa) -> str:
    """As it is chosen from a list; those for a first game are marked."""
    if not rival:
        return Rivals.tr("Random Rival")
    called = name("rival", rival, edition.products)
    return Rivals.tr("{rival} (recommended)").format(rival=called) if rival in automa.advised else called


class RivalSheet(PortraitSheet):
    """Signet Ring, Scheme, priorities and value of each Rival."""

    abreast = 14  # they have so much to tell that one row must do

    def __init__(self, look: Look, edition: Edition, automa: Automa, parent: QWidget | None = None) -> None:
        super().__init__(look, edition, parent)
        self.set_automa(edition, automa)

    def set_automa(self, edition: Edition, automa: Automa) -> None:
        self._edition, self._automa = edition, automa
        self._offer(choices(automa))
        self._portraits.setVisible(len(choices(automa)) > 1)
        wordy = any(rival.scheme is not None for rival in automa.rivals)
        self._card.set_size(LOW_FACE if wordy else FACE)

    def retranslate(self) -> None:
        tips = {rival: rival_name(rival, self._edition, self._automa) for rival in choices(self._automa)}
        self._head(self._whose, tips)
        rival = self._automa.rival_by_id.get(self.shown)
        self._card.show_face(rival, "" if rival is not None and rival.thrives else HAGAL_BACK)
        if rival is not None:
            with speaking_of(self._edition.products):
                boxes = boxes_of(rival)
            parts = ((name("box", box), text) for box, text in boxes.items())
            self._tell(name("rival", rival.id, self._edition.products), self._advised(rival), parts)
            return
        advised = [name("rival", rival, self._edition.products) for rival in self._automa.advised]
        self._tell(
            Rivals.tr("Random Rival"),
            self.tr("Dealt when the game begins, from those that nobody has chosen."),
            text=self.tr("For a first game choose {rivals}.").format(rivals=either(advised)) if advised else "",
        )

    def _advised(self, rival: Rival) -> str:
        if rival.id in self._automa.advised:
            return self.tr("Recommended for a first game.")
        if rival.thrives:
            return ""
        return self.tr(
            "It has no Leader and three Agents. After each Agent turn of the first player a House Hagal card is turned"
            " up and sends one of them; on Combat spaces its troops go to the Conflict."
        )
