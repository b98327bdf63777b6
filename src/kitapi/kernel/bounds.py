"""Bounds of values that anybody may send: every number and text of an action, of terms and of a command is limited."""

LARGEST_AMOUNT = 9_000_000_000_000
"""The largest amount of money: about a thousandth of 2⁵³, so a sum of a thousand of them is exact in a browser, too."""

LARGEST_COUNT = 1_000_000_000
"""The largest counting number, such as a version."""

MOST_SEATS = 100
"""Seats of a table of any game; each game has a lower bound of its own."""

LONGEST_WORD = 64
"""Characters of an identifier, such as the name of a game, a role or a bot."""

LONGEST_LINE = 200
"""Characters of a line that a person writes; the room checks the exact limit."""

MOST_CARDS = 52
"""Cards of any deck."""
