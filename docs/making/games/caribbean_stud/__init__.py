"""What pages of the documentation need of Caribbean Stud."""
