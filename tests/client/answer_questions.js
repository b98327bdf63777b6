/**
 * The page's components without a browser, for tests in Python: reads a deal of Prefa or Preferans on each line, as
 * JSON, and answers with a line of what the page says of it.
 *
 *     node tests/client/answer_questions.js LANGUAGE < deals.jsonl
 */
import { createInterface } from "node:readline";
import { readIn } from "./page.js";

const [, , language = "en"] = process.argv;
readIn([language]);
const { speak } = await import("../../src/kitapi/web/client/words/translation.js");
const { clearAway } = await import("./drawing.js");
const { prefaShown } = await import("../games/prefa/client/shown.js");
const { preferansShown } = await import("../games/preferans/client/shown.js");
await speak(language);

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const { game, ...deal } = JSON.parse(line);
  const answer = await (game === "prefa" ? prefaShown : preferansShown)(deal);
  clearAway();
  process.stdout.write(`${JSON.stringify({ lang: document.documentElement.lang, ...answer })}\n`);
}
