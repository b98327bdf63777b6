"""Rule on what went wrong at a table."""
