"""The main window, its pages and panels, and the dialogs."""
