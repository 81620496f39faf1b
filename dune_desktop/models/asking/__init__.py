"""The half-made answer to the question that is asked now, and what can be chosen next.

Begin with ``answering``; what it offers, ``models/choosing/choices.py``, is a Qt model in
``option_tree``. ``hinting`` tells what the Master would choose.
"""
