"""Beside the hands: chips of the tray changed and brought, and the table closed."""
