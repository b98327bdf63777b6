/** A visitor who opens the start page with an invitation to a house enters it. */
import { isDrawn } from "../covers.js";
import { enterHouse } from "../net/api.js";
import { replaceAddress } from "../routes.js";
import { changeSettings, settings } from "../settings/settings.js";
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words/translation.js";

/** The answer to the invitation in the address, if there is one. */
export function HouseEntry() {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const parameters = new URLSearchParams(location.search);
    const house = parameters.get("house");
    if (!house) return;
    enterHouse(house, parameters.get("invitation") ?? "", settings.peek().name).then(
      ({ name, game }) => {
        if (isDrawn(game)) changeSettings({ game });
        setSaid(t("You may open tables in the house {house} now.", { house: name }));
      },
      (refusal) => setSaid(refusal.message),
    ).finally(() => replaceAddress("/"));
  }, []);
  return said && html`<p class="paper slip" role="status">${said}</p>`;
}
