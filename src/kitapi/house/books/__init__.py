"""The books of any house: a log divided into hands and shifts, counts, the tray's figures, and authors."""
