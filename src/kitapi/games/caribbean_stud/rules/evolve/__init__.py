"""What each event changes in the state of a table; holds no rule."""
