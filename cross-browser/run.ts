import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import getPort from "get-port";
import { buildCopy } from "@/scripts/checks/copied-build";
import { runMain, say, secondsSince, UserError } from "@/scripts/terminal.mjs";
import { ACCEPTED_DIFFERENCES } from "./accepted-differences";
import { chromium } from "./browsers/chromium";
import { firefox } from "./browsers/firefox";
import { webkit } from "./browsers/webkit";
import { checkOutcome } from "./compare";
import type { Outcome } from "./engine";
import { ensureBrowsers } from "./ensure-browsers";
import { runScenario } from "./run-scenario";
import { SCENARIOS } from "./scenarios";

/** The engines. All other engines are compared with the first engine, which therefore always runs. */
const ENGINES = [chromium, firefox, webkit];

/** Returns the values that an option names. If the option is absent, returns all values. */
function chosen<Name extends string>(value: string | undefined, names: readonly Name[]): Name[] {
  const wanted = value?.split(",") ?? names;
  const unknown = wanted.filter((name) => !names.some((each) => each === name));
  if (unknown.length > 0)
    throw new UserError(`No such name: ${unknown.join(", ")}.`, `There are ${names.join(", ")}.`);
  return names.filter((name) => wanted.includes(name));
}

function sayOutcome(outcome: Outcome, findings: readonly string[]) {
  const { engine, version, scenario, observations, duration } = outcome;
  const mark = findings.length === 0 ? "✓" : "✗";
  say(`${mark} ${engine} ${version}, ${scenario}: ${observations.size} observations, ${duration}`);
  for (const finding of findings) say(`    ${finding}`);
}

await runMain(async () => {
  const { values } = parseArgs({
    options: { scenarios: { type: "string" }, engines: { type: "string" } },
  });
  const names = chosen(values.scenarios, Object.keys(SCENARIOS) as (keyof typeof SCENARIOS)[]);
  const wanted = chosen(
    values.engines,
    ENGINES.map(({ name }) => name),
  );
  const engines = ENGINES.filter(({ name }, index) => index === 0 || wanted.includes(name));
  await ensureBrowsers(engines);

  const start = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "protocole-cross-browser-"));
  let failures = 0;
  try {
    const receiverPort = await getPort();
    say("Building the site with an endpoint for the contact form …");
    const out = await buildCopy(join(folder, "copy"), {
      NEXT_PUBLIC_CONTACT_ENDPOINT: `http://127.0.0.1:${receiverPort}/contact`,
    });
    for (const name of names) {
      let reference: Outcome | undefined;
      for (const engine of engines) {
        const outcome = await runScenario({
          engine,
          name,
          scenario: SCENARIOS[name],
          out,
          receiverPort,
          folder: mkdtempSync(join(folder, "scenario-")),
        });
        reference ??= outcome;
        const findings = checkOutcome(outcome, reference, ACCEPTED_DIFFERENCES);
        failures += findings.length;
        sayOutcome(outcome, findings);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const summary = failures === 0 ? "The same in all engines" : `${failures} findings`;
  say(`${summary}, ${secondsSince(start)}.`);
  process.exitCode = failures === 0 ? 0 : 1;
});
