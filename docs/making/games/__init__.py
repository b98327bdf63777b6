"""What pages of the documentation need of each game: a folder for each."""
