"""What the components of Uprising show: a module for each kind. Begin with ``plots``, still life at a court."""
