"""What things on the table are called, in the language of the application."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from dune_desktop.engine.edition import Edition
from dune_desktop.engine.names import FACTIONS, CardNumber, Seat
from dune_desktop.engine.rivals.printed import Rival
from dune_desktop.models.shown_game import Face, ShownGame
from dune_desktop.text.boxes import Boxes, boxes_of, kind_of
from dune_desktop.text.names import name
from dune_desktop.text.translating import Texts

Naming = Texts("Naming")


@frozen(eq=False)
class Names:
    """The names of players and printed things in one game; made anew whenever they are asked for."""

    controller: ShownGame

    @property
    def edition(self) -> Edition:
        return self.controller.edition

    def face(self, card: CardNumber) -> Face | None:
        return self.controller.face(card)

    @property
    def rivals(self) -> tuple[Rival | None, ...]:
        """By seat; None for people and for bots that play like people."""
        return tuple(map(self.controller.rival, range(len(self.controller.seats))))

    def seat(self, seat: Seat) -> str:
        return self.controller.seats[seat].name

    def bot(self, seat: Seat) -> str:
        """Who plays there, as records have it; empty for a person."""
        return self.controller.seats[seat].bot

    def seats(self, seats: Iterable[Seat]) -> str:
        return ", ".join(map(self.seat, seats))

    def card(self, card: CardNumber) -> str:
        return self.of_face(self.face(card))

    def cards(self, cards: Iterable[CardNumber]) -> str:
        return "; ".join(map(self.card, cards))

    def of_face(self, face: Face | None) -> str:
        """The name of a card of any kind; a hidden one is called that."""
        return Naming.tr("Hidden card") if face is None else name(kind_of(face), face.id, self.edition.products)

    def space(self, space: int) -> str:
        return name("space", self.edition.spaces[space].id, self.edition.products)

    def post(self, post: int) -> str:
        return name("post", self.edition.posts[post].id, self.edition.products)

    def faction(self, faction: int) -> str:
        return name("faction", FACTIONS[faction])

    def factions(self, factions: Iterable[int]) -> str:
        return ", ".join(map(self.faction, factions))

    def leader(self, leader: str) -> str:
        return name("leader", leader, self.edition.products)


def face_text(face: Face) -> list[str]:
    """The printed boxes of a card, a line each."""
    return box_lines(boxes_of(face))


def space_text(names: Names, space: int) -> list[str]:
    """The printed boxes of a board space, a line each."""
    return box_lines(boxes_of(names.edition.spaces[space]))


def box_lines(boxes: Boxes) -> list[str]:
    """Each box with its heading."""
    return [titled(name("box", box), text) for box, text in boxes.items()]


def titled(title: str, text: str) -> str:
    """Something with its heading."""
    return Naming.tr("{box}: {text}").format(box=title, text=text)
