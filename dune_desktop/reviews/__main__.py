"""``python -m dune_desktop.reviews``: looks through positions for the program that started it."""

from dune_desktop.reviews.worker import begin

begin()
