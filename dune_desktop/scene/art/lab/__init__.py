"""What the Bene Tleilax work with: vats and jars, organs, instruments, and what they bred. Begin with ``vats``."""
