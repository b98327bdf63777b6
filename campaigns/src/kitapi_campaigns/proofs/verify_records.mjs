/**
 * The page's own verifier, without the page: reads deals, each a JSON array of its events on a line, and answers a line for
 * each: what it says of that deal.
 *
 *     node campaigns/src/kitapi_campaigns/proofs/verify_records.mjs [CLIENT] < deals.jsonl
 *
 * CLIENT: the folder of the page's files, by default that of this repository.
 */
import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";

const CLIENT = fileURLToPath(new URL("../../../../src/kitapi/web/client", import.meta.url));
const folder = resolve(process.argv[2] ?? CLIENT);
const module = (path) => import(pathToFileURL(path).href);
const { verifyDeal } = await module(resolve(folder, "fair", "verifier.js"));

/** The games whose deals can be checked, by what the kinds of their events begin with. */
const games = new Map();
const gamesFolder = resolve(folder, "..", "..", "games");
for (const game of readdirSync(gamesFolder)) {
  const path = resolve(gamesFolder, game, "client", "fair", "fair.js");
  if (!existsSync(path)) continue;
  const { fair } = await module(path);
  games.set(fair.prefix, fair);
}

/** The game that a deal begins as; any game for what is no deal. @param {any} deal */
const gameOf = (deal) => games.get(String(deal?.[0]?.kind).split(".")[0]) ?? [...games.values()][0];

const told = (deal) => verifyDeal(deal, gameOf(deal));

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (!line.trim()) continue;
  const { outcome, deal, context, algorithm, digest, silent, withheld, checks } = told(JSON.parse(line));
  const found = checks.filter((one) => one.outcome === "failed").map(({ name }) => name);
  process.stdout.write(`${JSON.stringify({ outcome, deal, context, algorithm, commitment: digest, silent, withheld, found })}\n`);
}
