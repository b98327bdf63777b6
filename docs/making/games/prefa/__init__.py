"""What pages of the documentation need of Prefa."""
