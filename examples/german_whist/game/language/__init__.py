"""The language of German Whist: its refusals in words."""
