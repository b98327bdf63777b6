/** Whether the cards of a deal are those that its secret and its values make. */
import { activeAfter, besideTheBank, DECK_32, DECK_52, inFives, inTens, isClosedRight, isHandled } from "./dealing.js";
import { check, tested } from "./outcome.js";
import { bytesOf, orderOf } from "./shuffle.js";
import { found } from "./steps.js";

/**
 * @typedef {import("./outcome.js").Check} Check
 * @typedef {import("./steps.js").Steps} Steps
 *
 * @param {Steps} steps
 * @returns {Check[]}
 */
export const cardsChecks = (steps) => (steps.game === "caribbean_stud" ? deckChecks(steps) : [packCheck(steps)]);

/**
 * The order that everything makes; null where the secret is none.
 * @param {Steps} steps
 * @param {string} hex
 * @param {string[]} deck
 */
function orderMade({ opening: { commitment }, shares }, hex, deck) {
  const secret = bytesOf(hex);
  if (secret?.length !== 32) return null;
  return orderOf(deck, { ...commitment, secret, shares: shares.map(({ value }) => value ?? "") });
}

/** @param {Steps} steps */
const unshuffled = (steps) =>
  check("order", "unknown", found(steps, "shuffle_unused") || steps.told.some(([name]) => name.endsWith("broken_up"))
    ? "aborted"
    : "unfinished");

/** Prefa and Preferans: the hands and the talon at once. @param {Steps} steps */
function packCheck(steps) {
  const { game, opening, shares } = steps;
  const laid = found(steps, "cards_dealt");
  const active = activeAfter(steps);
  const isAround = isSame(opening.active, active) && opening.dealer < shares.length;
  if (!laid) return isAround ? unshuffled(steps) : check("order", "failed", "other_cards");
  const order = orderMade(steps, laid.secret, DECK_32);
  if (!order) return check("order", "failed", "no_secret");
  const meant = (game === "prefa" ? inTens : inFives)(order, active, shares.length);
  return tested("order", isAround && isSame(laid.hands, meant.hands) && isSame(laid.talon, meant["talon"]),
    "other_cards");
}

/** Caribbean Stud: the deck's order first, and then who got what of it. @param {Steps} steps @returns {Check[]} */
function deckChecks(steps) {
  const shuffled = found(steps, "deck_shuffled");
  const dealt = found(steps, "cards_dealt");
  if (!shuffled) return [dealt ? check("order", "failed", "other_cards") : unshuffled(steps)];
  const order = orderMade(steps, shuffled.secret, DECK_52);
  const checks = [order
    ? tested("order", isSame(shuffled.order, order), "other_cards")
    : check("order", "failed", "no_secret")];
  if (!isHandled(steps)) return [...checks, check("dealing", "failed", "other_cards")];
  if (!dealt) return [...checks, check("dealing", "unknown", "not_dealt")];
  const { hands, bank, stub } = besideTheBank(steps);
  return [
    ...checks,
    tested("dealing", isClosedRight(steps) && isSame([dealt.hands, dealt.bank, dealt.stub], [hands, bank, stub]),
      "other_cards"),
  ];
}

/** @param {unknown} told @param {unknown} made */
const isSame = (told, made) => JSON.stringify(told) === JSON.stringify(made);
