"""What the components of Base show: a module for each kind."""
