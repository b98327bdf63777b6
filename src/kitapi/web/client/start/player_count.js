/** How many sit at a table of one tap, for a game that three or four can play; remembered for the next visit. */
import { coverOf } from "../covers.js";
import { changeSettings, settings } from "../settings/settings.js";
import { html } from "../ui.js";
import { n, t } from "../words/translation.js";

/** The number of players that the reader has chosen for a game; its usual one otherwise. @param {string} game */
export function chosenPlayers(game) {
  const { players, quick } = coverOf(game);
  const chosen = settings.value.players;
  return players?.includes(chosen) ? chosen : quick.terms.players;
}

/** The choice, in a form that the server reads too. @param {{ game: string }} props */
export const PlayerCount = ({ game }) => html`<fieldset class="players">
  <legend class="unseen">${t("Players")}</legend>
  ${coverOf(game).players?.map((count) => html`<label key=${count}>
    <input type="radio" name="players" value=${count} checked=${count === chosenPlayers(game)}
      onChange=${() => changeSettings({ players: count })} />
    ${n("{count} player", "{count} players", count)}</label>`)}
</fieldset>`;
