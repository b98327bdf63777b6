/** The bar at the top of a page: the way to the start page, the title, the page's own tools, and the settings. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { SettingsButton } from "./settings_button.js";

/**
 * @param {{ title: any, own?: readonly import("../settings/tick.js").OwnSetting[], children?: any }} props
 * `own`: the settings of the game that the page is about; `children`: the page's own tools
 */
export const PageBar = ({ title, own = [], children }) => html`<header class="top-bar">
  <a class="home" href="/" aria-label=${t("Kitapi, to the start page")}>
    <img src="/static/art/icon.svg" alt="" width="28" height="28" /></a>
  <h1>${title}</h1>
  <div class="tools">${children}<${SettingsButton} own=${own} /></div>
</header>`;
