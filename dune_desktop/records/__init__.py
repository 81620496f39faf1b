"""What is kept in files: scenarios, records of games."""
