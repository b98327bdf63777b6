"""The number of legal sequences of cards, counted with the rules of the solver's kernels."""

from kitapi.compiling.bits import lowest_bit
from kitapi.compiling.kernels import compiled
from kitapi.solver.formats import PAIR
from kitapi.solver.plays import beats, legal


@compiled("int64(int64, int64, int64, int64, int64)")
def count_sequences(a: int, b: int, c: int, mode: int, depth: int) -> int:
    """Return the number of legal sequences of cards for the next ``depth`` tricks, ``a`` leading (perft)."""
    if depth == 0 or a == 0:
        return 1
    ways = 0
    leads = a
    while leads:
        card_a = lowest_bit(leads)
        leads &= leads - 1
        seconds = legal(b, card_a >> 3, mode)
        while seconds:
            card_b = lowest_bit(seconds)
            seconds &= seconds - 1
            ahead = beats(card_b, card_a, mode)
            rest_a, rest_b = a ^ (1 << card_a), b ^ (1 << card_b)
            if mode & PAIR:
                if ahead:
                    ways += count_sequences(rest_b, rest_a, c, mode, depth - 1)
                else:
                    ways += count_sequences(rest_a, rest_b, c, mode, depth - 1)
                continue
            thirds = legal(c, card_a >> 3, mode)
            while thirds:
                card_c = lowest_bit(thirds)
                thirds &= thirds - 1
                rest_c = c ^ (1 << card_c)
                if beats(card_c, card_b if ahead else card_a, mode):
                    ways += count_sequences(rest_c, rest_a, rest_b, mode, depth - 1)
                elif ahead:
                    ways += count_sequences(rest_b, rest_c, rest_a, mode, depth - 1)
                else:
                    ways += count_sequences(rest_a, rest_b, rest_c, mode, depth - 1)
    return ways
