"""The place that the board is: night above, sunset at the rim of Arrakis, the desert, and an arena at its foot.

Begin with ``ground``, which paints all of it from the back to the front; the other modules are what stands on it.
"""
