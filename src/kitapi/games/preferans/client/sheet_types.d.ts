/** The sheets of a Preferans sitting as the server writes them, and the calculations of their figures. */
import type { Seat, Variant } from "../../../web/client/protocol.js";
import type { CardsView } from "../../../web/client/tricks/view.js";

export type GameNumber = 2 | 3 | 4 | 5 | 6 | 7 | 8;
export type Ending = "played" | "unopposed" | "thrown_in" | "all_passed" | "undoubled";
export interface GameFacts {
  kind: "game"; players: number; resting: Seat | null; declarer: Seat; defenders: [Seat, Seat]; game: GameNumber;
  from_hand: boolean; open: boolean; ending: Ending; doublings: number; kontra_by: Seat | null; dropped: Seat[];
  tricks: number[]; longest_run: number; refa: boolean; heads: number[]; pot: number; invited_by?: Seat | null;
}
export interface VoidFacts { kind: "void"; players: number; ending: Ending; refas: boolean; passed_over?: Seat[] }
export type Facts = GameFacts | VoidFacts;
export interface HeadChange { seat: Seat; points: number; clause: string }
export interface SideEntry { seat: Seat; against: Seat; points: number; tricks: number | null; clause: string }
export interface Transfer { payer: string; payee: string; amount: number; clause: string }
export interface Settlement {
  value: number; full_value: number; won: boolean | null; refa_used: boolean; heads: HeadChange[]; sides: SideEntry[];
  transfers: Transfer[];
}
export interface SheetPosition {
  heads: number[]; sides: number[][]; refas: number[]; refas_written: number; refas_missed?: number[];
}
export interface DealResult {
  sheet: SheetPosition; balances: { [account: string]: number }; results: number[]; sitting_over: boolean;
}

/**
 * The sheets settled step by step; `from_heads`: what is left of each head sum, in points. `chips`, `shares`: in the
 * pot form.
 */
export interface FinalSettlement {
  heads: number[]; taken_off: number[]; left: number[]; from_heads: number[]; sides: number[][]; results: number[];
  chips?: number[];
  shares?: number[];
}
export interface ValueSum { number: number; from_hand: number; open: number; kontra: number; refa: number }
export type HeadReason = "won" | "lost" | "duty" | "lone_duty" | "own_duty" | "invited_duty" | "kontra" |
  "kontra_duty" | "kontra_added";
export interface HeadCalculation { reason: HeadReason; points: number }
/** `tricks` × `value`; `rounded`: that made even before it was halved. */
export interface SideCalculation {
  tricks: number; value: number; rounded: number | null; both: boolean; fixed: boolean;
}
export interface ChipsCalculation {
  reason: "sides" | "rest" | "lost" | "head"; units: number; less: number; side: SideCalculation | null;
  head: HeadReason | null;
}
/** `chips` goes with the transfers, in the pot form alone; so do `fed` and `moved`, by seat. */
export interface Explained {
  course: { number: number | null; stopped: boolean }; value: ValueSum | null; heads: HeadCalculation[];
  sides: SideCalculation[];
  chips: ChipsCalculation[]; fed: number[]; moved: number[];
}
export interface Outcome {
  facts: Facts; settlement: Settlement; explained: Explained; booked: DealResult; sheet_settlement: FinalSettlement;
  cards: CardsView;
}
export interface BreakingUp { settlement: FinalSettlement; cards: CardsView | null }
/** A settled deal as every explanation needs it; `heads` and `pot`: afterwards. */
export interface SettledDeal {
  facts: Facts; settlement: Settlement; explained: Explained; heads: number[]; pot: number;
}
export interface SheetDeal {
  number: number; dealer: Seat; facts: Facts; settlement: Settlement; explained: Explained; sheet: SheetPosition;
  pot: number;
  chips: number[]; results: number[]; sitting_over: boolean;
}
export interface SheetView {
  players: number; variant: Variant; deals: SheetDeal[]; before: SheetPosition; sheet: SheetPosition; pot: number;
  results: number[]; settlement: FinalSettlement;
}
