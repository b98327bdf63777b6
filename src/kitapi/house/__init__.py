"""What any house game needs, without a card or a game's name: accounts of declared wagers, the tray, keys, books."""
