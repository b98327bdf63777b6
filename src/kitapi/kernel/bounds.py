"""The bounds of what anybody may send: every number and every text of an action, of terms and of a command has some."""

LARGEST_AMOUNT = 9_000_000_000_000
"""The largest amount of money: about a thousandth of 2⁵³, so a sum of a thousand of them is exact in a browser, too."""

LARGEST_COUNT = 1_000_000_000
"""The largest number that counts, such as a version."""

MOST_SEATS = 100
"""Seats of any table; a game has its own, lower bound."""

LONGEST_WORD = 64
"""Characters of a word for programs, such as the name of a game, a role or a bot."""

LONGEST_LINE = 200
"""Characters of a line that a person writes, before the room says how long it may be."""

MOST_CARDS = 52
"""Cards of any deck."""
