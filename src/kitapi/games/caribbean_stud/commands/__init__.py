"""Commands of Caribbean Stud for the command line, and how their answers look in a terminal."""
