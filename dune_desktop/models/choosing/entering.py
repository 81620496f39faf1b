"""What opens a space to a card that it is not simply open to: a spy, or the card itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from attrs import frozen

from dune_desktop.engine.agents import in_the_way, sending, shows, unmet
from dune_desktop.engine.joining import named
from dune_desktop.models.choosing.open_question import Choosing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dune_desktop.engine.names import Seat
    from dune_desktop.models.choosing.open_question import OpenQuestion

#: The signs of a spy that is recalled to enter, and of one that only shows the way.
RECALLED, SHOWS_WAY = "recall_spy", "spy"


@frozen
class WayIn:
    """How an agent comes in."""

    #: Of the spy that opens the space; empty where none does.
    spy: str = ""
    #: A short addition to the title.
    detail: str = ""
    #: Why it is so, where that is not plain.
    words: str = ""


OPEN: Final = WayIn()


def entry(asked: OpenQuestion, word: str, space: int) -> WayIn:
    """With this card, or these two, to this space, where the agent may go."""
    me = asked.me
    sent = sending(asked.view, me, named(asked.edition, word))
    blocking = in_the_way(asked.view, me, sent, space)
    if blocking:
        return _infiltrating(asked, space, blocking)
    if not sent.anywhere and not shows(asked.view, sent, space):
        detail = Choosing.tr("by the Spy icon: {posts}").format(posts=_posts(asked, space))
        return WayIn(SHOWS_WAY, detail)  # U6.2: it stays on its post
    if unmet(asked.view, me, space, waived=False):  # U6.4
        return WayIn(detail=Choosing.tr("without the Influence it requires"))
    return OPEN


def common_entry(asked: OpenQuestion, faces: Iterable[str], space: int) -> WayIn:
    """Whichever of these cards is sent there; where that makes a difference, nothing is said yet."""
    entries = {entry(asked, face_id, space) for face_id in faces}
    return entries.pop() if len(entries) == 1 else OPEN


def _infiltrating(asked: OpenQuestion, space: int, blocking: list[Seat]) -> WayIn:
    posts = _posts(asked, space)
    one = len(_watching(asked, space)) == 1
    recalled = Choosing.tr("recalls your Spy: {post}") if one else Choosing.tr("recalls a Spy of your choice: {post}")
    why = Choosing.tr("Your Spy is recalled to infiltrate: an Agent of {players} is there")
    return WayIn(RECALLED, recalled.format(post=posts), why.format(players=asked.names.seats(blocking)))


def _watching(asked: OpenQuestion, space: int) -> list[int]:
    """The posts of own spies that watch the space."""
    return [post for post in asked.me.spies if post in asked.edition.posts_at[space]]


def _posts(asked: OpenQuestion, space: int) -> str:
    return ", ".join(map(asked.names.post, _watching(asked, space)))
