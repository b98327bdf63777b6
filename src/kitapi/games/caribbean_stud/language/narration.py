"""A hand of Caribbean Stud told in words as the dealer announces it, event by event (CSP-086)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from kitapi.games.caribbean_stud.language.bet_narration import BET_TELLERS
from kitapi.games.caribbean_stud.language.desk_narration import DESK_TELLERS
from kitapi.games.caribbean_stud.language.incident_narration import INCIDENT_TELLERS
from kitapi.games.caribbean_stud.language.names import booked_in_words, combination_in_words, result_in_words
from kitapi.games.caribbean_stud.language.sentences import EITHER, SENTENCES
from kitapi.games.caribbean_stud.rules.console.awards import BUTTONS
from kitapi.games.caribbean_stud.rules.payment.settled import Result
from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.games.caribbean_stud.rules.table.events import Event, Transfers
from kitapi.games.caribbean_stud.rules.terms.accounts import stack
from kitapi.games.caribbean_stud.rules.views import observations as seen
from kitapi.games.caribbean_stud.rules.views.observations import Observation
from kitapi.wording.cards import card_in_signs, cards_in_signs
from kitapi.wording.catalogues import message, say, say_many
from kitapi.wording.players import by_name

Names: TypeAlias = Sequence[str]
"""The players' names by seat."""

Told: TypeAlias = tuple[str, ...]

_STAKED = (
    happened.AnteStaked,
    happened.TokenInserted,
    happened.TokenTakenBack,
    happened.StakesTakenBack,
    happened.BetRaised,
    happened.BetMisplaced,
    happened.BetCorrected,
    happened.ExchangeAsked,
    happened.ExchangeWithdrawn,
)
"""What a player lays down or takes up himself; their sentence says all of it."""


def told(event: Event | Observation, _before: Sequence[Event], names: Names, lang: str) -> Told:
    """``event``, or what somebody saw of it, in words, a line or more; ``names``: the players' by seat."""
    booked = () if isinstance(event, _STAKED) else _booked(event, names, lang)
    if (tell := _TELLERS.get(type(event))) is not None:
        return (*tell(event, names, lang), *booked)
    return (_filled(event, names, lang), *booked)


def _filled(event: Any, names: Names, lang: str) -> str:
    """The one sentence of an event, with its fields in their places."""
    fields = {field: getattr(event, field) for field in event.__struct_fields__}
    places = {field: value for field, value in fields.items() if isinstance(value, int | str)}
    if "seat" in fields:
        places["player"] = names[event.seat]
    if (either := EITHER.get(type(event))) is not None:
        return say(lang, either.true if fields[either.field] else either.false, **places)
    return say(lang, SENTENCES[type(event)], **places)


def _booked(event: Any, names: Names, lang: str) -> Told:
    """A line for all that moved."""
    transfers: Transfers = getattr(event, "transfers", ())
    return tuple(f"  {booked_in_words(moved, names, lang)}" for moved in transfers)


def _list(seats: Sequence[int], names: Names) -> str:
    return ", ".join(names[seat] for seat in seats)


def _opened(event: happened.HandOpened, _names: Names, lang: str) -> Told:
    return (say(lang, message("Round {number}, with deck {deck}."), number=event.number, deck=event.deck + 1),)


def _shuffled(event: happened.DeckShuffled | seen.ShuffleSeen, _names: Names, lang: str) -> Told:
    return (say_many(lang, "The deck is shuffled once.", "The deck is shuffled {count} times.", event.times),)


def _cut(event: happened.DeckCut, names: Names, lang: str) -> Told:
    if event.seat is None:
        return (say(lang, message("The dealer cuts {amount} cards."), amount=event.amount),)
    return (say(lang, message("{player} cuts {amount} cards."), player=names[event.seat], amount=event.amount),)


def _notes(event: happened.NotesChanged, names: Names, lang: str) -> Told:
    chips = sum(moved.amount for moved in event.transfers if moved.payee == stack(event.seat))
    return (say(lang, message("{player} changes a note: {amount} in chips."), player=names[event.seat], amount=chips),)


def _cashed(event: happened.CashedOut, names: Names, lang: str) -> Told:
    chips = sum(moved.amount for moved in event.transfers if moved.payer == stack(event.seat))
    return (say(lang, message("{player}: {amount} in chips changed back."), player=names[event.seat], amount=chips),)


def _closed(event: happened.BetsClosed, names: Names, lang: str) -> Told:
    text = message("No more bets, please. In this round: {players}.")
    return (say(lang, text, players=_list(event.seats, names)),)


def _coins(event: happened.CoinsIn, names: Names, lang: str) -> Told:
    stuck = tuple(say(lang, message("{player}: the token is stuck."), player=names[seat]) for seat in event.stuck)
    if event.seats:
        text = message("Coin in. For the jackpot: {players}.")
        return (say(lang, text, players=_list(event.seats, names)), *stuck)
    return stuck or (say(lang, message("Coin in. Nobody plays for the jackpot.")),)


def _upcard(event: happened.UpcardTurned | seen.PregoSeen, _names: Names, lang: str) -> Told:
    return (say(lang, message("Prego, go ahead. The bank's card is {card}."), card=card_in_signs(event.card)),)


def _declared(event: happened.Declared, names: Names, lang: str) -> Told:
    made = combination_in_words(event.combination, lang)
    return (say(lang, message("{player} declares: {combination}."), player=names[event.seat], combination=made),)


def _asked(event: happened.ExchangeAsked | seen.ExchangeSeen, names: Names, lang: str) -> Told:
    player, fee = names[event.seat], _fee(event)
    if event.card is None:
        return (say(lang, message("{player} asks for a card, for {fee}."), player=player, fee=fee),)
    text = message("{player} lays {card} down for another, for {fee}.")
    return (say(lang, text, player=player, card=card_in_signs(event.card), fee=fee),)


def _fee(event: happened.ExchangeAsked | seen.ExchangeSeen) -> int:
    if isinstance(event, seen.ExchangeSeen):
        return event.fee
    return sum(moved.amount for moved in event.transfers)


def _given(event: happened.CardGiven | seen.CardGivenSeen, names: Names, lang: str) -> Told:
    if event.card is None:
        return (say(lang, message("{player} gets a card."), player=names[event.seat]),)
    return (say(lang, message("{player} gets {card}."), player=names[event.seat], card=card_in_signs(event.card)),)


def _fee_taken(event: happened.FeeTaken, names: Names, lang: str) -> Told:
    fee = sum(moved.amount for moved in event.transfers)
    return (say(lang, message("{player}: the fee of {amount} is taken."), player=names[event.seat], amount=fee),)


def _revealed(event: happened.BankRevealed, _names: Names, lang: str) -> Told:
    cards, made = cards_in_signs(event.cards), combination_in_words(event.combination, lang)
    plain, text = message("The bank does not qualify."), message("The bank shows {cards}: {combination}.")
    return (
        say(lang, text, cards=cards, combination=made),
        say(lang, message("The bank qualifies.") if event.qualifies else plain),
    )


def _settled(event: happened.SeatSettled | seen.SettledSeen, names: Names, lang: str) -> Told:
    """The seat's cards where they were turned, what its round came to, and what of it waits."""
    player = names[event.seat]
    held = message("{player}: the wagers wait for the management's decision.")
    unclaimed = message("{player}: a jackpot was not declared before the cards were taken.")
    text = message("{player}: {result}, {total}; {cards} cards counted.")
    result, total = _result(event)
    return (
        *((f"{player}: {cards_in_signs(event.shown)}",) if event.shown else ()),
        say(lang, text, player=player, result=result_in_words(result, lang), total=f"{total:+d}", cards=event.cards),
        *_jackpot_won(event, player, lang),
        *((say(lang, unclaimed, player=player),) if event.unclaimed else ()),
        *((say(lang, held, player=player),) if event.held else ()),
    )


def _result(event: happened.SeatSettled | seen.SettledSeen) -> tuple[Result, int]:
    """How the round ended, and what it won or lost."""
    if isinstance(event, seen.SettledSeen):
        return event.settled.result, event.settled.total
    return event.settlement.result, event.settlement.net.total


def _jackpot_won(event: happened.SeatSettled | seen.SettledSeen, player: str, lang: str) -> Told:
    if event.jackpot is None:
        return ()
    tier = combination_in_words(event.jackpot, lang)
    return (say(lang, message("{player} has won the jackpot: {tier}."), player=player, tier=tier),)


def _ended(event: happened.SettlementEnded, _names: Names, lang: str) -> Told:
    if event.jackpots == 0:
        return (say(lang, message("The last seat is settled.")),)
    return (
        say_many(
            lang,
            "The last seat is settled; one jackpot is to be paid.",
            "The last seat is settled; {count} jackpots are to be paid.",
            event.jackpots,
        ),
    )


def _button(event: happened.ButtonPressed, _names: Names, lang: str) -> Told:
    if not event.lit:
        return (say(lang, message("JACKPOT {button} is out again."), button=event.button),)
    tier = next(combination_in_words(tier, lang) for tier, button in BUTTONS.items() if button == event.button)
    return (say(lang, message("JACKPOT {button} is lit: {tier}."), button=event.button, tier=tier),)


def _awarded(event: happened.JackpotAwarded, names: Names, lang: str) -> Told:
    tier = combination_in_words(event.tier, lang)
    text, covered = message("Pay the jackpot: {player}, {tier}, {amount}."), message("The house covers {covered}.")
    left = message("{remainder} stay in the meter.")
    return (
        say(lang, text, player=names[event.seat], tier=tier, amount=event.amount),
        *((say(lang, covered, covered=event.covered),) if event.covered else ()),
        *((say(lang, left, remainder=event.remainder),) if event.remainder else ()),
    )


def _over(event: happened.HandEnded, names: Names, lang: str) -> Told:
    return (
        say(lang, message("Game over: {results}."), results=by_name(names, event.won)),
        say(lang, message("Results: {results}."), results=by_name(names, event.results)),
    )


def _broken_up(event: happened.TableBrokenUp, names: Names, lang: str) -> Told:
    return (
        say(lang, message("The sitting is broken up by agreement of all.")),
        say(lang, message("Results: {results}."), results=by_name(names, event.results)),
    )


_TELLERS: Mapping[type, Callable[[Any, Names, str], Told]] = {
    happened.HandOpened: _opened,
    happened.DeckShuffled: _shuffled,
    seen.ShuffleSeen: _shuffled,
    happened.DeckCut: _cut,
    happened.NotesChanged: _notes,
    happened.CashedOut: _cashed,
    happened.BetsClosed: _closed,
    happened.CoinsIn: _coins,
    happened.UpcardTurned: _upcard,
    seen.PregoSeen: _upcard,
    happened.Declared: _declared,
    happened.ExchangeAsked: _asked,
    seen.ExchangeSeen: _asked,
    happened.CardGiven: _given,
    seen.CardGivenSeen: _given,
    happened.FeeTaken: _fee_taken,
    happened.BankRevealed: _revealed,
    happened.SeatSettled: _settled,
    seen.SettledSeen: _settled,
    happened.SettlementEnded: _ended,
    happened.ButtonPressed: _button,
    happened.JackpotAwarded: _awarded,
    happened.HandEnded: _over,
    happened.TableBrokenUp: _broken_up,
    **DESK_TELLERS,
    **BET_TELLERS,
    **INCIDENT_TELLERS,
}
"""The events of more than one sentence, or whose sentence needs more than their fields."""
