"""Exact odds of Caribbean Stud: integers and fractions, nothing sampled.

They follow from the rules and payments, and no rule uses them. Modules that need compiling are ``ranking``,
``counting`` and what imports them; ``decision`` needs none.
"""
