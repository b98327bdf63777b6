"""What each viewer may know and do: views, observations and the options of seats and roles."""
