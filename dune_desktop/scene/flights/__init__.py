"""What moves over the table for a moment: likenesses of pieces on their way, dust, and what turns or flashes.

The table itself tells the truth already, and never waits. Begin with ``clock``; ``motion`` is what all of it has in
common, ``flight`` goes from a place to another one, ``effects`` stay where they are, ``desert`` is stone and sand.
"""
