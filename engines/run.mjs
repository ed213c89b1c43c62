import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { buildCopy } from "../scripts/checks/copied-build";
import { compiled } from "../scripts/compiled.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { runMain, say, secondsSince, UserError } from "../scripts/terminal.mjs";
import { chromium } from "./browsers/chromium.mjs";
import { firefox } from "./browsers/firefox.mjs";
import { webkit } from "./browsers/webkit.mjs";
import { judge } from "./compare.mjs";
import { DIFFERENCES } from "./differences.mjs";
import { ensureBrowsers } from "./ensure-browsers.mjs";
import { travel } from "./travel.mjs";

/** @typedef {import("./engine").Outcome} Outcome */

/** All are compared with the first. */
const ENGINES = [chromium, firefox, webkit];

/**
 * Returns what an option names, or everything.
 *
 * @param {string[]} args
 * @param {string} option such as "--engines"
 * @param {string[]} names
 * @returns {string[]}
 */
function chosen(args, option, names) {
  const value = args.find((arg) => arg.startsWith(`${option}=`))?.slice(option.length + 1);
  const wanted = value?.split(",") ?? names;
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new UserError(`No such name: ${unknown.join(", ")}.`, `There are ${names.join(", ")}.`);
  return wanted;
}

/** @param {Outcome} outcome @param {string[]} findings */
function sayOutcome({ engine, version, journey, sights, duration }, findings) {
  const mark = findings.length === 0 ? "✓" : "✗";
  say(`${mark} ${engine} ${version}, ${journey}: ${sights.size} sights, ${duration}`);
  for (const finding of findings) say(`    ${finding}`);
}

await runMain(async () => {
  const args = process.argv.slice(2);
  await ensureInstalled();
  const { JOURNEYS, Visitor } = await compiled("engines/journeys");
  const names = chosen(args, "--journeys", Object.keys(JOURNEYS));
  const wanted = chosen(
    args,
    "--engines",
    ENGINES.map(({ name }) => name),
  );
  // The first one is what the others are compared with, so it is never left out.
  const engines = ENGINES.filter(({ name }, place) => place === 0 || wanted.includes(name));
  await ensureBrowsers(engines);

  const start = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "protocole-engines-"));
  let failures = 0;
  try {
    const receiverPort = await getPort();
    say("Building the site with an endpoint for the contact form …");
    const out = await buildCopy(join(folder, "copy"), {
      NEXT_PUBLIC_CONTACT_ENDPOINT: `http://127.0.0.1:${receiverPort}/contact`,
    });
    for (const name of names) {
      /** @type {Outcome | undefined} */
      let first;
      for (const engine of engines) {
        const own = mkdtempSync(join(folder, "journey-"));
        const outcome = await travel({
          engine,
          name,
          go: JOURNEYS[name],
          Visitor,
          out,
          receiverPort,
          folder: own,
        });
        first ??= outcome;
        const findings = judge(outcome, first, DIFFERENCES);
        failures += findings.length;
        sayOutcome(outcome, findings);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  say(
    `${failures === 0 ? "The same in all engines" : `${failures} findings`}, ${secondsSince(start)}.`,
  );
  process.exitCode = failures === 0 ? 0 : 1;
});
