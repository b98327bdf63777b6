"""The score of a deal of Preferans, computed from the play and the table's terms (SK-GAME, SK-KON, SK-SCORE).

Facts and terms are the JSON of the events, and nothing of the rules' own code is used. A house rule that is missing in
older terms has the value by which they were played.
"""

from typing import Any, NamedTuple

BETL, SEVEN, PREFERANS = 6, 7, 8
SUITS = {2, 3, 4, 5}
DUTY = {"suits": SUITS, "six_tricks": SUITS | {SEVEN}, "all_trick_games": SUITS | {SEVEN, PREFERANS}}


class Before(NamedTuple):
    """The books before a deal: ``heads`` and open ``refas`` by seat, and the chips in the ``pot``."""

    heads: list[int]
    refas: list[int]
    pot: int


class Written(NamedTuple):
    """The entries of a deal: ``heads`` by seat, ``sides`` of each seat, and whether a refa is used up."""

    value: int
    full_value: int
    won: bool
    refa_used: bool
    heads: list[int]
    sides: list[int]


def entries_due(facts: dict[str, Any], terms: dict[str, Any], before: Before) -> Written:
    """Return the entries that a deal with a game must write."""
    score = _Score(facts, terms, before)
    declarer, won, value = facts["declarer"], score.is_won(), score.value(facts["doublings"])
    heads = score.head_changes(value) if won else [0] * len(before.heads)
    heads[declarer] += -value if won else value
    full = score.full(facts["doublings"])
    return Written(value, full, won, score.refa, heads, score.side_entries(value))


def passed_over(terms: dict[str, Any], sheet: dict[str, Any]) -> tuple[bool, list[int]]:
    """Whether a deal without a game writes refas, and the seats that get none of them (SK-REFA-01)."""
    heads, seats = sheet["heads"], range(len(sheet["heads"]))
    missed = sheet.get("refas_missed") or [0 for _ in seats]
    had = [sheet["refas_written"] - missed[seat] for seat in seats]
    due = [seat for seat in seats if heads[seat] >= 0 and had[seat] < terms["refas"]]
    if terms.get("refa_below_zero", "for_nobody") == "for_nobody" and min(heads) < 0:
        due = []
    return bool(due), [seat for seat in seats if due and seat not in due]


class _Score:
    """The score of one deal."""

    def __init__(self, facts: dict[str, Any], terms: dict[str, Any], before: Before) -> None:
        self.facts, self.terms, self.before = facts, terms, before
        self.game, self.tricks = facts["game"], facts["tricks"]
        self.playing = [seat for seat in facts["defenders"] if seat not in facts["dropped"]]
        self.both = sum(self.tricks[seat] for seat in facts["defenders"])
        self.caller, self.inviting = facts["kontra_by"], facts.get("invited_by")
        self.refa = before.refas[facts["declarer"]] > 0 and before.heads[facts["declarer"]] >= 0

    def is_won(self) -> bool:
        own = self.tricks[self.facts["declarer"]]
        if self.game == BETL:
            return bool(own == 0)
        if self.game == PREFERANS:
            return bool(own == 10)
        if self.game == SEVEN and self.terms["seven"] == "sans_atout":
            own = self.facts["longest_run"]
        return bool(own >= 6)

    def full(self, doublings: int) -> int:
        """Return the value of the game before any cut (SK-GAME-05)."""
        number: int = self.game + bool(self.facts["from_hand"]) + bool(self.facts["open"])
        return number * (1 << doublings) * (2 if self.refa else 1)

    def value(self, doublings: int) -> int:
        """Return the value of the game; that of a won game is cut (SK-SCORE-06, -09)."""
        full = self.full(doublings)
        if not self.is_won():
            return full
        if self.terms["money"] == "pot":
            return min(full, self.before.pot // 10)
        return min(full, sum(self.before.heads)) if self.terms["last_game"] == "cap" else full

    def head_changes(self, value: int) -> list[int]:
        """Return the points that defenders add to their head sums after a won game."""
        if self.caller is None:
            return self._duty_changes(value)
        if self.terms.get("kontra_takes", "all") == "added":
            plain = self.value(0)
            heads = self._duty_changes(plain)
            heads[self.caller] += self._for_kontra(value - plain, less=1)
            return heads
        heads = [0] * len(self.tricks)
        heads[self.caller] = self._for_kontra(value, less=0)
        return heads

    def _for_kontra(self, value: int, less: int) -> int:
        """Return the points for a lost kontra (SK-KON-03), without those that are owed in any case (SK-KON-05)."""
        if self.terms["lost_kontra"] == "game_value":
            return value
        failed = self._has_duty() and self.both < 2
        return 2 ** int(self.facts["doublings"]) - less if failed else 0

    def _has_duty(self) -> bool:
        return self.game in DUTY[self.terms["duty_games"]]

    def _duty_changes(self, value: int) -> list[int]:
        """Return the points for failing the duty of two tricks (SK-SCORE-04, SK-PLAY-04)."""
        fall = value if self.terms.get("defender_fall", "one") == "value" else 1
        short = [seat for seat in self.playing if self.tricks[seat] < 2]
        way = self.terms.get("duty_by", "one_hand")
        if self.inviting is not None:
            short = [self.inviting] if self.both < 4 else []
        elif (way == "one_hand" and short != self.playing) or (way == "together" and self.both >= 4):
            short = []
        return [fall if seat in short and self._has_duty() else 0 for seat in range(len(self.tricks))]

    def side_entries(self, value: int) -> list[int]:
        """Return the points that each defender writes against the declarer (SK-SCORE-03, -05, SK-KON-02, -05)."""
        if self.caller is None:
            return self._own_entries(value, self.terms["sides"])
        own = self._own_entries(value, "real")
        sides = [0] * len(self.tricks)
        sides[self.caller] = sum(own)
        if self.terms.get("kontra_takes", "all") == "added":
            plain = self._own_entries(self.value(0), "real")
            return [plain[seat] + sides[seat] - sum(plain) * (seat == self.caller) for seat in range(len(sides))]
        return sides

    def _own_entries(self, value: int, sides: str) -> list[int]:
        """Return the points that the defenders write without a kontra."""
        books = [0] * len(self.tricks)
        for seat in self.facts["defenders"] if self.game == BETL else self.playing:
            books[seat] = self._tricks_of(seat) * value
        if self.inviting is not None and self.game != BETL:
            return [sum(books) * (seat == self.inviting) for seat in range(len(books))]
        if sides == "symmetric" and self.game != BETL and len(self.playing) == 2:
            return [(sum(books) + 1) // 2 if seat in self.playing else 0 for seat in range(len(books))]
        return books

    def _tricks_of(self, seat: int) -> int:
        """Return the tricks that a defender writes; a lost betl counts as five of each, by house rule."""
        if self.game != BETL:
            return int(self.tricks[seat])
        return 0 if self.is_won() or self.terms["betl_sides"] == "none" else 5
