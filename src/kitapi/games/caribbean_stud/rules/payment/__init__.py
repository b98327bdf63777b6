"""The winnings and losses of a seat: payments of ANTE and BET, and the jackpot."""
