/** The version of the page's files, and whether the server has another one by now. */
import { signal } from "../ui.js";

/** Empty where the page is served as its modules are written: there are no versions then. */
export const VERSION = document.querySelector("meta[name='kitapi-version']")?.getAttribute("content") ?? "";

/** Whether there is another version than the one that this page was loaded from. */
export const isOutdated = signal(false);

/** The server has the files of this version. @param {string | null | undefined} version */
export function noteVersion(version) {
  if (VERSION && version && version !== VERSION) isOutdated.value = true;
}
