"""What opens a space to a card that it is not simply open to: a spy, or the card itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from attrs import frozen

from dune_desktop.engine.agents import passes_agents
from dune_desktop.engine.conditions import Has
from dune_desktop.engine.effects.sending import SendAnywhere
from dune_desktop.engine.joining import named, words_of
from dune_desktop.models.choosing.asked import Choosing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dune_desktop.engine.joining import Words
    from dune_desktop.engine.names import Seat
    from dune_desktop.models.choosing.asked import Asked

#: The signs of a spy that is recalled to enter, and of one that only shows the way.
RECALLED, SHOWS_WAY = "recall_spy", "spy"


@frozen
class Entry:
    """How an agent comes in."""

    #: Of the spy that opens the space; empty where none does.
    spy: str = ""
    #: A short addition to the title.
    detail: str = ""
    #: Why it is so, where that is not plain.
    words: str = ""


OPEN: Final = Entry()


def entry(asked: Asked, word: str, space: int) -> Entry:
    """With this card, or these two, to this space, where the agent may go."""
    faces, printed = named(asked.edition, word), asked.edition.spaces[space]
    words, icons = words_of(faces), {icon for face in faces for icon in face.icons}
    blocking = _blocking(asked, words, space)
    if blocking:
        return _infiltrating(asked, space, blocking)
    shown = printed.icon in icons or asked.view.turn.extra_icons >> printed.icon & 1
    if SendAnywhere not in words and not shown:
        detail = Choosing.tr("by the Spy icon: {posts}").format(posts=_posts(asked, space))
        return Entry(SHOWS_WAY, detail)  # U6.2: it stays on its post
    missing = (one for one in printed.requires if isinstance(one, Has) and asked.me.influence[one.faction] < one.n)
    if any(missing):  # U6.4
        return Entry(detail=Choosing.tr("without the Influence it requires"))
    return OPEN


def common_entry(asked: Asked, faces: Iterable[str], space: int) -> Entry:
    """Whichever of these cards is sent there; where that makes a difference, nothing is said yet."""
    entries = {entry(asked, face_id, space) for face_id in faces}
    return entries.pop() if len(entries) == 1 else OPEN


def _blocking(asked: Asked, words: Words, space: int) -> list[Seat]:
    """Whose agents are in the way, so that a spy is recalled to pass them (U11.6)."""
    rules = asked.view.rules.seats[asked.me.seat]
    if passes_agents(asked.view.turn.ignore_agents, rules, words, space):
        return []
    return [player.seat for player in asked.view.players if space in player.agents and player.seat != asked.seat]


def _infiltrating(asked: Asked, space: int, blocking: list[Seat]) -> Entry:
    posts = _posts(asked, space)
    one = len(_watching(asked, space)) == 1
    recalled = Choosing.tr("recalls your Spy: {post}") if one else Choosing.tr("recalls a Spy of your choice: {post}")
    why = Choosing.tr("Your Spy is recalled to infiltrate: an Agent of {players} is there")
    return Entry(RECALLED, recalled.format(post=posts), why.format(players=asked.names.seats(blocking)))


def _watching(asked: Asked, space: int) -> list[int]:
    """The posts of own spies that watch the space."""
    return [post for post in asked.me.spies if post in asked.edition.posts_at[space]]


def _posts(asked: Asked, space: int) -> str:
    return ", ".join(map(asked.names.post, _watching(asked, space)))
