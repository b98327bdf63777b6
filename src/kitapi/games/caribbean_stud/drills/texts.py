"""The sentences of Caribbean Stud's drills, as English templates; every catalogue translates them."""

from collections.abc import Mapping

from kitapi.games.caribbean_stud.rules.console.awards import BUTTONS
from kitapi.games.caribbean_stud.rules.rulings.clauses import CLAUSES
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES

_OF_DRILLS: dict[str, str] = {
    "accepted": "The console lets it be done.",
    "ask.award": "How many chips of the jackpot is seat {seat} paid?",
    "ask.award_order": "In which order are the jackpots paid?",
    "ask.checking_order": "In which order does the dealer do this?",
    "ask.comes_back": "How many of its chips come back to seat {seat} in all?",
    "ask.console": "{step} What does the console say?",
    "ask.cut": "Seat {seat} cuts the deck. Which cut is good?",
    "ask.goes_to_player": "How many chips are the player's at seat {seat} after its settlement, winnings and "
    "stakes together, the fee and the jackpot left aside?",
    "ask.house_covers": "How many chips of the award of seat {seat} does the house pay itself?",
    "ask.next_award": "Which step leads to the next award now?",
    "ask.next_step": "Which step comes next?",
    "ask.paid_on_ante": "How many chips is seat {seat} paid on ANTE?",
    "ask.paid_on_bet": "How many chips is seat {seat} paid on BET?",
    "ask.paying_order": "In which order is this paid?",
    "ask.present": "Who must be present?",
    "ask.result": "What becomes of ANTE and BET of seat {seat}?",
    "ask.ruling": "What is ruled?",
    "ask.serving_order": "In which order do the seats get their cards?",
    "fact.both": "Their seats: {both}.",
    "fact.cards": "Cards: {cards}.",
    "fact.case.earlier_seat": "The seat asks for a card, and a later one was served already.",
    "fact.case.touched": "The new card has touched the felt, and the player wants the old one back.",
    "fact.case.withdrawn": "The player takes the request back before a card touches the felt.",
    "fact.choice.go_on": "The player wants to continue without an exchange.",
    "fact.choice.void": "The player wants the hand to be void.",
    "fact.choices.go_on": "Seat {seat} wants to continue without an exchange.",
    "fact.choices.void": "Seat {seat} wants to have its hand void.",
    "fact.declared.losing": "The player says that the hand loses.",
    "fact.declared.tie": "The player says that the hand ties.",
    "fact.declared.winning": "The player says that the hand wins.",
    "fact.from_right": "The dealer was asking from the right.",
    "fact.left": "Left in the stub: {left}.",
    "fact.lender": "Seat {lender} would lend them.",
    "fact.not_skipped_back": "This house gives a seat found left out too late nothing back.",
    "fact.qualifies.no": "The bank does not qualify.",
    "fact.qualifies.yes": "The bank qualifies.",
    "fact.seat": "It concerns seat {seat}.",
    "fact.shows.no": "No value can be seen.",
    "fact.shows.yes": "The value can be seen.",
    "fact.shuffler.delivered": "The rest of the cards was delivered.",
    "fact.shuffler.jammed": "The cards jammed.",
    "fact.shuffler.overlapped": "The cards overlapped.",
    "fact.shuffler.spilt": "The cards spilt.",
    "fact.skipped_back": "This house gives a seat found left out too late its stakes back.",
    "fact.wager.ante": "The chips are wanted for ANTE.",
    "fact.wager.bet": "The chips are wanted for BET.",
    "fact.wager.fee": "The chips are wanted for an exchange.",
    "fact.wager.token": "The chips are wanted for a jackpot token.",
    "fact.where.floor": "It fell on the floor.",
    "fact.where.well": "It fell into the well.",
    "option.award": "Seat {seat}: {combination}",
    "option.bet_checked": "Check BET of seat {seat}",
    "option.cut": "Cards taken off: {cards}",
    "option.fold_taken": "Take ANTE and cards of seat {seat}",
    "option.paid.ante": "ANTE of seat {seat}",
    "option.paid.bet": "BET of seat {seat}",
    "option.paid.jackpot": "Jackpot of seat {seat}",
    "option.result.bank_wins": "The bank wins: both are taken.",
    "option.result.not_qualified": "The bank does not qualify: ANTE is paid one to one, BET stands.",
    "option.result.player_wins": "The player wins: BET is paid by the table, ANTE one to one.",
    "option.result.tie": "A tie: both stay.",
    "option.seat": "The hand of seat {seat}",
    "role.gaming_inspector": "The gaming inspector",
    "role.municipal_inspector": "The municipal inspector",
    "role.gaming_management": "The gaming management",
    "step.ask_seat": "The dealer asks seat {seat} whether it wants a card.",
    "step.attend": "The municipal inspector confirms being present.",
    "step.begin_closing": "The dealer begins to close the table.",
    "step.check_bet": "The dealer checks BET of seat {seat}.",
    "step.check_decks": "The dealer spreads both decks face up and checks them.",
    "step.coin_in": "The dealer presses COIN IN.",
    "step.collect_fold": "The dealer takes ANTE and cards of seat {seat}, which folded.",
    "step.confirm": "The control room confirms the hand of seat {seat}.",
    "step.note_declaration": "The gaming inspector takes note of the declaration of seat {seat}.",
    "step.authorise_payment": "The gaming inspector authorises the payment of seat {seat}.",
    "step.confirm_count": "The gaming inspector confirms the count.",
    "step.count_chips": "The dealer counts the chips and the notes.",
    "step.count_tokens": "The dealer counts the tokens against the lit lamps.",
    "step.deal": "The dealer deals.",
    "step.game_over": "The dealer presses GAME OVER.",
    "step.give_card": "The dealer gives seat {seat} its card.",
    "step.invite_stakes": "The dealer invites stakes.",
    "step.no_more_bets": "The dealer says: “No more bets please.”",
    "step.offer_cut": "The dealer offers the deck to seat {seat} to cut.",
    "step.open_table": "The dealer enters the data, opens the lid and presses GAME OVER.",
    "step.press_jackpot": "The gaming inspector presses JACKPOT {button}.",
    "step.reveal": "The dealer turns the bank's cards.",
    "step.settle": "The dealer settles seat {seat}.",
    "step.store_bank": "The dealer counts the bank's cards and stores them.",
    "step.take_fee": "The dealer takes the fee of seat {seat}.",
    "step.take_stub": "The dealer takes the stub in hand.",
    "step.turn_selector": "The gaming inspector turns the selector to {position}.",
    "step.turn_upcard": "The dealer turns the bank's fifth card: “Prego!”",
    "step.wash": "The dealer washes the deck face down.",
    "told.basis": "When play stopped at all tables the meter stood at {basis}.",
    "told.closing": "The table is to be closed.",
    "told.offered": "The deck is shuffled, and seat {seat} has it to cut.",
    "told.turn": "It is the turn of seat {seat}.",
    "told.won": "Seat {seat} wins the jackpot: {combination}.",
    "reason.award-order": "The gaming inspector pays jackpots after the last seat. Straight flushes are paid first, "
    "then the royal flush, which takes the rest of the meter, and the meter restarts; the other jackpot hands are paid "
    "from the dealer's right.",
    "reason.closing": "A table is closed as at roulette; before the chips are counted COIN IN is pressed, the "
    "slots go dark and the system pauses.",
    "reason.console": "The won button is pressed at R; a wrong one is pressed again to put it out. Key 08 "
    "turns to JPL, key 09 to JPH and only with the municipal inspector present. When the button flashes, a press "
    "pays; at the end the selector goes back to R.",
    "reason.cut": "At least five cards must be cut, and five must be left.",
    "reason.exchange-order": "The stub is kept in order in the left hand. The dealer asks from the left, seat "
    "by seat: first the card, then the fee. Once a seat is served no earlier one may ask.",
    "reason.fold-collection": "After the exchanges the dealer goes along the seats from the left, takes ANTE and cards "
    "of those that folded, and checks at the others that BET is exactly twice ANTE. Only then are the bank's cards "
    "turned.",
    "reason.keys": "COIN IN comes after “No more bets please”, or at the closing; GAME OVER at the opening and "
    "after a round, with the selector at R and everything paid; selector and JACKPOT buttons are for paying "
    "jackpots. Any other order is refused and logged.",
    "reason.opening": "With the data entered and the lid open, GAME OVER is pressed. Both decks are spread and "
    "checked; then the deck is washed face down and shuffled, by hand three times and cut, by machine once until "
    "the green light.",
    "reason.payment": "ANTE is always paid one to one, BET by the table of payments; a hand without a pair "
    "that wins is paid one to one. Against a bank that does not qualify ANTE alone is paid. In a tie both stay.",
    "reason.payment-after-exchange": "After an exchange royal flush, straight flush and four of a kind are "
    "paid less, 60, 30 and 12 to one, and only if the bank qualifies; all else as before. The fee is gone.",
    "reason.payment-order": "From the dealer's right, seat by seat, from the outside inwards: first BET, then "
    "ANTE, never both together. Jackpots are paid by the inspector after the last seat; then the bank's cards "
    "are stored and GAME OVER is pressed.",
    "reason.qualification": "The bank qualifies with an ace and a king, or any combination. If it does not, no "
    "hand is compared: ANTE is paid one to one and BET stays.",
    "reason.short-meter": "Four of a kind, full house and flush win the amounts posted, each in full. Every "
    "award is taken off the meter; what it does not hold, the house pays.",
    "reason.split": "Royal flush wins the whole meter, straight flush a tenth. Several holders at one table "
    "share one award in equal parts, in whole chips; the straight flush's tenth comes off the royal flush's "
    "award.",
    "reason.stakes-and-deal": "The dealer invites stakes, checks ANTEs and tokens and says “No more bets "
    "please”. COIN IN drops the tokens, which are counted against the lamps. The cards are dealt from "
    "the left, the bank's last; its fifth card, turned, opens the choice.",
    "topic.opening": "Opening a table",
    "topic.cut": "The cut",
    "topic.stakes-and-deal": "From the stakes to the deal",
    "topic.exchange-order": "The order of the exchanges",
    "topic.fold-collection": "Folds taken, BETs checked",
    "topic.qualification": "Does the bank qualify?",
    "topic.payment-order": "The order of payments",
    "topic.payment": "Payments",
    "topic.payment-after-exchange": "Payments after an exchange",
    "topic.console": "The jackpot console",
    "topic.keys": "COIN IN, GAME OVER and keys",
    "topic.award-order": "The order of jackpots",
    "topic.split": "A jackpot divided",
    "topic.short-meter": "Fixed awards and a short meter",
    "topic.closing": "Closing a table",
    "topic.skipped-seat": "A seat left out, found late",
    "phase.closed": "The table is closed.",
    "phase.prepare": "The deck is being prepared.",
    "phase.stakes": "Stakes are being placed.",
    "phase.coin_in": "The bets are closed, and the tokens fall.",
    "phase.deal": "The cards are being dealt.",
    "phase.choose": "The seats are choosing and exchanging.",
    "phase.check": "The bets are being checked.",
    "phase.reveal": "The bank is about to turn its cards.",
    "phase.settle": "The seats are being settled.",
    "phase.jackpot": "Jackpots are being paid.",
    "phase.done": "Everything is paid; the round is ending.",
    "phase.closing": "The table is being closed.",
    "phase.over": "The round is over.",
}
"""Sentences by name; the line supplies the values in braces."""

_COMBINATIONS: dict[str, str] = {f"combination.{tier.value}": tier.value.replace("_", " ") for tier in BUTTONS}
"""The names of the combinations that win the jackpot."""

_SAID_BY = {"CSP-120": "CSP-119"}
"""Clauses whose own words only refer to another clause, each with the clause whose words are used instead."""

SENTENCES: Mapping[str, str] = {
    **_OF_DRILLS,
    **_COMBINATIONS,
    **{f"what.{name}": row.what for name, row in IRREGULARITIES.items()},
    **{f"topic.{name}": row.what for name, row in IRREGULARITIES.items()},
    **{f"reason.{name}": CLAUSES[_SAID_BY.get(name, name)] for name in IRREGULARITIES},
}
"""Every sentence by its name; irregularities and the reasons of their rulings have the words of the rules."""
