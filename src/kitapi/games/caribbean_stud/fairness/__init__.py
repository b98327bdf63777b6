"""Shuffle, cut and deal of Caribbean Stud for the verifier of shuffles, which shares no code with the rules."""
