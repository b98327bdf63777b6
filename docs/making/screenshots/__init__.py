"""Pictures of every page and every phase of the games, and which texts of the page they show."""
