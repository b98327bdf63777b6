"""What campaigns count, play and damage of Prefa."""
