/**
 * The view of a table of Caribbean Stud as the server writes it; a missing field has its default. Amounts are chips.
 */
import type { Card, Observation as AnyObservation, Option, Seat, View } from "../../../../web/client/protocol.js";

export type Combination =
  "royal_flush" | "straight_flush" | "four_of_a_kind" | "full_house" | "flush" | "straight" | "three_of_a_kind" |
  "two_pair"
  | "pair" | "high_card";
export type Phase =
  "closed" | "prepare" | "stakes" | "coin_in" | "deal" | "choose" | "check" | "reveal" | "settle" | "jackpot" | "done" |
  "closing" | "over"
  | "broken_up";
export type Result = "fold" | "bank_wins" | "tie" | "player_wins" | "not_qualified";
export type Choice = "raise" | "fold";
export interface Net { ante: number; bet: number; fee: number }
export interface SettlementView { result: Result; net: Net; total: number; combination: Combination | null }
export interface Award { tier: Combination; amount: number }
export interface SeatView {
  seat: Seat; stack: number; result: number; ante?: number; bet?: number; fee?: number; claim?: number; token?: boolean;
  lamp?: boolean; lit?: boolean; waved?: boolean; plays?: boolean; held?: number; cards?: Card[]; wants?: boolean;
  discard?: Card | null;
  exchanged?: boolean; passed?: boolean; asked?: boolean; warned?: boolean; choice?: Choice | null;
  declared?: Combination | null; noted?: boolean; confirmed?: boolean | null; authorised?: boolean;
  settled?: SettlementView | null; award?: Award | null;
  void?: boolean; taken?: boolean; said?: Outcome | null; dropped?: boolean; lacks?: number; lends?: Seat | null;
  lent?: number; borrowed?: number; bet_stands?: boolean;
}
export interface BankView {
  held: number; cards?: Card[]; combination?: Combination | null; qualifies?: boolean | null;
}
export interface OwnHand {
  combination: Combination; tier?: Combination | null; bet?: number; fee?: number; fold_loses?: number;
}
/** `table`, `exchange_table`: what BET is paid, from the royal flush down to the pair. */
export interface HouseView {
  table: number[]; exchange_table: number[]; qualification: "ace_and_king" | "ace_or_king"; exchange_fee: number;
  folded_jackpot: boolean; minimum: number; maximum: number; chip: number; buy_in: number; token: number;
  meter_share: number;
  four_of_a_kind: number; full_house: number; flush: number; reset: number; shuffling: "machine" | "hand";
  answer_seconds: number;
  stop_seconds: number; odds_before: boolean;
}
export type Outcome = "losing" | "tie" | "winning";
/** What the gaming inspector said happened. */
export interface Stated {
  irregularity: string; seat?: Seat | null; cards?: number | null; shuffler?: string | null; where?: string | null;
  shows?: boolean | null;
  from_right?: boolean; case?: string; both?: [Seat, Seat] | null;
}
/**
 * `caller`: null for the dealer or the inspector. `joined`: the roles that have joined; `choosing`: the seats that must
 * still choose.
 */
export interface Incident {
  caller: Seat | null; stated: Stated | null; joined: string[]; stands: boolean; choosing: Seat[];
  choices: { [seat: string]: string };
}
/** The ruling as it will be given; see `rulingWords`. */
export interface Pending {
  void: "hand" | "seat" | "none"; continues: string; values: { [place: string]: string }; clauses: string[];
}
/**
 * A step that the procedure requires; `answers`: it is one of several decisions, none of which is preferred.
 */
export interface DueStep { kind: string; clause: string; answers?: boolean }
/** What only the house sees. `due`: the viewer's own steps for which the procedure waits, the next one first. */
export interface Desk {
  chips: number; notes: number; counted?: { chips: number; notes: number } | null; skipped?: Seat[]; extra?: Seat[];
  due?: DueStep[];
}
/** `seat`: whose award is selected or to be paid, null where nobody has won the selected tier. */
export interface Display {
  shows?: "total" | "tier" | "pay"; button?: number | null; seat?: Seat | null; amount?: number | null;
}
/** `lit`: JACKPOT keys; `flashing`: those of them at whose side the selector stands; `leds`: seats whose lamp is on. */
export interface Console {
  selector?: "R" | "JPL" | "JPH" | "S"; lit?: number[]; flashing?: number[]; attended?: boolean; leds?: Seat[];
  display?: Display;
}
export interface StudView extends View {
  phase: Phase; house: HouseView; deck: number; seats: SeatView[]; bank: BankView; method: "machine" | "hand";
  invited?: boolean;
  offered?: Seat | null; stub?: number | null; meter?: number | null; stopping?: boolean; waiting_for?: string | null;
  me?: Seat | null; own?: OwnHand | null;
  won?: number[]; options?: Option[]; console?: Console; incident?: Incident | null; awaited?: string[];
  pending?: Pending | null; from_right?: boolean; lost?: number; void?: boolean; paused?: boolean;
  closed?: boolean; desk?: Desk | null;
}
export interface Observation extends AnyObservation { seat?: Seat }

/** The result of a round for a seat: the gain or loss of each wager, the cost of its token, and the total. */
export interface SeatLine {
  seat: Seat; result: Result | null; staked: number; ante: number; bet: number; fee: number; won: number;
  token?: number; loan?: number;
  combination?: Combination | null; cards?: Card[]; jackpot?: Award | null;
}
export interface RoundLine {
  number: number; seats: SeatLine[]; won: number[]; results: number[]; bank?: Card[]; combination?: Combination | null;
  qualifies?: boolean | null;
  contributed?: number; void?: string | null; rulings?: string[];
}
export interface SheetView { hands: RoundLine[]; results: number[] }
