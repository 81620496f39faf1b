"""What the components of Uprising show: a module for each kind."""
