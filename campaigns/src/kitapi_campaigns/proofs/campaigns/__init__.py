"""One module for each campaign or family of campaigns; the runner finds them by name."""
