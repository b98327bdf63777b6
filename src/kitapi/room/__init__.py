"""The card room: live tables, seats, shuffles and bots, over any game and any store."""
