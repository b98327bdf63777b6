"""Actions of the house between the hands: tray, counts and closing (CSP-007, CSP-070, CSP-071, CSP-084)."""

from kitapi.games.caribbean_stud.rules.table.actions.base import Amount, Count, StudAction


class ChangeBank(StudAction, frozen=True, kw_only=True, tag="bank_change"):
    """The dealer changes chips of the tray for the same amount in chips of other values (CSP-007)."""

    amount: Amount


class AddToFloat(StudAction, frozen=True, kw_only=True, tag="add_to_float"):
    """The gaming inspector orders an addition: the house brings chips to the tray (CSP-084)."""

    amount: Amount


class BeginClosing(StudAction, frozen=True, kw_only=True, tag="begin_closing"):
    """The dealer begins to close a table without stakes on it; the next step is COIN IN (CSP-070, CSP-071)."""


class CountChips(StudAction, frozen=True, kw_only=True, tag="count_chips"):
    """The dealer counts the chips in the tray and the notes in the box, during the pause (CSP-007, CSP-071)."""

    chips: Count
    notes: Count


class ConfirmCount(StudAction, frozen=True, kw_only=True, tag="confirm_count"):
    """The gaming inspector confirms the count, and the table is closed."""
