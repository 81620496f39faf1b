"""The big card: the face, and beside it all that can be said about it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QTextBrowser, QToolButton, QWidget

from dune_desktop.engine.names import CardNumber
from dune_desktop.models import refs
from dune_desktop.models.refs import Ref
from dune_desktop.models.shown_game import ShownGame
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.tokens import S24
from dune_desktop.scene.faces import face_pixmap
from dune_desktop.scene.faces.measures import PREVIEW, SIZES, Face
from dune_desktop.windows.widgets.layouts import STRETCH, TOP, fill, role_label, row
from dune_desktop.windows.widgets.overlay import Overlay
from dune_desktop.windows.widgets.panels import announce, painting
from dune_desktop.windows.widgets.preview_text import html, plain, tell

#: What a big card is asked for: a thing on the table, or what is printed.
Big = Ref | Face

_WORDS_WIDTH: Final = 380
_NEXT: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_SCROLLING: Final = {
    Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1), Qt.Key.Key_PageUp: (1, -1), Qt.Key.Key_PageDown: (1, 1)
}  # fmt: skip


class BigFace(QWidget):
    """Shows the face alone, as large as there is room."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.face: Face | None = None
        self.scale = 1.0

    def show_face(self, face: Face, scale: float) -> None:
        self.face, self.scale = face, scale
        size = SIZES[PREVIEW] * scale
        self.setFixedSize(size.toSize())
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.face is None:
            return
        size: QSizeF = SIZES[PREVIEW]
        pixmap = face_pixmap(self._look, self.face, PREVIEW, size, self.scale * self.devicePixelRatioF())
        with painting(self, self.scale) as (painter, _area):
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(QRectF(QPointF(), size), pixmap, pixmap.rect())


class Preview(Overlay):
    """Over its page: Esc, Space, a right click or a click beside it close it; arrows go to the neighbours."""

    #: A rule's number was clicked.
    rule_asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget, products: tuple[str, ...]) -> None:
        self._products = products
        self._faces: tuple[Face, ...] = ()
        self._at = 0
        super().__init__(look, parent)
        self.big = BigFace(look, self.sheet)
        self.words = QTextBrowser(self.sheet)
        self.words.setFrameShape(QFrame.Shape.NoFrame)
        self.words.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.words.setOpenLinks(False)
        self.words.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # rounding may cost a pixel
        self.words.setStyleSheet("QTextBrowser { background: transparent; border: none; padding: 0; }")
        self.words.anchorClicked.connect(self._rule)
        self.place = role_label("quiet")
        self.steps = tuple(self._step_button(sign, by) for sign, by in (("←", -1), ("→", 1)))
        self._row = row((self.big, 0, TOP), (self.words, 1))
        foot = row((STRETCH, 1), self.steps[0], self.place, self.steps[1], (STRETCH, 1))
        fill(self.column, self._row, foot)
        self.pad(self._row, gap=S24)
        for part in (self.big, self.words):  # or the layout leaves them out until they have been shown
            part.show()

    def _step_button(self, sign: str, by: int) -> QToolButton:
        button = QToolButton(self.sheet)
        button.setText(sign)
        button.setProperty("flat", True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard has the arrows
        button.clicked.connect(partial(self._step, by))
        return button

    @property
    def face(self) -> Face | None:
        """What is shown, if anything is."""
        return self._faces[self._at] if self._faces and self.isVisible() else None

    def show_big(self, controller: ShownGame, what: Big) -> None:
        """Show what is printed on a thing, and beside it what lies in a row with that; or just what is printed."""
        if not isinstance(what, tuple):
            self.show_face(what)
        elif (face := printed_on(controller, what)) is not None:
            self.show_face(face, neighbours(controller, what))

    def show_face(self, face: Face, faces: Sequence[Face] = ()) -> None:
        """Show it; ``faces``: what lies beside it, itself included."""
        self._faces = tuple(faces) if face in faces else (face,)
        self._at = self._faces.index(face)
        self.setGeometry(self._page.rect())
        self._fill()
        self.open()

    def retranslate(self) -> None:
        """The language has changed."""
        self._fill()

    def _step(self, by: int, _checked: bool = False) -> None:
        if len(self._faces) > 1:
            self._at = (self._at + by) % len(self._faces)
            self._fill()

    def _fill(self) -> None:
        if not self._faces:
            return
        face, u = self._faces[self._at], self._look.u
        told = tell(face, self._products)
        scale = self._scale_of_face()
        self.big.show_face(face, scale)
        self.words.setFixedSize(round(self._words_width(scale)), self.big.height())
        self.words.setHtml(html(told, self._look.theme, u))
        self.words.verticalScrollBar().setValue(0)
        for part in (self.place, *self.steps):
            part.setVisible(len(self._faces) > 1)
        self.place.setText(self.tr("{place} of {all}").format(place=self._at + 1, all=len(self._faces)))
        said = plain(told)
        self.sheet.setAccessibleName(told.title)
        self.sheet.setAccessibleDescription(said)
        self.setAccessibleName(said)
        announce(self, said)
        self._row.invalidate()
        self.column.invalidate()
        self._place()

    def room(self) -> QRect:
        """The whole page: a card is as large as was asked for, in every window."""
        return self.rect()

    def _scale_of_face(self) -> float:
        """``u``, or what the page has room for."""
        u, size = self._look.u, SIZES[PREVIEW]
        high = 0.95 * self.height() - 4 * S24 * u
        wide = 0.95 * self.width() - 3 * S24 * u - 240 * u
        return max(0.5, min(u, high / size.height(), wide / size.width()))

    def _words_width(self, scale: float) -> float:
        u = self._look.u
        return min(_WORDS_WIDTH * u, 0.95 * self.width() - 3 * S24 * u - SIZES[PREVIEW].width() * scale)

    def relook(self) -> None:
        super().relook()
        if self._faces:
            self._fill()

    def _rule(self, link: QUrl) -> None:
        self.rule_asked.emit(link.toString())

    # ------------------------------------------------------------ answers

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _NEXT:
            self._step(_NEXT[key])
        elif key in _SCROLLING:
            page, way = _SCROLLING[key]
            bar = self.words.verticalScrollBar()
            bar.setValue(bar.value() + way * (bar.pageStep() if page else 3 * bar.singleStep()))
        else:
            super().keyPressEvent(event)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self.close_sheet()
        super().mousePressEvent(event)


def printed_on(controller: ShownGame, ref: Ref) -> Face | None:
    """What is printed on the thing, or on the component whose effect it is."""
    kind, found = ref
    edition = controller.edition
    if kind in (refs.CARD, refs.CONTRACT, refs.TROPHY):
        return controller.face(int(found))
    if kind == refs.SPACE:
        return edition.spaces[int(found)]
    if kind == refs.SEAT:
        return controller.rival(int(found)) or controller.view.players[int(found)].leader
    if kind == refs.LEADER and controller.looker < len(controller.view.players):
        return controller.view.players[controller.looker].leader
    return _component(controller, str(found).partition(".")[0]) if kind in (refs.RESERVE, refs.ITEM) else None


def _component(controller: ShownGame, component: str) -> Face | None:
    edition = controller.edition
    if component in edition.space_index:
        return edition.spaces[edition.space_index[component]]
    kinds = (edition.card_by_id, edition.leader_by_id, edition.intrigue_by_id, edition.conflict_by_id)
    return next((faces[component] for faces in kinds if component in faces), None)


def neighbours(controller: ShownGame, ref: Ref) -> list[Face]:
    """The faces of the cards that lie in a row with this one, itself included."""
    faces = map(controller.face, _row_of(controller, ref[1]) if ref[0] == refs.CARD else ())
    return [face for face in faces if face is not None]


def _row_of(controller: ShownGame, card: int | str) -> Sequence[CardNumber]:
    view, looker = controller.view, controller.looker
    places = [view.row, view.hagal_discard]
    if looker < len(view.players):
        player = view.players[looker]
        places += [player.hand, player.intrigue, player.played, player.revealed]
    return next((cards for cards in places if card in cards), ())
