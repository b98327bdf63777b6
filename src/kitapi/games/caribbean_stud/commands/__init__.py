"""Commands of Caribbean Stud for the command line, and the layout of their answers on a terminal."""
