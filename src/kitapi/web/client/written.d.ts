/** A sheet of a real table, as its writer keeps it. */
import type { Seat, Variant } from "./protocol.js";

/** A line of the sheet, with the fields that its game names: a deal, or a change of the kasa. */
export interface Line { kind: string; [field: string]: any }

/** What never changes: the table that the sheet is kept for. `made`: when it was begun, milliseconds of UTC. */
export interface Head {
  id: string; game: string; players: number; first_dealer: Seat; variant: Variant; made: number;
}

/**
 * What a change does. `write`: adds a line after the line `after`, or before all others where it is null. `amend`:
 * gives the line `of` another content. `strike`: takes the line `of` out of the accounts. `undo`: cancels the change
 * `of`, which may be an `undo` itself. `name`: a player's name. `keep`: the deals `of`, written on two devices, are
 * both right.
 */
export type Deed =
  | { do: "write"; line: Line; after: string | null }
  | { do: "amend"; of: string; line: Line }
  | { do: "strike"; of: string }
  | { do: "undo"; of: string }
  | { do: "name"; seat: Seat; name: string }
  | { do: "keep"; of: string[] };

/**
 * One change of the sheet; it is never changed or removed. `id`: the device's id, a dot, and its number on that device,
 * from 1. `seen`: how many changes of each device were known on this device before it. `at`: milliseconds of UTC.
 */
export type Change = Deed & { id: string; seen: { [device: string]: number }; at: number };

/** A sheet with its whole history, in any order. */
export interface Kept { head: Head; changes: readonly Change[] }

/** A line with its history: the changes that wrote and amended it, oldest first. */
export interface LineState { id: string; line: Line; struck: boolean; changes: Change[] }

/** Why a line has no effect: the field that is wrong, or the clause that it breaks; the other one is empty. */
export interface Refused { field: string; clause: string }

/** What a game computes of one line: what was written, or why it is not. */
export interface LineResult { written: any; refused: Refused | null }

/**
 * The sheet that a game computes from its lines; `page` is the sheet of a table of that game. `next`: the deal to be
 * written, null if the sitting is `over`. `kasa_changes`: the amounts by which the common account may be changed now.
 */
export interface Written {
  lines: LineResult[]; page: any; next: any; over: { clause: string } | null;
  kasa_changes?: { lowest: number; highest: number; step: number }[]; refused?: Refused | null;
}

/** The fields that a choice adds to a line. */
export interface Choice { [field: string]: any }

/** What may be said of a deal: a question with its choices, which depend on the answers before it. */
export interface Field { field: string; choices: readonly Choice[] }

/**
 * `takers`: the seats whose tricks are counted, in the order of a choice of tricks; null before they are known. `line`:
 * the finished line, null while something is missing; `written`: what it would write.
 */
export interface Form {
  fields: Field[]; takers: Seat[] | null; line: Line | null; written: any;
}

/** The terms and lines from which a game computes the accounts. */
export interface Sitting {
  game: string; players: number; first_dealer: Seat; variant: Variant; lines: readonly Line[];
}

/** What becomes of a file that is imported: a sitting, or the field because of which it cannot become a sheet. */
export interface Imported { sitting: Sitting | null; refused: Refused | null }

/** The accounts of a game: pure functions, computed by the same rules as at its tables. */
export interface Accounts {
  write_sitting: (sitting: Sitting) => Written;
  offer: (sitting: Sitting, draft: Line) => Form;
  /** The deal of each line as scores have it; null: no score describes the line, or the rules refuse it. */
  export_scores: (sitting: Sitting) => readonly ({ [field: string]: any } | null)[];
  /** The events of a record from which its sheet follows; `import_record` takes these alone. */
  RECORDED_KINDS: readonly string[];
  import_record: (record: { terms: any; events: readonly any[] }) => Imported;
  import_scores: (scores: { deals: readonly any[] }) => Imported;
}
