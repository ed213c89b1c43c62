import { chromium } from "@playwright/test";
import { findChromium } from "@/scripts/programs.mjs";
import { startServer } from "@/scripts/serve";
import { describeFailure, runMain, say, secondsSince, UserError } from "@/scripts/terminal.mjs";
import { accept } from "./accept";
import type { Checker, CheckResult, Finding, Site } from "./checker";
import { axe } from "./checkers/axe";
import { baseline } from "./checkers/baseline";
import { csp } from "./checkers/csp";
import { equalAccess } from "./checkers/equal-access";
import { htmlValidate } from "./checkers/html-validate";
import { htmlcs } from "./checkers/htmlcs";
import { knip } from "./checkers/knip";
import { links } from "./checkers/links";
import { manifest } from "./checkers/manifest";
import { nu } from "./checkers/nu";
import { observatory } from "./checkers/observatory";
import { screenReader } from "./checkers/screen-reader";
import { spelling } from "./checkers/spelling";
import { structuredData } from "./checkers/structured-data";
import { EXCEPTIONS } from "./exceptions";
import { installTools } from "./tools";

const CHECKERS: readonly Checker[] = [
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
  htmlcs,
  screenReader,
  equalAccess,
  axe,
];

/** Returns the checkers that the command names, as in `axe knip` or `--only=axe,knip`; all checkers by default. */
function chosenCheckers(args: readonly string[]): Checker[] {
  const names = CHECKERS.map(({ name }) => name);
  const wanted = args.flatMap((arg) => arg.replace(/^--only=/, "").split(","));
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new UserError(`No checker: ${unknown.join(", ")}.`, `There are ${names.join(", ")}.`);
  return CHECKERS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
}

/** Groups findings with the same text, and lists the locations of each finding. Most findings occur on every page. */
function placesByFinding(findings: readonly Finding[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { where, what } of findings) places.set(what, [...(places.get(what) ?? []), where]);
  return places;
}

/** Runs a checker and prints its findings. @returns the checker's row in the table of results */
async function runCheck({ name, check }: Checker, site: Site): Promise<string[]> {
  const start = performance.now();
  const { checked, findings: all } = await check(site).catch(
    (error): CheckResult => ({
      checked: "failed",
      findings: [{ where: name, what: describeFailure(error) }],
    }),
  );
  const { findings, accepted } = accept(name, all, EXCEPTIONS);
  say(`${findings.length === 0 ? "✓" : "✗"} ${name}, ${secondsSince(start)}`);
  for (const [what, places] of placesByFinding(findings)) {
    const others = places.length > 1 ? ` and ${places.length - 1} more` : "";
    say(`  ${places[0]}${others}  ${what}`);
  }
  return [name, checked, String(findings.length), String(accepted)];
}

function sayTable(rows: readonly string[][]) {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  for (const row of rows)
    say(
      row
        .map((cell, column) => cell.padEnd(widthOf(column)))
        .join("  ")
        .trimEnd(),
    );
}

await runMain(async () => {
  const checkers = chosenCheckers(process.argv.slice(2));
  await installTools();
  const server = await startServer({ port: 0, quiet: true });
  const browser = await chromium.launch(await findChromium({ install: true, windowless: true }));
  const table = [["checker", "checked", "findings", "accepted"]];
  try {
    const site = { url: server.url, browser };
    for (const checker of checkers) table.push(await runCheck(checker, site));
  } finally {
    await browser.close();
    await server.close();
  }
  say("");
  sayTable(table);
  process.exitCode = table.slice(1).every(([, , findings]) => findings === "0") ? 0 : 1;
});
