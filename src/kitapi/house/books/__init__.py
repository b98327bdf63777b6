"""The books of any house: hands and shifts of a log, counts, the tray's figures, and who signed."""
