"""What only some boards have: observation posts, the Shield Wall, and contracts where there are any."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.names import Seat
from dune_desktop.engine.view import View
from dune_desktop.models.boards import CONTRACTS
from dune_desktop.scene.board.contract_market import ContractMarket
from dune_desktop.scene.board.item import BoardItem
from dune_desktop.scene.board.land.window import Gaze
from dune_desktop.scene.board.plan import Plan
from dune_desktop.scene.board.post import LinkItem, PostItem
from dune_desktop.scene.board.quadrant import QuadrantItem
from dune_desktop.scene.board.space import SpaceItem
from dune_desktop.scene.board.wall import WallItem
from dune_desktop.scene.piece import SceneContext

#: From a post to a space.
Line = tuple[int, int]


class Desert:
    """Made over the spaces: posts reach a little over their edges, the lines between them lie below."""

    def __init__(
        self, table: SceneContext, parent: QGraphicsItem, spaces: Sequence[SpaceItem], quadrants: Sequence[QuadrantItem]
    ) -> None:
        edition = table.controller.edition
        below = spaces[0]
        self.links = [LinkItem(table, parent) for _ in edition.posts]
        for link in self.links:
            link.stackBefore(below)
        self.wall = WallItem(table, parent)
        for side in self.wall.sides:
            side.stackBefore(below)
        self.posts = [PostItem(table, index, parent) for index in range(len(edition.posts))]
        self._index = {post.id: index for index, post in enumerate(edition.posts)}
        self.market = ContractMarket(table, parent) if edition.contracts else None
        self._table, self._spaces = table, spaces
        #: By post: the spaces that it watches, as its lines go.
        self._watched = [tuple(edition.space_index[space] for space in post.spaces) for post in edition.posts]
        for index, item in enumerate(self.posts):
            item.pointed = partial(self._light, partial(self._lines, (index,)))
        for index, space in enumerate(spaces):
            if edition.posts_at[index]:
                space.pointed = partial(self._light, partial(self._lines_to, index))
        for quadrant in quadrants:
            if quadrant.belongings is not None:
                quadrant.belongings.store.pointed = partial(self._light, partial(self._lines_of, quadrant.seat))

    def arrange(self, plan: Plan) -> None:
        self.wall.arrange(plan)
        for post in plan.posts:
            index = self._index[post.id]
            self.posts[index].arrange(post)
            self.links[index].arrange(post)
        self._throw_gazes()
        if self.market is not None:
            self.market.arrange(plan.places.get(CONTRACTS, QRectF()))

    def sync(self, view: View) -> None:
        for post, row in zip(self.posts, self._table.models.posts.rows, strict=True):
            post.show_value(row)
        self._throw_gazes()
        self.wall.show_value(view.wall)
        if self.market is not None:
            self.market.sync(view)

    def _throw_gazes(self) -> None:
        """Every spy throws light into the spaces beside his post."""
        seen: dict[int, list[Gaze]] = {}
        for post, watched in zip(self.posts, self._watched, strict=True):
            middle = post.pos() + post.rect.center()
            for space in (self._spaces[one] for one in watched if post.value.spies):
                at = middle - space.pos()
                if -post.reach <= at.x() <= space.rect.width() + post.reach and 0 <= at.y() <= space.rect.height():
                    seen.setdefault(space.value.key, []).extend(Gaze(at.x(), at.y(), seat) for seat in post.value.spies)
        for space in self._spaces:
            space.set(gazes=tuple(seen.get(space.value.key, ())))

    # ------------------------------------------------------------ what spies open

    def _lines(self, posts: Iterable[int]) -> set[Line]:
        return {(post, space) for post in posts for space in self._watched[post]}

    def _lines_to(self, space: int) -> set[Line]:
        return {(post, space) for post in self._table.controller.edition.posts_at[space]}

    def _lines_of(self, seat: Seat) -> set[Line]:
        return self._lines(post.value.key for post in self.posts if seat in post.value.spies)

    def _light(self, lines: Callable[[], set[Line]], pointed: bool) -> None:
        """Shows which posts and spaces belong together while one of them is pointed at, or the spies of a seat."""
        lit = lines() if pointed else set()
        posts, spaces = {post for post, _ in lit}, {space for _, space in lit}
        for index, (item, link, watched) in enumerate(zip(self.posts, self.links, self._watched, strict=True)):
            item.join(index in posts)
            link.light(number for number, space in enumerate(watched) if (index, space) in lit)
        for index, space in enumerate(self._spaces):
            space.join(index in spaces)

    # ------------------------------------------------------------ what is there

    def items(self) -> Iterator[BoardItem[Any]]:
        yield from self.wall.sides
        yield self.wall
        yield from self.posts
        if self.market is not None:
            yield from self.market.items()

    def contract_anchors(self) -> dict[int, QRectF]:
        """Where the contracts of the market lie, in the scene."""
        tiles = () if self.market is None else self.market.tiles
        return {tile.value: tile.anchor() for tile in tiles}
