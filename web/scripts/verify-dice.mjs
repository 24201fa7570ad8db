// node web/scripts/verify-dice.mjs [--commitment HEX] RECORD...: what the browser checks, for files.

import { readFileSync } from "node:fs";

import { checkDice } from "../src/lib/verify-dice.js";

const names = process.argv.slice(2);
const commitment = names[0] === "--commitment" ? names.splice(0, 2)[1] : undefined;
for (const name of names) {
  try {
    const { proved, draws } = checkDice(readFileSync(name, "utf8"), { commitment });
    console.log(`${name}: ${proved} of ${draws} draws proved, ${draws - proved} sealed`);
  } catch (problem) {
    console.log(`${name}: ${problem.message}`);
    process.exitCode = 1;
  }
}
