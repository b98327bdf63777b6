"""Transcripts of the shuffles of Caribbean Stud: shuffled, cut where that is done, and dealt to some of the seats."""

from collections.abc import Sequence
from random import Random

from kitapi.games.caribbean_stud.rules.round.deal import in_hands, stub_of
from kitapi.games.caribbean_stud.rules.terms.variant import Shuffling
from kitapi_testing.shuffles import Event, Named, Shuffle, TranscribedGame


def _opening_event(_: Shuffle) -> Named:
    return "hand_opened", {"cutter": 0}


def _deal_events(chance: Random, of: Shuffle, order: Sequence[str], shown: Event) -> Sequence[Named]:
    times = 3 if of.method == "hand" else 1
    events: list[Named] = [("deck_shuffled", {"method": of.method, "times": times, "order": list(order), **shown})]
    if of.method == "hand":
        cutter, amount = chance.randrange(of.players > 1, of.players), chance.randint(5, 47)
        events += [("cut_offered", {"seat": 0}), ("cut_declined", {"seat": 0}), ("cut_offered", {"seat": cutter})]
        events.append(("deck_cut", {"seat": cutter, "amount": amount}))
        order = [*order[amount:], *order[:amount]]
    playing = sorted(chance.sample(range(of.players), chance.randint(1, of.players)))
    *dealt, bank = in_hands(Shuffling(of.method), tuple(order), len(playing) + 1)  # type: ignore[arg-type]
    hands = [list(dealt[playing.index(seat)]) if seat in playing else [] for seat in range(of.players)]
    stub = list(stub_of(tuple(order), len(playing) + 1))  # type: ignore[arg-type]
    return [
        *events,
        ("bets_closed", {"seats": playing}),
        ("cards_dealt", {"method": of.method, "hands": hands, "bank": list(bank), "stub": stub}),
        ("upcard_turned", {"card": bank[4]}),
    ]


TRANSCRIBED = TranscribedGame(
    _opening_event,
    _deal_events,
    ending="table_broken_up",
    players=(2, 3, 4, 5, 6, 7),
    put_on_top={"0.4.0-caribbean-stud-eventful": [2, 3, 5]},
)
