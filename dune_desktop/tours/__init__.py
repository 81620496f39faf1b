"""Tours: games that teach while they are played. Each begins in a position, and its steps tell, wait or show.

Begin with ``tour``, which has the words of which ``first_game`` is made; ``walk`` finds out from what was done at which
step a game is. The sentences stand in ``text/tours.py``, and ``models/asking/guide`` tells them at the table.
"""

from __future__ import annotations

from typing import Final

from dune_desktop.tours.first_game import FIRST_GAME
from dune_desktop.tours.rivals import RIVALS
from dune_desktop.tours.tour import Tour
from dune_desktop.tours.uprising import UPRISING

#: By id; saved games name them.
TOURS: Final[dict[str, Tour]] = {tour.id: tour for tour in (FIRST_GAME, UPRISING, RIVALS)}
