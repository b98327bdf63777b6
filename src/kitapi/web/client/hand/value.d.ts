/** What a page asks and is answered. `python -m tools.client_types` writes this file. */

export interface ValueRequest {
  game: string;
  cards: string;
  seat?: number;
  players?: number;
  kasa?: number | null;
  bid?: string | null;
  preset?: string | null;
  variant?: { [name: string]: any };
  seed?: number;
  exact?: boolean;
  open_cards?: boolean;
}

export interface PassingValue {
  expected: number;
  error: number;
  bought: number;
}

export interface BidValue {
  bid: string;
  expected: number;
  error: number;
}

export interface GoalValue {
  goal: string;
  expected: number;
  error: number;
  made: number;
  chosen: number;
  away?: string;
}

export interface TrickChances {
  strain: string;
  layouts: number;
  exact: boolean;
  chances?: number[];
  made?: number;
}

export interface HandValue {
  game: string;
  cards: string;
  seat: number;
  unit: string;
  talons: number;
  best: string;
  limit?: string | null;
  passing?: PassingValue;
  bids?: BidValue[];
  given_up?: number;
  goals: GoalValue[];
  from_hand?: GoalValue[];
  tricks: TrickChances[];
}
