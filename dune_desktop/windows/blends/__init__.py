"""The cards of a blend: which are played with, and the blends that have a name.

Begin with ``blends``, which knows no widget; ``blend_page`` shows it.
"""
