/** A sheet that begins now. */
import { randomHex } from "../net/random.js";
import { nextChange } from "./changes.js";
import { deviceName } from "./kept_sheets.js";
import { plainFields } from "./score_file.js";

/**
 * @typedef {import("../written.js").Change} Change
 * @typedef {import("../written.js").Deed} Deed
 */

/**
 * The sheet of a sitting, whose lines may have been written already; an empty name names nobody.
 * @param {import("../written.js").Sitting} sitting
 * @param {readonly string[]} names by seat
 * @returns {import("../written.js").Kept}
 */
export function beginSheet({ game, players, first_dealer, variant, lines }, names) {
  const stamp = { device: deviceName(), at: Date.now() };
  const changes = /** @type {Change[]} */ ([]);
  const add = (/** @type {Deed} */ deed) => {
    const change = nextChange(changes, deed, stamp);
    changes.push(change);
    return change.id;
  };
  names.forEach((name, seat) => { if (name) add({ do: "name", seat, name }); });
  let after = /** @type {string | null} */ (null);
  for (const { kind, ...fields } of lines) after = add({ do: "write", line: { kind, ...plainFields(fields) }, after });
  return { head: { id: randomHex(8), game, players, first_dealer, variant, made: stamp.at }, changes };
}
