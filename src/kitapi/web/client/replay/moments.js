/** A finished deal as a reader goes through it: one moment for each thing that can be said in words. */

/**
 * @typedef {import("../protocol.js").Replay} Replay
 * @typedef {import("../protocol.js").Seat} Seat
 * @typedef {import("../protocol.js").SeatShown} SeatShown
 * @typedef {import("../protocol.js").TableShown} TableShown
 * @typedef {import("../drawing.js").Drawing} Drawing
 * @typedef {import("../drawing.js").Told} Told
 *
 * `number`: which of the deal's events it shows, from 1. `views`: by seat. `gathering`: who takes the trick that lies
 * there.
 * @typedef {{ number: number, told: Told, views: any[], gathering: Seat | null }} Moment
 */

/**
 * The table as it stood, seen from `me`.
 * @param {Replay} replay
 * @param {string} id
 * @param {Seat} me
 * @returns {TableShown}
 */
export function tableAsItWas({ game, seats, bots }, id, me) {
  const shown = seats.map((name, seat) => seatAsItWas(seat, name, bots.includes(seat)));
  const terms = { number: 0, players: seats.length, variant: {}, preset: null };
  return /** @type {TableShown} */ ({
    id, game, me, kept: null, seats: shown, sheet: 0, terms, started: true, watching: 0,
  });
}

/**
 * @param {Seat} seat
 * @param {string} name
 * @param {boolean} bot
 * @returns {SeatShown}
 */
function seatAsItWas(seat, name, bot) {
  const kind = bot ? "bot" : name ? "person" : "open";
  return { seat, kind, name, connected: true, missing: false, ready: false, accepted: true, ending: false };
}

/**
 * The moments of a deal; what has no words of its own is part of the moment before it.
 * @param {Replay} replay
 * @param {Drawing} drawing
 * @param {TableShown} table
 */
export function momentsOf(replay, { tell, steps }, table) {
  const moments = /** @type {Moment[]} */ ([]);
  for (const { number, happened: [seen], views } of replay.steps) {
    const before = moments.at(-1);
    const told = seen && tell(seen, { version: 0, table, view: views[0] ?? null, gathering: null, catchingUp: false });
    const gathering = seen ? steps.gathers(seen) : null;
    if (told) moments.push({ number, told, gathering, views: gathering === null ? views : lyingStill(views, before) });
    else if (before && before.gathering === null) before.views = views;
  }
  return moments;
}

/**
 * The views with the trick of the moment before still on the table.
 * @param {any[]} views
 * @param {Moment | undefined} before
 */
const lyingStill = (views, before) => views.map((view, seat) => ({ ...view, trick: before?.views[seat]?.trick ?? [] }));
