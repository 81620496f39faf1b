"""Where one chooses what to learn by playing: ``learn_page``."""
