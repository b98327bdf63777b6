/** The moments of a finished deal, as a replay shows them: one for each observation that is narrated. */

/**
 * @typedef {import("../protocol.js").Replay} Replay
 * @typedef {import("../protocol.js").Seat} Seat
 * @typedef {import("../protocol.js").SeatView} SeatView
 * @typedef {import("../protocol.js").TableView} TableView
 * @typedef {import("../drawing.js").Drawing} Drawing
 * @typedef {import("../drawing.js").Narration} Narration
 *
 * `number`: which of the deal's events it shows, from 1. `views`: by seat. `gathering`: who takes the trick that lies
 * there.
 * @typedef {{ number: number, narration: Narration, views: any[], gathering: Seat | null }} Moment
 */

/**
 * The table at that time, seen from `me`.
 * @param {Replay} replay
 * @param {string} id
 * @param {Seat} me
 * @returns {TableView}
 */
export function tableAtMoment({ game, seats, bots }, id, me) {
  const shown = seats.map((name, seat) => seatAtMoment(seat, name, bots.includes(seat)));
  const terms = { number: 0, players: seats.length, variant: {}, preset: null };
  return /** @type {TableView} */ ({
    id, game, me, kept: null, seats: shown, sheet: 0, terms, started: true, watching: 0,
  });
}

/**
 * @param {Seat} seat
 * @param {string} name
 * @param {boolean} bot
 * @returns {SeatView}
 */
function seatAtMoment(seat, name, bot) {
  const kind = bot ? "bot" : name ? "person" : "open";
  return { seat, kind, name, connected: true, missing: false, ready: false, accepted: true, ending: false };
}

/**
 * The moments of a deal; an observation without words belongs to the moment before it.
 * @param {Replay} replay
 * @param {Drawing} drawing
 * @param {TableView} table
 */
export function momentsOf(replay, { narrate, steps }, table) {
  const moments = /** @type {Moment[]} */ ([]);
  for (const { number, happened: [seen], views } of replay.steps) {
    const before = moments.at(-1);
    const shown = { version: 0, table, view: views[0] ?? null, gathering: null, catchingUp: false };
    const narration = seen && narrate(seen, shown);
    const gathering = seen ? steps.gathers(seen) : null;
    if (narration)
      moments.push({ number, narration, gathering, views: gathering === null ? views : keepTrick(views, before) });
    else if (before && before.gathering === null) before.views = views;
  }
  return moments;
}

/**
 * The views with the trick of the moment before still on the table.
 * @param {any[]} views
 * @param {Moment | undefined} before
 */
const keepTrick = (views, before) => views.map((view, seat) => ({ ...view, trick: before?.views[seat]?.trick ?? [] }));
