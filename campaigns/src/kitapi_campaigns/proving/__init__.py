"""Long campaigns that try to break a promise: one runner, resumable, with totals that add up in committed files."""
