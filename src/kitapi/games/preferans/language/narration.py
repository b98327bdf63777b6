"""A Preferans deal narrated, event by event."""

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from kitapi.cards import set_of, sorted_for_hand
from kitapi.games.preferans.language.names import call_in_words, doubling_in_words, game_in_words, number_in_words
from kitapi.games.preferans.language.sums import broken_up_in_words, settlement_in_words
from kitapi.games.preferans.rules.actions import Bid
from kitapi.games.preferans.rules.events import (
    BiddingWon,
    CallMade,
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    Contributed,
    DealOpened,
    DealSettled,
    DealThrownIn,
    DeclarerFound,
    Event,
    GameNamed,
    HandsLaidOpen,
    HandWon,
    InvitationSaid,
    KontraDeclined,
    KontraSaid,
    ParticipationSaid,
    PlayBegun,
    PlayStopped,
    Pledged,
    PotFed,
    ShuffleUnused,
    SittingBrokenUp,
    TakenBack,
    TrickTaken,
    WayGiven,
)
from kitapi.games.preferans.rules.variant import PreferansVariant
from kitapi.wording.cards import card_in_signs, cards_in_signs
from kitapi.wording.catalogues import message, say


def highest_number(events: Sequence[Event]) -> int:
    """Return the highest number bid in ``events``, whose first one opens a deal; 0 before the first bid."""
    bids = (event.call.number for event in events if isinstance(event, CallMade) and isinstance(event.call, Bid))
    return max(bids, default=0)


def variant_of(events: Sequence[Event]) -> PreferansVariant:
    """Return the house rules stated in ``events``, which begin with a deal's opening; without one, the rulebook's."""
    opened = next((event for event in events if isinstance(event, DealOpened)), None)
    return PreferansVariant() if opened is None else opened.terms.variant


Dealing: TypeAlias = DealOpened | PotFed | Pledged | Contributed | CardsDealt | ShuffleUnused
"""Events before the first decision, and events in place of a deal."""


InPlay: TypeAlias = PlayBegun | CardPlayed | HandsLaidOpen | TrickTaken | PlayStopped | TakenBack
"""Events of the tricks, and the take-back of a decision."""


def narrate(event: Event, before: Sequence[Event], names: Sequence[str], lang: str) -> tuple[str, ...]:
    """Return ``event`` in words, one or more lines; ``before``: the deal so far; ``names``: the players' by seat."""
    match event:
        case DealOpened() | PotFed() | Pledged() | Contributed() | CardsDealt() | ShuffleUnused():
            return (_narrate_dealing(event, names, lang),)
        case CallMade(seat=seat, call=call):
            return (f"{names[seat]}: {call_in_words(call, highest_number(before), lang)}",)
        case BiddingWon() | HandWon() | DealThrownIn() | CardsDiscarded():
            return (_narrate_exchange(event, names, lang),)
        case GameNamed() | WayGiven() | DeclarerFound():
            return (_narrate_naming(event, variant_of(before), names, lang),)
        case ParticipationSaid() | InvitationSaid() | KontraSaid() | KontraDeclined():
            return (_narrate_answer(event, names, lang),)
        case PlayBegun() | CardPlayed() | HandsLaidOpen() | TrickTaken() | PlayStopped() | TakenBack():
            return _narrate_play(event, names, lang)
        case DealSettled():
            return settlement_in_words(event, variant_of(before), names, lang)
        case SittingBrokenUp(settlement=settlement):
            return broken_up_in_words(settlement, names, lang)
        case _:
            assert_never(event)


def _narrate_dealing(event: Dealing, names: Sequence[str], lang: str) -> str:
    match event:
        case DealOpened():
            return _narrate_opening(event, names, lang)
        case PotFed(transfers=transfers):
            text = message("The three who play put {amount} chips each into the pot.")
            return say(lang, text, amount=transfers[0].amount)
        case Pledged(seat=seat):
            return say(lang, message("{player} pledges a share in the shuffle."), player=names[seat])
        case Contributed(seat=seat):
            return say(lang, message("{player} gives a share in the shuffle."), player=names[seat])
        case CardsDealt():
            return say(lang, message("The cards are dealt."))
        case ShuffleUnused():
            return say(lang, message("The cards are not shuffled any more; what they were bound to is shown."))


def _narrate_opening(event: DealOpened, names: Sequence[str], lang: str) -> str:
    player = names[event.dealer]
    if (pot := event.balances.get("pot")) is not None:
        text = message("Deal {number}: {player} deals, and the pot holds {pot}.")
        return say(lang, text, number=event.number, player=player, pot=pot)
    text = message("Deal {number}: {player} deals, and {left} are left to play for.")
    return say(lang, text, number=event.number, player=player, left=sum(event.sheet.heads))


def _narrate_exchange(
    event: BiddingWon | HandWon | DealThrownIn | CardsDiscarded, names: Sequence[str], lang: str
) -> str:
    match event:
        case BiddingWon(declarer=seat, number=number, talon=talon):
            text = message("{player} declares at “{number}” and shows the talon: {cards}")
            bid = number_in_words(number, lang)
            return say(lang, text, player=names[seat], number=bid, cards=cards_in_signs(sorted_for_hand(set_of(talon))))
        case HandWon(seats=(seat,)):
            return say(lang, message("{player} plays from hand."), player=names[seat])
        case HandWon(seats=seats):
            players = ", ".join(names[seat] for seat in seats)
            return say(lang, message("From hand, in this order: {players}."), players=players)
        case DealThrownIn(seat=seat):
            return say(lang, message("{player} throws the deal in."), player=names[seat])
        case CardsDiscarded(seat=seat):
            return say(lang, message("{player} lays two cards away."), player=names[seat])


def _narrate_naming(
    event: GameNamed | WayGiven | DeclarerFound, variant: PreferansVariant, names: Sequence[str], lang: str
) -> str:
    player = names[event.seat]
    match event:
        case GameNamed(game=game, open=is_open):
            text = message("{player} names {game}, open.") if is_open else message("{player} names {game}.")
            return say(lang, text, player=player, game=game_in_words(game, variant.seven, lang))
        case WayGiven():
            return say(lang, message("{player} gives way."), player=player)
        case DeclarerFound():
            return say(lang, message("{player} is the declarer."), player=player)


def _narrate_answer(
    event: ParticipationSaid | InvitationSaid | KontraSaid | KontraDeclined, names: Sequence[str], lang: str
) -> str:
    player = names[event.seat]
    match event:
        case ParticipationSaid(plays=plays):
            return say(lang, message("{player} plays.") if plays else message("{player} drops."), player=player)
        case InvitationSaid(invites=invites):
            called = message("{player} calls in the other defender and answers for both.")
            return say(lang, called if invites else message("{player} plays alone."), player=player)
        case KontraSaid(level=level):
            return f"{player}: {doubling_in_words(level, lang)}"
        case KontraDeclined():
            return say(lang, message("{player} does not double."), player=player)


def _narrate_play(event: InPlay, names: Sequence[str], lang: str) -> tuple[str, ...]:
    match event:
        case PlayBegun():
            return _narrate_start(event, names, lang)
        case CardPlayed(seat=seat, card=card):
            return (f"{names[seat]}: {card_in_signs(card)}",)
        case HandsLaidOpen():
            return (say(lang, message("All hands are laid open.")),)
        case TrickTaken(seat=seat):
            return (say(lang, message("{player} takes the trick."), player=names[seat]),)
        case TakenBack(seat=seat):
            return (say(lang, message("{player} takes the last decision back."), player=names[seat]),)
        case PlayStopped():
            return (say(lang, message("Nothing can change any more: the play ends here.")),)


def _narrate_start(event: PlayBegun, names: Sequence[str], lang: str) -> tuple[str, ...]:
    leads = say(lang, message("{player} leads."), player=names[event.leader])
    if event.plays_declarer is None:
        return (leads,)
    text = message("{player} will play the declarer's cards.")
    return (leads, say(lang, text, player=names[event.plays_declarer]))
