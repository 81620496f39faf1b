"""The words of cards as lines of icons, which the card faces draw; what stands for each is beside its sentence."""

from dune_desktop.text import effects

_FILLED = effects
