"""Actions between the hands: changing the tray's chips, filling the tray, and closing the table."""
