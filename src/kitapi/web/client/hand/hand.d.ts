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
