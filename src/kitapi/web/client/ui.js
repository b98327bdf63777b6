/** The only module that imports the vendored drawing library. */
import htm from "./vendor/preact/htm.js";
import { Fragment, h, render } from "./vendor/preact/preact.js";

export { Fragment, render };
export { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "./vendor/preact/hooks.js";
export { batch, computed, effect, signal } from "./vendor/preact/signals.js";

/** Draws markup: html`<p class="x">${text}</p>`. */
export const html = htm.bind(h);

/**
 * Class names joined, the false ones left out.
 * @param {...(string | false | null | undefined)} names
 */
export const classes = (...names) => names.filter(Boolean).join(" ");
