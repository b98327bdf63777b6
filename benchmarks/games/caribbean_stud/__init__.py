"""What is measured of Caribbean Stud alone."""
