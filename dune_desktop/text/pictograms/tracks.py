"""Tokens on tracks as signs."""

from dune_desktop.engine.conditions import OnTrack
from dune_desktop.engine.effects import Advance, Recall
from dune_desktop.text.pictograms.drawing import drawing
from dune_desktop.text.pictograms.signs import WORDS

drawing.update({kind: lambda _: (WORDS,) for kind in (Advance, Recall, OnTrack)})
