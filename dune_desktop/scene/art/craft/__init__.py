"""Craft and devices: machines of Arrakis and of Ix, ships and worlds, arms, things that people set up, marks of brass.

Begin with ``machines``, whose tones and hard shade the other modules use.
"""
