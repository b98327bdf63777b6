"""Drills of Caribbean Stud: situations that a dealer trains with, answered by the rules themselves."""
