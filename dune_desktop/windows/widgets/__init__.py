"""What the pages and panels are made of: panels, fields to fill in, overlays, notices, tooltips.

Begin with ``page`` and ``panels``; what paints itself is ``painted``, rows and columns are written with ``layouts``.
"""
