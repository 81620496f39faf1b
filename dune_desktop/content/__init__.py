"""What is printed, as declarative data: one package for each edition."""

from dune_desktop.content.base import BASE
from dune_desktop.engine.printed import Edition

EDITIONS: dict[str, Edition] = {edition.id: edition for edition in (BASE,)}
