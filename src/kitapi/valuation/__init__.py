"""Values of hands, before the bidding or after the talon: expected results, and the tricks behind them."""
