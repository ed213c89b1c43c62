import { chromium } from "@playwright/test";
import { ensureBuilt, ensureInstalled } from "../scripts/ensure.mjs";
import { findChromium } from "../scripts/programs.mjs";
import { startServer } from "../scripts/serve.mjs";
import { describeFailure, runMain, say, secondsSince, UserError } from "../scripts/terminal.mjs";
import { accept } from "./accept.mjs";
import { EXCEPTIONS } from "./exceptions.mjs";
import * as axe from "./judges/axe.mjs";
import * as baseline from "./judges/baseline.mjs";
import * as csp from "./judges/csp.mjs";
import * as equalAccess from "./judges/equal-access.mjs";
import * as htmlValidate from "./judges/html-validate.mjs";
import * as knip from "./judges/knip.mjs";
import * as lighthouse from "./judges/lighthouse.mjs";
import * as links from "./judges/links.mjs";
import * as manifest from "./judges/manifest.mjs";
import * as nu from "./judges/nu.mjs";
import * as observatory from "./judges/observatory.mjs";
import * as pa11y from "./judges/pa11y.mjs";
import * as screenReader from "./judges/screen-reader.mjs";
import * as spelling from "./judges/spelling.mjs";
import * as structuredData from "./judges/structured-data.mjs";
import { installTools } from "./tools.mjs";

/** @typedef {import("./judge").Judge} Judge */
/** @typedef {import("./judge").Site} Site */

/** @type {Judge[]} */
const JUDGES = [
  knip,
  baseline,
  spelling,
  htmlValidate,
  nu,
  structuredData,
  csp,
  observatory,
  manifest,
  links,
  pa11y,
  screenReader,
  equalAccess,
  axe,
  lighthouse,
];

/**
 * Returns the judges that the command asks for: all, or those of `--only=axe,knip`.
 *
 * @param {string[]} args
 * @returns {Judge[]}
 */
function chosenJudges(args) {
  const names = JUDGES.map(({ name }) => name);
  const wanted = args
    .filter((arg) => arg !== "--write")
    .flatMap((arg) => /^--only=(.+)$/.exec(arg)?.[1]?.split(",") ?? [arg]);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new UserError(`No judge: ${unknown.join(", ")}.`, `There are ${names.join(", ")}.`);
  return JUDGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
}

/**
 * Returns what was found with all places that it was found in, since much is found on every page alike.
 *
 * @param {import("./judge").Finding[]} findings
 */
function placesOf(findings) {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const { where, what } of findings) places.set(what, [...(places.get(what) ?? []), where]);
  return places;
}

/**
 * Has a judge look at the site, and says what it finds.
 *
 * @param {Judge} judge
 * @param {Site} site
 * @returns {Promise<string[]>} its line of the table
 */
async function hear({ name, judge }, site) {
  const start = performance.now();
  const { checked, findings: all } = await judge(site).catch((error) => ({
    checked: "failed",
    findings: [{ where: name, what: describeFailure(error) }],
  }));
  const { findings, excepted } = accept(name, all, EXCEPTIONS);
  say(`${findings.length === 0 ? "✓" : "✗"} ${name}, ${secondsSince(start)}`);
  for (const [what, places] of placesOf(findings)) {
    const others = places.length > 1 ? ` and ${places.length - 1} more` : "";
    say(`  ${places[0]}${others}  ${what}`);
  }
  return [name, checked, String(findings.length), String(excepted)];
}

/** @param {string[][]} rows */
function sayTable(rows) {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows)
    say(
      row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}

await runMain(async () => {
  const args = process.argv.slice(2);
  const judges = chosenJudges(args);
  const isWriting = args.includes("--write");
  await ensureInstalled();
  await ensureBuilt();
  await installTools();
  const server = await startServer({ port: 0, quiet: true });
  const browser = await chromium.launch(await findChromium({ install: true, windowless: true }));
  const table = [["judge", "checked", "findings", "excepted"]];
  try {
    const site = { url: server.url, browser, isWriting };
    for (const judge of judges) table.push(await hear(judge, site));
  } finally {
    await browser.close();
    await server.close();
  }
  say("");
  sayTable(table);
  process.exitCode = table.slice(1).every(([, , findings]) => findings === "0") ? 0 : 1;
});
