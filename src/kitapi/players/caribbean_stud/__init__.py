"""Players of Caribbean Stud."""
