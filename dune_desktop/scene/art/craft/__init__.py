"""Craft and devices: machines of Arrakis, ships and worlds, things that people set up, marks of brass in the air.

Begin with ``machines``, whose tones and hard shade the other modules use.
"""
