/** The messages between the page and the server, the same for every game. */

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type Seat = number;
/** One of the house's roles, such as `dealer`. */
export type Role = string;
export type Card = string;

export interface Action { kind: string; [field: string]: Json }

export interface Subset { kind: "subset"; action: string; of: Card[]; size: number }
export interface Form {
  kind: "form"; action: string; fields: { name: string; values: (string | number | boolean)[] }[];
}
/** Any amount from `lowest` to `highest`, in steps. */
export interface Range { kind: "range"; action: string; lowest: number; highest: number; step: number }
/** The room's commitment for a deal's shuffle: `context` names the deal, `digest` is a digest of the secret. */
export interface Commitment { context: string; algorithm: string; digest: string }
/** Asks for the pledge of `bytes` random bytes, the share of `seat` in the shuffle bound to `commitment`. */
export interface Seal { kind: "seal"; action: string; seat: Seat; commitment: Commitment; bytes: number }
/** Asks for the share in the shuffle that was pledged as `pledge`; empty in an older deal: for any. */
export interface Nonce { kind: "nonce"; action: string; bytes: number; pledge?: string }
export type Option = Action | Subset | Form | Range | Seal | Nonce;

/**
 * `missing`: away so long that others may put a bot there; `accepted`: the terms; `ending`: wants the sitting broken
 * up. `dealt`: has cards in the running deal, so that nobody new may sit down; `reserved`: the name of the person for
 * whom it is reserved; `givable`: the others may propose to give it away.
 */
export interface SeatView {
  seat: Seat; kind: "person" | "bot" | "open"; name: string; connected: boolean; missing: boolean; ready: boolean;
  accepted: boolean; ending: boolean; getting_ready?: boolean; dealt?: boolean; reserved?: string | null;
  givable?: boolean; muted?: boolean;
}
/** Who may request the values of their options: a person who plays with bots alone, everybody, or nobody. */
export type AdviceTo = "alone" | "on" | "off";
/** One of the house's roles; `kind`: who acts in it (the automaton also does while its person is `missing`). */
export interface RoleView {
  role: Role; kind: "automaton" | "person"; name: string; connected: boolean; missing: boolean;
}
/** A request for a role. */
export interface RequestView { number: number; role: Role; name: string }
export interface TermsView { number: number; players: number; variant: Variant; preset: string | null }
/**
 * `kept`: the seat to which the viewer may return. `meter`, `stopped`, `roles`: of the house, where the
 * game has one. `mine`: the viewer's roles; `acting`: the one whose view of the game they get. `practice`: one person
 * may have several roles, and a seat besides. `bots`: those that may be seated, the recommended one first. `advised`:
 * people at the seats may ask for advice as things are.
 */
/** The player to act, their seconds in all, and the milliseconds left when this was sent. */
export interface ClockView { seat: Seat; seconds: number; left: number }

export interface TableView {
  id: string; game: string; me: Seat | null; kept: Seat | null; seats: SeatView[]; sheet: number; terms: TermsView;
  started: boolean;
  watching: number; archive: boolean; meter?: number | null; house?: string | null; stopped?: boolean;
  roles?: RoleView[]; mine?: Role[]; acting?: Role | null; practice?: boolean;
  host?: string; admits?: boolean; requests?: RequestView[]; asked?: Role[];
  bots: string[]; advice?: AdviceTo; advised?: boolean; clock?: ClockView | null; proposal?: Proposal | null;
  kept_deals?: number | null;
  entry?: "open" | "invitation"; hosting?: boolean; invitations?: string[]; seat_requests?: SeatRequestView[];
  seat_asked?: Seat | null; invited?: Seat | null; talk?: Talk; free_text?: boolean; moderates?: boolean;
}
/** Whether people at the seats may talk: now, not while anybody holds cards, or not at this table. */
export type Talk = "open" | "silent" | "off";
export type Phrase =
  | "hello" | "good_luck" | "well_played" | "bad_luck" | "thanks" | "laugh" | "one_moment" | "coffee" | "once_more"
  | "goodbye";
/** A visitor's request to the host for a seat. */
export interface SeatRequestView { number: number; seat: Seat; name: string }
/**
 * Who has a seat; `name`: of the person or bot. `reserved`: nobody has it, but it is reserved for the person `name`.
 */
export interface SeatHolder { kind: "open" | "person" | "bot" | "reserved"; name: string }
/** A seat changed hands when `deal` was the newest, and `running` or over. */
export interface SeatChange {
  kind: string; seat: Seat; deal: number; running: boolean; before: SeatHolder; after: SeatHolder;
}
/**
 * The proposal of the person at `seat` to all people at the table, and who agrees; `release`: the seat to be given
 * away; `takes_back`: whether the proposer's last decision is to be taken back.
 */
export interface Proposal {
  number: number; seat: Seat; action: Action | null; agreed: Seat[]; release?: Seat | null; takes_back?: boolean;
}

/** A shuffle; `commitment`: the room's digest; `pledges` by seat, "" for a silent one, null before it pledges. */
export interface ShuffleView { context: string; algorithm: string; commitment: string; pledges: (string | null)[] }

/** The common part of every game's view. */
/** `shuffle`: only while the cards are being shuffled. */
export interface View { number: number; turn?: Seat[]; options?: Option[]; shuffle?: ShuffleView | null }
/** Who caused an event at a table with a house; without `name` and `bot` it was the automaton. */
export interface DoneBy { role?: Role; seat?: Seat; name?: string; visitor?: string; bot?: string; automaton?: boolean }
export interface Observation { kind: string; by?: DoneBy; [field: string]: unknown }

/**
 * `history`: what the viewer has seen of the newest deal, in a state that does not follow from the one before.
 * `take_back`: what the viewer sends to take their last decision back.
 */
export interface StateMessage {
  type: "state"; version: number; table: TableView; view: View | null; observations: Observation[];
  history?: Observation[]; take_back?: number;
}
export interface DoneMessage { type: "done"; id: string; version: number }
export interface RefusedMessage {
  type: "refused"; id: string | null; reason: string; clause: string | null; field: string | null;
  facts: { [name: string]: Json }; text: string;
}
/** The number of onlookers without a seat or a role, if only that has changed since the state before. */
export interface WatchingMessage { type: "watching"; count: number }
/**
 * The connection still carries messages. `id`: of the probe that it answers. `silence`, `answer`: only in a
 * connection's first one, how many milliseconds it may be silent, and an answer may take. `page`: likewise, the version
 * of the page's files that the server has.
 */
export interface HereMessage { type: "here"; id?: string; silence?: number; answer?: number; page?: string }
/** Why a text is reported. */
export type Reason = "insult" | "threat" | "privacy" | "advertising" | "other";
/** The person at `seat` said a phrase; `number` counts those of the table; `who`: their pseudonym at this table. */
export interface SaidMessage { type: "said"; number: number; seat: Seat; name: string; who: string; phrase: Phrase }
/** The person at `seat` wrote a text. */
export interface WrittenMessage { type: "written"; number: number; seat: Seat; name: string; who: string; text: string }
/** The text with this number is shown no longer. */
export interface TakenAwayMessage { type: "taken_away"; number: number }
/** What was said lately. */
export interface TalkMessage { type: "talk"; said: (SaidMessage | WrittenMessage)[] }
export type ServerMessage =
  | StateMessage | WatchingMessage | SaidMessage | WrittenMessage | TakenAwayMessage | TalkMessage
  | HereMessage | DoneMessage | RefusedMessage;

/** A command before the socket gives it its id. */
export type Command =
  | { type: "act"; seen: number; action: Action; role?: Role }
  | { type: "sit"; seat: Seat; name: string; invitation?: string }
  | { type: "request_seat"; seat: Seat; name: string }
  | { type: "answer_seat_request"; request: number; admit: boolean }
  | { type: "renew_invitation"; seat: Seat }
  | { type: "remove_person"; seat: Seat }
  | { type: "mute_person"; seat: Seat; muted: boolean }
  | { type: "rise"; for_good?: boolean }
  | { type: "seat_bot"; seat: Seat; bot: string }
  | { type: "next" }
  | { type: "terms"; terms: { players: number; variant: Variant } }
  | { type: "accept"; terms: number }
  | { type: "break_up"; agree: boolean }
  | { type: "propose"; action: Action }
  | { type: "give_away"; seat: Seat }
  | { type: "take_back"; kept: number }
  | { type: "answer_proposal"; proposal: number; agree: boolean }
  | { type: "take_role"; role: Role; name?: string }
  | { type: "answer_request"; request: number; admit: boolean }
  | { type: "dismiss_role"; role: Role }
  | { type: "leave_role"; role: Role }
  | { type: "allow_talk"; allowed: boolean }
  | { type: "allow_free_text"; allowed: boolean }
  | { type: "write"; text: string }
  | { type: "take_away"; number: number }
  | { type: "report"; number: number; reason: Reason }
  | { type: "say"; phrase: Phrase };

/**
 * `full`: refused, because the table, the address or the server has no room. The last three are final: there is no such
 * table, this browser signed out, or the visitor ended this connection from another page.
 */
export type Connection = "connecting" | "open" | "waiting" | "full" | "gone" | "signed out" | "ended";

/** `since`: ISO 8601, UTC; `complete`: whether all servers have listed theirs. */
export interface OwnConnections {
  connections: { id: string; table: string; network: string; since: string }[];
  complete: boolean;
}

export interface VariantField {
  name: string; type: "integer" | "boolean" | "choice"; minimum?: number; maximum?: number; step?: number;
  values?: string[]; named?: number[]; default?: number | boolean | string | null; optional?: boolean;
}
export type Variant = { [name: string]: number | boolean | string | null };
export interface GameOffered {
  name: string; seats: number[]; bots: string[]; presets: { [name: string]: Variant }; fields: VariantField[];
  roles: Role[]; advice?: boolean; settled?: string[];
}
/**
 * A house in which the visitor may open tables; `settled`: what it has settled for all of them, by the variant's field.
 * For its founder: the `members`, each by a public name and the name they gave, and how many `invitations` are unused.
 */
export interface OwnHouse {
  id: string; name: string; game: string; practice: boolean; settled: Variant; tables: number; founder: boolean;
  members: { visitor: string; name: string }[]; invitations: number; reports: ReportFormat;
}
/** How a house's reports write times and amounts: a time zone, and a currency's code, empty for chips. */
export interface ReportFormat { zone: string; currency: string }
/** The house in which a table is opened: an existing one, or a new one of this name. */
export interface HouseRequest { id?: string; name?: string; reports?: ReportFormat }
/**
 * `others`: the other seats, in order. `result`: of the visitor's seat so far; null without a seat or a deal.
 * `changed`: when anything last happened, in UTC. `archived`: the visitor put it into their archive.
 */
export interface OwnTable {
  table: string; game: string; seat: Seat | null; roles: Role[]; number: number; over: boolean;
  others: { kind: "open" | "bot" | "person"; name: string }[]; result: number | null; changed: string;
  archived: boolean;
}
/** A finished deal; each step's views by seat, and which of the deal's events it is, from 1. `bots`: where bots sat. */
export interface Replay {
  game: string; number: number; seats: string[]; bots: Seat[];
  steps: { number: number; happened: Observation[]; views: View[] }[];
}
export interface NewTable {
  game: string; terms: { players: number; variant?: Variant }; seats: string[]; name: string; advice?: AdviceTo;
  house?: HouseRequest; kept_deals?: number; entry?: "open" | "invitation";
}

/** One figure of a report; `sum` and `warning` stand out. */
export interface ReportLine { label: string; value: string; weight: "plain" | "sum" | "warning" }

/**
 * Rows under a head; `figures`: the columns that hold numbers. `hands`: by row, the number of its hand, 0 for none.
 */
export interface ReportGrid { head: string[]; rows: string[][]; figures: number[]; hands: number[] }

/** A report in words. */
export interface Report {
  lang: string; title: string; subtitle: string; footer: string; signed_by: string[]; running_head: string;
  sections: { heading: string; lines: ReportLine[]; grid: ReportGrid | null }[];
}

/** A shift in a few lines. */
export interface ShiftSummary { number: number; title: string; subtitle: string; running: boolean; lines: ReportLine[] }

/** A step that the rules refused: whose, its kind, and the clause. */
export interface RefusedStep {
  by: string; action: string; clause: string; version: number; at: string; who: DoneBy | null;
}

/** A hand looked up; `sealed`: whether its seal holds, null where it has none. */
export interface HandLookedUp {
  game: string; zone: string; report: Report; names: string[]; refused: RefusedStep[]; sealed: boolean | null;
}
