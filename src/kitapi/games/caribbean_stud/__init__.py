"""Caribbean Stud: what a regular round comes to for one seat. There is no table for it yet."""
