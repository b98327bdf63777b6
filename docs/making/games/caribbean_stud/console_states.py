"""The consoles of the house's roles in every state that their texts name: all steps, waits, forms, and rulings."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from playwright.sync_api import Page

from docs.making.games.caribbean_stud.consoles import open_for_roles, take_role
from docs.making.screenshots.inject import put_state
from docs.making.screenshots.stage import Stage, open_all

ROLES = ("dealer", "gaming_inspector", "municipal_inspector", "gaming_management", "control_room")
PAUSE = 150
SOME = 4
"""The number of steps that are offered together in a picture."""

SEATED = [{"seat": at, "kind": "bot", "name": name} for at, name in enumerate(("Spyros", "Eleni", "Dimitris"))]

FILL = """() => {
  for (let rounds = 0; rounds < 8; rounds += 1) {
    const open = [...document.querySelectorAll('.facts-form select')].find((one) => !one.value);
    if (!open) return;
    open.value = [...open.options].at(-1).value;
    open.dispatchEvent(new Event('change', { bubbles: true }));
  }
}"""
"""A script that chooses the last answer of the first open list of the statement of facts."""

State = dict[str, Any]

VOID = "The round is void: the cards are counted, and after GAME OVER the next one begins with the other deck."
"""A sentence of a ruling, as the rules write it."""


def show_console_states(stage: Stage) -> None:
    """Take pictures of every role's console, in states that are made by messages alone, without playing."""
    for role, states in (
        ("dealer", _dealers),
        ("gaming_inspector", _gaming_inspectors),
        ("municipal_inspector", _municipal_inspectors),
        ("gaming_management", _managements),
        ("control_room", _control_rooms),
    ):
        with stage.part(f"states of {role}"), stage.visit() as page:
            table = open_for_roles(stage, page)
            take_role(stage, page, table, role)
            for number, state in enumerate(states(), 1):
                with stage.part(f"state {number} of {role}"):
                    stage.take(page, f"{role}-state-{number}", prepare=partial(_put, state=state))


def _put(page: Page, state: State) -> None:
    view = {one: value for one, value in state.items() if one not in {"history", "table"}}
    put_state(page, view, {"seats": SEATED, **state.get("table", {})}, state.get("history", ()))
    open_all(page)
    page.wait_for_timeout(PAUSE)
    for _ in range(4):
        page.evaluate(FILL)
    page.wait_for_timeout(PAUSE)


def _state(phase: str, options: Sequence[State] = (), due: Sequence[str] = (), **more: Any) -> State:
    """A state; ``due``: the kinds of steps that the procedure demands; ``seats``: what the three seats have."""
    own = more.pop("seats", ({},) * 3)
    seats = [{"seat": at, "stack": 400, "result": 0, **one} for at, one in enumerate(own)]
    desk = {"chips": 50_000, "notes": 300, "due": [{"kind": one, "clause": "CSP-086"} for one in due]}
    usual: State = {"incident": None, "pending": None, "awaited": [], "bank": {"held": 0}, "paused": False}
    console = {"selector": "R", "lit": [], "flashing": [], "leds": [], "display": {}, "attended": False}
    return {
        **{"phase": phase, "seats": seats, "options": [*options], **usual, "console": console},
        **{"stopping": False, "waiting_for": None, **more, "desk": {**desk, **more.get("desk", {})}},
    }


STEPS: tuple[State, ...] = (
    *({"kind": one} for one in ("open_table", "check_decks", "wash", "invite_stakes", "no_more_bets", "coin_in")),
    *({"kind": "count_tokens", "tokens": tokens} for tokens in (1, 3)),
    *({"kind": one} for one in ("deal", "turn_upcard", "take_stub", "reveal", "store_bank", "game_over")),
    *(
        {"kind": one, "seat": 1}
        for one in (
            *("offer_cut", "send_back", "cash_out", "ask_seat", "give_card", "take_fee", "pass_over"),
            *("collect_fold", "check_bet", "settle"),
        )
    ),
)
"""The dealer's steps."""
WAITS = ("closed", "stakes", "choose", "coin_in", "deal", "check", "reveal", "settle", "jackpot", "done", "over")
"""Phases in which a dealer may have nothing to do."""
SLIPS = ("skip_seat", "deal_to_empty_seat", "serve_out_of_turn", "overlook_bet")


def _dealers() -> Iterator[State]:
    """The dealer's steps, a few with each announcement; mistakes, counts, and tokens that do not fall."""
    seats: tuple[State, ...] = (
        {"plays": True, "ante": 25, "token": True},
        {"plays": True, "fee": 25, "bet": 50, "ante": 25},
        {},
    )
    bank = {"held": 5, "cards": ["Qd", "Qh", "9s", "4c", "3d"], "combination": "pair", "qualifies": True}
    for at, step in enumerate(STEPS):
        later = step["kind"] in {"settle", "store_bank", "game_over"}
        some = STEPS[at // SOME * SOME :][:SOME]
        yield _state("settle", some, [step["kind"]], seats=seats, **({"bank": bank} if later else {}))
    low = {**bank, "combination": "high_card", "qualifies": False}
    yield _state("settle", [{"kind": "settle", "seat": 1}], ["settle"], seats=seats, bank=low)
    warned: tuple[State, ...] = (seats[0], {**seats[1], "warned": True}, {})
    hand: list[State] = [{"kind": "take_stub"}, {"kind": "pass_over", "seat": 1}, {"kind": "call_inspector"}]
    yield _state("choose", hand, ["take_stub"], seats=warned, method="hand")
    yield from _beside_the_steps(seats)


def _beside_the_steps(seats: Sequence[State]) -> Iterator[State]:
    """A dealer's mistakes, the cut, the counts, the waits, and jackpots on the display."""
    slips: list[State] = [{"kind": "slip", "what": one, "seat": at % 3} for at, one in enumerate(SLIPS)]
    yield _state("deal", [*slips, {"kind": "deal"}], ["deal"], seats=seats, desk={"skipped": [0], "extra": [2]})
    cut = {"kind": "range", "action": "cut", "lowest": 5, "highest": 47, "step": 1}
    change = {"kind": "range", "action": "bank_change", "lowest": 5, "highest": 500, "step": 5}
    closing: list[State] = [cut, change, {"kind": "begin_closing"}, {"kind": "call_inspector"}]
    yield _state("prepare", closing)
    counts = {"kind": "form", "action": "count_chips", "fields": []}
    yield _state("closing", [counts], paused=True, desk={"counted": {"chips": 50_000, "notes": 300}})
    for phase in WAITS:
        yield _state(phase, seats=seats, invited=True)
    awards = {"selector": "JPH", "lit": [1], "flashing": [1], "leds": [0], "attended": True}
    for display in ({"shows": "tier", "button": 1, "seat": 0}, {"shows": "pay", "amount": 25_014, "seat": 0}):
        yield _state("jackpot", seats=seats, console={**awards, "display": display}, waiting_for=ROLES[2])


def _incident(**more: Any) -> State:
    return {"caller": None, "stated": None, "joined": [], "stands": True, "choosing": [], "choices": {}, **more}


STATED: tuple[State, ...] = (
    {"irregularity": "CSP-116", "seat": 1, "cards": 2, "where": "floor", "shows": True},
    {"irregularity": "CSP-117", "seat": 2, "cards": 1, "where": "well", "shows": False},
    {"irregularity": "CSP-102", "shuffler": "jammed", "cards": 3},
    {"irregularity": "CSP-102", "shuffler": "spilt", "cards": 3},
    {"irregularity": "CSP-102", "shuffler": "overlapped"},
    {"irregularity": "CSP-102", "shuffler": "delivered"},
    {"irregularity": "CSP-111", "seat": 0, "case": "earlier_seat", "from_right": True},
    {"irregularity": "CSP-111", "seat": 0, "case": "touched"},
    {"irregularity": "CSP-111", "seat": 0, "case": "withdrawn"},
    {"irregularity": "AMB-51", "both": [0, 2]},
)
"""Facts of which each picture shows one statement."""


def _gaming_inspectors() -> Iterator[State]:
    """The inspector's steps, calls, statements of facts, forms, and jackpots to pay."""
    tray = {"counted": {"chips": 49_990, "notes": 300}}
    float_ = {"kind": "range", "action": "add_to_float", "lowest": 5, "highest": 500, "step": 5}
    tokens = [{"kind": "decide_token", "seat": 1, "in_play": one} for one in (True, False)]
    noted: list[State] = [{"kind": "note_declaration", "seat": 0}, {"kind": "authorise_payment", "seat": 2}]
    closing = [*tokens, *noted, {"kind": "confirm_count"}, float_]
    yield _state("closing", closing, ["confirm_count"], desk=tray)
    yield _state("jackpot", seats=({"declared": "flush"}, {}, {}))
    yield _state("choose")
    yield _state("choose", [{"kind": "dismiss"}, *map(_form, STATED[:1])], incident=_incident(caller=1))
    for stated in STATED:
        options = [{"kind": "dismiss"}, _form(stated)]
        waits = _incident(stated=stated, joined=ROLES[1:3], choosing=[2], choices={"0": "void", "1": "continue"})
        yield _state("choose", options, incident=waits, awaited=ROLES[3:4])


def _form(stated: State) -> State:
    """The form for these facts, and one other answer to each of them, none first."""
    fields: list[State] = [
        {"name": name, "values": [value, value]} for name, value in stated.items() if name != "irregularity"
    ]
    others = {"seat": 2, "both": [1, 2], "cards": 4, "where": "floor", "shows": True, "from_right": False}
    for one in fields:
        other = others.get(one["name"])
        one["values"] = [other, one["values"][0]] if other is not None else one["values"]
    return {
        "kind": "form",
        "action": "state_facts",
        "fields": [{"name": "irregularity", "values": [stated["irregularity"]]}, *fields],
    }


def _municipal_inspectors() -> Iterator[State]:
    """Yield the states in which the municipal inspector is called."""
    attend = [{"kind": "attend"}]
    pending = {"void": "hand", "continues": VOID, "values": {}, "clauses": ["CSP-100"]}
    yield _state("choose")
    yield _state("choose", console={"attended": True})
    waits = _incident(stated=STATED[0], joined=ROLES[1:2])
    yield _state("choose", attend, ["attend"], incident=waits, awaited=ROLES[2:4], pending=pending)
    for phase in ("prepare", "closing", "jackpot"):
        yield _state(phase, attend, ["attend"])


def _managements() -> Iterator[State]:
    """Claims, hands that the management rules on, and jackpots that nobody declared."""
    claims = [{"kind": "decide_claim", "seat": 1, "paid": paid} for paid in (True, False)]
    rulings = [{"kind": "rule", "stands": stands} for stands in (True, False)]
    lost = {"kind": "caribbean_stud.settled_seen", "seat": 2, "unclaimed": True, "shown": []}
    settled = {"result": "player_wins", "total": 75, "combination": "flush", "net": {"ante": 25, "bet": 50, "fee": 0}}
    claim: tuple[State, ...] = ({}, {"claim": 75}, {})
    yield _state("settle", [*claims, *rulings], ["rule"], seats=claim, history=[{**lost, "settled": settled}])
    yield _state("settle")


def _control_rooms() -> Iterator[State]:
    """Declared hands to confirm, and none."""
    confirm = [{"kind": "confirm", "seat": at, "genuine": good} for at in (0, 2) for good in (True, False)]
    royal = {"plays": True, "declared": "royal_flush", "held": 5, "cards": ["As", "Ks"], "exchanged": True}
    flush = {"plays": True, "declared": "straight_flush", "held": 5, "cards": ["9h", "8h", "7h", "6h", "5h"]}
    yield _state("choose", confirm, ["confirm"], seats=(royal, {}, flush))
    yield _state("choose")
