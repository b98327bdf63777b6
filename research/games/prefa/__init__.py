"""What was learned of Prefa alone."""
