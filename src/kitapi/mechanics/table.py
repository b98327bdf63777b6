"""The seats of a table for three or four people, of whom three play."""

from kitapi.kernel import Seat

PLAYING = 3
"""Number of players in a deal; a fourth person at the table rests."""


def next_seat(seat: Seat, players: int) -> Seat:
    """The seat whose turn follows that of ``seat``; seats are numbered in the order of play."""
    return Seat((seat + 1) % players)


def playing_seats(dealer: Seat, players: int) -> tuple[Seat, ...]:
    """The three seats that play, in order, from the one after the dealer; of four players the dealer rests."""
    first = next_seat(dealer, players)
    second = next_seat(first, players)
    return (first, second, next_seat(second, players))


def resting_seat(dealer: Seat, players: int) -> Seat | None:
    """The seat that rests at a table of four; None at a table of three."""
    return None if players == PLAYING else dealer


def defenders_of(declarer: Seat, active: tuple[Seat, ...]) -> tuple[Seat, Seat]:
    """The two seats that play against ``declarer``, in turn, beginning with the one after the declarer."""
    place = active.index(declarer)
    return active[(place + 1) % PLAYING], active[(place + 2) % PLAYING]
