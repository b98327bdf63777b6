"""The steady player's cards."""

import msgspec
import pytest

from kitapi.cards import Card, cards_of, read_cards, size
from kitapi.games.prefa.players.claims import accepts_claim
from kitapi.games.prefa.players.situation import seen_in, situation_of
from kitapi.games.prefa.rules.actions import Claim
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.deal_facts import Part
from kitapi.games.prefa.rules.events import CardPlayed
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.play import trump_of as trump_suit
from kitapi.games.prefa.rules.state import Playing
from kitapi.games.prefa.rules.view import ClaimView, PrefaView
from kitapi.kernel import Seat, apply
from kitapi.players.tricks.avoidance import avoid
from kitapi.players.tricks.declarer import declare
from kitapi.players.tricks.defence import defend
from kitapi.players.tricks.holdings import DECK, SUITS, card_of, hand_of, suit_of
from kitapi.players.tricks.situation import Situation
from kitapi.solver.position import Position
from kitapi.solver.solver import Solver
from kitapi_testing.games.trick_tables import moments
from tests.games.prefa.claim_tables import claimable, defenders_of

DECLARER, FIRST, SECOND = 0, 1, 2


def bits(cards: str) -> int:
    return hand_of(read_cards(cards))


def at(
    hand: str,
    *,
    trump: str = "h",
    seat: int = DECLARER,
    trick: tuple[tuple[int, str], ...] = (),
    playable: str = "",
    gone: str = "",
    lone: bool = False,
) -> Situation:
    """Return a situation; ``trick``: (seat, card) as played; ``gone``: cards that were played before."""
    order = [DECLARER, FIRST] if lone else [DECLARER, FIRST, SECOND]
    place = order.index(seat)
    later = (order[place + 1 :] + order[:place])[: len(order) - 1 - len(trick)]
    best = 0
    best_seat: int | None = None
    suit = SUITS["scdh".index(trump)] if trump != "n" else 0
    for who, name in trick:
        bit = bits(name)
        if not best or (suit_of(bit) == suit_of(best) and bit > best) or (bit & suit and not best & suit):
            best, best_seat = bit, who
    played = bits(gone) | bits(" ".join(name for _, name in trick))
    partner = None if lone or seat == DECLARER else FIRST + SECOND - seat
    return Situation(
        seat=seat,
        hand=bits(hand),
        playable=bits(playable or hand),
        trump=suit,
        best=best,
        best_seat=best_seat,
        after=tuple(later),
        rivals=tuple(other for other in order if other != DECLARER) if seat == DECLARER else (DECLARER,),
        partner=partner,
        unseen=DECK & ~(bits(hand) | played),
        voids=(0, 0, 0, 0),
        need=6,
    )


def card(bit: int) -> str:
    return str(card_of(bit).value)


def test_the_declarer_draws_trumps_from_the_top() -> None:
    assert card(declare(at("Ah Kh Qh 9h 8h As Ks 7c 8c 7d"))) == "Ah"


def test_the_declarer_leaves_the_last_high_trump_alone_and_cashes() -> None:
    hand = at("Kh 9h As Ks Qs", gone="Qh Jh Th 8h 7h 7s 8s 9s Ts")
    assert card(declare(hand)) == "As"


def test_the_declarer_cashes_his_long_suit_once_trumps_are_drawn() -> None:
    hand = at("9h As Ks Qs 7c", gone="Ah Kh Qh Jh Th 8h 7h")
    assert card(declare(hand)) == "As"


def test_the_declarer_ruffs_with_his_lowest_trump_when_last() -> None:
    hand = at("Ah 9h 7h Ks 7d", playable="Ah 9h 7h", trick=((FIRST, "8c"), (SECOND, "Ac")))
    assert card(declare(hand)) == "7h"


def test_the_declarer_takes_a_trick_as_cheaply_as_he_can_when_last() -> None:
    hand = at("As Qs 9s 7d Ah", playable="As Qs 9s", trick=((FIRST, "8s"), (SECOND, "Js")))
    assert card(declare(hand)) == "Qs"


def test_a_defender_leaves_his_partners_winner_alone() -> None:
    hand = at("As 8s 7d Kd Kc", seat=SECOND, playable="As 8s", trick=((DECLARER, "9s"), (FIRST, "Ks")))
    assert card(defend(hand)) == "8s"


def test_a_defender_who_plays_last_takes_the_declarers_trick_cheaply() -> None:
    hand = at("As Qs 8s 7d Kd", seat=SECOND, playable="As Qs 8s", trick=((FIRST, "7s"), (DECLARER, "Js")))
    # here the second defender plays right after the declarer
    assert card(defend(hand._replace(after=()))) == "Qs"


def test_third_hand_plays_high_before_the_declarer() -> None:
    hand = at("Ks 9s 7d 8d 9c", seat=SECOND, playable="Ks 9s", trick=((FIRST, "8s"),))
    assert card(defend(hand)) == "Ks"


def test_a_defender_leads_an_ace_up_to_a_declarer_who_plays_last() -> None:
    assert card(defend(at("As Ks 9c 8c 7c Jd 8d 9h 8h 7h", seat=FIRST))) == "As"


def test_a_defender_keeps_an_ace_without_its_king_when_he_has_touching_honours_to_lead() -> None:
    assert card(defend(at("As 8s 7s Kc Qc 8c Jd 8d 9h 8h", seat=FIRST))) == "Kc"


def test_a_defender_does_not_lead_trumps_for_nothing() -> None:
    assert card(defend(at("9h 8h 9c 8c 7c Jd 8d Ts 8s 7s", seat=FIRST)))[1] != "h"


def test_whoever_throws_keeps_his_ace_and_the_guard_of_his_king() -> None:
    hand = at("Ad Kc 8c 9s 7s", seat=SECOND, trick=((DECLARER, "Ah"), (FIRST, "7h")))
    assert card(defend(hand)) == "7s"


def test_in_a_pass_deal_a_player_stays_under_and_throws_what_is_dangerous() -> None:
    under = at("As 9s 7s Ad", trump="n", playable="As 9s 7s", trick=((FIRST, "Ts"),))
    assert card(avoid(under)) == "9s"
    void = at("Ad 9c 8c 7c", trump="n", trick=((FIRST, "Ts"), (SECOND, "Js")))
    assert card(avoid(void)) == "Ad"


def test_in_a_pass_deal_whoever_must_take_the_trick_takes_it_with_his_highest() -> None:
    taking = at("As Ks 7d", trump="n", playable="As Ks", trick=((FIRST, "Ts"), (SECOND, "Js")))
    assert card(avoid(taking)) == "As"


@pytest.mark.parametrize("seed", [1, 2])
def test_steady_claims_and_its_claims_are_all_certain(seed: int) -> None:
    claims = 0
    for number in range(80):
        for moment in moments(PREFA, number, "steady", seed=seed):
            if type(moment.action).__name__ == "Claim":
                claims += 1
            assert moment.view.phase.value != "claimed", "a certain claim is never asked about"
    assert claims > 5


def test_a_claim_is_never_accepted_that_a_defence_could_beat() -> None:
    answered, solver = {True: 0, False: 0}, Solver()
    for state, declarer, history in claimable(seed=8, deals=150):
        claimed = apply(PREFA, state, declarer, Claim()).state
        defenders = defenders_of(state, declarer)
        hands = tuple(state.hands[seat] for seat in (declarer, *defenders))
        for seat in defenders if isinstance(claimed, Playing) else ():
            accepted = accepts_claim(PREFA.view(claimed, seat), history)
            answered[accepted] += 1
            assert not accepted or solver.takes(Position(hands, 0, trump_suit(state)), size(hands[0]))
    assert min(answered.values()) > 20


def test_a_defender_counts_what_his_partner_cannot_hold() -> None:
    """Once C has shown no spades and B holds none, the queen and the jack are good; before that C may hold the king."""
    claimed = (Card("Qs"), Card("Js"))
    view = view_of_claim(claimed, mine="8c 9c", parts=(Part.PLAYS, Part.PLAYS))
    shown = [CardPlayed(seat=Seat(0), card=Card("As")), CardPlayed(seat=Seat(1), card=Card("7s"))]
    follows, discards = (CardPlayed(seat=Seat(2), card=Card(card)) for card in ("8s", "8d"))
    assert not accepts_claim(view, (*shown, follows))
    assert accepts_claim(view, (*shown, discards))


@pytest.mark.parametrize(
    ("mine", "claimed", "accepted"),
    [("7s 8c", "As Ac", True), ("7s Ac", "As Kc", False), ("Kh 7c", "As Ac", False), ("7h 7c", "Kh Ac", True)],
)
def test_a_lone_defender_accepts_exactly_the_claims_that_his_own_cards_cannot_beat(
    mine: str, claimed: str, accepted: bool
) -> None:
    """Hearts are trumps; the cards of the player who is out do not matter."""
    assert accepts_claim(view_of_claim(read_cards(claimed), mine, (Part.PLAYS, Part.OUT)), ()) is accepted
    assert not accepts_claim(view_of_claim(read_cards(claimed), mine, (Part.PLAYS, Part.PLAYS)), ())


def view_of_claim(claimed: tuple[Card, ...], mine: str, parts: tuple[Part, Part]) -> PrefaView:
    """Return the view of B, who has to answer a claim of A's at six hearts; ``parts``: of B and C."""
    moment = next(moment for moment in moments(PREFA, 0, "steady", seed=2) if moment.view.phase.value == "playing")
    assert moment.view.bargain is not None
    bargain = msgspec.structs.replace(
        moment.view.bargain, declarer=Seat(0), first=Seat(1), second=Seat(2), contract=Contract("6h")
    )
    view: PrefaView = msgspec.structs.replace(
        moment.view,
        seat=Seat(1),
        hand=read_cards(mine),
        bargain=bargain,
        parts=((Seat(1), parts[0]), (Seat(2), parts[1])),
        claim=ClaimView(seat=Seat(0), cards=claimed, accepted=()),
    )
    return view


def test_a_player_remembers_who_is_void_in_what() -> None:
    for number in range(30):
        for moment in moments(PREFA, number, "steady", seed=2):
            if moment.view.phase.value != "playing":
                continue
            trump = situation_of(moment.view, 0, moment.history).trump
            seen = seen_in(moment.history, trump)
            for other, hand in enumerate(moment.state.hands):
                held = hand_of(cards_of(hand))
                assert not held & seen.voids[other]
                assert not held & seen.played
