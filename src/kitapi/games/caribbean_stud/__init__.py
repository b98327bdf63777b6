"""Caribbean Stud by the manual of the Casino di Venezia: a table of up to seven seats against the bank."""
