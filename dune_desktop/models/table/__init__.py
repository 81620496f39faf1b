"""What lies on the table as Qt models: seats, spaces, tracks, zones of cards, contracts.

Begin with ``table_models``, which holds one of each.
"""
