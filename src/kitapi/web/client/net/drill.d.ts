/** Drills as the server writes them. */

export type Given = number | string[];
export interface DrillOption { letter: string; text: string }
/** `situation`: the table as the game writes it, which the game draws. */
export interface Drill {
  seed?: number; number: number; topic: string; heading: string; told: string[]; ask: string; how: string;
  situation: any;
  kind: "choice" | "amount" | "order" | "present"; options: DrillOption[]; mark?: Mark | null;
}
/** `told`: the right answer in words. */
export interface Mark {
  right: boolean; verdict: string; points: number; of: number; given: Given; answer: Given; told: string[];
  clauses: string[]; reason: string;
  rules: { [clause: string]: string };
}
export interface Topic { topic: string; heading: string }
export interface ClassMark { right: boolean; points: number; given?: Given }
export interface ClassSheet {
  drills: { number: number; topic: string; clauses: string[] }[];
  trainees: { name: string; right: number; points: number; marks: (ClassMark | null)[] }[];
  clauses: { [clause: string]: { right: number; asked: number } };
  weakest: string[];
}
/** A class as its visitor may see it; seed and sheet are its trainer's. */
export interface ClassView {
  class: string; game: string; count: number; trainer: boolean; name: string | null;
  marks: { [number: string]: ClassMark }; seed?: number; sheet?: ClassSheet;
}
