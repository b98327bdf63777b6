"""German Whist: its rules, players, language and page."""
