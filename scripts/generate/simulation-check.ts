import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { choicesOf, goesBack } from "@/experiments/apps/lottery-choice/rows";
import type { AppId } from "@/experiments/catalog/app-ids";
import { SIMULATED } from "@/experiments/catalog/generated/simulated";
import { publishedModels } from "@/experiments/catalog/published-models";
import { APPS } from "@/experiments/catalog/registry";
import { simulationOf } from "@/experiments/catalog/simulators";
import { minorOf } from "@/experiments/engine/contract/app-versions";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import norms from "@/experiments/engine/contract/norms.json";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { POOL } from "@/experiments/study/simulation/limits";
import {
  type SimulatedResult,
  type SimulationInput,
  simulatedParticipants,
} from "@/experiments/study/simulation/participants";
import { poolOf } from "@/experiments/study/simulation/pool";
import { powerBySimulation } from "@/experiments/study/simulation/power-by-simulation";
import type { PowerDesign } from "@/experiments/study/simulation/power-design";
import { publishedFigures } from "@/experiments/study/simulation/published-figures";
import {
  batchSummary,
  correlationOf,
  type StepSummary,
} from "@/experiments/study/simulation/recovery";
import { normal } from "@/lib/stats/normal";
import { seededRandom, shuffled } from "@/lib/stats/random";
import { mean, median, variance } from "@/lib/stats/statistics";
import { ROOT } from "../project.mjs";
import { runMain, say } from "../terminal.mjs";
import { filled } from "./filled";
import { plannedPowerTable } from "./planned-power-check";

const DOCUMENT = join(ROOT, "docs/simulation.md");
const SEED = 20_261_123;

/**
 * The numbers of simulated people and studies for each power design. Smaller numbers are faster: `npm run gen:docs
 * simulation 5000 5000`. With 0 people, the table of power remains unchanged.
 */
const [PEOPLE = 20_000, STUDIES = 10_000] = process.argv.slice(2).map(Number);
const CHECKED = 1000;
/** The number of simulated people for each of the many plans. It may not exceed the number that the page simulates. */
const PLANNED_PEOPLE = Math.min(PEOPLE, POOL);

type SimulatedApp = keyof typeof SIMULATED;
const SIMULATED_APPS = Object.keys(SIMULATED) as SimulatedApp[];
const normOf = (app: SimulatedApp) => APPS[app].model.facts.measures[0].norm;

/** The models of each simulated app for which data have been published, with the name of each in the tables. */
const PUBLISHED = SIMULATED_APPS.flatMap((app) =>
  publishedModels(app).map(({ value, model }) => ({
    app,
    model,
    name: value === null ? app : `${app}, ${value}`,
  })),
);

/** The figures with which the fit was checked: published and simulated values, keyed by name. */
type Figures = Readonly<Partial<Record<string, { published: number }>>>;
const readJson = (path: string) => JSON.parse(readFileSync(join(ROOT, path), "utf8"));
const CHECK: Readonly<Record<string, { figures: Figures }>> = readJson(
  "scripts/generate/data/simulation.json",
).check;

/** Returns the published reliability within one session. The plan of a study uses the same reliability. */
const reliabilityOf = (app: AppId, model?: AppModel) =>
  publishedFigures(stepOf(app, model), readJson(`experiments/study/plan/data/${app}.json`))
    .sameSession?.value ?? null;

const decimal = (value: number | null | undefined) => value?.toFixed(2) ?? "–";
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const percentOf = (share: number | null | undefined) => (share == null ? "–" : percent(share));

const stepOf = (app: AppId, { facts, parameters }: AppModel = APPS[app].model) => ({
  id: "step",
  app,
  version: minorOf(facts.version),
  parameters: { ...parameters },
});

const inputOf = (app: AppId, model?: AppModel): SimulationInput => ({
  document: { steps: [stepOf(app, model)] },
  protocolId: "",
  documentId: "",
  people: CHECKED,
  seed: SEED,
  means: {},
  differences: {},
});

type Rows = readonly TrialRow[];
const share = (rows: Rows, is: (row: TrialRow) => boolean) => rows.filter(is).length / rows.length;
const isKept = ({ excluded }: TrialRow) => excluded === null;
const times = (rows: Rows) => rows.filter(isKept).flatMap(({ rt_ms }) => rt_ms ?? []);
const ofCondition = (rows: Rows, condition: string | null) =>
  rows.filter((row) => row.condition === condition);

/**
 * Returns the difference between two conditions, with any number of trials. The app's own score cannot be used, because
 * it requires a minimum number of trials.
 */
const conflict = (rows: Rows) =>
  mean(times(ofCondition(rows, "incongruent"))) - mean(times(ofCondition(rows, "congruent")));
const wrongIncongruent = (rows: Rows) =>
  share(
    ofCondition(rows, "incongruent").filter(({ correct }) => correct !== null),
    ({ correct }) => correct === false,
  );

/**
 * The columns of the table for each app, other than mean and SD. `half` is the score of half of the trials, if
 * split-half reliabilities are published. `errors` is the proportion of errors as the published data count it.
 * `published` returns the published proportion (`scripts/generate/data/simulation.json`, `check`).
 */
const FAULTS: Readonly<
  Partial<
    Record<
      SimulatedApp,
      {
        half?: (rows: Rows) => number;
        errors: (rows: Rows) => number;
        published: (figures: Figures) => number | undefined;
      }
    >
  >
> = {
  stroop: {
    half: conflict,
    errors: wrongIncongruent,
    published: ({ errorsIncongruent }) => errorsIncongruent?.published,
  },
  flanker: {
    half: conflict,
    errors: wrongIncongruent,
    published: ({ errorsIncongruent }) => errorsIncongruent?.published,
  },
  simon: {
    half: conflict,
    errors: wrongIncongruent,
    published: ({ errorsIncongruent }) => errorsIncongruent?.published,
  },
  "choice-rt": {
    half: (rows) => median(times(rows)),
    errors: (rows) => share(rows, ({ excluded }) => excluded === "error"),
    published: ({ errors }) => errors?.published,
  },
  "simple-rt": {
    half: (rows) => median(times(rows)),
    errors: (rows) => share(rows, ({ excluded }) => excluded === "anticipation"),
    published: ({ anticipations }) => anticipations?.published,
  },
  "go-no-go": {
    half: (rows) => share(ofCondition(rows, "no-go").filter(isKept), ({ response }) => !!response),
    errors: (rows) => share(ofCondition(rows, "go"), (row) => !isKept(row)),
    published: ({ goAnswered }) => goAnswered && 1 - goAnswered.published / 100,
  },
  "spatial-span": {
    errors: (rows) => share(rows, ({ correct }) => !correct),
    published: ({ accuracy }) => accuracy && 1 - accuracy.published,
  },
  "lottery-choice": {
    errors: (rows) => Number(goesBack(choicesOf(rows)).includes(true)),
    published: (figures) => figures.goesBack?.published,
  },
};

/** The number of random halvings of the trials. The reliabilities of all halvings are averaged. */
const HALVINGS = 20;

/**
 * Returns the split-half reliability (Spearman-Brown), from the correlation of random halves. Each condition is halved
 * separately.
 */
function splitHalf(runs: readonly Rows[], half: (rows: Rows) => number): number {
  const random = seededRandom(SEED);
  const found = Array.from({ length: HALVINGS }, () => {
    const halves = runs.map((rows) => {
      const parts: [TrialRow[], TrialRow[]] = [[], []];
      for (const condition of new Set(rows.map((row) => row.condition)))
        for (const [index, row] of shuffled(ofCondition(rows, condition), random).entries())
          parts[index % 2 === 0 ? 0 : 1].push(row);
      return parts.map(half);
    });
    const usable = halves.filter((pair) => pair.every(Number.isFinite));
    const r = correlationOf(
      usable.map(([one = 0]) => one),
      usable.map(([, other = 0]) => other),
    );
    return (2 * r) / (1 + r);
  });
  return mean(found);
}

function peopleTable(): string {
  const lines = PUBLISHED.map(({ app, model, name }) => {
    const key = model.facts.measures[0].norm as ReturnType<typeof normOf>;
    const norm = norms[key];
    const { half, errors, published } = FAULTS[app] ?? {};
    const runs: TrialRow[][] = [];
    const participants = [
      ...simulatedParticipants(inputOf(app, model), ({ rows }) =>
        runs.push(rows.filter(({ phase }) => phase === "test")),
      ),
    ];
    const kept = runs.filter((_, index) => participants[index]?.results.step?.measured !== null);
    const summary = batchSummary(participants).steps.step as StepSummary;
    const { scored, reliability, people } = summary;
    return `| ${name} | ${norm.mean} (${norm.sd}), ${norm.n} | ${scored.mean.toPrecision(4)} (${scored.sd.toPrecision(3)}) | ${people - scored.n} | ${decimal(reliabilityOf(app, model))} | ${half ? decimal(splitHalf(kept, half)) : "–"} | ${decimal(reliability?.value)} | ${percentOf(published?.(CHECK[key]?.figures ?? {}))} | ${errors ? percent(mean(kept.map(errors))) : "–"} |`;
  });
  return [
    "| app | published mean (SD), people | simulated mean (SD) | without a score | split-half, published | split-half, simulated | reliability by the truth | errors, published | errors, simulated |",
    "| :-- | :-- | :-- | --: | --: | --: | --: | --: | --: |",
    ...lines,
  ].join("\n");
}

/** The number of simulated people from which the rows of the table of exclusion rules are computed. */
const BY_RULE = 4000;
const LEAST_SHARE = 0.6;
const isRight = ({ correct }: TrialRow) => correct === true;

/**
 * The rules under which the published figures include people. They are listed for the apps that have stricter rules.
 */
const RULES: readonly {
  app: "flanker" | "go-no-go";
  name: string;
  keeps?: (rows: Rows) => boolean;
}[] = [
  {
    app: "flanker",
    name: "60% right over both",
    keeps: (rows) => share(rows, isRight) >= LEAST_SHARE,
  },
  {
    app: "flanker",
    name: "60% right in each condition",
    keeps: (rows) =>
      ["congruent", "incongruent"].every(
        (condition) => share(ofCondition(rows, condition), isRight) >= LEAST_SHARE,
      ),
  },
  { app: "flanker", name: "the app’s" },
  {
    app: "go-no-go",
    name: "60% of discs answered",
    keeps: (rows) => share(ofCondition(rows, "go"), isKept) >= LEAST_SHARE,
  },
  { app: "go-no-go", name: "the app’s" },
];

/**
 * Returns a table of the measures under the published rules and under the app’s rules, and the effect of skew on a
 * correlation.
 */
function rulesTable(): string {
  const lines = RULES.map(({ app, name, keeps }) => {
    const { half, errors } = FAULTS[app] as Required<NonNullable<(typeof FAULTS)[typeof app]>>;
    const runs: TrialRow[][] = [];
    const input = { ...inputOf(app), people: BY_RULE };
    const participants = [
      ...simulatedParticipants(input, ({ rows }) =>
        runs.push(rows.filter(({ phase }) => phase === "test")),
      ),
    ];
    const kept = keeps
      ? runs.filter(keeps)
      : runs.filter((_, index) => participants[index]?.results.step?.measured !== null);
    return `| ${app} | ${name} | ${kept.length} | ${decimal(splitHalf(kept, half))} | ${percent(mean(kept.map(errors)))} |`;
  });
  return [
    `| app | rule | of ${BY_RULE.toLocaleString("en")} people | split-half | errors |`,
    "| :-- | :-- | --: | --: | --: |",
    ...lines,
    "",
    skewLine(),
  ].join("\n");
}

/**
 * Returns a sentence that compares the power for flanker scores with the power for normally distributed scores. Both
 * kinds of scores have the same correlation with the true scores.
 */
function skewLine(): string {
  const { design } = CASES.find(
    ({ app, design: { kind } }) => app === "flanker" && kind === "correlation",
  ) as Case;
  const typical = simulationOf("flanker", APPS.flanker.model.parameters)?.typical ?? 0;
  const scored = last(poolOf(stepOf("flanker"), SEED, typical, BY_RULE)).filter(
    ({ measured }) => measured !== null,
  );
  const truths = scored.map(({ truth }) => truth);
  const r = correlationOf(
    truths,
    scored.map(({ measured }) => measured as number),
  );
  const random = seededRandom(SEED);
  const normals = scored.map((each) => {
    const truth = normal(random);
    return { ...each, truth, measured: r * truth + Math.sqrt(1 - r * r) * normal(random) };
  });
  const powerOf = (pool: readonly SimulatedResult[]) => {
    const { power, own } = last(powerBySimulation(design, { pool }, null, SEED, STUDIES));
    return `${percent(power)} by simulation and ${percentOf(own)} by the formula`;
  };
  const centre = mean(truths);
  const skew = mean(truths.map((each) => (each - centre) ** 3)) / variance(truths) ** 1.5;
  return `Flanker, correlation, ${scored.length.toLocaleString("en")} people with a score: ${powerOf(scored)}. Their true effects have a skewness of ${skew.toFixed(1)}. Normal scores with the same correlation: ${powerOf(normals)}.`;
}

type Case = { app: SimulatedApp; design: PowerDesign };
const test = { alpha: 0.05, sides: 2 } as const;
const CASES: readonly Case[] = [
  { app: "stroop", design: { kind: "mean", reference: 0, effect: 25, people: 60, test } },
  { app: "stroop", design: { kind: "groups", effect: 40, people: 100, test } },
  {
    app: "stroop",
    design: { kind: "correlation", effect: 0.4, otherReliability: 0.8, people: 120, test },
  },
  { app: "flanker", design: { kind: "mean", reference: 0, effect: 20, people: 45, test } },
  { app: "flanker", design: { kind: "groups", effect: 20, people: 200, test } },
  {
    app: "flanker",
    design: { kind: "correlation", effect: 0.5, otherReliability: 0.9, people: 120, test },
  },
  { app: "simple-rt", design: { kind: "groups", effect: 30, people: 120, test } },
  {
    app: "simple-rt",
    design: { kind: "correlation", effect: 0.3, otherReliability: 0.8, people: 100, test },
  },
  { app: "go-no-go", design: { kind: "groups", effect: 6, people: 160, test } },
  {
    app: "go-no-go",
    design: { kind: "correlation", effect: 0.4, otherReliability: 0.8, people: 120, test },
  },
];

function last<Result>(work: Generator<unknown, Result>): Result {
  let next = work.next();
  while (!next.done) next = work.next();
  return next.value;
}

/** Groups of simulated people. Several designs use the same group. */
const pools = new Map<string, SimulatedResult[]>();
function poolAt(app: AppId, truth: number): SimulatedResult[] {
  const key = `${app} ${truth}`;
  const known = pools.get(key) ?? last(poolOf(stepOf(app), SEED, truth, PEOPLE));
  pools.set(key, known);
  return known;
}

function powerTable(): string {
  const lines = CASES.map(({ app, design }) => {
    const typical = simulationOf(app, APPS[app].model.parameters)?.typical ?? 0;
    const truth = design.kind === "mean" ? design.reference + design.effect : typical;
    const pool = poolAt(app, truth);
    const other = design.kind === "groups" ? poolAt(app, truth + design.effect) : undefined;
    const published = design.kind === "correlation" ? reliabilityOf(app) : norms[normOf(app)].sd;
    const { power, low, high, own, formula, gap } = last(
      powerBySimulation(design, { pool, ...(other && { other }) }, published, SEED, STUDIES),
    );
    const reasons = gap.map(
      ({ reason, by }) => `${reason} ${by > 0 ? "+" : ""}${(100 * by).toFixed(1)}`,
    );
    say(`${app} ${design.kind}: ${percent(power)} by simulation, ${percentOf(own)} by the formula`);
    return `| ${app} | ${design.kind} ${design.effect} | ${design.people} | ${percent(power)} [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}] | ${percentOf(own)} | ${formula === null ? "–" : percent(formula)} | ${reasons.join(", ") || "–"} |`;
  });
  return [
    `${PEOPLE.toLocaleString("en")} people, ${STUDIES.toLocaleString("en")} studies each.`,
    "",
    "| app | effect | people | simulated [95%] | formula, the people’s own figures | formula, published SD or reliability | outside the interval, because of (points) |",
    "| :-- | :-- | --: | --: | --: | --: | :-- |",
    ...lines,
  ].join("\n");
}

await runMain(() => {
  const tables = {
    people: peopleTable(),
    rules: rulesTable(),
    ...(PEOPLE > 0 && {
      power: powerTable(),
      plans: plannedPowerTable(PLANNED_PEOPLE, STUDIES),
    }),
  };
  const text = readFileSync(DOCUMENT, "utf8");
  writeFileSync(
    DOCUMENT,
    Object.entries(tables).reduce((now, [name, table]) => filled(now, name, table), text),
  );
  say("docs/simulation.md has its tables anew.");
});
