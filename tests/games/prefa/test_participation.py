"""Which defenders play, and who pays and receives for whom."""

from itertools import product

import pytest

from kitapi.games.prefa.rules.actions import Answer, Participate
from kitapi.games.prefa.rules.deal_facts import ContractFacts, Ending
from kitapi.games.prefa.rules.events import PlayBegun
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.state import Participating, Playing
from kitapi.kernel import Seat
from kitapi_testing.clauses import clause
from tests.games.prefa.accounts import money
from tests.games.prefa.tables import A, B, C, Table, refusal

SEQUENCES = {
    "play play": ("plays", "plays"),
    "play pass alone": ("plays", "out"),
    "play pass together": ("calls", "helps"),
    "pass play pass": ("out", "plays"),
    "pass together": ("helps", "calls"),
    "pass play together": ("calls", "helps"),
    "pass pass": ("out", "out"),
}
"""The seven sequences of answers of the participation text, and the parts of first and second defender."""


def name_hearts(declarer: Seat = A) -> Table:
    """Six hearts, and the first defender to speak."""
    before = {A: "6s, pass, pass", B: "pass, 6s, pass", C: "pass, pass, 6s"}
    table = Table().call(before[declarer])
    return table.discard(" ".join(card.value for card in table.held_by(declarer)[:2])).name("6h")


def may_say(table: Table) -> set[str]:
    """Return the answers offered."""
    return {option.answer.value for option in PREFA.options(table.state, table.turn)}


@clause("PREFA-PART-01")
@pytest.mark.parametrize(("declarer", "first", "second"), [(A, B, C), (B, C, A), (C, A, B)])
def test_the_first_defender_speaks_first_and_then_in_turn(declarer: Seat, first: Seat, second: Seat) -> None:
    table = name_hearts(declarer)
    assert table.turn == first
    assert may_say(table) == {"play", "pass"}
    assert table.answer("play").turn == second
    assert table.answer("pass").turn == first


@clause("PREFA-PART-02")
@pytest.mark.parametrize(
    ("said", "legal"),
    [
        ("", {"play", "pass"}),
        ("play", {"play", "pass"}),
        ("pass", {"play", "together", "pass"}),
        ("play pass", {"alone", "together"}),
        ("pass play", {"pass", "together"}),
    ],
)
def test_the_legal_answers_are_these_and_no_others(said: str, legal: set[str]) -> None:
    table = name_hearts().answer(said)
    assert may_say(table) == legal
    for answer in Answer:
        if answer.value not in legal:
            ruling, facts = table.refusal_of(Participate(answer))
            assert ruling == "PREFA-PART-02"
            assert set(facts["legal"]) == legal


@clause("PREFA-PART-02")
def test_exactly_seven_sequences_end_the_answers() -> None:
    ended: set[str] = set()
    for length in (1, 2, 3, 4):
        for words in product([answer.value for answer in Answer], repeat=length):
            table = name_hearts()
            for place, word in enumerate(words, 1):
                if not isinstance(table.state, Participating) or word not in may_say(table):
                    break
                table.answer(word)
                if place == length and not isinstance(table.state, Participating):
                    ended.add(" ".join(words))
    assert ended == set(SEQUENCES)


@clause("PREFA-PART-02")
def test_the_second_may_not_say_together_once_the_first_insisted_on_pass() -> None:
    """Participation text: *together* has to be said at once."""
    table = name_hearts().answer("pass play pass")
    assert isinstance(table.state, Playing)
    together = Participate(Answer.TOGETHER)
    assert refusal(table.state, C, together) == ("PREFA-DEAL-03", {"turn": ("0",)})
    assert refusal(table.state, A, together) == ("PREFA-PART-02", {"phase": "Playing"})


@clause("PREFA-PART-02", "PREFA-PART-03", "PREFA-PART-04")
@pytest.mark.parametrize("said", [said for said in SEQUENCES if said != "pass pass"])
def test_each_sequence_gives_the_defenders_their_parts(said: str) -> None:
    table = name_hearts().answer(said)
    begun = next(event for event in table.events if isinstance(event, PlayBegun))
    assert tuple(part.value for _, part in begun.parts) == SEQUENCES[said]
    assert tuple(seat for seat, _ in begun.parts) == (B, C)
    facts = table.play_lowest().settled.facts
    assert isinstance(facts, ContractFacts)
    assert (facts.first.part.value, facts.second.part.value) == SEQUENCES[said]


@clause("PREFA-PART-03")
@pytest.mark.parametrize(
    ("said", "caller"), [("play pass together", "first"), ("pass together", "second"), ("pass play together", "first")]
)
def test_together_both_play_cards_and_the_caller_alone_has_the_money(said: str, caller: str) -> None:
    """Also if the other defender had said play. First and second defender are still named by their seats."""
    table = name_hearts().answer(said)
    assert table.playing.lineup == (A, B, C)
    settled = table.play_lowest().settled
    assert isinstance(settled.facts, ContractFacts)
    assert (settled.facts.first.seat, settled.facts.second.seat) == (B, C)
    helper = "seat2" if caller == "first" else "seat1"
    assert settled.settlement.transfers
    assert helper not in {end for moved in settled.settlement.transfers for end in (moved.payer, moved.payee)}


@clause("PREFA-PART-04")
@pytest.mark.parametrize(
    ("declarer", "said", "lineup"),
    [
        (A, "play pass alone", (A, B)),
        (A, "pass play pass", (A, C)),
        (B, "play pass alone", (B, C)),
        (B, "pass play pass", (A, B)),
        (C, "pass play pass", (B, C)),
    ],
)
def test_who_passed_and_was_not_taken_along_plays_no_card(declarer: Seat, said: str, lineup: tuple[Seat, ...]) -> None:
    table = name_hearts(declarer).answer(said)
    assert table.playing.lineup == lineup
    table.play_lowest(9)
    assert all({played.seat for played in trick.cards} == set(lineup) for trick in table.playing.tricks)
    assert all(len(trick.cards) == 2 for trick in table.playing.tricks)
    out = next(seat for seat in (A, B, C) if seat not in lineup)
    assert len(table.held_by(out)) == 10


@clause("PREFA-PART-02", "PREFA-PART-04", "PREFA-PART-05")
def test_when_both_pass_nothing_is_played_and_the_declarer_has_made_ten_tricks() -> None:
    table = name_hearts().answer("pass pass")
    facts = table.settled.facts
    assert isinstance(facts, ContractFacts)
    assert (facts.ending, facts.declarer_tricks) == (Ending.UNOPPOSED, 10)
    assert money(table.settled.settlement.transfers) == "+50 0 0 kasa -50"
