"""Heads close up. Begin with ``busts``; a ``visage`` names hair, headgear and dress, each in a module of its own."""
