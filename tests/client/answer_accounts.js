// Calls functions of one module: a line of JSON in, the result as a line of JSON out.
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const accounts = await import(pathToFileURL(process.argv[2]).href);
for await (const line of createInterface({ input: process.stdin })) {
  const { name, given } = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(accounts[name](...given))}\n`);
}
