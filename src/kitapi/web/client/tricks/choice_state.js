/** What the viewer has picked up but not yet done: a card raised, two cards to discard, a game to name. */
import { settings } from "../settings/settings.js";
import { useLayoutEffect, useState } from "../ui.js";

/**
 * @typedef {import("../protocol.js").Card} Card
 * @typedef {import("../protocol.js").Action} Action
 * @typedef {import("../protocol.js").Option} Option
 * @typedef {import("../protocol.js").Subset} Subset
 * @typedef {import("../protocol.js").Form} Form
 * @typedef {import("./view.js").TricksView} TricksView
 * @typedef {ReturnType<typeof useChoiceState>} ChoiceState
 */

/** Milliseconds from the tap until the card is played, in which another tap takes it back. */
const TAKE_BACK = 500;

/**
 * @param {TricksView | null} view
 * @param {{ act: (action: Action) => void, link: import("../net/link.js").Link }} state
 * @param {(options: readonly Option[]) => any} firstNamed what is named before anything was chosen
 */
export function useChoiceState(view, state, firstNamed) {
  const [picked, setPicked] = useState(/** @type {Card[]} */ ([]));
  const [named, setNamed] = useState(/** @type {any} */ (null));
  const options = view?.options ?? [];
  const subset = /** @type {Subset | undefined} */ (options.find((option) => option.kind === "subset"));
  const forms = /** @type {Form[]} */ (options.filter((option) => option.kind === "form"));
  const playable = options.flatMap((option) => ("card" in option ? [String(option.card)] : []));
  const moment = view ? `${view.number} ${view.phase} ${view.hand?.length ?? 0} ${options.length > 0}` : "";
  // Before painting, so that a choice made as soon as it is offered is not reset.
  useLayoutEffect(() => { setPicked([]); setNamed(firstNamed(options)); }, [moment]);
  const sending = state.link.unanswered.value.size > 0;
  const offered = sending ? null : offeredCards(subset, playable);

  /** @param {Card} card */
  const throwCard = (card) => { setPicked([]); state.act({ kind: "play_card", card }); };

  const { oneTap, forced } = settings.value;
  const onlyCard = forced && !subset && playable.length === 1 ? playable[0] : undefined;
  useLayoutEffect(() => { if (onlyCard) setPicked([onlyCard]); }, [moment, onlyCard]);
  const [leaving] = !subset && !sending && (oneTap || picked[0] === onlyCard) ? picked : [];
  useLayoutEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => throwCard(leaving), TAKE_BACK);
    return () => clearTimeout(timer);
  }, [leaving, moment]);

  /** @param {Card} card */
  function choose(card) {
    if (subset) return setPicked((before) => toggleCard(before, card, subset.size));
    if (!picked.includes(card)) return setPicked([card]);
    return card === leaving ? setPicked([]) : throwCard(card);
  }

  /** Has the server say why a card may not be played now. @param {Card} card */
  const askWhyNot = (card) => state.act({ kind: "play_card", card });

  return {
    picked, named, setNamed, options, subset, forms, form: forms[0], playable, offered, sending, choose, act: state.act,
    leaving, throwCard: subset ? null : throwCard, onRefuse: subset || !playable.length ? null : askWhyNot,
  };
}

/**
 * @param {Subset | undefined} subset
 * @param {readonly Card[]} playable
 */
function offeredCards(subset, playable) {
  if (subset) return new Set(subset.of);
  return playable.length ? new Set(playable) : null;
}

/**
 * The chosen cards with `card` put in or out; the oldest gives way when there are too many.
 * @param {readonly Card[]} before
 * @param {Card} card
 * @param {number} size
 */
function toggleCard(before, card, size) {
  if (before.includes(card)) return before.filter((chosen) => chosen !== card);
  return [...before, card].slice(-size);
}

/**
 * The values a field of `form` may take.
 * @param {Form | undefined} form
 * @param {string} field
 */
export const valuesOf = (form, field) => form?.fields.find(({ name }) => name === field)?.values ?? [];
