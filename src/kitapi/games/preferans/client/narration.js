/** Narrates what happens at a Preferans table. */
import { cardName } from "../../../web/client/cards/names.js";
import { isOwn, narrateSpeech } from "../../../web/client/table/narration.js";
import { nameAt, namesFor } from "../../../web/client/table/seating.js";
import { narrateWith } from "../../../web/client/tricks/narration.js";
import { t } from "../../../web/client/words/translation.js";
import { narrateSettlement } from "./settlement_narration.js";
import { callWords, contractName, declineWords, doublingName, invitationWords, numberBid, partWords } from "./words.js";

/**
 * @typedef {import("../../../web/client/table/pace.js").Shown} Shown
 * @typedef {import("./view.js").PreferansView} PreferansView
 */

/** @type {{ [word: string]: import("../../../web/client/table/narration.js").Narrator }} */
const NARRATORS = {
  call_made: (seen, name, shown) =>
    narrateSpeech(name, callWords(seen.call, numberBid(viewOf(shown)?.calls ?? []), variantOf(shown))),
  bidding_won: (seen, _name, shown) => ({ ...talonTaken(seen, shown), weight: "heading" }),
  hand_won: (seen, _name, shown) => ({
    words: t("Played from hand: {names}", {
      names: seen.seats.map(namesFor(shown.table)).join(", "),
    }),
    weight: "heading",
  }),
  deal_thrown_in: (seen, name, shown) => ({
    words: isOwn(seen, shown) ? t("You throw the deal in") : t("{name} throws the deal in", { name }),
    weight: "heading",
  }),
  game_named: (seen, name, shown) => ({ words: narrateGame(seen, name, shown), weight: "heading" }),
  way_given: (_seen, name) => narrateSpeech(name, t("I give way")),
  participation_said: (seen, name) => narrateSpeech(name, partWords(seen.plays)),
  invitation_said: (seen, name) => narrateSpeech(name, invitationWords(seen.invites)),
  kontra_said: (seen, name) => narrateSpeech(name, doublingName(seen.level)),
  kontra_declined: (seen, name, shown) => {
    const { declarer, doubled = [] } = viewOf(shown)?.bargain ?? {};
    return narrateSpeech(name, declineWords(seen.seat === declarer || doubled.includes(seen.seat) ? 1 : 0));
  },
  hands_laid_open: () => ({ words: t("All hands lie open"), weight: "heading" }),
  play_stopped: () => ({ words: t("Nothing more can change: the play ends"), weight: "heading" }),
  all_shown: (seen, _name, shown) =>
    ({ ...narrateSettlement(seen.settled, shown), weight: "heading", sound: "settled" }),
};

export const narrate = narrateWith(NARRATORS);

/**
 * @param {{ declarer: number, number: number, talon: string[] }} seen
 * @param {Shown} shown
 */
function talonTaken({ declarer, number, talon }, { table: { me, seats } }) {
  const cards = talon.map((card) => cardName(card)).join(", ");
  if (declarer === me) {
    return {
      words: t("You take the talon, at {number}", { number }),
      spoken: t("You take the talon, at {number}: {cards}", { number, cards }),
    };
  }
  const name = nameAt(seats[declarer]);
  return {
    words: t("{name} takes the talon, at {number}", { name, number }),
    spoken: t("{name} takes the talon, at {number}: {cards}", { name, number, cards }),
  };
}

/** @param {Shown} shown */
const viewOf = (shown) => /** @type {PreferansView | null} */ (shown.view);

/** @param {Shown} shown */
const variantOf = (shown) => viewOf(shown)?.variant ?? {};

/**
 * @param {{ seat: number, game: number, open: boolean }} seen
 * @param {string} name
 * @param {Shown} shown
 */
function narrateGame({ seat, game, open }, name, shown) {
  const fromHand = viewOf(shown)?.bargain?.number === null;
  const contract = contractName({ game, open, from_hand: fromHand }, variantOf(shown));
  return isOwn({ seat }, shown) ? t("You play {contract}", { contract })
    : t("{name} plays {contract}", { name, contract });
}
