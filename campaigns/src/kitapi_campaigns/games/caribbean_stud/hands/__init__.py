"""Random hands of Caribbean Stud: the tables at which they are played, and their counts."""
