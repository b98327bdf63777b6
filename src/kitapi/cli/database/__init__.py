"""Commands that check, audit, back up, restore, move and trim a database, and handle its records."""
