/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AppId } from "@/experiments/catalog/app-ids";
import { publishedModels } from "@/experiments/catalog/published-models";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import { parametersJson } from "@/experiments/engine/data/parameters-file";
import { coverageOf } from "@/scripts/generate/interval-coverage";
import { SIMULATED, simulatedRuns } from "@/testing/simulated-runs";
import { LANGUAGES_HERE, printedRun, scriptOf } from "../recompute";
import { rowsCsv } from "../rows-csv";

/** The apps that are simulated, with each model for which data have been published. */
const CASES = (Object.keys(SIMULATED) as (keyof typeof SIMULATED)[]).flatMap((app) =>
  publishedModels(app).map(({ value, model }) => ({
    name: value === null ? app : `${app}, ${value}`,
    app,
    model,
  })),
);

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "protocole-simulated-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Runs a recompute script with several data files that contain the given texts, and returns the output of the script.
 */
function runScript(
  { app, model }: { app: AppId; model: AppModel },
  { command, script }: (typeof LANGUAGES_HERE)[number],
  ...csv: string[]
) {
  const path = join(folder, script);
  writeFileSync(path, scriptOf(app, script));
  writeFileSync(join(folder, "parameters.json"), parametersJson(model));
  const files = csv.map((text, index) => {
    const file = join(folder, `${index}.csv`);
    writeFileSync(file, text);
    return file;
  });
  return spawnSync(command, [path, ...files], { encoding: "utf8" });
}

const trimmed = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

describe.each(CASES)("the results of 200 simulated runs of $name", ({ app, model }) => {
  const runs = simulatedRuns(app, 200, 7, model);
  const expected = runs.flatMap(({ rows }, index) =>
    printedRun(model, rows)
      .split("\n")
      .map((line) => `s${index} ${line}`),
  );
  const csv = runs
    .map(({ rows }, index) => rowsCsv(rows, app, `s${index}`))
    .map((text, index) => (index === 0 ? text : text.slice(text.indexOf("\n") + 1)))
    .join("");

  it.each(LANGUAGES_HERE)(
    "are the same to the last digit on the page and in $command",
    (language) => {
      expect(trimmed(runScript({ app, model }, language, csv).stdout)).toEqual(expected);
    },
  );
});

const STROOP = CASES.find(({ app }) => app === "stroop") as (typeof CASES)[number];

describe.each(LANGUAGES_HERE)("the recompute scripts in $command", (language) => {
  const [first, second] = simulatedRuns("stroop", 2, 1).map(({ rows }, index) =>
    rowsCsv(rows, "stroop", `s${index}`),
  ) as [string, string];

  it("print a separate line for each session if they receive several files", () => {
    const lines = trimmed(runScript(STROOP, language, first, second).stdout);
    expect(lines).toEqual([
      expect.stringMatching(/^s0 stroop_effect /),
      expect.stringMatching(/^s1 stroop_effect /),
    ]);
  });

  it("reject a file of another task with a message, and recompute the other files", () => {
    const [flanker] = simulatedRuns("flanker", 1, 1);
    const { status, stdout, stderr } = runScript(
      STROOP,
      language,
      first,
      rowsCsv(flanker?.rows ?? [], "flanker", "s9"),
    );
    expect(status).not.toBe(0);
    expect(trimmed(stdout)).toEqual([expect.stringMatching(/^s0 stroop_effect /)]);
    expect(stderr).toContain("rows of the task flanker; this script recomputes stroop only");
  });
});

// Of the 95 % intervals in 200 runs, 93 to 97 % should contain the true value. The limits add three standard errors of
// the share to this range. docs/intervals.md lists the results of 2,000 runs, and an exception.
it.each(CASES)(
  "the intervals of $name contain the true value about as often as their confidence level states",
  ({ app, model }) => {
    for (const { covered } of coverageOf(app, simulatedRuns(app, 200, 11, model), model)) {
      expect(covered).toBeGreaterThan(0.88);
      expect(covered).toBeLessThan(1);
    }
  },
);
