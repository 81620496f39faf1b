"""The observation posts: whose spies stand there."""

from __future__ import annotations

from attrs import frozen

from dune_desktop.engine.names import Seat
from dune_desktop.engine.view import View
from dune_desktop.models import refs
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import Ref
from dune_desktop.models.rows import RowModel
from dune_desktop.text.translating import Texts

Posts = Texts("Posts")


@frozen
class PostRow:
    """A post and who spies there, in the order of seats."""

    key: int
    spies: tuple[Seat, ...] = ()

    @property
    def ref(self) -> Ref:
        return refs.POST, self.key


class PostModel(RowModel[PostRow]):
    """A row for each post, in the printed order; none where the edition has no posts."""

    def sync(self, view: View) -> None:
        """Follow the view by the least signals."""
        posts = range(len(self.names.edition.posts))
        self.follow([PostRow(post, tuple(one.seat for one in view.players if post in one.spies)) for post in posts])

    def text(self, row: PostRow) -> str:
        return self.names.post(row.key)

    def tip(self, row: PostRow) -> str:
        return "\n".join((self.spoken(row), watched(self.names, row.key)))

    def spoken(self, row: PostRow) -> str:
        if not row.spies:
            return Posts.tr("{post}: free").format(post=self.text(row))
        return Posts.tr("{post}: Spies of {players}").format(post=self.text(row), players=self.names.seats(row.spies))


def watched(names: Names, post: int) -> str:
    """All the spaces that a spy on the post watches: its name may leave out some."""
    spaces = names.edition.posts[post].spaces
    listed = ", ".join(names.space(names.edition.space_index[space]) for space in spaces)
    return Posts.tr("Watches {spaces}").format(spaces=listed)
