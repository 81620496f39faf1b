"""What is printed, as declarative data: one package for each edition, and both games together."""

from dune_desktop.content.base import BASE
from dune_desktop.content.blend import BLEND
from dune_desktop.content.uprising import UPRISING
from dune_desktop.engine.edition import Edition

EDITIONS: dict[str, Edition] = {edition.id: edition for edition in (BASE, UPRISING, BLEND)}
