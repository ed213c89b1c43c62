import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { APPS } from "@/experiments/registry";
import { mean } from "@/lib/stats/statistics";
import { SIMULATED, type SimulatedRun, simulatedRuns } from "@/testing/simulated-runs";
import { ROOT } from "../project.mjs";
import { runMain, say } from "../terminal.mjs";

type SimulatedApp = keyof typeof SIMULATED;

/** How an app's intervals did over simulated runs, one entry per measure that has a truth. */
export type Coverage = {
  app: SimulatedApp;
  measure: string;
  /** Runs with a score. */
  runs: number;
  /** Share of them whose interval holds the truth. */
  covered: number;
  /** Mean width, in the unit of the measure. */
  width: number;
};

/** Returns how often the intervals of an app hold the truth of simulated people. */
export function coverageOf(app: SimulatedApp, runs: readonly SimulatedRun[]): Coverage[] {
  const { score, facts } = APPS[app].model;
  const known = runs.map(({ rows, truth }) => ({ rows, truth: truth() }));
  return facts.measures.flatMap(({ id }) => {
    const intervals = known.flatMap(({ rows, truth }) => {
      const result = score(rows);
      const own =
        result.status === "scored" ? result.measures.find((each) => each.id === id) : null;
      const value = truth[id];
      if (!own || value === undefined || own.low === null || own.high === null) return [];
      return { holds: own.low <= value && value <= own.high, width: own.high - own.low };
    });
    if (intervals.length === 0) return [];
    return {
      app,
      measure: id,
      runs: intervals.length,
      covered: intervals.filter(({ holds }) => holds).length / intervals.length,
      width: mean(intervals.map(({ width }) => width)),
    };
  });
}

const RUNS = 2000;
const SEED = 20_261_123;
const DOCUMENT = join(ROOT, "docs/intervals.md");
const TABLE = /(<!-- coverage -->\n)[\s\S]*?(<!-- \/coverage -->)/;

function table(): string {
  const apps = Object.keys(SIMULATED) as SimulatedApp[];
  const rows = apps
    .flatMap((app) => coverageOf(app, simulatedRuns(app, RUNS, SEED)))
    .map(({ app, measure, runs, covered, width }) => {
      const percent = (100 * covered).toFixed(1);
      return `| ${app} | \`${measure}\` | ${runs} | ${percent} % | ${width >= 100 ? Math.round(width) : width.toPrecision(3)} |`;
    });
  return [
    "| app | measure | runs with a score | interval holds the truth | mean width |",
    "| :-- | :-- | --: | --: | --: |",
    ...rows,
  ].join("\n");
}

if (process.argv[1] === import.meta.filename)
  await runMain(() => {
    const text = readFileSync(DOCUMENT, "utf8");
    writeFileSync(
      DOCUMENT,
      text.replace(TABLE, (_, open, close) => `${open}${table()}\n${close}`),
    );
    say("docs/intervals.md has the coverage of each interval anew.");
  });
