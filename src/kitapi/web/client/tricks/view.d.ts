/** What the views of all games of tricks with a talon have; a missing field has its default. */
import type { Card, Option, Seat, Variant, View } from "../protocol.js";

export interface Played { seat: Seat; card: Card }
export interface TrickView { cards: Played[]; winner: Seat }
export interface CardsView {
  hands: Card[][]; talon: Card[]; discards: Card[]; secret: string; contributions: string[];
}
/** `talon`: only for viewers who have seen it; `discards`: only for the declarer. */
export interface BargainSeen { talon?: Card[]; discards?: Card[] }
export interface CallSeen { seat: Seat; call: any }
export interface TricksView extends View {
  seat: Seat | null; players: number; phase: string; variant: Variant; around: Seat[]; dealer: Seat; active: Seat[];
  results: number[];
  held?: number[]; hand?: Card[]; calls?: CallSeen[]; bargain?: (BargainSeen & { [field: string]: any }) | null;
  trick?: Played[]; last_trick?: TrickView | null; tricks?: number[]; outcome?: any; broken_up?: any;
  options?: Option[];
}
