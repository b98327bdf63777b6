"""The rules that rulings name, in a sentence or two each; ``docs/games/caribbean_stud/rules.md`` has them in full."""

from collections.abc import Mapping

CLAUSES: Mapping[str, str] = {
    "CSP-031": "With a shuffler the dealer turns the bank's fifth card only when every card of the deck has left it.",
    "CSP-039": "When the exchanges are done and every BET is checked, the dealer turns the bank's cards.",
    "CSP-041": "If the bank does not qualify, ANTE is paid one to one and BET stands; no hand is compared.",
    "CSP-100": "A seat has a wrong number of cards: the round is void. Right are five, and after an exchange six "
    "with the one put aside.",
    "CSP-101": "The bank has a wrong number of cards: the round is void.",
    "CSP-102": "After the deal, cards left in the shuffler jam, spill, or overlap so that a value shows: the round is "
    "void.",
    "CSP-103": "The dealer exposes a card while dealing: the round is void.",
    "CSP-104": "A seat was left out of the deal: the round is void if that is seen before the bank's first card is "
    "turned. Later it stands, for the player had to speak at once.",
    "CSP-105": "While dealing, the dealer drops a card on the floor or into the well: the round is void. If it was "
    "the floor, the cards are counted.",
    "CSP-106": "After the exchanges the dealer, collecting folded cards, takes the bank's: the round is void.",
    "CSP-107": "A player picks up cards before the deal ends: the round is void.",
    "CSP-108": "A card was dealt to a seat that does not play: the round is void. If it is seen after the bank's "
    "card is turned, the round stands and is played out.",
    "CSP-110": "A player drops a card on the floor, at any time from the deal on: the hand is void, stakes and token "
    "come back, and the cards are counted at the end of the round.",
    "CSP-111": "Once a seat has its card, no seat before it may exchange. A card is given when it touches the felt.",
    "CSP-112": "If the dealer has begun the exchanges from the right, they are finished in that order.",
    "CSP-113": "A regular request was overlooked, and the next seat, which also asked, was served: the first continues"
    " without an exchange, or has its hand void with stakes and token back, as it chooses.",
    "CSP-114": "Cards of the stub that fall into the well are void; the exchanges continue with the rest.",
    "CSP-115": "If too few are left, the seats that get none continue without an exchange, or have their hands void "
    "with ANTE, fee and token back, as they choose.",
    "CSP-116": "An exchange card that falls on the felt is void if its value shows, and given if it does not.",
    "CSP-117": "If two or more fall on the felt they are void, seen or unseen, and the exchanges continue with the "
    "rest.",
    "CSP-118": "If too few are left after cards fell on the felt, the seats that get none choose as when they fell "
    "into the well.",
    "CSP-119": "The bank has qualified, and the dealer takes the cards of a seat with ANTE and BET by mistake: what "
    "its player says they held is accepted, and if it wins the gaming management decides whether and how "
    "to pay.",
    "CSP-120": "The same if the player had laid the cards on BET or near it while fetching chips.",
    "CSP-121": "A player is found to play on two seats. Before the bank's card is turned the round is void; after it"
    " both their hands are; once they have played on one seat, the next is void; if they have played on both, "
    "both are valid.",
    "CSP-122": "A player without enough chips for BET may borrow them from another player, and must finish the hand "
    "in person.",
    "CSP-123": "A BET found too short only after the reveal: a win is paid on what lies there.",
    "CSP-124": "A BET found too high only after the reveal: a win is paid on the part allowed, and if it loses, the "
    "excess comes back.",
    "CSP-147": "With the bank's fifth card turned the deal counts as regular.",
    "CSP-150": "A round is annulled only with the gaming inspector and the municipal inspector present; the hand of "
    "one seat with the gaming inspector alone.",
    "AMB-04": "BET is twice ANTE, and one of any other amount is made exact before the bank's cards are shown.",
    "AMB-05": "The excess comes back in every case. In a tie, or if the bank does not qualify, the part allowed "
    "stands.",
    "AMB-20": "Of a void round ANTE, BET, fee and token of every seat come back, folded and paid ones too; payments"
    " made are taken back, and what went into the meter comes out again.",
    "AMB-21": "A seat left out of a round that stands has no part in it: its ANTE and token come back. A house may "
    "keep them.",
    "AMB-22": "The cards at a seat that does not play are taken unseen, and never into the stub.",
    "AMB-23": "Of a hand that is void because a card was dropped, the fee of a card that was given is kept. Of one "
    "that is void because its player had two seats, everything comes back, the fee too.",
    "AMB-24": "A seat that continues without an exchange takes card and fee back and keeps its right to the jackpot.",
    "AMB-25": "For an exchange card that is void the stub's next is given.",
    "AMB-26": "A card that the dealer lays down is given; one that falls is not.",
    "AMB-27": "The bank's card is the upcard; a seat is played when it is settled. Both hands are void from the "
    "upcard until the first of the two is settled.",
    "AMB-28": "The bank's first card is the one that is turned first, its fifth.",
    "AMB-29": "It is the whole round that is void, not that seat's hand.",
    "AMB-30": "Nobody stakes ANTE, a token or the price of a card with chips that they do not have.",
    "AMB-48": "A wrong number voids the round until GAME OVER. Once it is pressed the gaming management decides, "
    "and nothing is entered.",
    "AMB-41": "A request for a card may be taken back until the card touches the felt, and the fee with it.",
    "AMB-49": "Cards that leave the shuffler other than by its ordinary delivery have spilt, face up or down. That the "
    "rest of the deck is delivered is regular, and so are cards that overlap without showing a value.",
    "AMB-50": "A wrong card of the bank, or a second one, that the dealer turns before “prego” voids the round. "
    "After it the hand stands, unless the gaming management rules otherwise.",
    "AMB-51": "For an exchange card that falls on the floor the stub's next is given, and the cards are counted at "
    "the end.",
    "AMB-52": "The dealer has begun from the right if the rightmost seat that asked got the first card and others "
    "to its left wait. Of two that asked, the inspector says from where the dealer was asking.",
    "AMB-53": "A request without a card put forward or without the right chips is not regular: the seat continues "
    "with its five. A card given to a seat that did not ask is void, and put aside unseen.",
    "AMB-54": "A player who looks at the cards too early, touches them once BET is staked, shows them or talks is "
    "warned.",
    "AMB-55": "A hand said to lose loses its wagers; at a tie they come back; of one said to win they wait for the "
    "management. If the bank does not qualify, ANTE of a seat with BET is paid. An ANTE taken as of a fold waits as a "
    "claim in any case, and nothing is paid on it unless the management decides so.",
    "AMB-63": "The loan goes from the lender's chips to the borrower's BET, if both agree. What comes back and what"
    " is won is the borrower's, and the debt is not the house's.",
    "AMB-64": "A player who cannot stake twice the ANTE folds.",
    "AMB-70": "What is left of the stub is still given in order; only the seats that it does not reach choose.",
    "AMB-71": "Once the seat has folded, or the bank's cards are turned, a dropped card gives no stake back: its "
    "wagers wait for the management.",
    "AMB-74": "A report that the facts do not bear out is ruled on all the same: nothing is void, and play continues.",
    "AMB-75": "A card that has touched the felt stays the seat's, and its fee the house's. A request taken back before "
    "brings card and fee back.",
}
"""The sentences by the number of the rule: every rule that a ruling can name, and no other."""
