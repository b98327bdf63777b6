/** Spoken calls and notifications: loaded when the reader has chosen them. */
import { part } from "../parts.js";
import { settings } from "../settings/settings.js";

const ALERTS = part("alerts", () => import("../alerts/alerts.js"));

/**
 * Uses the alerts if the reader has chosen this one.
 * @param {"voice" | "notice"} choice
 * @param {(alerts: typeof import("../alerts/alerts.js")) => void} use
 */
export const alertBy = (choice, use) => { if (settings.peek()[choice]) ALERTS.load().then(use, () => undefined); };
