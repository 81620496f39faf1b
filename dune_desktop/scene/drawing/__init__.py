"""What everything on the table is drawn with: colours and sizes, fonts, fitted texts, icons in lines, cached pictures.

Begin with ``tokens`` and ``look``.
"""
