/** The view of a Preferans table as the server writes it; a missing field has its default. */
import type { Card, Observation as AnyObservation, Option, Seat } from "../../../web/client/protocol.js";
import type { BargainSeen, Played, TricksView, TrickShown } from "../../../web/client/tricks/view.js";
import type { BreakingUp, Outcome } from "./written.js";

export type GameNumber = 2 | 3 | 4 | 5 | 6 | 7 | 8;
export type Phase =
  "shuffling" | "bidding" | "discarding" | "naming" | "participating" | "inviting" | "doubling" | "playing" | "over" | "broken_up";

export type Call = { kind: "bid"; number: number } | { kind: "hold" } | { kind: "from_hand" } | { kind: "pass" };
export interface SpokenCall { seat: Seat; call: Call }
export interface NamedGame { seat: Seat; game: GameNumber; open: boolean }
export interface SpokenPart { seat: Seat; plays: boolean }
export interface NumberShown { number: number; games: GameNumber[] }
export interface GameValue { game: GameNumber; open: boolean; value: number }
export interface Bargain extends BargainSeen {
  declarer: Seat | null; number: number | null; defenders?: Seat[]; named?: NamedGame[]; given_way?: Seat[];
  game?: GameNumber; open?: boolean; value?: number; refa?: boolean; participation?: SpokenPart[]; invitation?: boolean | null; doubled?: Seat[];
  declined?: Seat[]; dropped?: Seat[]; plays_declarer?: Seat | null;
}

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
export interface SheetPosition { heads: number[]; sides: number[][]; refas: number[]; refas_written: number; refas_missed?: number[] }
export interface Booked {
  sheet: SheetPosition; balances: { [account: string]: number }; results: number[]; sitting_over: boolean;
}

export interface PreferansView extends TricksView {
  phase: Phase; heads: number[]; refas: number[]; refas_due?: Seat[]; digest: string; pot?: number; calls?: SpokenCall[]; ladder?: NumberShown[];
  bargain?: Bargain | null; values?: GameValue[]; doubled_value?: number | null; lineup?: Seat[]; leader?: Seat | null;
  trick?: Played[]; last_trick?: TrickShown | null; longest_run?: number; open_hands?: Card[][]; plays_for?: Seat | null;
  outcome?: Outcome | null; broken_up?: BreakingUp | null; options?: Option[];
}
export interface Observation extends AnyObservation { seat?: Seat }
