/** Other house rules for the table, before the first deal: anybody at a seat may propose them, and all accept again. */
import { drawingOf } from "../covers.js";
import { offeredGames } from "../net/api.js";
import { DialogButton } from "../kit/dialog_button.js";
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { HouseRuleFields } from "./house_rule_fields.js";

/**
 * @typedef {import("../protocol.js").GameOffered} GameOffered
 * @typedef {import("../protocol.js").TermsView} TermsView
 * @typedef {import("../net/link.js").Link["send"]} Send
 */

/**
 * @param {{ game: string, terms: TermsView, house: string | null | undefined, send: Send }} props `house`: the name of
 *   the table's, empty where it is its own
 */
export function ChangeTerms({ game, terms, house, send }) {
  const [offered, setOffered] = useState(/** @type {GameOffered | null} */ (null));
  useEffect(() => {
    offeredGames().then((games) => setOffered(games.find(({ name }) => name === game) ?? null), () => undefined);
  }, [game]);
  if (!offered) return null;
  return html`<${DialogButton} label=${t("Change the terms")} title=${t("Change the terms")} look="plain">
    <${TermsForm} key=${terms.number} offered=${offered} terms=${terms} house=${house} send=${send} />
  </${DialogButton}>`;
}

/** @param {{ offered: GameOffered, terms: TermsView, house: string | null | undefined, send: Send }} props */
function TermsForm({ offered, terms: { players, variant }, house, send }) {
  const [chosen, choose] = useState(variant);
  const settled = offered.settled ?? [];
  const fixed = house ? settled : settled.filter((field) => field === "practice");
  return html`<form method="dialog" class="house-rules"
    onSubmit=${() => send({ type: "terms", terms: { players, variant: chosen } })}>
    <${HouseRuleFields} game=${offered} words=${drawingOf(offered.name).houseRules} variant=${chosen}
      onVariant=${choose} fixed=${fixed} />
    <p class="quiet">${t("Everyone at the table must agree again.")}</p>
    <button class="plain">${t("Propose these terms")}</button>
  </form>`;
}
