import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@/scripts/project.mjs";
import { describeFailure, secondsSince } from "@/scripts/terminal.mjs";
import type { Engine, Outcome } from "./engine";
import { startTestHost } from "./test-host";
import { type Scenario, Visitor } from "./visitor";

/** Inner width and height of the window. */
const [WIDTH, HEIGHT] = [1280, 900];

/** The folder for a screenshot of the window after each failed scenario. */
const SCREENSHOTS = join(ROOT, ".next/cross-browser");

async function takeScreenshot(visitor: Visitor, name: string) {
  mkdirSync(SCREENSHOTS, { recursive: true });
  const file = join(SCREENSHOTS, `${name.replaceAll(" ", "-")}.png`);
  writeFileSync(file, await visitor.screenshot());
}

type ScenarioRun = {
  engine: Engine;
  name: string;
  scenario: Scenario;
  out: string;
  receiverPort: number;
  folder: string;
};

/** Runs a scenario in a browser with a new profile. */
export async function runScenario(run: ScenarioRun): Promise<Outcome> {
  const { engine, name, folder } = run;
  const start = performance.now();
  const host = await startTestHost(run.out, run.receiverPort, folder);
  const browser = await engine.start(folder);
  const visitor = new Visitor(browser, host);
  const observations = new Map<string, unknown>();
  let failure: string | undefined;
  try {
    await visitor.resize(WIDTH, HEIGHT);
    await run.scenario(visitor, (what, value) => observations.set(what, value));
    observations.set("faults", await visitor.faults());
  } catch (error) {
    failure = describeFailure(error);
    await takeScreenshot(visitor, `${engine.name}-${name}`).catch(() => {});
  } finally {
    // A browser that no longer responds does not end when it is asked to end.
    await browser.end().catch(() => {});
    await host.close();
  }
  return {
    engine: engine.name,
    version: browser.version,
    scenario: name,
    observations,
    failure,
    duration: secondsSince(start),
  };
}
