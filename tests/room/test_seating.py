"""Taking and leaving seats."""

from collections.abc import Iterable

import msgspec
import pytest

from kitapi.kernel import Seat
from kitapi.room.errors import AlreadySeated, CardsSeen, MalformedCommand, NotAway, NotSeated, SeatTaken
from kitapi.room.seating import Bot, Missing, Moment, Open, Person, Seating, evolve, folded, rise, seat_bot, sit
from kitapi.room.seating_events import BotSat, PersonRose, PersonSat, SaidNext, SeatingEvent, TableOpened
from tests.clauses import clause

BETWEEN = Moment(10, None)
RUNNING = Moment(15, 11)
OPENED = TableOpened(game="toy", seats=3, terms=msgspec.Raw(b"{}"))


def after(*events: SeatingEvent) -> Seating:
    return folded((OPENED, *events))


def then(seating: Seating, events: Iterable[SeatingEvent]) -> Seating:
    for event in events:
        seating = evolve(seating, event)
    return seating


MARIA_AND_BOT = (PersonSat(seat=Seat(0), user="maria", name="Maria", at=0), BotSat(seat=Seat(1), bot="steady", at=0))


def test_a_new_table_has_open_seats_alone() -> None:
    assert after().occupants == (Open(), Open(), Open())
    assert not after().is_full()


def test_a_person_takes_an_open_seat() -> None:
    seating = then(after(), sit(after(), "maria", 2, "Maria", BETWEEN))
    assert seating.occupants[2] == Person("maria", "Maria")
    assert seating.seat_of("maria") == 2


def test_a_person_takes_a_seat_from_a_bot_in_the_middle_of_a_deal() -> None:
    seating = after(*MARIA_AND_BOT)
    assert then(seating, sit(seating, "nikos", 1, "Nikos", RUNNING)).occupants[1] == Person("nikos", "Nikos")


def test_nobody_takes_a_seat_from_a_person() -> None:
    with pytest.raises(SeatTaken) as refused:
        sit(after(*MARIA_AND_BOT), "nikos", 0, "Nikos", BETWEEN)
    assert refused.value.facts == {"seat": 0}


@clause("CSP-080")
def test_nobody_has_two_seats() -> None:
    with pytest.raises(AlreadySeated) as refused:
        sit(after(*MARIA_AND_BOT), "maria", 2, "Maria", BETWEEN)
    assert refused.value.facts == {"seat": 0}


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_there_is_not_is_refused(seat: int) -> None:
    with pytest.raises(MalformedCommand) as refused:
        sit(after(), "maria", seat, "Maria", BETWEEN)
    assert refused.value.field == "seat"


def risen(at: int) -> Seating:
    return after(*MARIA_AND_BOT, PersonRose(seat=Seat(0), user="maria", at=at))


def test_who_has_seen_cards_in_the_running_deal_takes_no_other_seat() -> None:
    with pytest.raises(CardsSeen) as refused:
        sit(risen(at=14), "maria", 2, "Maria", RUNNING)
    assert refused.value.facts == {"seat": 0}


def test_who_has_seen_cards_in_the_running_deal_may_take_the_same_seat_again() -> None:
    seating = then(risen(at=14), sit(risen(at=14), "maria", 0, "Maria", RUNNING))
    assert seating.seat_of("maria") == 0


def test_who_rose_before_the_deal_was_opened_may_take_any_seat() -> None:
    assert sit(risen(at=10), "maria", 2, "Maria", RUNNING)


def test_once_the_deal_is_over_who_has_seen_cards_may_take_any_seat() -> None:
    assert sit(risen(at=14), "maria", 2, "Maria", Moment(20, None))


def test_who_gave_his_seat_to_a_bot_has_seen_its_cards_too() -> None:
    seating = after(*MARIA_AND_BOT)
    seating = then(seating, seat_bot(seating, "maria", 0, "steady", RUNNING))
    with pytest.raises(CardsSeen):
        sit(seating, "maria", 1, "Maria", RUNNING)


def test_a_seat_that_is_given_up_is_open() -> None:
    seating = then(after(*MARIA_AND_BOT), rise(after(*MARIA_AND_BOT), "maria", BETWEEN))
    assert seating.occupants[0] == Open()
    assert seating.seat_of("maria") is None


def test_only_who_sits_can_rise() -> None:
    with pytest.raises(NotSeated):
        rise(after(*MARIA_AND_BOT), "nikos", BETWEEN)


@pytest.mark.parametrize("seat", [0, 1, 2], ids=["his own", "a bot's", "an open one"])
def test_a_person_puts_a_bot_into(seat: int) -> None:
    seating = after(*MARIA_AND_BOT)
    assert then(seating, seat_bot(seating, "maria", seat, "random", BETWEEN)).occupants[seat] == Bot("random")


NIKOS = PersonSat(seat=Seat(2), user="nikos", name="Nikos", at=3)


def test_nobody_puts_a_bot_into_the_seat_of_a_person_who_is_not_missing() -> None:
    nikos_missing = BETWEEN._replace(missing=Missing({Seat(2)}, 45.0))
    seating = after(*MARIA_AND_BOT, NIKOS)
    with pytest.raises(NotAway) as refused:
        seat_bot(seating, "nikos", 0, "random", nikos_missing)
    assert refused.value.facts == {"seat": 0, "seconds": 45}


def test_who_sits_at_the_table_puts_a_bot_into_the_seat_of_a_missing_person() -> None:
    seating = after(*MARIA_AND_BOT, NIKOS)
    events = seat_bot(seating, "maria", 2, "random", RUNNING._replace(missing=Missing({Seat(2)})))
    assert events[0] == PersonRose(seat=Seat(2), user="nikos", at=15, by="maria")
    seating = then(seating, events)
    assert seating.occupants[2] == Bot("random")
    with pytest.raises(CardsSeen):
        sit(seating, "nikos", 1, "Nikos", RUNNING)
    assert then(seating, sit(seating, "nikos", 2, "Nikos", RUNNING)).seat_of("nikos") == 2


def test_a_stranger_puts_no_bot_into_the_seat_of_a_missing_person() -> None:
    with pytest.raises(NotSeated):
        seat_bot(after(*MARIA_AND_BOT), "nikos", 0, "random", BETWEEN._replace(missing=Missing({Seat(0)})))


def test_who_does_not_sit_at_the_table_puts_no_bots_there() -> None:
    with pytest.raises(NotSeated):
        seat_bot(after(*MARIA_AND_BOT), "nikos", 2, "random", BETWEEN)


def test_being_ready_for_the_next_deal_ends_with_the_seat() -> None:
    seating = after(*MARIA_AND_BOT, SaidNext(seat=Seat(0), at=20))
    assert seating.ready == {0: 20}
    assert then(seating, rise(seating, "maria", BETWEEN)).ready == {}
