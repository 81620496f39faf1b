"""Leaders and Rivals as faces: numbers for a head, and what it wears.

Begin with ``portrait``, which shows them; ``sitter`` says what a likeness is, a module for each product has them.
"""
