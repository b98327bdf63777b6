"""Rules in batches: thousands of deals at once, as rows of integers that compiled kernels advance.

`deals.Deals` is the batch that programs use; `game.BatchGame` is what a game supplies for it; `rows` has the columns
that begin every row, and `kernels` what needs no game: shuffling, checking actions, choosing at random.
"""
