"""Tables computed beforehand for Caribbean Stud."""
