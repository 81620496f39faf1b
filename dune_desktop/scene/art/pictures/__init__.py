"""What each component shows, and what pages show. Begin with ``catalogue``; a folder for each product declares its own.

A test asks that no component lacks a picture of its own. Nothing is imported here: the first screen shows a picture of
``pages`` and waits for no other.
"""
