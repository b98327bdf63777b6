/**
 * What a game provides to the page: its cover, which the first page needs, and its drawing, loaded when it is needed.
 * Views have a type of the game's own, and components return results of `html`: both are `any` here.
 */
import type { Part } from "./parts.js";
import type { Action, NewTable, Observation, TableView, View, Variant } from "./protocol.js";
import type { OwnSetting } from "./settings/tick.js";
import type { Sheet } from "./sheets.js";
import type { Sound } from "./sound.js";
import type { Accounts, Choice, Form, Line } from "./written.js";

/** A component: called with its properties, it returns what is shown. */
export type Component<Props> = (props: Props) => any;

/** What the first page offers of one game, before its drawing is loaded. */
export interface Cover {
  /** The game's name. */
  title: () => string;
  /** One sentence about the game. */
  motto: () => string;
  /** The table that “Play now” opens, with bots at the other seats. */
  quick: Omit<NewTable, "name" | "seats">;
  /** The possible numbers of players at that table, if there is a choice. */
  players?: readonly number[];
  /** The cards that the game is played with unless the reader wants others. */
  deck: "french" | "german" | "full";
  /** Pictures that show the game to a newcomer. */
  Pictures: Component<any>;
  /** The part that draws the game. */
  drawing: Part<Drawing>;
  /** The style sheets that the game's table has of its own. */
  sheets?: readonly Sheet[];
  /** Words to choose house rules by before there is a table. */
  houseRules: Part<HouseRuleWords>;
  /** The languages of readers to whom the game is offered first. */
  usualIn?: readonly string[];
  /** The values of hands, for a game that has them. */
  hand?: HandValued;
  /** Only for a game whose sheets are kept for real tables. */
  paper?: PaperGame;
  /** Returns the solver's address for a moment that all seats see in `views`; null where no cards are played. */
  solved?: Part<(views: readonly any[]) => string | null>;
  /** The page of the game's rulings. */
  rulings?: Part<Component<any>>;
  /** The page of its exact odds. */
  odds?: Part<Component<any>>;
  /** Whether dealers can train the game. */
  drills?: boolean;
  /** The settings that only this game has. */
  settings?: readonly OwnSetting[];
  /** The list of its words, with their meanings. */
  words?: Part<Component<any>>;
  /** How the shuffle of its deals is checked. */
  fair?: Part<import("./fair/steps.js").FairGame>;
}

/** The parts of the page that draw one game. */
export interface Drawing {
  /** The changes that observations make on the table. */
  steps: Steps;
  /** Narrates an observation; null: the log has no line for it. */
  narrate: (seen: Observation, shown: Shown) => Narration | null;
  /** The prompt for the viewer to act. */
  prompt: (view: any) => string;
  /**
   * Identifies the viewer's pending decision, "" for none; by default the options identify it. A new one is announced.
   */
  decision?: (view: any) => string;
  /** The whole table in words, to be read aloud. */
  readAloud: (shown: Shown) => string;
  /** Fills the cloth. `state`: a `TableState`. */
  Table: Component<{ shown: Shown, state: any }>;
  /** The sheet beside the cloth. */
  Sheet: Component<{ sheet: any, table: TableView, view: any }>;
  /** The game's own log; none: the plain one. */
  Log?: Component<{ lines: readonly any[], table: TableView }>;
  /** The table of a deal that is over, at which nobody can act; `hands`: of all seats where they lie open. */
  Replay?: Component<{ shown: Shown, hands: string[][] | null }>;
  /** In place of `Replay`, for a trick-taking game: its `TricksGame`. */
  tricks?: any;
  /** Further actions of a player, on the slip of the seats. `state`: a `TableState`. */
  Beside?: Component<{ state: any }>;
  /** The felt of a drill. */
  Situation?: Component<{ situation: any }>;
  /** The game's house, if it has one. */
  house?: House;
  /** Words of its house rules. */
  houseRules: HouseRuleWords;
  /** The viewer's cards in a view, if they are not its `hand`. */
  handOf?: (view: any) => string[];
  /** An action in words, without cards, of a game whose deals can be reviewed. */
  actionWords?: (action: Action, view: any) => string;
  /** All cards it is played with, whose faces are fetched ahead. */
  faces: readonly string[];
  /** A sentence that says how to type calls. */
  writing: () => string;
  /** The game's own keys, and what they do. */
  keys: () => [string[], string][];
}

/** What is on the table now. */
export interface Shown {
  /** The state whose options the view has. */
  version: number;
  /** The table apart from the cards. */
  table: TableView;
  /** The game's view; null before the first deal. */
  view: View | null;
  /** The seat that a finished trick is going to. */
  gathering: number | null;
  /** Whether more is still to be shown. */
  catchingUp: boolean;
}

/** The steps in which a game is shown. `last`: the newest view, as the server sent it. */
export interface Steps {
  /** The view after an observation. */
  after: (view: any, seen: Observation, last: any) => any;
  /** How long an observation is shown, in milliseconds. */
  span: (seen: Observation) => number;
  /** The seat that takes a trick by this observation, null for none. */
  gathers: (seen: Observation) => number | null;
  /** The view with which a deal begins. */
  begins: (view: any, last: any) => any;
}

/** The narration of an observation. */
export interface Narration {
  /** For the log. */
  words: string;
  /** The player's words, without the name before them. */
  quoted?: string;
  /** The text for screen readers, if it differs. */
  spoken?: string;
  /** Its look in the log. */
  weight: "said" | "played" | "heading";
  /** The sound played with it. */
  sound?: Sound;
}

/** House rules in words. */
export interface HouseRuleWords {
  /** The name of a rule's field. */
  fieldWords: (field: string) => string;
  /** A value of a field. */
  valueWords: (value: string | number | boolean | null) => string;
  /** The name of a set of house rules. */
  presetWords: (preset: string) => string;
  /** What a number stands for, where it has a name. */
  namedWords?: (value: number) => string;
  /** The fields in groups, each with its title and a sentence about it; missing if only words are needed. */
  groups?: () => readonly { title: string; about: string; fields: readonly string[] }[];
}

/** A game's house: its roles, and what people with a role see. */
export interface House {
  /** In the order in which they are offered. */
  roles: readonly string[];
  /** The name of a role. */
  roleName: (role: string) => string;
  /** What a role does. */
  roleTask: (role: string) => string;
  /** Whether something in a role's view waits for the person who has the role. */
  waits: (view: any) => boolean;
  /** The console of a role. `state`: a `TableState`. */
  Console: Component<{ shown: Shown, state: any, role: string }>;
  /** The display on the wall; `happened`: the table's observations. */
  Meter: Component<{ shown: Shown, happened: readonly Observation[] }>;
}

/** A game whose hands are valued. */
export interface HandValued {
  /** What can be bid, from low to high. */
  bids: readonly string[];
  /** Whether the amount in the kasa limits payments. */
  hasKasa?: boolean;
  /** The words for hands, goals and bids. */
  words: Part<HandWords>;
}

/** The words for a game's hands; goals and bids have the server's names. */
export interface HandWords {
  /** The strain of what can be declared. */
  strainOf: (goal: string) => string;
  /** The name of what can be declared. */
  goalName: (goal: string) => string;
  /** A bid in running text. */
  bidWords: (bid: string) => string;
  /** The unit of results. */
  unitName: () => string;
  /** The sign of what can be declared. */
  GoalSign: Component<{ goal: string }>;
}

/** A game whose sheets are kept for real tables. */
export interface PaperGame {
  /** Whether the next in turn sits to the left by these house rules. */
  clockwise: (variant: Variant) => boolean;
  /** The accounts, computed on this device. */
  accounts: Part<Accounts>;
  /** The words for what a writer writes. */
  words: Part<PaperWords>;
}

/** The words for the deals that a writer writes; questions and choices are those of the game's accounts. */
export interface PaperWords {
  /** How the choices of a question are laid out; `tricks`: each choice has that field, a number for each taker. */
  layoutOf: (field: string) => "row" | "grid" | "quarters" | "pairs" | "list" | "tricks";
  fieldTitle: (field: string) => string;
  /** What stands on the button of a choice. */
  Choice: Component<{
    field: string, choice: Choice, takers: readonly number[], nameOf: (seat: number) => string, variant: Variant,
  }>;
  /** Who deals the next deal, and what is in the common account. */
  standingWords: (next: any, nameOf: (seat: number) => string) => string;
  /** A line of the sheet in few words. */
  lineWords: (line: Line, nameOf: (seat: number) => string, variant: Variant) => string;
  /** What a finished deal will move, with its rules. */
  Payments: Component<{
    form: Form, voice: { me: number | null, nameOf: (seat: number) => string }, variant: Variant,
  }>;
  /** A change of the common account, by its amount for each player. */
  changeLine?: (amount: number) => Line;
  changeTitle?: () => string;
  /** A rule in a sentence. */
  RuleText: Component<{ clause: string }>;
}
