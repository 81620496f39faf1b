"""Interiors and still life. Begin with ``halls`` and ``furniture``; ``things`` and ``riches`` lie on a table.

``placing`` has what all of them share; ``emblems`` are symmetrical, of brass on lacquer.
"""
