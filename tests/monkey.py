"""Plays whole games through the window as a person would: by mouse and keys, with detours, and never by the code.

It knows what is offered from ``answering``; what it does about it goes through widgets. After each step it compares
what happened with what was meant, and what is shown with what is so.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QAbstractButton

from dune_desktop.engine.actions import Action
from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.rivals.printed import SOLO
from dune_desktop.engine.setup import Setup
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.refs import (
    AGENT,
    BACK_BUTTON,
    CONFIRM_BUTTON,
    OWN_TRAY,
    SEAT,
    TABLE,
    Ref,
)
from dune_desktop.models.roles import Role
from dune_desktop.records.game_info import GameInfo, SeatSetup
from dune_desktop.records.record import Recorder
from dune_desktop.records.record_text import dumps
from dune_desktop.scene.faces.states import LIT
from dune_desktop.scene.piece import Piece
from dune_desktop.windows.decision.option_rows import ALL, LESS, MORE, stepper_parts
from dune_desktop.windows.endings.round_end import RoundEnd
from dune_desktop.windows.table.pile_viewer import SideTile
from dune_desktop.windows.widgets.overlay import Overlay
from tests.agreeing import check_words, row_indexes
from tests.asked import confirming
from tests.detours import Detours, may_drag, scroll_to
from tests.games import choose, seats_of
from tests.person import SHIFT, Unreachable, name_of

NAMES = ("Serhii", "Олександра-Марія", "Olha", "Andrii of the Long Name")
COLOURS = ("red", "blue", "green", "yellow")
_KEPT = "20261101-100000-000001"
_KEYS = {str(n): Qt.Key(Qt.Key.Key_0 + n) for n in range(10)}
_CLOSING = (Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Return)


class Monkey(Detours):
    """``detours``: one step in so many does something beside the game; ``frames``: one in so many is painted."""

    #: The round in which it sits down at a game that was kept; 0: it begins one.
    since = 0
    #: The round in which it gets up.
    until = 99

    def begin(self, players: int, humans: int, edition: str = "base", modules: tuple[str, ...] = ()) -> None:
        seats = tuple(SeatSetup(NAMES[n], COLOURS[n], "" if n < humans else "random") for n in range(players))
        self._sit_down(Setup(players, self.seed, expansions=modules), seats, edition)

    def begin_with_rivals(
        self,
        mode: str,
        edition: str = "base",
        level: str = "",
        variants: tuple[str, ...] = (),
        rivals: tuple[str, ...] = (),
        modules: tuple[str, ...] = (),
    ) -> None:
        """``rivals``: their ids, or any."""
        people = 1 if mode == SOLO else 2
        seats = tuple(SeatSetup(NAMES[n], COLOURS[n], "" if n < people else "rival") for n in range(3))
        leaders = (*(None,) * people, *rivals)
        setup = Setup(3, self.seed, leaders, modules, mode=mode, level=level, variants=variants)
        self._sit_down(setup, seats, edition)

    def _sit_down(self, setup: Setup, seats: tuple[SeatSetup, ...], edition: str) -> None:
        """At a new game, or at one that was kept when ``self.since`` rounds had begun."""
        if self.since:
            recorder = Recorder(edition, setup, None, GameInfo(seats, "", "2026-11-01T10:00:00+00:00"))
            chance = seats_of(self.seed)
            while recorder.game.round < self.since:
                recorder.apply(choose(recorder.game, chance))
            self.window.store.keep(_KEPT, dumps(recorder.record()))
            self.window.store.flush()
            self.window.games.load(_KEPT)
        else:
            self.window.games.begin(setup, seats, (), edition)
        self.person.look(2)

    # ------------------------------------------------------------ playing

    def play(self, folder: Path, most: int = 6000) -> None:
        """To the end of the game, or till it gets up. What fails is told with the step, and shown in a picture."""
        controller = self.page.controller
        try:
            while controller.asked != NOBODY and controller.view.round < self.until:
                assert self.steps < most, "the game does not end"
                self.step()
            if controller.asked == NOBODY:
                self.finish()
        except BaseException as error:
            self.window.setUpdatesEnabled(True)
            picture = folder / f"monkey_{self.seed}_{self.steps}.png"
            self.window.grab().save(str(picture))
            raise AssertionError(
                f"seed {self.seed}, step {self.steps}, {self.doing}, with the keyboard on"
                f" {name_of(self.person.focus())}: {type(error).__name__}: {error} ({picture})"
            ) from error

    def step(self) -> None:
        self.steps += 1
        if self.frames > 1:
            self.window.setUpdatesEnabled(self.steps % self.frames == 0)
        self._let_pass()
        controller = self.page.controller
        if controller.asked == NOBODY:  # that pass was the last answer of the game
            return
        sheet = self._open_sheet()
        if sheet is not None:
            self._close(sheet)
        elif self.page.reading.now is not None:
            self._read()
        elif controller.covered_for != NOBODY:
            self._uncover()
        elif controller.asked != controller.looker:
            self._wait_for_others()
        elif self.chance.randrange(self.detours) == 0:
            self._detour()
        else:
            self._answer()
        self.check()
        self.each()

    def _let_pass(self) -> None:
        """Who passes for a whole Combat does so a moment after being asked."""
        history, before = self.page.controller.history, -1
        while len(history) != before:
            before = len(history)
            self.person.look()

    def finish(self) -> None:
        """The final panel: any key shows the whole count, the next one closes it; it opens again."""
        self.doing = "the end"
        self.window.setUpdatesEnabled(True)
        check_words(self.page)
        while self.page.reading.now is not None:
            self._read()
        final = self.page.milestones.final
        assert final.isVisible()
        if self.window.look.motion:
            self.person.key(Qt.Key.Key_Space)
            assert final.isVisible()
        self.person.key(Qt.Key.Key_Space)
        assert not final.isVisible()
        assert self.page.decision.page is self.page.decision.over
        self.person.key(Qt.Key.Key_Return)
        assert final.isVisible()
        self.check()
        self.each()
        self.person.click(final, QPoint(5, 5))
        assert not final.isVisible()
        self.trouble.check()

    # ------------------------------------------------------------ between questions

    def _open_sheet(self) -> Overlay | None:
        return next((sheet for sheet in self.page.findChildren(Overlay) if sheet.isVisible()), None)

    def _close(self, sheet: Overlay) -> None:
        self.doing = f"closing {type(sheet).__name__}"
        way = self.chance.randrange(3)
        if way == 0:
            self.person.key(self.chance.choice(_CLOSING))
        elif way == 1:
            self.person.click(sheet, QPoint(5, 5))
        else:
            go_on = RoundEnd.tr("Continue")
            buttons = [one for one in sheet.findChildren(QAbstractButton) if one.isVisible() and one.text() == go_on]
            if buttons:
                self.person.click(buttons[0])
            else:
                self.person.key(Qt.Key.Key_Escape)
        assert not sheet.isVisible()

    def _uncover(self) -> None:
        page, way = self.page, self.chance.randrange(4)
        waiting, before = page.controller.covered_for, len(page.controller.history)
        self.doing = f"uncovering for {waiting}, way {way}"
        cover = page.decision.cover
        if way == 0:
            self.person.key(Qt.Key.Key_Return)
            on = page.scene.cursor.ref
            if self.amiss(page.controller.covered_for == waiting, f"Enter uncovers nothing with the cursor on {on}"):
                self.person.click(cover.uncover)
        elif way == 1 and cover.leave_open.isVisible():
            self.person.click(cover.leave_open)
        elif way == 2:
            self.person.click(page.view.viewport(), self.person.spot(page, page.scene.tray.cover))
        else:
            self.person.click(cover.uncover)
        # Who passes whatever comes does so at once, and the next one is waited for.
        assert page.controller.looker == waiting or len(page.controller.history) > before

    def _read(self) -> None:
        """What a Rival has done, by key or button."""
        read, wait = self.page.reading.now, self.page.decision.wait
        self.doing = "reading what a Rival has done"
        if self.chance.randrange(2) and self.page.scene.cursor.piece is None:
            self.person.key(self.chance.choice((Qt.Key.Key_Space, Qt.Key.Key_Return)))
        else:
            self.person.click(wait.go_on)
        assert self.page.reading.now is not read

    def _wait_for_others(self) -> None:
        controller, wait = self.page.controller, self.page.decision.wait
        before = len(controller.history)
        self.doing = "waiting for others"
        if controller.opponents.speed and wait.step.isVisible():
            # In the scene Space is for the big card of what the cursor is on.
            if self.chance.randrange(2) and self.page.scene.cursor.piece is None:
                self.person.key(Qt.Key.Key_Space)
            else:
                self.person.click(self.chance.choice((wait.skip, wait.step)))
        self.person.wait(lambda: len(controller.history) > before or controller.asked == NOBODY)

    # ------------------------------------------------------------ answering

    def _answer(self) -> None:
        """One thing that is offered, in one of the ways to say it."""
        ways = [self._by_list] * 6 + [self._by_piece] * 5 + [self._by_drag] * 5 + [self._by_key] * 3
        ways += [self._by_pile] * 4 + [self._by_finding]
        while True:
            way = self.chance.choice(ways)
            if way():
                self.done[way.__name__] += 1
                return

    def _offered(self) -> list[Choice]:
        choices = self.page.answering.choices
        lit = [choice for choice in (*choices.rows(), *choices.buttons) if choice.lit]
        # A person goes on more often than back.
        forward = [choice for choice in lit if choice.ref != BACK_BUTTON]
        return forward if forward and self.chance.randrange(8) else lit

    def _by_list(self) -> bool:
        """A row or a button of the decision panel."""
        offered = self._offered()
        if not offered:
            # Only a stepper is left that can take back: it is no answer by itself.
            return self._take_back()
        choice = self.chance.choice(offered)
        if choice in self.page.answering.choices.buttons:
            button = self.page.decision.ask.button(choice.ref)
            assert button is not None
            return self._do("button", choice, lambda: self.person.click(button))
        return self._click_row(choice)

    def _row_point(self, choice: Choice, part: str = "") -> QPoint:
        view = self.page.decision.ask.options
        index = next(one for one in row_indexes(self.page) if view.choice(one) == choice)
        view.scrollTo(index)
        self.person.look()
        box = view.visualRect(index)
        if not part:
            return box.center()
        u = self.window.look.u
        row = QRectF(0, 0, box.width() / u, box.height() / u - 4)
        return (stepper_parts(row)[part].center() * u + box.topLeft().toPointF()).toPoint()

    def _click_row(self, choice: Choice) -> bool:
        view = self.page.decision.ask.options
        if not choice.steps and not choice.take_back:
            at = self._row_point(choice)
            return self._do("row", choice, lambda: self.person.click(view.viewport(), at))
        part = self.chance.choice([MORE, ALL])
        at = self._row_point(choice, part)
        action = choice.steps[0 if part == MORE else -1]
        return self._do(f"stepper {part}", choice, lambda: self.person.click(view.viewport(), at), action)

    def _take_back(self) -> bool:
        for choice in self.page.answering.choices.rows():
            if choice.take_back:
                return self._click_less(choice)
        return False

    def _click_less(self, choice: Choice) -> bool:
        view, at = self.page.decision.ask.options, self._row_point(choice, LESS)
        return self._do("less", choice, lambda: self.person.click(view.viewport(), at), choice.take_back[0])

    def _by_key(self) -> bool:
        keyed = [choice for choice in self._offered() if choice.key]
        if not keyed:
            return False
        choice = self.chance.choice(keyed)
        if choice.variants and self.chance.randrange(2):
            return self._do(
                "shifted digit", choice, lambda: self.person.key(_KEYS[choice.key], SHIFT), choice.variants[0][1]
            )
        return self._do("digit", choice, lambda: self.person.key(_KEYS[choice.key]))

    def _by_finding(self) -> bool:
        """Letters, then Enter."""
        rows = [choice for choice in self.page.answering.choices.rows() if choice.lit and not choice.steps]
        view = self.page.decision.ask.options
        if not rows or not view.hasFocus():
            return False
        choice = self.chance.choice(rows)
        letters = choice.title.split()[0]
        if not letters.isalpha():
            return False
        self.doing = f"finding {letters}"
        self.person.find(letters)
        found = view.choice()
        if not view.hasFocus():  # a button or a piece begins so, too
            self.page.decision.take_home()
            return False
        if found is None or not found.lit or found.steps:
            return False
        return self._do("finding", found, lambda: self.person.key(Qt.Key.Key_Return))

    # ------------------------------------------------------------ on the table

    def _lit_pieces(self) -> list[Piece]:
        """A pile that holds what is lit is lit as well, but a click opens it."""
        pieces = self.page.scene.pieces()
        return [piece for piece in pieces if piece.kind == LIT and piece.ref is not None and piece.isVisible()]

    def _by_piece(self) -> bool:
        pieces = self._lit_pieces()
        seats = [ref for ref, choice in self.page.answering.choices.by_ref.items() if ref[0] == SEAT and choice.lit]
        if seats and self.chance.randrange(2):
            return self._click_seat(self.chance.choice(seats))
        if not pieces:
            return False
        piece = self.chance.choice(pieces)
        assert piece.ref is not None
        choice = self.page.answering.choices.by_ref[piece.ref]
        try:
            at = self.person.spot(self.page, piece)
        except Unreachable as error:
            self._missed(piece, error)
            return False
        view = self.page.view.viewport()
        return self._do(f"piece {piece.ref}", choice, lambda: self.person.click(view, at))

    def _missed(self, piece: Piece, error: Unreachable) -> None:
        """What lies under an open picker or outside a board that was brought closer is no loss."""
        page = self.page
        if not (
            page.piles.isVisible() or page.log.isVisible() or page.words.isVisible() or page.scene.board.zoomed > 1
        ):
            self.amiss(True, f"{type(piece).__name__}: {error}")

    def _click_seat(self, ref: Ref) -> bool:
        seats = self.page.seats
        box = seats.visualRect(self.page.models.seats.index(int(ref[1]), 0))
        choice = self.page.answering.choices.by_ref[ref]
        return self._do(f"seat {ref}", choice, lambda: self.person.click(seats.viewport(), box.center()))

    def _by_drag(self) -> bool:
        pieces = [piece for piece in self.page.scene.pieces() if piece.isVisible() and may_drag(piece)]
        self.chance.shuffle(pieces)
        for piece in pieces[:4]:
            assert piece.ref is not None
            targets = self.page.answering.targets(piece.ref)
            legal = [ref for ref, choice in targets.items() if choice.lit]
            if legal:
                target = self.chance.choice(legal)
                return self._drag(piece, target, targets[target], set(targets))
        return False

    def _drag(self, piece: Piece, target: Ref, choice: Choice, targets: set[Ref]) -> bool:
        person, page = self.person, self.page
        assert piece.ref is not None
        try:
            start = person.spot(page, piece)
            end = self._ground(target, targets) if target in (TABLE, OWN_TRAY) else self._target_spot(target, targets)
        except Unreachable as error:
            self._missed(piece, error)
            return False
        moves, source = self.chance.choice([3, 6]), piece.ref
        view = page.view.viewport()
        draft = (source, choice.ref) if source[0] == AGENT and choice.action is None else None
        return self._do(f"drag {source} to {target}", choice, lambda: person.drag(view, start, end, moves), draft=draft)

    def _target_spot(self, target: Ref, targets: set[Ref]) -> QPoint:
        def means(pieces: Any) -> object:
            return next((piece for piece in pieces if piece.ref in targets), None)

        found = [piece for piece in self.page.scene.pieces() if piece.ref == target and piece.isVisible()]
        if not found:
            raise Unreachable(f"{target} is not on the table")
        return self.person.spot(self.page, found[0], means)

    def _ground(self, target: Ref, targets: set[Ref]) -> QPoint:
        """Somewhere on the board, or in the tray, where nothing else is meant."""
        page = self.page
        view, root = page.view, page.scene.board if target == TABLE else page.scene.tray
        box = view.mapFromScene(root.sceneBoundingRect()).boundingRect()
        for _ in range(60):
            inner = box.adjusted(2, 2, -2, -2)
            at = inner.topLeft() + QPoint(self.chance.randrange(inner.width()), self.chance.randrange(inner.height()))
            other = any(piece.ref in targets for piece in page.scene.pieces_at(view.mapToScene(at)))
            if not other and self.person.reaches(view.viewport(), at):
                return at
        raise Unreachable(f"{target} is covered")

    # ------------------------------------------------------------ pickers

    def _by_pile(self) -> bool:
        """A card or a side in the picker that the question has opened."""
        piles = self.page.piles
        if not piles.isVisible() or not piles.picking:
            return False
        sides = [side for side in piles.findChildren(SideTile) if side.isVisible() and side.choice.lit]
        if sides:
            side = self.chance.choice(sides)
            scroll_to(side)
            return self._do("side", side.choice, lambda: self.person.click(side))
        cells = [
            (section.grid, section.grid.model().index(row, 0))
            for section in piles.sections
            for row in range(section.grid.model().rowCount())
        ]
        by_ref = self.page.answering.choices.by_ref
        lit = [(grid, index) for grid, index in cells if (found := by_ref.get(index.data(Role.REF))) and found.lit]
        if not lit:
            return False
        grid, index = self.chance.choice(lit)
        box = grid.visualRect(index)
        scroll_to(grid, box.center())
        self.person.look()
        choice = by_ref[index.data(Role.REF)]
        return self._do("pile", choice, lambda: self.person.click(grid.viewport(), box.center()))

    # ------------------------------------------------------------ what was meant, and what happened

    def _do(
        self,
        how: str,
        choice: Choice,
        deed: Callable[[], object],
        action: Action | None = None,
        draft: tuple[Ref, ...] | None = None,
    ) -> bool:
        """Do it, and see that it did what it says."""
        page = self.page
        controller, answering = page.controller, page.answering
        question = controller.question
        assert question is not None
        assert question.options is not None
        before, drafted, pending = len(controller.history), answering.draft, confirming(answering)
        wanted = action or choice.action
        if choice.ref == CONFIRM_BUTTON and pending is not None:
            wanted = pending.action
        # Taking back is legal without being among the options.
        offered = wanted is None or wanted in question.options or not controller.why(wanted)
        self.doing = f"{how}: {choice.title!r} {choice.ref}"
        deed()
        self.trouble.check()
        if choice.ref == BACK_BUTTON:
            assert len(answering.draft) < len(drafted) or (pending and confirming(answering) is None)
            return True
        if wanted is None:
            assert len(controller.history) == before, "an answer was given before it was whole"
            assert answering.draft == (draft or answering.draft)
            assert len(answering.draft) > len(() if draft else drafted), "nothing was chosen"
            return True
        if choice.confirm and pending is None:
            asked = confirming(answering)
            assert asked is not None
            assert asked.action == wanted
            return True
        assert len(controller.history) > before, "nothing happened"
        taken = controller.history[before]
        assert taken.action == wanted, f"{taken.action} instead of {wanted}"
        assert offered, f"{taken.action} was not offered"
        assert taken.seat == question.seat
        return True
