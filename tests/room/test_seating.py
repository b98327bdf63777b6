"""Taking and leaving seats."""

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from kitapi.kernel import Role, Seat
from kitapi.room.errors import AlreadySeated, CardsSeen, DealRunning, MalformedCommand, NotAway, NotSeated, SeatTaken
from kitapi.room.seats.moment import Missing, Moment
from kitapi.room.seats.names import HOUSE_NAMES
from kitapi.room.seats.occupants import Bot, Open, Person
from kitapi.room.seats.seat_errors import NameReserved, NotToBeGiven, SeatDealt, SeatNameTaken, SeatReserved
from kitapi.room.seats.seat_rules import demand_may_be_given, rise, seat_bot, sit
from kitapi.room.seats.seating import Seating
from kitapi.room.seats.seating_events import (
    BotSat,
    EndWished,
    PersonRose,
    PersonSat,
    RoleTaken,
    SaidNext,
    SeatingEvent,
    SeatReleased,
    TableOpened,
)
from kitapi.room.seats.seating_fold import evolve, fold
from kitapi_testing.clauses import clause

BETWEEN = Moment(10, None, deals=1)
SHUFFLING = Moment(12, 11, deals=2)
RUNNING = Moment(15, 11, deals=2, dealt={Seat(0), Seat(1), Seat(2)})
OPENED = TableOpened(game="toy", seats=3, terms=msgspec.Raw(b"{}"))


def after(*events: SeatingEvent) -> Seating:
    return fold((OPENED, *events))


def then(seating: Seating, events: Iterable[SeatingEvent]) -> Seating:
    for event in events:
        seating = evolve(seating, event)
    return seating


MARIA_AND_BOT = (PersonSat(seat=Seat(0), user="maria", name="Maria", at=0), BotSat(seat=Seat(1), bot="steady", at=0))


def test_a_new_table_has_open_seats_alone() -> None:
    assert after().occupants == (Open(), Open(), Open())
    assert not after().is_full


def test_a_person_takes_an_open_seat() -> None:
    seating = then(after(), sit(after(), "maria", 2, "Maria", BETWEEN))
    assert seating.occupants[2] == Person("maria", "Maria")
    assert seating.seat_of("maria") == 2


@pytest.mark.parametrize("now", [BETWEEN, SHUFFLING], ids=["between deals", "before the cards are dealt"])
def test_a_person_takes_a_seat_from_a_bot(now: Moment) -> None:
    seating = after(*MARIA_AND_BOT)
    assert then(seating, sit(seating, "nikos", 1, "Nikos", now)).occupants[1] == Person("nikos", "Nikos")


@pytest.mark.parametrize("seat", [1, 2], ids=["a bot's", "an open one"])
def test_nobody_new_takes_a_seat_whose_cards_are_dealt(seat: int) -> None:
    with pytest.raises(SeatDealt) as refused:
        sit(after(*MARIA_AND_BOT), "nikos", seat, "Nikos", RUNNING)
    assert refused.value.facts == {"seat": seat}


def test_a_seat_without_cards_is_taken_while_others_play() -> None:
    assert sit(after(*MARIA_AND_BOT), "nikos", 2, "Nikos", RUNNING._replace(dealt={Seat(0), Seat(1)}))


def test_nobody_takes_a_seat_from_a_person() -> None:
    with pytest.raises(SeatTaken) as refused:
        sit(after(*MARIA_AND_BOT), "nikos", 0, "Nikos", BETWEEN)
    assert refused.value.facts == {"seat": 0}


@clause("CSP-080")
def test_nobody_has_two_seats() -> None:
    with pytest.raises(AlreadySeated) as refused:
        sit(after(*MARIA_AND_BOT), "maria", 2, "Maria", BETWEEN)
    assert refused.value.facts == {"seat": 0}


@pytest.mark.parametrize("now", [RUNNING, BETWEEN, Moment(0, None)])
def test_a_person_takes_another_name_at_their_seat_and_all_they_said_stands(now: Moment) -> None:
    dealer = RoleTaken(role=Role("dealer"), user="maria", name="Maria", at=0)
    seating = after(*MARIA_AND_BOT, dealer, SaidNext(seat=Seat(0), at=10), EndWished(seat=Seat(0), at=10))
    renamed = then(seating, sit(seating, "maria", 0, "Marika", now))
    assert renamed.occupants[0] == renamed.staff[Role("dealer")] == Person("maria", "Marika")
    assert msgspec.structs.replace(renamed, occupants=seating.occupants, staff=seating.staff) == seating


def test_nobody_takes_another_name_while_other_people_play_a_deal() -> None:
    seating = after(*MARIA_AND_BOT, NIKOS)
    with pytest.raises(DealRunning):
        sit(seating, "maria", 0, "I hold ♠A", RUNNING)
    assert then(seating, sit(seating, "maria", 0, "Marika", BETWEEN)).persons[Seat(0)].name == "Marika"


@pytest.mark.parametrize(
    ("name", "refusal"), [("Maria", AlreadySeated), ("NIKOS", SeatNameTaken), ("Stelios", NameReserved)]
)
def test_another_name_is_refused_as_it_is_when_one_sits_down(name: str, refusal: type[Exception]) -> None:
    with pytest.raises(refusal):
        sit(after(*MARIA_AND_BOT, NIKOS), "maria", 0, name, BETWEEN._replace(bots=frozenset({"steady"})))


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_there_is_not_is_refused(seat: int) -> None:
    with pytest.raises(MalformedCommand) as refused:
        sit(after(), "maria", seat, "Maria", BETWEEN)
    assert refused.value.field == "seat"


def without_maria(at: int, *, kept: bool = True, deal: int = 2) -> Seating:
    return after(*MARIA_AND_BOT, PersonRose(seat=Seat(0), user="maria", at=at, kept=kept, deal=deal))


def test_who_has_seen_cards_in_the_running_deal_takes_no_other_seat() -> None:
    with pytest.raises(CardsSeen) as refused:
        sit(without_maria(at=14), "maria", 2, "Maria", RUNNING)
    assert refused.value.facts == {"seat": 0}


def test_who_has_seen_cards_in_the_running_deal_may_take_the_same_seat_again() -> None:
    seating = then(without_maria(at=14), sit(without_maria(at=14), "maria", 0, "Maria", RUNNING))
    assert seating.seat_of("maria") == 0


def test_who_rose_before_the_deal_was_opened_takes_no_other_seat_that_is_dealt() -> None:
    with pytest.raises(SeatDealt):
        sit(without_maria(at=10, deal=1), "maria", 2, "Maria", RUNNING)
    assert sit(without_maria(at=10, deal=1), "maria", 2, "Maria", SHUFFLING)


def test_once_the_deal_is_over_who_has_seen_cards_may_take_any_seat() -> None:
    seating = then(without_maria(at=14), sit(without_maria(at=14), "maria", 2, "Maria", Moment(20, None, deals=2)))
    assert seating.owner(Seat(0), 2) is None, "nobody has a seat and another one reserved"


def test_who_left_for_good_returns_in_the_same_deal_and_in_no_later_one_that_is_dealt() -> None:
    seating = without_maria(at=14, kept=False)
    assert sit(seating, "maria", 0, "Maria", RUNNING)
    with pytest.raises(SeatDealt):
        sit(seating, "maria", 0, "Maria", RUNNING._replace(running_since=15, deals=3))


def test_a_seat_given_up_long_ago_in_an_older_log_is_taken_again_as_before() -> None:
    old = after(*MARIA_AND_BOT, PersonRose(seat=Seat(0), user="maria", at=3), BotSat(seat=Seat(0), bot="steady", at=3))
    assert old.seat_kept("maria", 2) == 0
    assert sit(old, "maria", 0, "Maria", RUNNING)
    assert sit(old, "nikos", 0, "Nikos", BETWEEN)


@pytest.mark.parametrize("now", [RUNNING, SHUFFLING, Moment(40, None, deals=9)])
def test_a_seat_is_reserved_for_who_left_it_for_the_whole_sitting(now: Moment) -> None:
    seating = after(*MARIA_AND_BOT, NIKOS, PersonRose(seat=Seat(0), user="maria", at=14, kept=True, deal=2))
    with pytest.raises(SeatReserved) as refused:
        sit(seating, "vera", 0, "Vera", now)
    assert refused.value.facts == {"seat": 0, "name": "Maria"}
    assert seating.seat_kept("maria", now.deals) == 0
    assert then(seating, sit(seating, "maria", 0, "Maria", now)).seat_of("maria") == 0


def test_a_seat_is_reserved_for_as_many_deals_as_the_terms_say() -> None:
    opened = TableOpened(game="toy", seats=3, terms=msgspec.Raw(b"{}"), kept_deals=3)
    left = PersonRose(seat=Seat(0), user="maria", at=14, kept=True, deal=2)
    seating = fold((opened, *MARIA_AND_BOT, NIKOS, left))
    with pytest.raises(SeatReserved):
        sit(seating, "vera", 0, "Vera", Moment(30, None, deals=4))
    assert sit(seating, "vera", 0, "Vera", Moment(40, None, deals=5))
    assert seating.seat_kept("maria", 5) is None


def test_before_the_first_deal_and_for_good_a_seat_is_left_to_anybody() -> None:
    seating = after(*MARIA_AND_BOT, NIKOS)
    for events in (rise(seating, "maria", Moment(0, None)), rise(seating, "maria", BETWEEN, for_good=True)):
        assert sit(then(seating, events), "vera", 0, "Vera", BETWEEN)
    kept = then(seating, rise(seating, "maria", BETWEEN))
    with pytest.raises(SeatReserved):
        sit(kept, "vera", 0, "Vera", BETWEEN)


def test_where_no_person_sits_the_seat_of_who_is_away_for_a_whole_deal_is_free() -> None:
    seating = then(without_maria(at=14), (BotSat(seat=Seat(0), bot="steady", at=14),))
    away = Moment(30, None, Missing(owners={Seat(0)}), deals=3)
    assert sit(seating, "vera", 0, "Vera", away)
    for here in (away._replace(missing=Missing()), away._replace(deals=2)):
        with pytest.raises(SeatReserved):
            sit(seating, "vera", 0, "Vera", here)


def test_a_seat_is_given_away_only_when_its_owner_is_away_and_has_missed_a_deal() -> None:
    seating = after(*MARIA_AND_BOT, NIKOS, PersonRose(seat=Seat(0), user="maria", at=14, kept=True, deal=2))
    away = Moment(30, None, Missing(owners={Seat(0)}), deals=3)
    assert demand_may_be_given(seating, Seat(0), away).user == "maria"
    for now in (away._replace(deals=2), away._replace(missing=Missing())):
        with pytest.raises(NotToBeGiven):
            demand_may_be_given(seating, Seat(0), now)
    with pytest.raises(NotToBeGiven):
        demand_may_be_given(seating, Seat(1), away)
    released = then(seating, (SeatReleased(seat=Seat(0), user="maria", at=30, agreed=(Seat(2),), deal=3),))
    assert sit(released, "vera", 0, "Vera", away)
    assert released.seat_kept("maria", 3) is None


@pytest.mark.parametrize("name", ["Maria", " maria", "MARIA", "Ｍａｒｉａ", "Μaria", "Mária", "Ma­ria", "M aria"])
def test_no_two_people_at_a_table_have_names_that_are_mistaken_for_each_other(name: str) -> None:
    with pytest.raises(SeatNameTaken):
        sit(after(*MARIA_AND_BOT), "nikos", 2, name, BETWEEN)
    dealer = RoleTaken(role=Role("dealer"), user="vera", name="Vera", at=0)
    with pytest.raises(SeatNameTaken):
        sit(after(dealer), "nikos", 2, "vera", BETWEEN)
    with pytest.raises(SeatNameTaken):
        sit(without_maria(at=3), "nikos", 2, name, BETWEEN)
    assert sit(without_maria(at=3), "maria", 2, name, BETWEEN)
    assert sit(after(dealer), "vera", 2, "Vera", BETWEEN)


@pytest.mark.parametrize(
    "name", ["steady", "Rena", "ρενα", "Στέλιος", "sano", "STELIOS", "bot: sharp", "μποτ", "Danae "]
)
def test_nobody_has_a_bots_name_in_any_language(name: str) -> None:
    with pytest.raises(NameReserved):
        sit(after(), "nikos", 2, name, BETWEEN._replace(bots=frozenset({"steady"})))


def test_the_reserved_names_are_those_that_the_page_gives_to_bots() -> None:
    page = (Path(__file__).parents[2] / "src/kitapi/web/client/table/seating.js").read_text()
    houses = page[page.index("function houseName") : page.index("export function nameAt")]
    assert tuple(re.findall(r't\("(\w+)"\)', houses)) == HOUSE_NAMES


def test_who_gave_his_seat_to_a_bot_has_seen_its_cards_too() -> None:
    seating = after(*MARIA_AND_BOT)
    seating = then(seating, seat_bot(seating, "maria", 0, "steady", RUNNING))
    with pytest.raises(CardsSeen):
        sit(seating, "maria", 1, "Maria", RUNNING)


NIKOS = PersonSat(seat=Seat(2), user="nikos", name="Nikos", at=3)


def test_a_seat_that_is_given_up_is_open() -> None:
    seating = then(after(*MARIA_AND_BOT), rise(after(*MARIA_AND_BOT), "maria", BETWEEN))
    assert seating.occupants[0] == Open()
    assert seating.seat_of("maria") is None


def test_only_who_sits_can_rise() -> None:
    with pytest.raises(NotSeated):
        rise(after(*MARIA_AND_BOT), "nikos", BETWEEN)


@pytest.mark.parametrize("seat", [0, 1, 2], ids=["their own", "a bot's", "an open one"])
def test_a_person_puts_a_bot_into(seat: int) -> None:
    seating = after(*MARIA_AND_BOT)
    assert then(seating, seat_bot(seating, "maria", seat, "random", BETWEEN)).occupants[seat] == Bot("random")


def test_nobody_puts_a_bot_into_the_seat_of_a_person_who_is_not_missing() -> None:
    nikos_missing = BETWEEN._replace(missing=Missing({Seat(2)}, 45.0))
    seating = after(*MARIA_AND_BOT, NIKOS)
    with pytest.raises(NotAway) as refused:
        seat_bot(seating, "nikos", 0, "random", nikos_missing)
    assert refused.value.facts == {"seat": 0, "seconds": 45}


def test_who_sits_at_the_table_puts_a_bot_into_the_seat_of_a_missing_person() -> None:
    seating = after(*MARIA_AND_BOT, NIKOS)
    events = seat_bot(seating, "maria", 2, "random", RUNNING._replace(missing=Missing({Seat(2)})))
    assert events[0] == PersonRose(seat=Seat(2), user="nikos", at=15, by="maria", kept=True, deal=2, running=True)
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
