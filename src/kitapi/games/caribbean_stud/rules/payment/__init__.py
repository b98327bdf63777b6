"""What a seat wins or loses: payments of ANTE and BET, and the jackpot."""
