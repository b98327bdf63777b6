"""Many rounds of Caribbean Stud at once, in arrays: the players' decisions, without procedure and irregularities."""
