/**
 * Reports each test of `node --test` as a line of JSON: its name, its file, and why it failed; null where it passed.
 */

/** @param {AsyncIterable<{ type: string, data: any }>} events */
export default async function* report(events) {
  const written = /** @type {Record<string, string>} */ ({});
  for await (const { type, data } of events) {
    if (type === "test:stderr") written[data.file] = (written[data.file] ?? "") + data.message;
    if ((type === "test:pass" || type === "test:fail") && !isWholeFile(type, data))
      yield `${JSON.stringify(resultOf(type, data, written))}\n`;
  }
}

/**
 * A file's own line says nothing more than its tests, unless the file itself could not be run.
 * @param {string} type
 * @param {any} data
 */
const isWholeFile = (type, data) => data.nesting > 0 || (type === "test:pass" && data.name.endsWith(".test.js"));

/**
 * @param {string} type
 * @param {any} data
 * @param {Record<string, string>} written what each file wrote to standard error
 */
function resultOf(type, { name, file = "", details, skip, todo }, written) {
  const error = details.error?.cause?.stack ?? details.error;
  const why = type === "test:fail" ? `${error}\n${written[file] ?? ""}`.trim() : null;
  return { name, file, why, skipped: Boolean(skip || todo) };
}
