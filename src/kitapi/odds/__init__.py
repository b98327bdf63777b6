"""Exact odds of Caribbean Stud: integers and fractions, nothing sampled.

The package stands above the game, whose rules and payments it takes, and nothing of the game needs it. Modules that
need compiling are ``ranking``, ``counting`` and what imports them; ``decision`` needs none.
"""
