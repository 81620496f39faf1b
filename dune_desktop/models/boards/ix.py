"""How what Rise of Ix adds to a board lies; its spaces stand among those of the Landsraad and of CHOAM."""

from typing import Final

#: The track of the Freighters stands right of the Conflict.
LADDER: Final = "shipping"
