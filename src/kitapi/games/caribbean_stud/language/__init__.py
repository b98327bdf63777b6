"""The language of Caribbean Stud: its refusals, decisions and events in words."""
