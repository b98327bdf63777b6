"""What is computed beforehand for Caribbean Stud alone."""
