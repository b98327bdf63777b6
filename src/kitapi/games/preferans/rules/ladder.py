"""The numbers and games that the house rules of a table allow, low to high (SK-BID-01, SK-GAME-04)."""

from kitapi.games.preferans.rules.game_numbers import HIGHEST_NUMBER, OPEN_GAMES, GameNumber
from kitapi.games.preferans.rules.variant import PreferansVariant, TopGame
from kitapi.kernel import Instead, rule


@rule("SK-BID-01", without=1)
def lowest_number(variant: PreferansVariant) -> int:
    """Return the lowest number that can be bid: "one", which commits to nothing, or 2."""
    return variant.lowest_bid


@rule("SK-BID-05", without=False)
def may_throw_in_at(number: int) -> bool:
    """Whether a deal that was won at ``number`` may be thrown in: at "one", which commits to nothing."""
    return number == 1


@rule("SK-GAME-04", without=HIGHEST_NUMBER)
def highest_number(variant: PreferansVariant) -> int:
    """Return the number of the highest game: preferans, or seven where preferans is not played."""
    return GameNumber.SEVEN.value if variant.top_game is TopGame.SEVEN else HIGHEST_NUMBER


@rule("SK-BID-01", "SK-BID-06", without=Instead(lambda _number, _variant: tuple(GameNumber)))
def games_from(number: int, variant: PreferansVariant) -> tuple[GameNumber, ...]:
    """Return the games whose own number is at least ``number``, low to high.

    Playing from hand or open adds nothing to a game's own number.
    """
    highest = highest_number(variant)
    return tuple(game for game in GameNumber if number <= game.value <= highest)


@rule("SK-GAME-06", without=True)
def may_be_open(game: GameNumber, variant: PreferansVariant) -> bool:
    """Whether ``game`` can be announced open."""
    return variant.open_games and game in OPEN_GAMES
