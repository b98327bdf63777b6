"""Players of Greek Prefa."""
