"""Views, observations and options: the knowledge of each viewer, and the actions of seats and roles."""
