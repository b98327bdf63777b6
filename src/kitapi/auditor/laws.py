"""The laws that the books must keep, and findings, which report broken laws."""

from types import MappingProxyType
from typing import NamedTuple

import msgspec

LAWS = MappingProxyType(
    {
        "versions": "The events of every stream are numbered 1, 2, 3 … without a gap.",
        "positions": "The position of every event is higher than that of the one before it.",
        "readable": "Every event is of a known kind and schema, and its JSON holds what that kind says.",
        "two-ends": "Every transfer has a payer and a payee, two different accounts of this table.",
        "amounts": "Every transfer is of a whole number of units, 1 or more.",
        "ways": "An event moves units only between the kinds of account that it may: a token goes to the meter and to "
        "the house's income, never to the tray; a seat's event moves that seat's own.",
        "exchange": "What is changed is changed one for one: notes for chips, chips for notes, chips for chips, a "
        "token for its parts.",
        "zero-sum": "All accounts together are zero at every opening and in every balance written down.",
        "first-opening": "The first deal opens with what the terms say: shares in the kasa, stakes, a filled tray.",
        "carried-over": "A deal opens with the terms, balances, sheet, results and claims that the one before left.",
        "numbers": "Deals are numbered 1, 2, 3 …; one begins only when the one before is over, none after the end of "
        "the sitting, and nothing happens between two deals.",
        "balances": "Balances written down are those before and what has been moved since.",
        "overdrawn": "No account is below zero but those that may owe.",
        "staked": "What an event says that lies on a wager lies there, and is what it must be.",
        "escrow": "When a hand is over nothing lies on ANTE, BET, fee or token; a claim is promised something "
        "only for wagers that wait.",
        "won": "What a seat is said to have won is what its accounts gained, in a hand and in the whole sitting.",
        "void": "A void hand puts everything back, for every seat, the meter and the house's income.",
        "rulings": "A seat that a ruling voids has all back but what the ruling keeps; wagers wait as a claim where "
        "the management is to decide, and only there; an ANTE taken as of a fold is entered back whole.",
        "counted": "What the books expect in tray and box is what lies there.",
        "sheet": "The sheet is the one before with the entries of the deal.",
        "entries": "What a deal writes in head sums, side sums and refas is what its terms make of it.",
        "licking": "A column that is lowered in the declarer's place makes them owe as much, and none goes below zero "
        "while another still holds something.",
        "columns": "The columns of all players together are the kasa, in tens.",
        "payments": "A deal moves exactly what its facts and its terms demand, with every house rule.",
        "kasa-added": "Kasa is added to every column alike, in whole tens, and no column is taken below zero.",
        "points": "The units that moved are those that the sheet's entries are worth.",
        "results": "Running results are those of the sheet, or of the chips, and add up to zero.",
        "agreement": "Balances and sheet show the same result for every player.",
        "pot": "Everybody who plays feeds the pot once before a deal, and nobody else does.",
        "settlement": "When a sitting ends the sheet is settled by the rule, step by step, and the common account is "
        "empty.",
        "award": "A jackpot's award is its tier's share of what the meter held at that moment; the house covers "
        "exactly what the meter lacks; the meter restarts from the amount agreed.",
        "reserve": "What a table sets aside in the meter is the share of the basis that its upper tiers may still be "
        "paid, or all that the meter holds; no more of it comes back, or is paid, than was set aside, and none stays "
        "when the hand is over.",
        "signers": "Each step of the house is done in the role whose it is, and at a table in earnest nobody acts in "
        "two roles, or in a role and at a seat, in one hand: a jackpot's inspectors and control room are different "
        "people.",
        "meter-sum": "In a meter, opening + contributed + reset + returned + lifted − awarded − reversed − reserved is "
        "the amount, 0 or more, after every entry.",
        "meter-once": "Every entry of a meter comes once.",
        "meter-told": "A meter's entries are exactly those of its tables' own histories, one by one.",
        "stops": "The tables of a house are stopped once and then resumed by the same table; no other table moves a "
        "chip meanwhile.",
        "houses": "Every table is of one house, on what that has settled for all its tables: practice and live never "
        "meet; a table that is a house of its own is for practice.",
        "seals": "Every deal is sealed when it is over, with the hash of all its table's events so far.",
        "secrets": "The secret drawn for a deal is the one committed to when it was opened, and the one published.",
    }
)
"""The sentence of each law, by the law's name."""


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """A broken law: which event broke it, by ``version`` in ``stream`` (0: at the end of the log), and how."""

    stream: str
    version: int
    law: str
    sentence: str


class Found(NamedTuple):
    """A broken law before its event is added, see ``Finding``."""

    law: str
    sentence: str
