"""The language of Prefa: its refusals, decisions and events in words."""
