/** The version of the page's files, and whether the server has another one by now. */
import { signal } from "../ui.js";

/** Empty if the page's source modules are served: they have no versions. */
export const VERSION = document.querySelector("meta[name='kitapi-version']")?.getAttribute("content") ?? "";

/** Whether there is another version than the one that this page was loaded from. */
export const isOutdated = signal(false);

/** Notes the version of the files that the server has. @param {string | null | undefined} version */
export function noteVersion(version) {
  if (VERSION && version && version !== VERSION) isOutdated.value = true;
}
