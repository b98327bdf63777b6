"""Check, audit, back up, restore, move and trim a database, and the records in it."""
