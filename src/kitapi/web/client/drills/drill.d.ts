/** Drills as the server writes them. */
import type { Card } from "../protocol.js";
import type { Choice, Combination, Phase, Result } from "../../../games/caribbean_stud/client/view.js";

export type Given = number | string[];
export interface DrillOption { letter: string; text: string }
export interface Drill {
  seed?: number; number: number; topic: string; heading: string; told: string[]; ask: string; how: string; situation: Situation;
  kind: "choice" | "amount" | "order" | "present"; options: DrillOption[]; mark?: Mark | null;
}
/** `told`: the right answer in words. */
export interface Mark {
  right: boolean; verdict: string; points: number; of: number; given: Given; answer: Given; told: string[]; clauses: string[]; reason: string;
  rules: { [clause: string]: string };
}
export interface Topic { topic: string; heading: string }
export interface SeatOfDrill {
  seat: number; ante: number; bet: number; fee: number; token: boolean; cards: Card[]; down: number; aside: boolean; served: boolean;
  regular: boolean; choice: Choice | null; declared: Combination | null; result: Result | null; paid: number;
}
/** The table as its dealer sees it; `meter`: null where it plays no part. */
export interface Situation {
  phase: Phase; seats: SeatOfDrill[]; bank: Card[]; bank_down: number; selector: string; lit: number[] | null; attended: boolean;
  meter: number | null; house: { four_of_a_kind: number; full_house: number; flush: number };
}
export interface ClassMark { right: boolean; points: number; given?: Given }
export interface ClassSheet {
  drills: { number: number; topic: string; clauses: string[] }[];
  trainees: { name: string; right: number; points: number; marks: (ClassMark | null)[] }[];
  clauses: { [clause: string]: { right: number; asked: number } };
  weakest: string[];
}
/** A class as its visitor may see it; seed and sheet are its trainer's. */
export interface ClassTold {
  class: string; game: string; count: number; trainer: boolean; name: string | null;
  marks: { [number: string]: ClassMark }; seed?: number; sheet?: ClassSheet;
}
