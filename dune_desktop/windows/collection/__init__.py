"""Everything in print, as cards to be looked through: sought, chosen by what they are, told beside with their rulings.

Begin with ``collection_page``; ``collection`` knows what there is.
"""
