/** The number of a rule, as a link to the rule. */
import { clauseAddress } from "../routes.js";
import { html } from "../ui.js";

/** @param {{ clause: string }} props */
export const ClauseLink =
  ({ clause }) => html`<a class="rule-number" href=${clauseAddress(clause)}>${clause}</a>`;

/** Several numbers, divided by commas. @param {{ clauses: readonly string[] }} props */
export const ClauseLinks = ({ clauses }) => clauses.map((clause, at) =>
  html`${at > 0 && ", "}<${ClauseLink} key=${clause} clause=${clause} />`);
