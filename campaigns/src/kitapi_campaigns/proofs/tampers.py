"""Changes to a record of shuffles, one thing at a time; each change returns a description.

They change a field of an event, an event, a card or a deal, or make a consistent forgery, as somebody could who knows a
secret.
"""

from collections.abc import Callable, Mapping
from copy import deepcopy
from random import Random
from typing import Any, TypeAlias

from kitapi.fairness.arithmetic import key_of, order_of, pledge_of
from kitapi.fairness.shapes import Shape, Stage
from kitapi.registry import FAIRNESS
from kitapi_testing.games.transcripts import NAMES, TRANSCRIBED, transcript
from kitapi_testing.shuffles import Shuffle

Event: TypeAlias = dict[str, Any]
Deal: TypeAlias = list[Event]
Sitting: TypeAlias = list[Deal]
"""The deals of a record; the first entry is the record's heading."""
Tamper: TypeAlias = Callable[[Random, Sitting], str]
"""Changes a sitting in place, and returns a description."""


def shape_of(event: Event) -> Shape | None:
    """The verifier's description of the event; None if the event has no part in the shuffle."""
    name = NAMES.get(event["kind"].partition(".")[0])
    return None if name is None else FAIRNESS[name].shape(event["kind"])


def _targets(sitting: Sitting) -> list[tuple[Deal, int]]:
    """Every event that has a part in a shuffle."""
    return [
        (deal, place)
        for deal in sitting[1:]
        for place, event in enumerate(deal)
        if (shape := shape_of(event)) and shape.type is not None and shape.stage not in (None, Stage.BROKEN_UP)
    ]


def change_field(chance: Random, sitting: Sitting) -> str:
    """Change one value of one event, at any depth."""
    deal, place = chance.choice(_targets(sitting))
    event = deal[place]
    shape = shape_of(event)
    assert shape is not None
    assert shape.type is not None
    holder: Any = event
    key: Any = chance.choice([one for one in shape.type.__struct_fields__ if one in event])
    while isinstance(holder[key], dict | list) and holder[key] and chance.random() < 0.9:
        holder = holder[key]
        known = [one for one in ("context", "algorithm", "digest", "players") if one in holder]
        key = chance.choice(known) if isinstance(holder, dict) else chance.randrange(len(holder))
    before, holder[key] = holder[key], _other(chance, holder[key])
    return f"{event['kind']} {place}: {key} from {before} to {holder[key]}"


def _other(chance: Random, value: Any) -> Any:
    """A different value in place of ``value``."""
    junk: Any = chance.choice((None, True, -1, 10**30, 0.5, "", "zz", [], {}))
    if chance.random() < 0.15 and (type(junk), junk) != (type(value), value):
        return junk
    match value:
        case bool() | None | float():
            return 1
        case int():
            return value + chance.choice((-1, 1, 2, -value - 1))
        case str():
            return _other_text(chance, value)
        case list():
            return _other_list(chance, value)
        case _:
            return junk if junk != value else 7


def _other_text(chance: Random, text: str) -> str:
    if not text:
        return chance.choice(("0" * 32, "0" * 64, "x"))
    place = chance.randrange(len(text))
    sign = chance.choice([one for one in "0123456789abcdefTJQKAscdh" if one != text[place]])
    options = [text[:place] + sign + text[place + 1 :], text + sign, text[:-1], text + "\n"]
    return chance.choice(options + [text.upper()] * (text.upper() != text))


def _other_list(chance: Random, items: list[Any]) -> list[Any]:
    if not items:
        return ["As"]
    place = chance.randrange(len(items))
    turned = items[::-1]
    options = [items[:place] + items[place + 1 :], [*items, items[place]]] + [turned] * (turned != items)
    return chance.choice(options)


def drop_event(chance: Random, sitting: Sitting) -> str:
    """Leave out an event."""
    deal, place = chance.choice(_targets(sitting))
    return f"dropped {deal.pop(place)['kind']} {place}"


def double_event(chance: Random, sitting: Sitting) -> str:
    """Insert an event a second time, perhaps in another deal."""
    deal, place = chance.choice(_targets(sitting))
    other = deal if chance.random() < 0.7 else chance.choice(sitting[1:])
    to = place + 1 if other is deal and chance.random() < 0.5 else chance.randint(1, len(other))
    other.insert(to, deepcopy(deal[place]))
    return f"doubled {deal[place]['kind']} {place} to {to}"


def move_event(chance: Random, sitting: Sitting) -> str:
    """Move an event to another place."""
    deal, place = chance.choice(_targets(sitting))
    event = deal.pop(place)
    to = chance.randint(0, len(deal))
    deal.insert(to, event)
    return f"moved {event['kind']} from {place} to {to}"


def swap_events(chance: Random, sitting: Sitting) -> str:
    """Swap two events, perhaps of different deals."""
    (deal, place), (other, there) = chance.sample(_targets(sitting), 2)
    deal[place], other[there] = other[there], deal[place]
    return f"swapped {deal[place]['kind']} {place} and {other[there]['kind']} {there}"


def exchange_cards(chance: Random, sitting: Sitting) -> str:
    """Swap two of the dealt cards."""
    dealt = [event for deal in sitting[1:] for event in deal if "hands" in event or "order" in event]
    if not dealt:
        return change_field(chance, sitting)
    event = chance.choice(dealt)
    lists = [event["order"]] if "order" in event else [*event["hands"], *(event.get(one, []) for one in _ASIDE)]
    places = [(cards, place) for cards in lists for place in range(len(cards))]
    (cards, place), (others, there) = chance.sample(places, 2)
    cards[place], others[there] = others[there], cards[place]
    return f"{event['kind']}: {cards[place]} for {others[there]}"


_ASIDE = ("talon", "bank", "stub")


def flip_secret(chance: Random, sitting: Sitting) -> str:
    """Flip one bit of a secret."""
    shown = [event for deal in sitting[1:] for event in deal if event.get("secret")]
    if not shown:
        return change_field(chance, sitting)
    event = chance.choice(shown)
    secret = int(event["secret"], 16) ^ (1 << chance.randrange(256))
    event["secret"] = f"{secret:064x}"
    return f"a bit of the secret in {event['kind']}"


def pledge_anew(chance: Random, sitting: Sitting) -> str:
    """Change share and pledge together, as if a seat had chosen again after seeing the others' shares."""
    return _share_anew(chance, sitting, pledge=True, again=False)


def deal_anew(chance: Random, sitting: Sitting) -> str:
    """Change a share, and the cards that follow from it, as somebody could who knows the secret."""
    return _share_anew(chance, sitting, pledge=False, again=True)


def _share_anew(chance: Random, sitting: Sitting, *, pledge: bool, again: bool) -> str:
    pledged = [deal for deal in sitting[1:] if any(one.get("digest") for one in deal[1:]) and cards_of(deal)]
    shares = [(deal, one) for deal in pledged for one in deal if one["kind"].endswith("contributed") and one["value"]]
    if not shares:
        return change_field(chance, sitting)
    deal, share = chance.choice(shares)
    share["value"] = chance.randbytes(16).hex()
    bound = deal[0]["commitment"]
    if pledge:
        pledged_event = next(one for one in deal if one["kind"].endswith("pledged") and one["seat"] == share["seat"])
        pledged_event["digest"] = pledge_of(bound["context"], bound["digest"], share["seat"], share["value"])
    if again:
        deal_again(deal, bound["algorithm"])
    return f"share of seat {share['seat']} of deal {deal[0]['number']} anew, pledge {pledge}, cards {again}"


def cards_of(deal: Deal) -> Event | None:
    """The event that deals to three, or that shows the shuffled deck, with its secret."""
    return next((one for one in deal if one.get("secret") and ("hands" in one or "order" in one)), None)


def deal_again(deal: Deal, algorithm: str) -> None:
    """Deal the cards that follow from the deal's secret and shares; at a table of the house, only the deck's order."""
    opened, cards = deal[0], cards_of(deal)
    assert cards is not None
    game, players = NAMES[opened["kind"].partition(".")[0]], opened["terms"]["players"]
    said = {one["seat"]: one["value"] for one in deal if one["kind"].endswith("contributed")}
    shares = [said.get(seat, "") for seat in range(players)]
    key = key_of(algorithm, opened["commitment"]["context"], bytes.fromhex(cards["secret"]), shares)
    if "order" in cards:
        cards["order"] = list(order_of(sorted(cards["order"], key=_index), key))
    elif (deal_out := TRANSCRIBED[game].deal_out) is not None:
        hands, talon = deal_out(order_of(FAIRNESS[game].deck, key), tuple(opened["active"]), players)
        cards["hands"], cards["talon"] = list(map(list, hands)), list(talon)


def _index(card: str) -> int:
    return "scdh".index(card[1]) * 13 + "23456789TJQKA".index(card[0])


def lose_deal(chance: Random, sitting: Sitting) -> str:
    """Leave out a deal that is followed by another."""
    if len(sitting) < 3:
        return change_field(chance, sitting)
    place = chance.randrange(1, len(sitting) - 1)
    del sitting[place]
    return f"lost deal {place}"


def swap_deals(chance: Random, sitting: Sitting) -> str:
    """Swap two deals."""
    if len(sitting) < 3:
        return change_field(chance, sitting)
    one, other = chance.sample(range(1, len(sitting)), 2)
    sitting[one], sitting[other] = sitting[other], sitting[one]
    return f"deals {one} and {other}"


def change_heading(chance: Random, sitting: Sitting) -> str:
    """Change the heading in the first line."""
    (heading,) = sitting[0]
    name = chance.choice(("format", "version", "game", "terms"))
    holder: Event = heading["terms"] if name == "terms" else heading
    key = "players" if name == "terms" else name
    holder[key] = _other(chance, holder[key])
    return f"heading: {key} to {holder[key]}"


def replace_deal(chance: Random, sitting: Sitting) -> str:
    """Replace a deal by another one, correctly shuffled from another secret."""
    place = chance.randrange(1, len(sitting))
    opened = sitting[place][0]
    game, players = NAMES[opened["kind"].partition(".")[0]], opened["terms"]["players"]
    table = opened["commitment"]["context"].rpartition("/")[0]
    of = Shuffle(game, players, opened["commitment"]["algorithm"], table, opened["number"])
    sitting[place] = transcript(chance, of)
    if "dealer" in opened:
        sitting[place][0].update(dealer=opened["dealer"], active=opened["active"])
        deal_again(sitting[place], of.algorithm)
    return f"deal {opened['number']} replaced"


def without_pledges(_: Random, sitting: Sitting) -> str:
    """Change all deals to the first method of shuffling, in which the secrets alone determine the cards."""
    for deal in sitting[1:]:
        deal[0]["commitment"]["algorithm"] = "kitapi-fy-1"
        said = {one["seat"] for one in deal if one["kind"].endswith("contributed")}
        silent = [one for one in deal if one["kind"].endswith("pledged") and one["seat"] not in said]
        rest = [one for one in deal[1:] if not one["kind"].endswith("pledged")]
        prefix = deal[0]["kind"].partition(".")[0]
        empty = [{"kind": f"{prefix}.contributed", "schema": 1, "seat": one["seat"], "value": ""} for one in silent]
        deal[1:] = [*empty, *rest]
        if (cards := cards_of(deal)) is not None:
            cards["algorithm"] = "kitapi-fy-1"
            deal_again(deal, "kitapi-fy-1")
    return "all deals in the first way"


def lose_the_end(chance: Random, sitting: Sitting) -> str:
    """Leave out the last deals."""
    if len(sitting) < 3:
        return change_field(chance, sitting)
    left = chance.randrange(1, len(sitting) - 1)
    del sitting[left + 1 :]
    return f"only {left} deals left"


TAMPERS: Mapping[Tamper, int] = {
    change_field: 10,
    drop_event: 3,
    double_event: 3,
    move_event: 3,
    swap_events: 3,
    exchange_cards: 3,
    flip_secret: 2,
    pledge_anew: 2,
    deal_anew: 2,
    lose_deal: 1,
    swap_deals: 1,
    change_heading: 1,
}
"""Changes that the record alone must reveal, with their weights."""

HIDDEN: tuple[Tamper, ...] = (replace_deal, without_pledges, lose_the_end)
"""Changes that make another valid record, which only saved commitments reveal."""
