/** What Preferans' own observations change on the table as they are shown one after the other. */
import { changeCount, SHARED, stepsOf } from "../../../web/client/tricks/show.js";

/**
 * @typedef {import("../../../web/client/tricks/show.js").Change} Change
 * @typedef {import("./view.js").Bargain} Bargain
 * @typedef {import("./view.js").PreferansView} PreferansView
 */

/** Nothing has been answered to the game yet. */
const UNANSWERED = { participation: [], invitation: null, doubled: [], declined: [], dropped: [] };

/**
 * The bargain with more in it.
 * @param {PreferansView} view
 * @param {Partial<Bargain>} more
 */
const withBargain = (view, more) => ({ bargain: view.bargain ? { ...view.bargain, ...more } : null });

/**
 * The game as it was named, before anybody answered it.
 * @param {PreferansView} view
 * @param {{ seat: number, game: number, open: boolean }} named
 * @param {PreferansView} last
 */
function withNamedGame(view, { seat, game, open }, last) {
  const value = view.values?.find((one) => one.game === game && one.open === open)?.value;
  return {
    phase: "doubling",
    ...withBargain(view,
      { ...last.bargain, ...UNANSWERED, declarer: seat, game: /** @type {any} */ (game), open, value }),
  };
}

/** @type {{ [word: string]: Change }} */
const CHANGES = {
  bidding_won: (view, seen) => ({
    phase: "discarding", held: changeCount(view.held, seen.declarer, 2),
    hand: seen.declarer === view.seat ? [...(view.hand ?? []), ...seen.talon] : view.hand ?? [],
    bargain: { declarer: seen.declarer, number: seen.number, talon: seen.talon, ...UNANSWERED },
  }),
  hand_won: (_view, seen) => ({
    phase: "naming",
    bargain: {
      declarer: seen.seats.length === 1 ? seen.seats[0] : null, number: null, named: [], given_way: [], ...UNANSWERED,
    },
  }),
  game_named: (view, seen, last) => (view.bargain?.number === null
    ? withBargain(view, {
      named: [...(view.bargain.named ?? []), { seat: seen.seat, game: seen.game, open: seen.open }],
    })
    : withNamedGame(view, seen, last)),
  way_given: (view, seen) => withBargain(view, { given_way: [...(view.bargain?.given_way ?? []), seen.seat] }),
  declarer_found: (view, seen, last) =>
    withNamedGame(view, view.bargain.named.find((/** @type {any} */ one) => one.seat === seen.seat), last),
  participation_said: (view, seen) =>
    withBargain(view,
      { participation: [...(view.bargain?.participation ?? []), { seat: seen.seat, plays: seen.plays }] }),
  invitation_said: (view, seen) =>
    withBargain(view, { invitation: seen.invites, dropped: seen.invites ? [] : view.bargain?.dropped ?? [] }),
  kontra_said: (view, seen, last) => withBargain(view, {
    doubled: [...(view.bargain?.doubled ?? []), seen.seat],
    value: last.bargain?.doubled?.length === seen.level ? last.bargain.value : undefined,
  }),
  kontra_declined: (view, seen) => withBargain(view, { declined: [...(view.bargain?.declined ?? []), seen.seat] }),
  play_begun: (view, seen, last) =>
    ({ phase: "playing", lineup: seen.lineup, leader: seen.leader, bargain: last.bargain ?? view.bargain }),
  card_played: (view, seen, last) => ({
    ...SHARED.card_played?.(view, seen, last),
    open_hands: view.open_hands?.map((/** @type {string[]} */ hand) => hand.filter((card) => card !== seen.card)),
  }),
  hands_laid_open: (_view, seen) => ({ open_hands: seen.hands }),
  play_stopped: (_view, seen) => ({ tricks: seen.tricks }),
};

const SPANS = {
  bidding_won: 1600, hand_won: 500, deal_thrown_in: 900, game_named: 1100, way_given: 800, participation_said: 800,
  invitation_said: 900, kontra_said: 1000,
  kontra_declined: 600, hands_laid_open: 900, play_stopped: 900,
};

export const steps = stepsOf({
  fresh: { open_hands: [], plays_for: null, values: [], ladder: [], doubled_value: null }, changes: CHANGES,
  spans: SPANS,
});
