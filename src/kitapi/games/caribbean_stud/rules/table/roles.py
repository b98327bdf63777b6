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
"""The role that deals, collects and pays (croupier)."""
GAMING_INSPECTOR = Role("gaming_inspector")
"""The role that has the console's keys and rules on irregularities (Ispettore di Gioco)."""
MUNICIPAL_INSPECTOR = Role("municipal_inspector")
"""The role that must attend the payment of the jackpot's upper tiers, and a void hand (Ispettore Comunale)."""
GAMING_MANAGEMENT = Role("gaming_management")
"""The role that decides disputes (Direzione Giochi)."""
CONTROL_ROOM = Role("control_room")
"""The role that confirms royal and straight flushes (Sala Regia)."""

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
