/** Odds as the server sends them, and the state of their page. */
import type { Card } from "../../../../web/client/protocol.js";

export interface Fraction { num: number; den: number; float: number }

/**
 * Value of every choice in ANTEs; `exchange` by the card given away, none in the base game. `best`: `fold`, `raise` or
 * `exchange 5h`.
 */
export interface Odds { fold: Fraction; raise: Fraction; exchange?: { [card: string]: Fraction }; best: string }

/** A deal to be trained with. */
export interface Deal extends Odds { hand: string; upcard: Card }

/** `fold`, `raise` or `exchange 5h`. */
export type Choice = string;

export type Part = "trainer" | "lookup" | "chart";

/**
 * What the address says. `base`: no card may be exchanged. `close`: only deals that are hard. `seed`: null where none
 * is named. `broken`: something in it could not be read.
 */
export interface OddsState {
  part: Part; base: boolean; close: boolean; seed: number | null; number: number; hand: Card[]; upcard: Card | null;
  broken: boolean;
}

/** Hands best folded, raised and exchanged, by upcard from the two to the ace. */
export type Cells = [number, number, number][];

export interface StrategyOdds { strategy: string; expectation: Fraction; cost: Fraction; element_of_risk: number }

export interface Chart { [game: string]: { rows: { [row: string]: Cells }; strategies: StrategyOdds[] } }
