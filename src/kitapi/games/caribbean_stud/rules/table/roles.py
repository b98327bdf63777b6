"""The roles that run a table of Caribbean Stud, and the role to which each action belongs."""

from kitapi.games.caribbean_stud.rules.table.actions import (
    Attend,
    CallInspector,
    Confirm,
    CutCards,
    DealerAction,
    DecideClaim,
    InspectorAction,
    RuleOnHand,
)
from kitapi.house.roles import Duties
from kitapi.kernel import FLOOR, METER, MeterRead, ReleaseTables, Role

DEALER = Role("dealer")
"""Deals, takes and pays (croupier)."""
GAMING_INSPECTOR = Role("gaming_inspector")
"""Has the console's keys and rules on irregularities (Ispettore di Gioco)."""
MUNICIPAL_INSPECTOR = Role("municipal_inspector")
"""Must be present when the jackpot's upper tiers are paid or a whole hand is voided (Ispettore Comunale)."""
GAMING_MANAGEMENT = Role("gaming_management")
"""Decides disputes (Direzione Giochi)."""
CONTROL_ROOM = Role("control_room")
"""Confirms royal and straight flush (Sala Regia)."""

HOUSE_ROLES = (DEALER, GAMING_INSPECTOR, MUNICIPAL_INSPECTOR, GAMING_MANAGEMENT, CONTROL_ROOM)

_OF_OTHERS: dict[type, Role] = {
    Attend: MUNICIPAL_INSPECTOR,
    Confirm: CONTROL_ROOM,
    DecideClaim: GAMING_MANAGEMENT,
    RuleOnHand: GAMING_MANAGEMENT,
    MeterRead: METER,
    ReleaseTables: FLOOR,
}

ROLE_OF: dict[type, Role] = {
    **dict.fromkeys(DealerAction.__args__, DEALER),
    **dict.fromkeys(InspectorAction.__args__, GAMING_INSPECTOR),
    **_OF_OTHERS,
}
"""The role of each action of the house; all other actions belong to seats, except for those that ``DUTIES`` shares."""

DUTIES = Duties(of=ROLE_OF, shared=(CutCards, CallInspector), with_seats=DEALER)
"""The actors of all actions; both seats and the dealer may cut the deck and call the inspector."""
