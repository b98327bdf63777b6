/**
 * The page's own verifier, without the page: reads deals, each a JSON array of its events on a line, and answers a line for
 * each: what it says of that deal.
 *
 *     node campaigns/src/kitapi_campaigns/proving/verify_records.mjs [CLIENT] < deals.jsonl
 *
 * CLIENT: the folder of the page's files, by default that of this repository.
 */
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";

const CLIENT = fileURLToPath(new URL("../../../../src/kitapi/web/client", import.meta.url));
const folder = resolve(process.argv[2] ?? CLIENT);
const { verifyDeal } = await import(pathToFileURL(resolve(folder, "fair", "verifier.js")).href);

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (!line.trim()) continue;
  const { outcome, deal, context, algorithm, digest, silent, withheld, checks } = verifyDeal(JSON.parse(line));
  const found = checks.filter((one) => one.outcome === "failed").map(({ name }) => name);
  process.stdout.write(`${JSON.stringify({ outcome, deal, context, algorithm, commitment: digest, silent, withheld, found })}\n`);
}
