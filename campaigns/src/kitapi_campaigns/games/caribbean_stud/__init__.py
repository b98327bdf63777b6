"""What campaigns count, play and damage of Caribbean Stud."""
