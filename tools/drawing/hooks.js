/** Has the client's modules draw with the stand-ins of this folder. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const SOURCES = new URL("../../src/kitapi/", import.meta.url).href;
const CLIENT = `${SOURCES}web/client/`;
const STAND_INS = new Map([
  [`${CLIENT}ui.js`, new URL("ui.js", import.meta.url).href],
  [`${CLIENT}words/translation.js`, new URL("translation.js", import.meta.url).href],
]);

/** @type {import("node:module").ResolveHook} */
export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  return { ...found, url: STAND_INS.get(found.url) ?? found.url };
}

/** @type {import("node:module").LoadHook} */
export async function load(url, context, next) {
  if (!url.startsWith(SOURCES)) return next(url, context);
  return { format: "module", shortCircuit: true, source: await readFile(fileURLToPath(url), "utf8") };
}
