"""The parts that all games share: actors, options, errors, and folding actions into events and events into states."""

from kitapi.kernel.actors import CHANCE, EVERYBODY, SPECTATOR, Actor, Role, Seat, Viewer, seat_number
from kitapi.kernel.errors import IllegalAction, ImpossibleHistory, MalformedAction, RulesError
from kitapi.kernel.game import Codec, Game, Step, apply, is_unused, seats_of
from kitapi.kernel.house import FLOOR, METER, House, HouseEntry, HouseStep, MeterEntry, MeterRead, ReleaseTables
from kitapi.kernel.options import Family, Field, Form, Nonce, Permutation, Range, Seal, Subset, expand
from kitapi.kernel.past import NO_PAST, Past, advance_past, replay
from kitapi.kernel.rules import RULES, TABLES, Instead, rule, table
from kitapi.kernel.shuffle.actions import Contribute, Pledge, Shuffled, Unused
from kitapi.kernel.shuffle.phase import ShufflePhase
from kitapi.kernel.shuffle.shares import PLEDGED, Commitment, parts, pledge_of
from kitapi.kernel.shuffle.state import Shuffle, open_shuffle
from kitapi.kernel.shuffle.views import SeatContributed, SeatPledged, ShuffleView
from kitapi.kernel.silence import CLOCK, Limit, Timed, TimeUp, limit_in
from kitapi.kernel.take_back import TakeBack, TakenBack, valid_events, valid_numbers

__all__ = [
    "CHANCE",
    "CLOCK",
    "EVERYBODY",
    "FLOOR",
    "METER",
    "NO_PAST",
    "PLEDGED",
    "RULES",
    "SPECTATOR",
    "TABLES",
    "Actor",
    "Codec",
    "Commitment",
    "Contribute",
    "Family",
    "Field",
    "Form",
    "Game",
    "House",
    "HouseEntry",
    "HouseStep",
    "IllegalAction",
    "ImpossibleHistory",
    "Instead",
    "Limit",
    "MalformedAction",
    "MeterEntry",
    "MeterRead",
    "Nonce",
    "Past",
    "Permutation",
    "Pledge",
    "Range",
    "ReleaseTables",
    "Role",
    "RulesError",
    "Seal",
    "Seat",
    "SeatContributed",
    "SeatPledged",
    "Shuffle",
    "ShufflePhase",
    "ShuffleView",
    "Shuffled",
    "Step",
    "Subset",
    "TakeBack",
    "TakenBack",
    "TimeUp",
    "Timed",
    "Unused",
    "Viewer",
    "advance_past",
    "apply",
    "expand",
    "is_unused",
    "limit_in",
    "open_shuffle",
    "parts",
    "pledge_of",
    "replay",
    "rule",
    "seat_number",
    "seats_of",
    "table",
    "valid_events",
    "valid_numbers",
]
