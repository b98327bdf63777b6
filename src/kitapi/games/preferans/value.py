"""Slovak Preferans as the evaluation of a hand sees it."""

from typing import Any, Final, NamedTuple

import numpy as np

from kitapi.evaluating.games import BadHand, Stake, Trades, ValuedHands
from kitapi.evaluating.trade import Defence, Goal, Lineup, Rung, Strain, Where, around, first_in_turn
from kitapi.games.preferans.players.answering import INVITES_FROM, KONTRA_DEMANDED_FROM, KONTRA_FROM, PLAYS_FROM
from kitapi.games.preferans.players.judging.hands import BEFORE, priced, priced_before, prices, promised, read
from kitapi.games.preferans.players.judging.money import Game, Sheets, money_of
from kitapi.games.preferans.players.judging.outcomes import played, played_betl
from kitapi.games.preferans.rules.game_numbers import TRICKS, TRUMPS, GameNumber
from kitapi.games.preferans.rules.kontra import is_kontra_demanded
from kitapi.games.preferans.rules.ladder import games_from, highest_number, lowest_number
from kitapi.games.preferans.rules.play import leads_before_declarer
from kitapi.games.preferans.rules.settlement import betl_made, preferans_made, suit_game_made
from kitapi.games.preferans.rules.variant import Money, PreferansTerms
from kitapi.kernel import Seat
from kitapi.players.judged import Bits, Floats

LETTERS: Final = "scdh"
STRAINS: Final = (
    *(Strain(letter, suit) for suit, letter in enumerate(LETTERS)),
    Strain("n", -1),
    Strain("betl", -1, betl=True),
)
_NO_TRUMPS, _BETL = 4, 5
_STRAIN_OF: Final = {game: trump.index for game, trump in TRUMPS.items()} | {
    GameNumber.BETL: _BETL,
    GameNumber.SEVEN: _NO_TRUMPS,
    GameNumber.PREFERANS: _NO_TRUMPS,
}
GOALS: Final = tuple(Goal(game.name.lower(), game.value, _STRAIN_OF[game]) for game in GameNumber)

_OF_STRAIN: Final = [goal.strain for goal in GOALS]
"""Games stand in the same order as goals."""

(
    BOTH,
    KONTRA_FIRST,
    KONTRA_SECOND,
    FIRST_ALONE,
    SECOND_ALONE,
    NOBODY,
    FIRST_INVITES,
    SECOND_INVITES,
    UNDOUBLED,
) = range(9)
"""What the defenders may say, as far as it is considered: rekontra is not. Undoubled leaves may stay unplayed."""

LINEUPS: Final = (
    Lineup.BOTH,
    Lineup.BOTH,
    Lineup.BOTH,
    Lineup.FIRST,
    Lineup.SECOND,
    Lineup.NOBODY,
    Lineup.BOTH,
    Lineup.BOTH,
    Lineup.NOBODY,
)
_SAID: Final[dict[int, dict[str, Any]]] = {
    BOTH: {},
    KONTRA_FIRST: {"doublings": 1, "kontra_by": Seat(1)},
    KONTRA_SECOND: {"doublings": 1, "kontra_by": Seat(2)},
    FIRST_ALONE: {"dropped": (Seat(2),)},
    SECOND_ALONE: {"dropped": (Seat(1),)},
    NOBODY: {"dropped": (Seat(1), Seat(2))},
    FIRST_INVITES: {"invited_by": Seat(1)},
    SECOND_INVITES: {"invited_by": Seat(2)},
    UNDOUBLED: {"dropped": (Seat(1), Seat(2))},
}


class PreferansTrade(NamedTuple):
    """Preferans with sheets as they stand, the declarer being seat 0 of them; with the talon, or ``from_hand``.

    ``open_cards``: everybody plays as if all cards lay open.
    """

    sheets: Sheets
    from_hand: bool = False
    open_cards: bool = False

    @property
    def strains(self) -> tuple[Strain, ...]:
        """The suits, no trumps, and betl."""
        return STRAINS

    @property
    def goals(self) -> tuple[Goal, ...]:
        """The games, none of them open."""
        played = games_from(1, self.sheets.variant)
        return tuple(goal for goal in GOALS if GameNumber(goal.step) in played)

    @property
    def rungs(self) -> tuple[Rung, ...]:
        """The numbers."""
        variant = self.sheets.variant
        return tuple(Rung(str(step), step) for step in range(lowest_number(variant), highest_number(variant) + 1))

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        """Who plays, by what was said."""
        return LINEUPS

    def looks(self, hands: Bits) -> Floats:
        """The tricks expected, and the chance of none."""
        seen = read(hands)
        columns = [seen.tricks[:, _OF_STRAIN.index(strain)] for strain in range(_BETL)]
        return np.stack([*columns, seen.betl], axis=1)

    def looks_worth(self, hands: Bits) -> Floats:
        """Points, as the steady player reckons them."""
        found = priced(hands, prices(self.sheets, Seat(0), from_hand=self.from_hand))
        return found[..., : len(self.goals)]

    def promised(self, goal: Goal, hands: Bits) -> Floats:
        """By honours and trumps, as the steady player counts."""
        return promised(hands, GameNumber(goal.step))

    def answered(self, goal: Goal, defence: Defence) -> Bits:
        """What defenders say who go by the tricks that their hands promise, as the steady player does."""
        game = GameNumber(goal.step)
        if game is GameNumber.BETL:
            return np.full(defence.first.shape, BOTH)
        first, second = (self.promised(goal, hands) for hands in defence)
        variant = self.sheets.variant
        demanded = is_kontra_demanded(game, from_hand=self.from_hand, variant=variant)
        doubts = variant.kontra_limit > 0 and game is not GameNumber.PREFERANS
        sure = KONTRA_DEMANDED_FROM if demanded else KONTRA_FROM
        drops, invites = variant.defenders_may_drop, variant.invite
        out = [drops & (likely < PLAYS_FROM) for likely in (first, second)]
        cases = [
            (doubts & (first >= sure), KONTRA_FIRST),
            (doubts & (second >= sure), KONTRA_SECOND),
            (np.full(first.shape, demanded), UNDOUBLED),
            (out[0] & out[1], NOBODY),
            (invites & out[1] & (first >= INVITES_FROM), FIRST_INVITES),
            (invites & out[0] & (second >= INVITES_FROM), SECOND_INVITES),
            (out[1], FIRST_ALONE),
            (out[0], SECOND_ALONE),
        ]
        return np.select([when for when, _ in cases], [said for _, said in cases], BOTH)

    def made_with(self, goal: Goal) -> Where:
        """As many as its game asks for; sans atout counts as made with any six."""
        game = GameNumber(goal.step)
        made = (
            betl_made if game is GameNumber.BETL else preferans_made if game is GameNumber.PREFERANS else suit_game_made
        )
        return np.array([made(count) for count in range(TRICKS + 1)])

    def likely(self, goal: Goal, _answer: int, tricks: Bits, hands: Bits) -> Floats:
        """As measured over games played out by players who do not see all cards."""
        if self.open_cards:
            return around(tricks, ((0, 1.0),))
        return played_betl(tricks, hands) if STRAINS[goal.strain].betl else played(tricks)

    def pays(self, goal: Goal, answer: int, role: int, lean: Floats) -> Floats:
        """Points, ten for each of a head sum, with the part of the common account's change (SK-SCORE-07)."""
        if answer == UNDOUBLED and self.sheets.refas_due:
            return np.zeros((len(lean), TRICKS + 1))
        money = money_of(self.sheets, Game(Seat(0), GameNumber(goal.step), self.from_hand, **_SAID[answer]), Seat(role))
        return money.expected(np.broadcast_to(np.arange(TRICKS + 1), (len(lean), TRICKS + 1)), lean)

    def announces(self, twelve: Bits) -> Where:
        """Never: no cards are announced."""
        return np.zeros(twelve.shape, bool)

    def announced(self, _goal: Goal) -> Floats:
        """Nothing."""
        return np.zeros(TRICKS + 1)

    def leader(self, goal: Goal, declarer: int, lineup: Lineup) -> int:
        """The forehand leads, or who sits before the declarer, or the next in turn that plays (SK-PLAY-01)."""
        before = leads_before_declarer(GameNumber(goal.step), self.sheets.variant)
        return first_in_turn(declarer, (declarer + 2) % 3 if before else 0, lineup)

    def given_up(self, rung: Rung, _role: int) -> float | None:
        """At one a deal may be thrown in, and nobody pays (SK-BID-05)."""
        return 0.0 if rung.step == 1 else None

    def highest_bid(self, hands: Bits) -> Bits:
        """The highest number at which a game is worth more than nothing to who takes the talon."""
        worth = priced_before(hands, prices(self.sheets, Seat(0), from_hand=False, spread=BEFORE))
        steps = np.array([goal.step for goal in GOALS])
        return np.asarray(np.where(worth > 0, steps, -1).max(axis=1))


def _trades(terms: PreferansTerms, stake: Stake) -> Trades:
    """Sheets as they stand before the first deal; he who asks is seat 0 of them."""
    if stake.kasa is not None:
        raise BadHand("kasa", "has no part in preferans")
    variant, players = terms.variant, terms.players
    pot = players * variant.pot_stake if variant.money is Money.POT else 0
    active = (Seat(0), Seat(1), Seat(2))
    sheets = Sheets(players, active, variant, (variant.stake,) * players, (0,) * players, pot, variant.refas > 0)
    return Trades(
        *(PreferansTrade(sheets, from_hand=talonless, open_cards=stake.open_cards) for talonless in (False, True))
    )


VALUE = ValuedHands(_trades)
