/** Opens rules over the page: each link to a clause, wherever it stands, is followed by a slip. */
import { LazyPart, MissingLine } from "../lazy_part.js";
import { part } from "../parts.js";
import { clauseIn } from "../routes.js";
import { html, useEffect, useState } from "../ui.js";

const SLIP = part("clause", () => import("./clause_slip.js").then((slip) => slip.ClauseSlip), ["papers", "rules"]);

export function ClauseHost() {
  const [number, setNumber] = useState("");
  useEffect(() => {
    const follow = (/** @type {MouseEvent} */ event) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      const clause = clauseIn(link?.getAttribute("href") ?? "");
      if (!clause || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      setNumber(clause);
    };
    document.addEventListener("click", follow, true);
    return () => document.removeEventListener("click", follow, true);
  }, []);
  return number && html`<${LazyPart} part=${SLIP} Failed=${MissingLine}
    props=${{ number, onClose: () => setNumber("") }} />`;
}
