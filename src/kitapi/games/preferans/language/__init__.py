"""The language of Preferans: its refusals, decisions and events in words."""
