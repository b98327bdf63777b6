/** The situations of drills as the server writes them. */
import type { Card } from "../../../web/client/protocol.js";
import type { Choice, Combination, Phase, Result } from "./table/view.js";

export interface SeatOfDrill {
  seat: number; ante: number; bet: number; fee: number; token: boolean; cards: Card[]; down: number; aside: boolean;
  served: boolean;
  regular: boolean; choice: Choice | null; declared: Combination | null; result: Result | null; paid: number;
}
/** The table as its dealer sees it; `meter`: null where it plays no part. */
export interface Situation {
  phase: Phase; seats: SeatOfDrill[]; bank: Card[]; bank_down: number; selector: string; lit: number[] | null;
  attended: boolean;
  meter: number | null; house: { four_of_a_kind: number; full_house: number; flush: number };
}
