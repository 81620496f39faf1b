"""Interiors and still life: halls and what stands in them, arms, papers, riches, and whatever lies on a table."""
