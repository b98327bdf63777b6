/** The view of a Prefa table as the server writes it; a missing field has its default. */
import type { Card, Observation as AnyObservation, Option, Range, Seat, Variant,
  View } from "../../../web/client/protocol.js";

export type Contract = string;
export type Strain = "s" | "c" | "d" | "h" | "n";
export type Answer = "play" | "pass" | "together" | "alone";
export type Part = "plays" | "calls" | "helps" | "out";
export type Phase =
  "shuffling" | "bidding" | "discarding" | "naming" | "given_up" | "participating" | "playing" | "claimed" | "over" |
  "broken_up";

export type Call = { kind: "bid"; contract: Contract } | { kind: "hold" } | { kind: "if_left" } | { kind: "pass" };
/** `by_clock`: the time was up. */
export interface SpokenCall { seat: Seat; call: Call; by_clock?: boolean }
export interface SoloAnswer { seat: Seat; accept: boolean }
export interface SpokenAnswer { seat: Seat; answer: Answer }
export interface Played { seat: Seat; card: Card }
export interface TrickView { cards: Played[]; winner: Seat }
export interface Bargain {
  declarer: Seat; minimum: Contract; first: Seat; second: Seat; contract?: Contract; aces?: boolean;
  value?: number; quotas?: [number, number]; talon?: Card[]; discards?: Card[]; solo_cost?: number;
}
export interface ClaimView { seat: Seat; cards: Card[]; accepted: Seat[] }
export interface Defender { seat: Seat; part: Part; tricks: number }
export interface ContractFacts {
  kind: "contract"; players: number; idle: Seat | null; declarer: Seat; contract: Contract;
  ending: "played" | "unopposed" | "solo" | "solo_declined"; declarer_tricks: number; first: Defender; second: Defender;
  aces: boolean; kasa: number;
}
export interface PassDealFacts {
  kind: "passed"; players: number; ending: "pass_deal" | "thrown_in"; tricks: [Seat, number][]; kasa: number;
}
export type Facts = ContractFacts | PassDealFacts;
export interface Transfer { payer: string; payee: string; amount: number; clause: string }
export interface Settlement {
  value: number; shortfall: { declarer: number; first: number; second: number }; transfers: Transfer[];
}
/** `tricks` × `value` × `times`; `tricks` is null where none are counted. */
export interface Calculation { tricks: number | null; value: number; times: number; for_helper: boolean }
/** `full_value`: the value of a trick if the kasa had held enough; null where it did. */
export interface Explained { reckonings: Calculation[]; full_value: number | null }
export interface SheetEntry { field: Seat; column: Seat | null; before: number; after: number; clause: string }
export interface CardsView {
  hands: Card[][]; talon: Card[]; discards: Card[]; secret: string; contributions: string[];
}
export interface Outcome {
  facts: Facts; settlement: Settlement; explained: Explained; entries: SheetEntry[]; results: number[]; kasa: number;
  sheet_settlement: SheetSettlement; sitting_over: boolean; cards: CardsView; added?: number;
}
/** The sheet settled step by step; `columns` and `left` in tens, the rest in kapikia. */
export interface SheetSettlement {
  columns: number[]; smallest: number; left: number[]; gifts: number[]; pairs: number[][]; results: number[];
}
export interface BrokenUp { settlement: SheetSettlement; cards: CardsView | null }
export interface PrefaView extends View {
  phase: Phase; variant: Variant; around: Seat[]; dealer: Seat; active: Seat[]; kasa: number; results: number[];
  digest: string;
  held?: number[]; hand?: Card[]; calls?: SpokenCall[]; bargain?: Bargain | null; answers?: SpokenAnswer[];
  parts?: [Seat, Part][]; trick?: Played[]; last_trick?: TrickView | null; tricks?: number[];
  solo_answers?: SoloAnswer[]; kasa_changes?: Range[];
  claim?: ClaimView | null; outcome?: Outcome | null; broken_up?: BrokenUp | null; options?: Option[];
}
export interface Observation extends AnyObservation { seat?: Seat }

export interface SheetDeal {
  number: number; dealer: Seat; facts: Facts; settlement: Settlement; explained: Explained; entries: SheetEntry[];
  results: number[];
  kasa: number;
}
/** Kasa added after a deal by agreement; `amount` in kapikia a player, negative where it was taken off. */
export interface KasaChange { after: number; amount: number; entries: SheetEntry[]; results: number[]; kasa: number }
export interface SheetView {
  players: number; kasa_share: number; deals: SheetDeal[];
  sheet: { columns: number[]; owed: number[][] }; results: number[]; settlement?: SheetSettlement;
  added?: KasaChange[];
}
