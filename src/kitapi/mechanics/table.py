"""Who plays at a table for three or four, of whom three play."""

from kitapi.kernel import Seat

PLAYING = 3
"""Players of a deal; a fourth at the table rests."""


def next_seat(seat: Seat, players: int) -> Seat:
    """Whose turn follows ``seat``'s; seats are numbered in the order of play."""
    return Seat((seat + 1) % players)


def playing_seats(dealer: Seat, players: int) -> tuple[Seat, ...]:
    """The three who play, in order, from the one after the dealer; of four, the dealer rests."""
    first = next_seat(dealer, players)
    second = next_seat(first, players)
    return (first, second, next_seat(second, players))


def resting_seat(dealer: Seat, players: int) -> Seat | None:
    """The one of four who rests; None with three."""
    return None if players == PLAYING else dealer


def defenders_of(declarer: Seat, active: tuple[Seat, ...]) -> tuple[Seat, Seat]:
    """The two who play against ``declarer``, in turn, beginning with the one after them."""
    place = active.index(declarer)
    return active[(place + 1) % PLAYING], active[(place + 2) % PLAYING]
