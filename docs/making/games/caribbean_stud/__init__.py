"""Caribbean Stud's part of generated pages of the documentation."""
