"""What campaigns count, play and damage of each game: a folder each, which knows no other."""
