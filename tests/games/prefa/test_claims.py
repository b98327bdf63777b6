"""Claims of all remaining tricks."""

import pytest

from kitapi.cards import EMPTY, SUIT_MASK, Suit, cards_of
from kitapi.games.prefa.rules.actions import AnswerClaim, Claim, PlayCard
from kitapi.games.prefa.rules.claims import unseen_by_declarer, voids_of
from kitapi.games.prefa.rules.deal_facts import ContractFacts
from kitapi.games.prefa.rules.events import ClaimGranted, ClaimMade, ClaimRefused
from kitapi.games.prefa.rules.game import PREFA
from kitapi.kernel import Seat
from kitapi_testing.clauses import clause
from tests.games.prefa.tables import A, B, C, Table, cards, first_setup, refusal

HANDS = ("AKQJTs AKQd AKh", "987s AKQc JTd QJh", "JT98c 98d T98h 7c")
"""Hands with which A, on lead, takes all tricks at spades and at no trumps; the talon is 7♦ 7♥."""

WEAK = ("AKQJTs AQd AKc Ah", "987s QJTc KJd QJh", "987c T98d KT98h")
"""Hands with which A has ten tricks unless the king of diamonds takes one; the talon is 7♦ 7♥."""


def declare_six(*hands: str, strain: str = "s", said: str = "play play") -> Table:
    """Return a table where A has discarded the talon, declares six in ``strain``, and leads."""
    return Table(*hands).call("6s, pass, pass").discard("7d 7h").name(f"6{strain}").answer(said)


@clause("PREFA-PLAY-04")
@pytest.mark.parametrize("strain", ["s", "n"])
def test_what_is_certain_is_granted_by_the_table_itself(strain: str) -> None:
    table = declare_six(*HANDS, strain=strain).claim()
    granted = [event for event in table.events if isinstance(event, ClaimGranted)]
    assert granted == [ClaimGranted(seat=A, tricks=10, certain=True)]
    facts = table.settled.facts
    assert isinstance(facts, ContractFacts)
    assert (facts.declarer_tricks, facts.first.tricks, facts.second.tricks) == (10, 0, 0)


@clause("PREFA-PLAY-04")
def test_the_defenders_in_play_answer_about_anything_else_in_turn_and_see_the_hand() -> None:
    table = declare_six(*WEAK).claim()
    shown = [event for event in table.events if isinstance(event, ClaimMade)]
    assert set(shown[0].cards) == set(cards(WEAK[0]))
    assert table.turn == B
    assert PREFA.options(table.state, B) == (AnswerClaim(True), AnswerClaim(False))
    assert PREFA.options(table.state, A) == PREFA.options(table.state, C) == ()
    assert table.say(True).turn == C
    table.say(True)
    assert table.events[-2] == ClaimGranted(seat=A, tricks=10, certain=False)
    assert isinstance(table.settled.facts, ContractFacts)
    assert table.settled.facts.declarer_tricks == 10


@clause("PREFA-PLAY-04")
@pytest.mark.parametrize("answers", [[False], [True, False]])
def test_one_refusal_and_play_goes_on_with_the_cards_put_back(answers: list[bool]) -> None:
    table = declare_six(*WEAK).claim()
    for accept in answers:
        table.say(accept)
    assert table.events[-1] == ClaimRefused(seat=A)
    assert table.turn == A
    assert set(table.held_by(A)) == set(cards(WEAK[0]))
    table.play("As")
    assert table.turn == B


@clause("PREFA-PLAY-04")
def test_a_refused_claim_is_not_made_again_before_the_next_trick() -> None:
    table = declare_six(*WEAK).claim().say(False)
    assert Claim() not in PREFA.options(table.state, A)
    assert table.refusal_of(Claim()) == ("PREFA-PLAY-04", {"claimed": True})
    table.play("As 7s 7c")
    assert Claim() in PREFA.options(table.state, A)
    assert table.claim().turn == B


@clause("PREFA-PLAY-04")
def test_tricks_already_taken_stay_where_they_are() -> None:
    table = declare_six(*WEAK, strain="n").play("Qd Kd 8d")
    assert table.turn == B
    table.play("Qh 8h Ah").claim()
    facts = table.settled.facts
    assert isinstance(facts, ContractFacts)
    assert (facts.declarer_tricks, facts.first.tricks, facts.second.tricks) == (9, 1, 0)
    assert ClaimGranted(seat=A, tricks=8, certain=True) in table.events


@clause("PREFA-PLAY-04")
@pytest.mark.parametrize(("said", "lone"), [("play pass alone", B), ("pass play pass", C)])
def test_a_lone_defender_answers_alone(said: str, lone: Seat) -> None:
    table = declare_six(*WEAK, said=said).claim()
    assert table.turn == lone
    table.say(True)
    assert table.over


@clause("PREFA-PLAY-04")
def test_a_helper_answers_too() -> None:
    table = declare_six(*WEAK, said="pass together").claim()
    assert table.turn == B
    assert table.say(True).turn == C


@clause("PREFA-PLAY-04")
def test_nobody_claims_the_last_trick() -> None:
    table = declare_six(*HANDS)
    table.play_lowest(8)
    assert table.turn == A
    assert Claim() in PREFA.options(table.state, A)
    table.play_lowest(9)
    assert table.turn == A
    assert Claim() not in PREFA.options(table.state, A)
    assert table.refusal_of(Claim()) == ("PREFA-PLAY-04", {"claimed": False})


@clause("PREFA-PLAY-04")
def test_only_the_declarer_on_lead_claims() -> None:
    table = declare_six(*WEAK, strain="n")
    table.play("Qd")
    assert table.refusal_of(Claim()) == ("PREFA-PLAY-04", {"claimed": False}), "B, to follow"
    table.play("Kd 8d")
    assert table.turn == B
    assert table.refusal_of(Claim()) == ("PREFA-PLAY-04", {"claimed": False}), "B, on lead"
    table.play("Qh 8h")
    assert table.turn == A
    assert table.refusal_of(Claim()) == ("PREFA-PLAY-04", {"claimed": False}), "the declarer, not on lead"


@clause("PREFA-PLAY-04", "PREFA-AUC-06")
def test_a_deal_all_passed_has_no_claims() -> None:
    table = Table(*HANDS, setup=first_setup(pass_deals=True)).call("pass, pass, pass")
    assert table.refusal_of(Claim()) == ("PREFA-PLAY-04", {"claimed": False})


@clause("PREFA-PLAY-04")
def test_while_a_claim_is_open_nothing_else_is_done() -> None:
    table = declare_six(*WEAK).claim()
    assert table.refusal_of(PlayCard(cards("7s")[0])) == ("PREFA-PLAY-01", {"phase": "Playing"})
    assert table.refusal_of(Claim()) == ("PREFA-PLAY-04", {"phase": "Playing"})
    assert refusal(table.state, A, PlayCard(cards("As")[0])) == ("PREFA-DEAL-03", {"turn": ("1",)})


@clause("PREFA-PLAY-04")
def test_an_answer_needs_a_claim() -> None:
    assert declare_six(*WEAK).refusal_of(AnswerClaim(True)) == ("PREFA-PLAY-04", {"phase": "Playing"})


@clause("PREFA-PLAY-04")
def test_the_hidden_cards_never_decide_what_is_certain() -> None:
    """The king of diamonds falls under the ace here, but only somebody who sees all cards knows that."""
    lucky = ("AKQJTs AQd AKc Ah", "987s QJTc JT9d Qh", "987c K8d KJT98h")
    outcomes = set()
    for hands in (WEAK, lucky):
        table = declare_six(*hands).claim()
        outcomes.add((type(table.state).__name__, table.turn))
    assert outcomes == {("Playing", B)}


@clause("PREFA-PLAY-04")
def test_what_the_declarer_has_not_seen_is_neither_his_nor_discarded_nor_played() -> None:
    table = declare_six(*WEAK).play("As 7s 7c")
    unseen = set(cards_of(unseen_by_declarer(table.playing)))
    assert unseen == set(table.held_by(B)) | set(table.held_by(C))


VOID = ("AKQJTs AQd AKc Ah", "987s QJT9c KQJh", "87c KJT98d T98h")
"""A has ten tricks at no trumps but for the king of diamonds, and B has no diamonds; the talon is 7♦ 7♥."""


@clause("PREFA-PLAY-04")
def test_a_void_that_was_shown_makes_a_claim_certain_against_a_lone_defender() -> None:
    """All cards that B does not have are with C, who is out of play."""
    table = declare_six(*VOID, strain="n", said="play pass alone").play("Ad")
    assert voids_of(table.playing, B) == EMPTY, "a trick is not looked at before it is full"
    assert table.play("9c").claim().over
    assert ClaimGranted(seat=A, tricks=9, certain=True) in table.events


@clause("PREFA-PLAY-04")
def test_what_nobody_has_shown_is_not_known() -> None:
    claimed = declare_six(*VOID, strain="n", said="play pass alone").claim()
    assert claimed.turn == B, "B has no diamonds, but A cannot know"
    both = declare_six(*VOID, strain="n").play("Ad 9c 8d").claim()
    assert both.turn == B, "the king of diamonds lies with C, who is in play"


@clause("PREFA-PLAY-04")
def test_a_ruff_shows_a_void_and_a_discard_one_in_trumps_as_well() -> None:
    table = declare_six("As AKQJT987c Ad", "Ks KQd AKQJT98h", "QJT987s JT98d", strain="h").play("Ac 8h 7s")
    assert voids_of(table.playing, A) == EMPTY
    assert voids_of(table.playing, B) == SUIT_MASK[Suit.CLUBS]
    assert voids_of(table.playing, C) == SUIT_MASK[Suit.CLUBS] | SUIT_MASK[Suit.HEARTS]
    at_no_trumps = declare_six("As AKQJT987c Ad", "Ks KQd AKQJT98h", "QJT987s JT98d", strain="n").play("Ac 8h 7s")
    assert voids_of(at_no_trumps.playing, B) == voids_of(at_no_trumps.playing, C) == SUIT_MASK[Suit.CLUBS]
