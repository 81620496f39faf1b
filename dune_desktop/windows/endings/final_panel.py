"""The end of the game: the slow count, who won and why, and the story of the rounds as a chart."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from dune_desktop.engine.events import GameOver
from dune_desktop.engine.names import Seat
from dune_desktop.models.naming import Names
from dune_desktop.models.shown_game import ShownGame
from dune_desktop.models.story.chronicle import Chronicle
from dune_desktop.models.table.seat_figures import FACTS
from dune_desktop.scene.art.plates import draw_frame
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.log import sentences
from dune_desktop.windows.endings.final_count import CountPart, FinalCount
from dune_desktop.windows.endings.rounds_told import RoundsTold
from dune_desktop.windows.endings.score_words import CANNOT_WIN, Tie, place_name, points_from, ties
from dune_desktop.windows.endings.triumph import Triumph
from dune_desktop.windows.endings.victory import Crowning, Rank, VictoryPlate
from dune_desktop.windows.games import rivals_of
from dune_desktop.windows.widgets.layouts import STRETCH, fill, role_label, row
from dune_desktop.windows.widgets.overlay import Overlay, Sheet
from dune_desktop.windows.widgets.panels import PanelButton, announce, painting

#: Share of the width between the plate and the edge; from the edge of the window to its frame.
_RIGHT, _AIR = 0.04, 6.0
#: Two lines, so that nothing moves when the last word is told.
_TOLD: Final = 44.0


class FinalPanel(Overlay):
    """Any key ends the count, and whoever has won stands in the sun; a second one closes it, and the table stays."""

    by_itself = True

    new_game_asked = Signal()
    leave_asked = Signal()
    #: The game is to be watched from its beginning.
    watch_asked = Signal()
    #: The game is to be looked back at: what each decision cost.
    review_asked = Signal()
    statistics_asked = Signal()

    def __init__(self, controller: ShownGame, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._controller = controller
        self._story: Chronicle | None = None
        self._over = GameOver(())
        self._ties: tuple[Tie, ...] = ()
        self._heading, self._told = role_label("banner"), role_label("heading", wrap=True)
        self.count = FinalCount(look, controller)
        self.rounds = RoundsTold(look, tuple(seat.colour for seat in controller.seats))
        self.buttons = [PanelButton(look) for _ in range(6)]
        #: From the moment of victory to the count, and back.
        self.scores, self.back = PanelButton(look), PanelButton(look)
        self._count_sheet = self.sheet
        self.plate = VictoryPlate(look, (self.buttons[0], self.scores, *self.buttons[1:]), self)
        self.triumph = Triumph(self, self._come)
        self.closed.connect(self.triumph.end)
        self._build()
        self.scores.clicked.connect(lambda: self._turn_to(self._count_sheet))
        self.back.clicked.connect(lambda: self._turn_to(self.plate))
        self.count.counted.connect(self._say)
        self.count.finished.connect(self._decide)
        self.count.finished.connect(self._celebrate)
        self.count.pointed.connect(self._point)
        deeds = (
            self.close_sheet, self.review_asked.emit, self.watch_asked.emit, self.statistics_asked.emit,
            self.new_game_asked.emit, self.leave_asked.emit,
        )  # fmt: skip
        for button, deed in zip(self.buttons, deeds, strict=True):
            button.clicked.connect(deed)

    def _build(self) -> None:
        self.pad(self.plate.lines, tokens.S24, tokens.S16, tokens.S24, tokens.S16, gap=tokens.S8)
        self.plate.hide()
        fill(self.column, self._heading, self._told, self.count, (self.rounds, 1), row(STRETCH, self.back))

    def show_story(self, story: Chronicle, over: GameOver, counted: bool = False) -> None:
        """Count the points of this game; one that was ``counted`` before shows them at once."""
        counted = counted or (over is self._over and self.count.done)
        self._story, self._over = story, over
        self.rounds.hide()  # it would tell the end before the count does
        rivals = map(self._controller.rival, range(len(self._controller.seats)))
        places = tuple(
            CANNOT_WIN if rival is not None and not rival.scores else over.ranking.index(seat) + 1
            for seat, rival in enumerate(rivals)
        )
        able = [seat for seat in over.ranking if places[seat] != CANNOT_WIN]
        self._ties = tuple(ties(self._controller.view, able))
        self._word()
        self._told.setText("")
        self._turn_to(self._count_sheet)
        self._told.setMinimumHeight(round(_TOLD * self._look.u))
        self.count.count(story, places, self._ties)
        if counted:
            self.count.finish()
        self.rounds.show_story(story)
        self.open()

    def _turn_to(self, sheet: Sheet) -> None:
        """Show the count, or the moment of victory."""
        self.triumph.end()
        for one in (self._count_sheet, self.plate):
            one.setVisible(one is sheet)
        self.sheet = sheet
        self._place()
        self.update()
        if self.isVisible():
            self.setFocus()

    def _place(self) -> None:
        """Put the plate at the right of whoever has won."""
        super()._place()
        if self.sheet is self.plate:
            right = self.width() - round(_RIGHT * self.width())
            self.plate.move(right - self.plate.width(), self.plate.y())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.sheet is not self.plate:
            super().paintEvent(event)
            return
        winner = self.count.order[0]
        with painting(self, self.look.u) as (painter, frame):
            self.triumph.paint(painter, frame, self._leader(winner), self._controller.seats[winner].colour)
            draw_frame(painter, frame.adjusted(_AIR, _AIR, -_AIR, -_AIR))

    def _leader(self, seat: Seat) -> str:
        return self._controller.view.players[seat].leader.id

    def _say(self, part: CountPart) -> None:
        points = points_from(self._controller.edition, part.source, part.n)
        who = self._controller.seats[part.seat].name
        self._told.setText(self.tr("{player}, {points}").format(player=who, points=points))

    def _point(self, part: CountPart | None) -> None:
        """Tell the part that the keyboard is on; None: it has left them."""
        if part is not None:
            self._say(part)
            announce(self, self._told.text())
        elif self.count.done:
            self._decide()

    def _decide(self) -> None:
        """Tell who won, and what decided."""
        self.rounds.show()
        sentence = sentences.line(
            self._over, self._controller.game, None, lambda seat: self._controller.seats[seat].name
        )
        self._told.setText(sentence or "")
        self.setAccessibleName(sentence or "")
        names = [seat.name for seat in self._controller.seats]
        self.count.setAccessibleDescription("\n".join(tie.words(names) for tie in self._ties))
        self._crown(names)

    def _crown(self, names: list[str]) -> None:
        """Tell the moment of victory."""
        winner = self.count.order[0]
        tie = next((tie.words(names) for tie in self._ties if tie.seat == winner), "")
        named = Names(self._controller)
        leader, points = named.leader(self._leader(winner)), FACTS["points"](named, self._rank(winner).total)
        score = points if leader == names[winner] else f"{leader} · {points}"
        told = Crowning(names[winner], self.tr("wins the game"), score, tie)
        self.plate.herald.tell(told)
        self.plate.ranks.show_ranks([self._rank(seat) for seat in self.count.order])
        self._turn_to(self.plate)

    def _celebrate(self) -> None:
        """Let the picture come to life, where somebody has seen the count."""
        self.triumph.play(self._look.motion if self.isVisible() else 0.0)

    def _come(self, counted: float) -> None:
        """Show the next moment of it, in which so much of the points is counted."""
        self.plate.ranks.come(counted)
        self.update()

    def _rank(self, seat: Seat) -> Rank:
        who, counted = self._controller.seats[seat], [part for part in self.count.parts if part.seat == seat]
        words = place_name(CANNOT_WIN) if self.count.places[seat] == CANNOT_WIN else ""
        signs = tuple(part.sign for part in counted for _ in range(part.n))
        return Rank(who.name, who.colour, self._leader(seat), signs, sum(part.n for part in counted), words)

    def _word(self) -> None:
        rivals = rivals_of(self._controller.edition)
        heading = self.tr("Final score")
        self._heading.setText(self.tr("{heading} · {mode}").format(heading=heading, mode=rivals) if rivals else heading)
        said = (
            self.tr("View the table"), self.tr("Review"), self.tr("Watch the game again"), self.tr("Statistics"),
            self.tr("New game"), self.tr("Leave"),
        )  # fmt: skip
        for button, text in zip(self.buttons, said, strict=True):
            button.show_text(text, accent=button is self.buttons[0])
        self.scores.show_text(heading)
        self.back.show_text(self.tr("Back"), accent=True)

    def _hurried(self) -> bool:
        """Show at once all that is still to come, if something is."""
        waited = not self.count.done or self.triumph.running
        self.count.finish()
        self.triumph.end()
        return waited

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._hurried():
            event.accept()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._hurried():
            event.accept()
        else:
            super().mousePressEvent(event)

    def retranslate(self) -> None:
        self._word()
        if self._story is not None:
            self.count.update()  # who has no name is called otherwise now
            if self.count.done:
                self._decide()
