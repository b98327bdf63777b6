"""The laws that the books must keep, and findings, which report broken laws."""

from types import MappingProxyType
from typing import NamedTuple

import msgspec

LAWS = MappingProxyType(
    {
        "versions": "The events of every stream are numbered 1, 2, 3 … without a gap.",
        "positions": "The position of every event is higher than that of the one before it.",
        "readable": "Every event is of a known kind and schema, and its JSON has the fields of that kind.",
        "two-ends": "Every transfer has a payer and a payee, two different accounts of this table.",
        "amounts": "Every transfer is of a whole number of units, 1 or more.",
        "ways": "An event moves units only between the kinds of account that it may: a token goes to the meter and to "
        "the house's income, never to the tray; a seat's event moves that seat's own.",
        "exchange": "Exchanges have equal amounts: notes for chips, chips for notes, chips for chips, a token for its "
        "parts.",
        "zero-sum": "All accounts add up to zero at every opening and in every recorded balance.",
        "first-opening": "The first deal opens with the amounts of the terms: shares in the kasa, stakes, a filled "
        "tray.",
        "carried-over": "A deal opens with the terms, balances, sheet, results and claims that the one before left.",
        "numbers": "Deals are numbered 1, 2, 3 …; one begins only when the one before is over, none after the end of "
        "the sitting, and nothing happens between two deals.",
        "balances": "Recorded balances are the earlier ones plus the transfers since then.",
        "overdrawn": "No account is below zero except those that may owe.",
        "staked": "The amount of a wager in an event is the amount on that wager, and the amount that the rules "
        "demand.",
        "escrow": "When a hand is over nothing is left on ANTE, BET, fee or token; a claim has an amount only for "
        "wagers that wait.",
        "won": "The recorded win of a seat is what its accounts gained, in a hand and in the whole sitting.",
        "void": "A void hand returns everything, for every seat, the meter and the house's income.",
        "rulings": "A seat that a ruling voids gets everything back except what the ruling keeps; wagers wait as a "
        "claim if and only if the management has to decide; an ANTE that was taken as if the seat had folded is "
        "returned in full.",
        "counted": "The amounts that the books expect in tray and box are the amounts in the accounts.",
        "sheet": "The sheet is the one before with the entries of the deal.",
        "entries": "The entries of a deal in head sums, side sums and refas follow from its terms.",
        "licking": "If another player's column is lowered in the declarer's place, the declarer owes the same amount; "
        "no column goes below zero while another is above zero.",
        "columns": "The columns of all players together are the kasa, in tens.",
        "payments": "The transfers of a deal are exactly those that its facts and its terms demand, with every house "
        "rule.",
        "kasa-added": "Kasa is added to every column alike, in whole tens, and no column is taken below zero.",
        "points": "The units that were moved equal the value of the sheet's entries.",
        "results": "Running results agree with the sheet, or with the chips, and add up to zero.",
        "agreement": "Balances and sheet show the same result for every player.",
        "pot": "Everybody who plays feeds the pot once before a deal, and nobody else does.",
        "settlement": "When a sitting ends the sheet is settled by the rule, step by step, and the common account is "
        "empty.",
        "award": "A jackpot's award is its tier's share of what the meter held at that moment; the house covers "
        "exactly what the meter lacks; the meter restarts from the amount agreed.",
        "reserve": "The amount that a table sets aside in the meter is the part of the basis that its upper tiers may "
        "still be paid, or the whole meter; no more than that is returned or paid, and nothing of it stays when the "
        "hand is over.",
        "signers": "Each step of the house is done by the role that the rules name. At a live table nobody acts "
        "in two roles, or in a role and at a seat, in one hand: a jackpot's inspectors and control room are different "
        "people.",
        "meter-sum": "In a meter, opening + contributed + reset + returned + lifted − awarded − reversed − reserved "
        "is the amount, 0 or more, after every entry.",
        "meter-once": "Every entry of a meter comes once.",
        "meter-told": "A meter's entries are exactly those of its tables' own histories, one by one.",
        "stops": "The tables of a house are stopped once and then resumed by the same table; no other table moves a "
        "chip meanwhile.",
        "houses": "Every table belongs to one house, and has the terms that the house settled for all its tables. No "
        "house has both practice and live tables; a table that is a house of its own is for practice.",
        "seals": "Every deal is sealed when it is over, with the hash of all its table's events so far.",
        "secrets": "The secret drawn for a deal is the one committed to when it was opened, and the one published.",
    }
)
"""The sentence of each law, by the law's name."""


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """A broken law: the event that broke it, by ``version`` in ``stream`` (0: the end of the log), and the problem."""

    stream: str
    version: int
    law: str
    sentence: str


class Found(NamedTuple):
    """A broken law without its event; see ``Finding``."""

    law: str
    sentence: str
