"""Errors that nobody caught: how they are caught, reported, and told on a page.

Begin with ``crash``.
"""
