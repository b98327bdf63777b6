/** The view of a Preferans table as the server writes it; a missing field has its default. */
import type { Card, Observation as AnyObservation, Option, Seat } from "../../../web/client/protocol.js";
import type { BargainSeen, Played, TricksView, TrickView } from "../../../web/client/tricks/view.js";
import type { BreakingUp, GameNumber, Outcome } from "./sheet_types.js";

export type { GameNumber };
export type Phase =
  "shuffling" | "bidding" | "discarding" | "naming" | "participating" | "inviting" | "doubling" | "playing" | "over" |
  "broken_up";

export type Call = { kind: "bid"; number: number } | { kind: "hold" } | { kind: "from_hand" } | { kind: "pass" };
export interface SpokenCall { seat: Seat; call: Call }
export interface NamedGame { seat: Seat; game: GameNumber; open: boolean }
export interface SpokenPart { seat: Seat; plays: boolean }
export interface NumberView { number: number; games: GameNumber[] }
export interface GameValue { game: GameNumber; open: boolean; value: number }
export interface Bargain extends BargainSeen {
  declarer: Seat | null; number: number | null; defenders?: Seat[]; named?: NamedGame[]; given_way?: Seat[];
  game?: GameNumber; open?: boolean; value?: number; refa?: boolean; participation?: SpokenPart[];
  invitation?: boolean | null; doubled?: Seat[];
  declined?: Seat[]; dropped?: Seat[]; plays_declarer?: Seat | null;
}

export type { DealResult, Facts, GameFacts, HeadChange, Settlement, SheetPosition, SideEntry, Transfer, VoidFacts,
  Ending } from "./sheet_types.js";

export interface PreferansView extends TricksView {
  phase: Phase; heads: number[]; refas: number[]; refas_due?: Seat[]; digest: string; pot?: number;
  calls?: SpokenCall[]; ladder?: NumberView[];
  bargain?: Bargain | null; values?: GameValue[]; doubled_value?: number | null; lineup?: Seat[]; leader?: Seat | null;
  trick?: Played[]; last_trick?: TrickView | null; longest_run?: number; open_hands?: Card[][];
  plays_for?: Seat | null;
  outcome?: Outcome | null; broken_up?: BreakingUp | null; options?: Option[];
}
export interface Observation extends AnyObservation { seat?: Seat }
