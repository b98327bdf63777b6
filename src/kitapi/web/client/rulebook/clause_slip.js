/** A rule on a slip over the page, opened by its number. */
import { coverOf, isDrawn } from "../covers.js";
import { Dialog } from "../kit/dialog.js";
import { ask } from "../net/api.js";
import { rulesAddress } from "../routes.js";
import { html, useEffect, useRef, useState } from "../ui.js";
import { language, t } from "../words/translation.js";
import { ClauseText } from "./clause_text.js";
import { rulesQuery, tableRules } from "./table_rules.js";

/**
 * A clause as the server sends it.
 * @typedef {{ game: string, language: string, clause: import("./rulebook.js").Clause }} Found
 *
 * @param {{ number: string, onClose: () => void }} props
 */
export function ClauseSlip({ number, onClose }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [found, setFound] = useState(/** @type {Found | null} */ (null));
  const [trouble, setTrouble] = useState("");
  useEffect(() => { if (!dialog.current?.open) dialog.current?.showModal(); }, []);
  useEffect(() => {
    setTrouble("");
    ask(`/api/clauses/${number}?lang=${language()}`).then(setFound, (refusal) => setTrouble(refusal.message));
  }, [number]);
  return html`<${Dialog} dialog=${dialog} title=${number} look="clause-slip" onClose=${onClose}>
    <div aria-live="polite">
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      ${found?.clause.number === number && html`<${Rule} found=${found} />`}
    </div>
  </${Dialog}>`;
}

/** @param {{ found: Found }} props */
function Rule({ found: { game, language: spoken, clause } }) {
  const here = tableRules.value?.game === game ? tableRules.value.rules : null;
  return html`<${ClauseText} clause=${clause} game=${game} language=${spoken} rules=${here} />
    <p><a class="plain" target="_blank" href=${rulesAddress(game, here ? rulesQuery(here) : "", clause.number)}>
      ${isDrawn(game) ? t("The rules of {game}", { game: coverOf(game).title() }) : t("The rules")}</a></p>`;
}
