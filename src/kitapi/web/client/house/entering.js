/** A visitor who opens the start page with an invitation to a house enters it. */
import { isDrawn } from "../covers.js";
import { enterHouse } from "../net/api.js";
import { rewrite } from "../routing.js";
import { choose, settings } from "../settings/settings.js";
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words/translation.js";

/** The answer to the invitation in the address, if there is one. */
export function Entering() {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    const house = asked.get("house");
    if (!house) return;
    enterHouse(house, asked.get("invitation") ?? "", settings.peek().name).then(
      ({ name, game }) => {
        if (isDrawn(game)) choose({ game });
        setSaid(t("You may open tables in the house {house} now.", { house: name }));
      },
      (refusal) => setSaid(refusal.message),
    ).finally(() => rewrite("/"));
  }, []);
  return said && html`<p class="paper slip" role="status">${said}</p>`;
}
