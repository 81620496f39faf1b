"""The settings, built from their declarations, and the keys of all commands.

Begin with ``settings_page``.
"""
