/** The viewer's share in the shuffle: drawn here, pledged, and revealed only once every seat has pledged its own. */
import { randomHex } from "../net/random.js";
import { rememberedOf, rememberGiven, rememberShown, valuePledged } from "./memory.js";
import { pledgeOf } from "./shuffle.js";

/**
 * @typedef {import("../protocol.js").Action} Action
 * @typedef {import("../protocol.js").Nonce} Nonce
 * @typedef {import("../protocol.js").Seal} Seal
 * @typedef {import("../protocol.js").StateMessage} StateMessage
 *
 * An action to be sent. `lost`: the viewer pledged a value that is not stored here, so that it cannot be revealed;
 * another device of theirs may have it, which should be awaited first.
 * @typedef {{ action: Action, lost: boolean }} Due
 */

/**
 * The actions that the shuffle needs from the viewer now.
 * @param {Pick<StateMessage, "table" | "view">} state
 */
export function dueShares({ table, view }) {
  if (view?.shuffle) rememberShown(table.id, view.shuffle);
  const due = /** @type {Due[]} */ ([]);
  for (const option of view?.options ?? []) {
    if (option.kind === "seal") due.push({ action: pledgeAction(table.id, /** @type {Seal} */ (option)), lost: false });
    if (option.kind === "nonce") due.push(revealAction({ table, view }, /** @type {Nonce} */ (option)));
  }
  return due;
}

/**
 * The action that pledges a random value: the one that was drawn earlier for this commitment, or else a new one.
 * @param {string} table
 * @param {Seal} seal
 * @returns {Action}
 */
function pledgeAction(table, { action, seat, commitment, bytes }) {
  const { context, algorithm, digest } = commitment;
  const before =
    rememberedOf(table).find((one) => one.context === context && one.commitment === digest && one.seat === seat);
  const value = before?.value || randomHex(bytes);
  const pledge = pledgeOf(commitment, seat, value);
  rememberGiven({ table, context, algorithm, commitment: digest }, { seat, value, pledge });
  return { kind: action, digest: pledge };
}

/**
 * The value that was pledged; in an older deal, which knows no pledges, a fresh one.
 * @param {Pick<StateMessage, "table" | "view">} state
 * @param {Nonce} nonce
 * @returns {Due}
 */
function revealAction({ table, view }, { action, bytes, pledge }) {
  const value = pledge ? valuePledged(table.id, pledge) : randomHex(bytes);
  if (!pledge && view?.shuffle && table.me !== null) {
    const { context, algorithm, commitment } = view.shuffle;
    rememberGiven({ table: table.id, context, algorithm, commitment }, { seat: table.me, value, pledge: "" });
  }
  return { action: { kind: action, value }, lost: !value };
}

/**
 * Whether an option is a share in the shuffle, which the page contributes automatically.
 * @param {{ kind: string }} option
 */
export const isShare = ({ kind }) => kind === "seal" || kind === "nonce";
