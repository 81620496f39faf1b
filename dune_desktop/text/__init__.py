"""From effects, refusals and events to sentences, and to lines of icons. English is the source; no Qt here.

Begin with ``translating``, the one door to translations, then ``wording`` and ``effects``: a table with a row for
each word of the rules. ``names`` finds what things are called in the rooms of the products that are in play.
"""
