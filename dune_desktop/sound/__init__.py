"""What the table sounds like, without Qt: which sounds events have, how they are mixed, and the device that plays them.

Begin with ``cues``. ``packaging/sounds.py`` makes the files of ``resources/sounds``; ``windows/main/table_sounds.py``
says when something is to be heard.
"""
