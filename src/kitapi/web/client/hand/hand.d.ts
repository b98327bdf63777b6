export interface Figure { expected: number; error: number }
export interface Goal extends Figure { goal: string; made: number; chosen: number; away?: string }
export interface Bid extends Figure { bid: string }
export interface Tricks { strain: string; layouts: number; exact: boolean; chances?: number[]; made?: number }
export interface Worth {
  game: string;
  talons: number;
  best: string;
  limit?: string | null;
  passing?: Figure & { bought: number };
  bids?: Bid[];
  given_up?: number;
  goals: Goal[];
  from_hand?: Goal[];
  tricks: Tricks[];
}

/** What is said of a game's hands. `goal`: what can be declared; `bid`: what can be bid; as the server names them. */
export interface HandWords {
  strainOf: (goal: string) => string;
  goalName: (goal: string) => string;
  /** A bid in running text. */
  bidWords: (bid: string) => string;
  /** What results are counted in. */
  unitName: () => string;
  GoalSign: (props: { goal: string }) => any;
}

/** A game whose hands are valued. `bids`: from low to high; `hasKasa`: what lies in the kasa limits what is paid. */
export interface HandValued { bids: readonly string[]; hasKasa?: boolean; words: import("../parts.js").Part<HandWords> }
