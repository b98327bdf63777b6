"""Input in lines of JSON: reading, checks of their fields, and answers."""
