"""The player's round of Caribbean Stud in batches, without the dealer's procedure and irregularities."""
