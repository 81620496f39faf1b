"""The page that looks back at a finished game: the chances as a chart, what cost most, and luck apart from skill.

Begin with ``review_page``; ``reviews`` below finds what is told here, ``models/reviewing.py`` lets it be found.
"""
