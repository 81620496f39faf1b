"""What is printed, as declarative data: a package for each product, and the editions that are composed of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from dune_desktop.content import base, choam, uprising
from dune_desktop.engine.composing import compose
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.product import Product, Recipe

PRODUCTS: Final = {product.id: product for product in (base.PRODUCT, uprising.PRODUCT, choam.PRODUCT)}
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
