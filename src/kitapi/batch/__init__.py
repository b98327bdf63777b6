"""Rules in batches: thousands of deals at once, as rows of integers that compiled kernels advance.

`deals.Deals` is the batch that programs use; `game.BatchGame` defines the parts that a game supplies; `rows` defines
the first columns of every row, and `kernels` contains the kernels of all games: shuffling, checking actions, choosing
at random.
"""
