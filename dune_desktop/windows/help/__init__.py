"""Help: how the game works in drawings, its rules as a book, what the icons mean, and how to play here.

Begin with ``help_page``. ``rules_book`` shows the chapters that stand in the rooms of ``text/`` and what answers a
question; ``how_it_works`` has the illustrations, ``drawings`` what is drawn on them.
"""
