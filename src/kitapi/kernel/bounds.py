"""Upper limits for the values that clients may send: the numbers and texts in actions, terms and commands."""

LARGEST_AMOUNT = 9_000_000_000_000
"""The largest amount of money: about a thousandth of 2⁵³, so a sum of a thousand of them is exact in a browser, too."""

LARGEST_COUNT = 1_000_000_000
"""The largest counting number, such as a version."""

MOST_SEATS = 100
"""Maximum number of seats at a table; each game sets a smaller maximum of its own."""

LONGEST_WORD = 64
"""Maximum length, in characters, of an identifier, such as the name of a game, a role or a bot."""

LONGEST_LINE = 200
"""Maximum length, in characters, of a line that a person writes; the room checks the exact limit."""

MOST_CARDS = 52
"""Maximum number of cards in a deck."""
