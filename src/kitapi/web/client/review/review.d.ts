/** The review of a deal, as docs/formats/review.md describes it, without fields that the page does not use. */
import type { Action, Seat } from "../protocol.js";

export type Verdict = "right" | "unlucky" | "mistake" | "lucky";
export interface Alternative {
  action: Action; expected: number; cost: number; error: number; tricks: number | null; made: number | null;
  open: number; chosen: boolean;
}
/** `step`: which of the deal's events made it, from 1. */
export interface Decision {
  step: number; seat: Seat; phase: string; chosen: Action; cost: number; error: number; verdict: Verdict;
  turning_point: boolean;
  why: string; open: { chosen: number; best: number; cost: number };
  alternatives: Alternative[]; facts: { sentence: string }[]; layouts: number; exact: boolean;
  breach: { sentence: string } | null;
}
export interface SeatSum { seat: Seat; decisions: number; mistakes: number; cost: number; error: number }
export interface Review {
  game: string; unit: "kapikia" | "points"; seats: SeatSum[];
  turning_point: { step: number; by: "cost" | "open" } | null;
  decisions: Decision[];
}
