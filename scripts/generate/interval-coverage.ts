import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OPPOSITE_PAIRS } from "@/experiments/apps/mini-ipip/careless";
import { publishedModels } from "@/experiments/catalog/published-models";
import { APPS } from "@/experiments/catalog/registry";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { type Random, seededRandom } from "@/lib/stats/random";
import { mean } from "@/lib/stats/statistics";
import { itemRun, statementRows } from "@/testing/simulated-forms";
import { SIMULATED, type SimulatedRun, simulatedRuns } from "@/testing/simulated-runs";
import { ROOT } from "../project.mjs";
import { runMain, say } from "../terminal.mjs";
import { filled } from "./filled";

type SimulatedApp = keyof typeof SIMULATED;

/**
 * How often the intervals of an app contain the true value, for simulated runs of one measure whose true value is
 * known.
 */
export type Coverage = {
  app: SimulatedApp;
  measure: string;
  /** The number of runs with a score. */
  runs: number;
  /** The proportion of the runs whose interval contains the true value. */
  covered: number;
  /** The mean width of the intervals, in the unit of the measure. */
  width: number;
};

/**
 * Returns how often the intervals of an app contain the true values of simulated people.
 * @param model the app with the parameters of the runs
 */
export function coverageOf(
  app: SimulatedApp,
  runs: readonly SimulatedRun[],
  { score, facts }: Pick<AppModel, "score" | "facts"> = APPS[app].model,
): Coverage[] {
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

const MINI_IPIP = APPS["mini-ipip"].model;

const RUNS = 2000;
const SEED = 20_261_123;
const DOCUMENT = join(ROOT, "docs/intervals.md");
const CARELESS_RUNS = 20_000;

function table(): string {
  const apps = Object.keys(SIMULATED) as SimulatedApp[];
  const rows = apps
    .flatMap((app) =>
      publishedModels(app).flatMap(({ value, model }) =>
        coverageOf(app, simulatedRuns(app, RUNS, SEED, model), model).map((each) => ({
          ...each,
          name: value === null ? app : `${app}, ${value}`,
        })),
      ),
    )
    .map(({ name, measure, runs, covered, width }) => {
      const percent = (100 * covered).toFixed(1);
      return `| ${name} | \`${measure}\` | ${runs} | ${percent}% | ${width >= 100 ? Math.round(width) : width.toPrecision(3)} |`;
    });
  return [
    "| app | measure | runs with a score | interval holds the truth | mean width |",
    "| :-- | :-- | --: | --: | --: |",
    ...rows,
  ].join("\n");
}

/** The kinds of people who complete a Mini-IPIP. One kind reads the items, and two kinds do not. */
const RESPONDENTS: Record<string, (random: Random) => readonly TrialRow[]> = {
  attentive: (random) => itemRun(random).rows,
  "at random": (random) => statementRows(() => 1 + Math.floor(random() * 5)),
  "agree with everything": (random) => statementRows(() => 4 + Math.floor(random() * 2)),
};

function carelessTable(): string {
  const rows = Object.entries(RESPONDENTS).map(([name, answer]) => {
    const random = seededRandom(SEED);
    const scores = Array.from({ length: CARELESS_RUNS }, () => MINI_IPIP.score(answer(random)));
    const share = (is: (score: (typeof scores)[number]) => boolean) =>
      `${((100 * scores.filter(is).length) / scores.length).toFixed(2)}%`;
    const longString = share((score) => score.status === "no-score");
    const contradicting = share((score) => score.status === "scored" && Boolean(score.remark));
    return `| ${name} | ${longString} | ${contradicting} |`;
  });
  const { longString, manyContradictions } = MINI_IPIP.parameters;
  const oppositePairs = OPPOSITE_PAIRS.length;
  return [
    `| answers | no score: ${longString} or more alike in a row | caution: ${manyContradictions} or more of ${oppositePairs} pairs contradict |`,
    "| :-- | --: | --: |",
    ...rows,
  ].join("\n");
}

if (process.argv[1] === import.meta.filename)
  await runMain(() => {
    const text = readFileSync(DOCUMENT, "utf8");
    writeFileSync(DOCUMENT, filled(filled(text, "coverage", table()), "careless", carelessTable()));
    say("docs/intervals.md has the coverage of each interval anew.");
  });
