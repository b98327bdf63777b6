"""One module for each campaign, or each family of them; found by name."""
