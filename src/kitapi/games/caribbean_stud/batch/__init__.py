"""The player's round of Caribbean Stud in batches; the dealer's procedure and irregularities are not in it."""
