"""Long campaigns that try to break a promise, and their resumable runner with totals in committed files."""
