"""All that is public of a seat: leader and abilities, figures, and the cards that lie open before it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.engine.printed import Leader
from dune_desktop.engine.rivals.printed import Rival
from dune_desktop.models.naming import box_lines
from dune_desktop.models.roles import Role
from dune_desktop.models.shown_game import ShownGame
from dune_desktop.models.table import zones
from dune_desktop.models.table.seat_figures import figures, heading, say
from dune_desktop.scene.drawing import tokens
from dune_desktop.text.boxes import boxes_of
from dune_desktop.text.names import ability_names
from dune_desktop.windows.decision.table_parts import TableParts
from dune_desktop.windows.table.card_grid import TitledGrid
from dune_desktop.windows.table.pile_viewer import TITLES
from dune_desktop.windows.widgets.face_view import FaceView
from dune_desktop.windows.widgets.flow_layout import FlowLayout
from dune_desktop.windows.widgets.layouts import MIDDLE, STRETCH, TOP, fill, role_label, row
from dune_desktop.windows.widgets.overlay import Overlay
from dune_desktop.windows.widgets.panels import Mark

#: The width of texts and cards, without and with cards, and what the sheet takes beside and above them.
_PLAIN, _WITH_CARDS = 560.0, 940.0
_BESIDE, _ABOVE = 300.0, 130.0
#: How many times as large cards are shown, and whether they are low: the first for which there is room.
_FORMS = ((1.6, False), (1.4, False), (1.2, False), (1.0, False), (1.0, True))
#: What only open hands show.
_HELD = (zones.HAND, zones.INTRIGUE)
_ZONES = (
    zones.PLAYED, zones.REVEALED, zones.WAITING, zones.CONTRACTS, zones.TROPHIES, zones.COMPLETED, zones.FLIPPED,
    zones.DISCARD,
)  # fmt: skip


class SeatSheet(Overlay):
    """Opens over the page; Esc closes it."""

    previewed = Signal(object)

    def __init__(self, parts: TableParts[ShownGame], parent: QWidget) -> None:
        self._seat: Seat = NOBODY
        #: Of cards, side by side as far as there is room.
        self._sections: list[TitledGrid] = []
        super().__init__(parts.look, parent)
        self._controller, self._models, self._keys = parts.controller, parts.models, parts.keys
        self._answering = parts.answering
        self._names = self._models.names
        self._mark, self._face = Mark(parts.look, tokens.ICON_32), FaceView(parts.look)
        self._name, self._leader, self._hint = role_label("banner"), role_label("quiet"), role_label("quiet")
        self._area = QScrollArea(widgetResizable=True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        called = ((widget, 0, MIDDLE) for widget in (self._mark, self._name, self._leader))
        head = row(*called, (STRETCH, 1), (self._hint, 0, MIDDLE))
        self._body = row((self._face, 0, TOP), (self._area, 1, TOP))
        self.pad(self._body, gap=tokens.S24)
        fill(self.column, head, (self._body, 1))

    def open_seat(self, seat: Seat) -> None:
        """Show the sheet of this seat."""
        self._seat = seat
        self._tell(seat)
        self.open()

    def _tell(self, seat: Seat) -> None:
        setup, player = self._controller.seats[seat], self._controller.view.players[seat]
        self._mark.set_colour(setup.colour)
        self._name.setText(setup.name)
        self._leader.setText(self._called(self._names.leader(player.leader.id)))
        self.setAccessibleName(f"{setup.name}, {self._leader.text()}")
        self._hint.setText(self.tr("Close: {key}").format(key=self._keys.label("back")))
        self._area.setWidget(self._content())
        self._face.show_face(self._printed())

    def _called(self, leader: str) -> str:
        """Whose card that is; a Rival is mostly called like its leader."""
        if self._controller.rival(self._seat) is None:
            return leader
        if self._controller.seats[self._seat].name == leader:
            return self.tr("Rival")
        return self.tr("Rival: {leader}").format(leader=leader)

    def _printed(self) -> Leader | Rival:
        """The card that lies before the seat."""
        player = self._controller.view.players[self._seat]
        return self._controller.rival(self._seat) or player.leader

    def _place(self) -> None:
        if self._seat != NOBODY:
            self._fit()
        super()._place()

    def _fit(self) -> None:
        """Be as high as texts and large cards need. Where there is no room, cards are low before one has to scroll."""
        u, sections = self._look.u, self._sections
        room = self._page.size() * 0.95 / u
        wide = round(min(_WITH_CARDS if sections else _PLAIN, room.width() - _BESIDE) * u)
        most = round((room.height() - _ABOVE) * u)
        high = next((high for form in _FORMS if (high := self._high(wide, *form)) <= most), most)
        self._area.setFixedSize(wide, high)
        self._body.invalidate()
        self.column.invalidate()

    def _high(self, wide: int, scale: float, low: bool) -> int:
        """Return the height with high or low cards that are so many times as large."""
        for section in self._sections:
            section.grid.enlarge(scale, 1)
            section.grid.set_low(low)
        for layout in (self._cards, self._column):
            layout.invalidate()
        return self._column.totalHeightForWidth(wide)

    def _content(self) -> QWidget:
        content = QWidget()
        column = self._column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, round(tokens.S12 * self._look.u), 0)
        for text in self._texts():
            column.addWidget(text)
        self._cards, self._sections = FlowLayout(self._look), []
        column.addLayout(self._cards)
        for zone in (*_HELD, *_ZONES) if self._controller.open_hands else _ZONES:
            self._add_zone(zone, str(TITLES[zone]))
        for zone in zones.owned(self._names):
            self._add_zone(zone, zones.owned_title(zone, self._names))
        for zone in zones.laid_aside(self._names):
            self._add_zone(zone, zones.aside_title(zone, self._names))
        column.addStretch(1)
        return content

    def _texts(self) -> list[QLabel]:
        row = self._models.seats.index(self._seat, 0).data(Role.VALUE)
        said = say(self._names, (*heading(row), *figures(self._names, row)))
        abilities, rest = role_label("", wrap=True), role_label("quiet", wrap=True)
        abilities.setText("\n".join(self._abilities(self._printed())))
        rest.setText("\n".join(text[:1].upper() + text[1:] for text in said))
        return [abilities, rest]

    def _abilities(self, leader: Leader | Rival) -> list[str]:
        """Word the abilities, each with its name."""
        if isinstance(leader, Rival):
            return box_lines(boxes_of(leader))
        names = ability_names(leader.id, self._controller.edition.products)
        return [
            self.tr("{name}: {text}").format(name=called, text=text)
            for called, text in zip(names, boxes_of(leader).values(), strict=False)
        ]

    def _add_zone(self, zone: str, called: str) -> None:
        model = self._models.pile(self._seat, zone)
        if not model.rowCount():
            return
        title = self.tr("{pile}: {n}").format(pile=called, n=model.rowCount())
        section = TitledGrid(model, title, self._look, self._keys, self._answering)
        section.grid.setAccessibleName(called)
        section.grid.taken.connect(self.previewed)
        section.grid.previewed.connect(self.previewed)
        self._sections.append(section)
        self._cards.add(section)

    def retranslate(self) -> None:
        if not self.isHidden():
            self._tell(self._seat)
            self._place()
