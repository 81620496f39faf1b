"""The Emperor, whom the CHOAM module lets people lead."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.portraits.beard import FullBeard
from dune_desktop.scene.art.portraits.costume import Epaulettes
from dune_desktop.scene.art.portraits.hair import CroppedHair
from dune_desktop.scene.art.portraits.headgear import TallTiara
from dune_desktop.scene.art.portraits.held import Holds, Sceptre
from dune_desktop.scene.art.portraits.sitter import Head, Likeness

LIKENESSES: Final = {
    "shaddam_corrino_iv": Likeness(
        "corrino", "fair",
        Head(half=35, jaw=29, chin=11, neck=17, shoulders=100, nose=8.2, brow=4.2, stern=0.6, slant=-0.4, age=2,
             turn=-9, nod=-5, body=8),
        (Epaulettes("crimson"), FullBeard(long=98, wide=0.78), CroppedHair(), TallTiara(),
         Holds(Sceptre(-56, 36, 92, turn=-6), -54, 82, "fair", "crimson", 12)), "green", "russet",
    ),
}  # fmt: skip
