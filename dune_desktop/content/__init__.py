"""What is printed, as declarative data: a package for each product, and the editions that are composed of them.

A ``Product`` has parts, each for the games in which its ``when`` holds: what it adds; sections, spaces, tracks and
markets that take the place of those with their ids; what it takes out; numbers that it changes; steps that it inserts
into the course, before, after or instead of one that has a name. ``choam`` shows how small one can be,
``uprising/course.py`` all that a large one puts into the course. Ids are unique within a product; where two print the
same one, that of the earlier is qualified: ``siege_of_arrakeen_base``. A printed deck never changes: a stored game is
of the decks of its day.

What a product says stands in its room (``text/products.py``), its words in ``text/effects/__init__.py``, how its
board lies in ``models/boards``, what its pictures show in ``scene/art/pictures``, its icons in
``scene/glyphs/__init__.py``. What says nothing of itself is listed, laid out, read and drawn plainly.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from dune_desktop.content import base, choam, immortality, ix, uprising
from dune_desktop.engine.composing import compose
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.product import Product, Recipe

_BOXES: Final = (base.PRODUCT, uprising.PRODUCT, choam.PRODUCT, ix.PRODUCT, immortality.PRODUCT)
PRODUCTS: Final = {product.id: product for product in _BOXES}
_RECIPES: Final = (
    Recipe("base", (base.PRODUCT,), PRODUCTS),
    Recipe("uprising", (uprising.PRODUCT,), PRODUCTS),
    Recipe("blend", (base.PRODUCT, uprising.PRODUCT), PRODUCTS),  # U21
)
#: The editions as they lie in their boxes: with all modules, and without other expansions.
EDITIONS: Final[dict[str, Edition]] = {recipe.id: compose(recipe, recipe.modules) for recipe in _RECIPES}
BASE, UPRISING, BLEND = EDITIONS.values()
#: Which one is meant where none is named.
USUAL: Final = BASE.id
#: What can join one of them.
EXPANSIONS: Final = tuple(dict.fromkeys(one for recipe in _RECIPES for one in recipe.expansions))


@contextmanager
def registered(product: Product) -> Iterator[None]:
    """Meanwhile there is one more product that can join."""
    PRODUCTS[product.id] = product
    compose.cache_clear()
    try:
        yield
    finally:
        del PRODUCTS[product.id]
        compose.cache_clear()
