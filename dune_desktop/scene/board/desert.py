"""What the board of Uprising has besides: observation posts, the Shield Wall, and contracts where there are any."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.view import View
from dune_desktop.scene.board.item import BoardItem
from dune_desktop.scene.board.market import Market
from dune_desktop.scene.board.plan import Plan
from dune_desktop.scene.board.post import LinksItem, PostItem
from dune_desktop.scene.board.wall import WallItem
from dune_desktop.scene.piece import Table


class Desert:
    """Made over the spaces: posts reach a little over their edges, the lines between them lie below."""

    def __init__(self, table: Table, parent: QGraphicsItem, below: QGraphicsItem) -> None:
        edition = table.controller.edition
        self.links = LinksItem(table, parent)
        self.links.stackBefore(below)
        self.wall = WallItem(table, parent)
        for side in self.wall.sides:
            side.stackBefore(below)
        self.posts = [PostItem(table, index, parent) for index in range(len(edition.posts))]
        self._index = {post.id: index for index, post in enumerate(edition.posts)}
        self.market = Market(table, parent) if edition.contracts else None
        self._table = table

    def arrange(self, plan: Plan) -> None:
        self.links.arrange(plan.posts)
        self.wall.arrange(plan)
        for post in plan.posts:
            self.posts[self._index[post.id]].arrange(post)
        if self.market is not None:
            self.market.arrange(plan.market)

    def sync(self, view: View) -> None:
        for post, row in zip(self.posts, self._table.models.posts.rows, strict=True):
            post.show_value(row)
        self.wall.show_value(view.wall)
        if self.market is not None:
            self.market.sync(view)

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
