"""What the components of Base show: a module for each kind. Begin with ``plots``, still life in rooms of a court."""
