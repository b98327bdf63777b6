/** The requests to the server's HTTP interface. */
import { language as spoken, t } from "../words/translation.js";

/**
 * @typedef {import("../protocol.js").GameOffered} GameOffered
 * @typedef {import("../protocol.js").OwnTable} OwnTable
 * @typedef {import("../protocol.js").NewTable} NewTable
 */

/** The server refused, or could not be reached; `text` says so in words. */
export class Refusal extends Error {
  /**
   * @param {{
   *   reason?: string, text?: string, field?: string, template?: string, values?: { [place: string]: string },
   * }} answer
   */
  constructor(answer) {
    super(answer.text ?? t("The server does not answer."));
    this.answer = answer;
    this.field = answer.field ?? null;
    this.reason = answer.reason ?? "";
  }
}

/**
 * @param {string} address
 * @param {RequestInit} [request]
 */
export async function ask(address, request) {
  const answer = await fetch(address, request).catch(() => null);
  if (!answer) throw new Refusal({ reason: "unreachable" });
  const value = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(value);
  return value;
}

/** The address of the games with their version in it, so that the browser may cache the answer for good. */
const OFFERED = document.querySelector("meta[name='kitapi-games']")?.getAttribute("content");

/** @returns {Promise<GameOffered[]>} */
export const offeredGames = async () => (await ask(OFFERED ? `/api/games?version=${OFFERED}` : "/api/games")).games;

/** @returns {Promise<OwnTable[]>} */
export const ownTables = async () => (await ask("/api/tables")).tables;

/**
 * Puts a table into the visitor's archive, or takes it out again.
 * @param {string} table
 * @param {boolean} archived
 */
export const archiveTable = (table, archived) =>
  ask(`/api/tables/${table}/archive`, { method: archived ? "POST" : "DELETE" });

/** The houses in which the visitor may open tables. @returns {Promise<import("../protocol.js").OwnHouse[]>} */
export const ownHouses = async () => (await ask("/api/houses")).houses;

/** The code of an invitation to a house that the visitor founded. @param {string} house @returns {Promise<string>} */
export const invitationTo = async (house) =>
  (await ask(`/api/houses/${house}/invitations`, { method: "POST" })).invitation;

/**
 * Withdraw all invitations to a house that nobody has used.
 * @param {string} house
 * @returns {Promise<import("../protocol.js").OwnHouse>}
 */
export const withdrawInvitations = async (house) =>
  (await ask(`/api/houses/${house}/invitations`, { method: "DELETE" })).house;

/**
 * Set how a house's reports write times and amounts.
 * @param {string} house
 * @param {import("../protocol.js").ReportFormat} format
 * @returns {Promise<import("../protocol.js").OwnHouse>}
 */
export const setReportFormat = async (house, format) =>
  (await ask(`/api/houses/${house}/reports`, { method: "PUT", body: JSON.stringify(format) })).house;

/**
 * Enter a house by an invitation, under a name that may be empty.
 * @param {string} house
 * @param {string} invitation
 * @param {string} name
 * @returns {Promise<import("../protocol.js").OwnHouse>}
 */
export const enterHouse = async (house, invitation, name) =>
  (await ask(`/api/houses/${encodeURIComponent(house)}/members`, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ invitation, name }),
  })).house;

/**
 * Remove a member from a house.
 * @param {string} house
 * @param {string} visitor
 * @returns {Promise<import("../protocol.js").OwnHouse>}
 */
export const removeMember = async (house, visitor) =>
  (await ask(`/api/houses/${house}/members/${visitor}`, { method: "DELETE" })).house;

/**
 * The sheet and history of a table, in the form of its game.
 * @param {string} table
 */
export const sheetOf = (table) => ask(`/api/tables/${table}/sheet`);

/**
 * A finished deal, step by step.
 * @param {string} table
 * @param {number} deal
 * @returns {Promise<import("../protocol.js").Replay>}
 */
export const replayOf = (table, deal) => ask(`/api/tables/${table}/deals/${deal}/replay`);

/**
 * The record of a table's finished deals: one JSON object a line.
 * @param {string} table
 * @returns {Promise<string>}
 */
export async function recordOf(table) {
  const answer = await fetch(`/api/tables/${table}/record`).catch(() => null);
  if (!answer) throw new Refusal({ reason: "unreachable" });
  if (!answer.ok) throw new Refusal(await answer.json().catch(() => ({})));
  return answer.text();
}

/**
 * The irregularities at a game's table, the facts that reports of them state, and the rules.
 * @param {string} game
 * @param {string} language
 * @returns {Promise<any>} as the game writes them
 */
export const houseRulesOf = (game, language) => ask(`/api/rulings/${game}?lang=${language}`);

/**
 * The ruling on a report, which is written in JSON.
 * @param {string} game
 * @param {string} language
 * @param {string} report
 */
export const ruleOn = (game, language, report) => ask(`/api/rulings/${game}?lang=${language}`, {
  method: "POST", headers: { "content-type": "application/json" }, body: report,
});

/**
 * The shifts in a table's books, the newest first.
 * @param {string} table
 * @returns {Promise<{ game: string, meter: import("../protocol.js").ReportLine | null, shifts:
 * import("../protocol.js").ShiftSummary[] }>}
 */
export const booksOf = (table) => ask(`/api/tables/${table}/books?lang=${spoken()}`);

/**
 * One shift, and its report in the reader's language.
 * @param {string} table
 * @param {number} shift
 * @returns {Promise<{ game: string, shift: { ended: string | null }, report: import("../protocol.js").Report }>}
 */
export const shiftOf = (table, shift) => ask(`/api/tables/${table}/books/${shift}?lang=${spoken()}`);

/**
 * The values of the reader's choices in a hand.
 * @param {string} table
 * @param {number} hand
 * @returns {Promise<any>} as the game writes it
 */
export const oddsOf = (table, hand) => ask(`/api/tables/${table}/hands/${hand}/odds?lang=${spoken()}`);

/** The report of a shift as a PDF. @param {string} table @param {number} shift */
export const reportAddress = (table, shift) => `/api/tables/${table}/books/${shift}/report.pdf?lang=${spoken()}`;

/**
 * Everything about a finished hand.
 * @param {string} table
 * @param {number} hand
 * @returns {Promise<import("../protocol.js").HandLookedUp>}
 */
export const handOf = (table, hand) => ask(`/api/tables/${table}/hands/${hand}?lang=${spoken()}`);

/**
 * Opens a table and returns its name.
 * @param {NewTable} order
 * @returns {Promise<string>}
 */
export async function openTable(order) {
  const answer = await ask("/api/tables", {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(order),
  });
  return answer.table;
}

/** Signs this visitor out for good: the cookie is removed, and all sockets end. */
export const signOut = () => ask("/api/sign-out", { method: "POST" });

/** The same, and every name that the visitor gave is removed. */
export const forgetMe = () => ask("/api/forget-me", { method: "POST" });

/**
 * The first digits of the visitor's number, by which the operator finds them; empty for a new visitor.
 * @returns {Promise<string>}
 */
export const visitorNumber = () => ask("/api/visitor").then(({ number }) => number);

/** The open connections of this visitor. @returns {Promise<import("../protocol.js").OwnConnections>} */
export const ownConnections = () => ask("/api/connections");

/** Ends one of the visitor's connections. @param {string} id */
export const endConnection = (id) => ask(`/api/connections/${id}`, { method: "DELETE" });

/**
 * Gives this browser a new session and makes it the only valid one: all connections and copies of the cookie end.
 */
export async function endOtherSessions() {
  await ask("/api/session", { method: "POST" });
  await ask("/api/connections", { method: "DELETE" });
}
