import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import norms from "@/experiments/norms.json";
import { APPS, type AppId } from "@/experiments/registry";
import { type SimulationInput, simulatedParticipants } from "@/experiments/simulation/participants";
import { type PowerDesign, powerBySimulation } from "@/experiments/simulation/power-by-simulation";
import { batchSummary } from "@/experiments/simulation/recovery";
import { poolOf } from "@/experiments/simulation/tasks";
import { simulationOf } from "@/experiments/simulators";
import { ROOT } from "../project.mjs";
import { runMain, say } from "../terminal.mjs";

const DOCUMENT = join(ROOT, "docs/simulation.md");
const SEED = 20_261_123;

/** How many people each table rests on; `npm run simulate-check -- 20000 10000` for the numbers of the page. */
const [PEOPLE = 20_000, STUDIES = 10_000] = process.argv.slice(2).map(Number);
const CHECKED = 1000;

const APP_NORMS = {
  stroop: "stroop_effect",
  flanker: "flanker_effect",
  "simple-rt": "simple_rt_median",
  "go-no-go": "go_no_go_commissions",
  "spatial-span": "spatial_span_forward",
  "lottery-choice": "holt_laury_safe_choices",
} as const;

const stepOf = (app: AppId) => ({
  id: "step",
  app,
  version: APPS[app].model.facts.version.split(".").slice(0, 2).join("."),
  parameters: { ...APPS[app].model.parameters },
});

const inputOf = (app: AppId): SimulationInput => ({
  document: { steps: [stepOf(app)] },
  protocolId: "",
  documentId: "",
  people: CHECKED,
  seed: SEED,
  means: {},
  differences: {},
});

/** Share of measured trials with a wrong answer, of all simulated people; for go/no-go, of go trials without a press. */
function wrongShare(app: AppId): string {
  let [wrong, all] = [0, 0];
  for (const _ of simulatedParticipants(inputOf(app), ({ rows }) => {
    const test = rows.filter(({ phase, correct }) => phase === "test" && correct !== null);
    wrong += test.filter(({ correct }) => !correct).length;
    all += test.length;
  }));
  return all === 0 ? "–" : `${((100 * wrong) / all).toFixed(1)} %`;
}

function peopleTable(): string {
  const lines = (Object.keys(APP_NORMS) as (keyof typeof APP_NORMS)[]).map((app) => {
    const { mean, sd, n } = norms[APP_NORMS[app]];
    const { scored, reliability, people } = batchSummary([...simulatedParticipants(inputOf(app))])
      .steps.step ?? { scored: { n: 0, mean: 0, sd: 0 }, reliability: null, people: 0 };
    return `| ${app} | ${mean} (${sd}), ${n} | ${scored.mean.toPrecision(4)} (${scored.sd.toPrecision(3)}) | ${people - scored.n} | ${reliability?.value.toFixed(2) ?? "–"} | ${wrongShare(app)} |`;
  });
  return [
    "| app | published mean (SD), people | simulated mean (SD) | without a score | reliability | wrong answers |",
    "| :-- | :-- | :-- | --: | --: | --: |",
    ...lines,
  ].join("\n");
}

type Case = { app: keyof typeof APP_NORMS; design: PowerDesign };
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

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function powerTable(): string {
  const lines = CASES.map(({ app, design }) => {
    const typical = simulationOf(app, APPS[app].model.parameters)?.typical ?? 0;
    const mean = design.kind === "mean" ? design.reference + design.effect : typical;
    const pool = last(poolOf(stepOf(app), SEED, mean, PEOPLE));
    const other =
      design.kind === "groups"
        ? last(poolOf(stepOf(app), SEED, mean + design.effect, PEOPLE))
        : undefined;
    const published = design.kind === "correlation" ? null : norms[APP_NORMS[app]].sd;
    const { power, own, formula, gap } = last(
      powerBySimulation(design, { pool, ...(other && { other }) }, published, SEED, STUDIES),
    );
    const reasons = gap.map(
      ({ reason, by }) => `${reason} ${by > 0 ? "+" : ""}${(100 * by).toFixed(1)}`,
    );
    say(`${app} ${design.kind}: ${percent(power)} by simulation, ${percent(own)} by the formula`);
    return `| ${app} | ${design.kind} ${design.effect} | ${design.people} | ${percent(power)} | ${percent(own)} | ${formula === null ? "–" : percent(formula)} | ${reasons.join(", ") || "–"} |`;
  });
  return [
    `${PEOPLE.toLocaleString("en")} people, ${STUDIES.toLocaleString("en")} studies each.`,
    "",
    "| app | effect | people | simulated | formula, the people’s own figures | formula, published SD | outside the interval, because of (points) |",
    "| :-- | :-- | --: | --: | --: | --: | :-- |",
    ...lines,
  ].join("\n");
}

/** Returns a document with the text between the two comments of a name replaced. */
const filled = (text: string, name: string, content: string) =>
  text.replace(
    new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`),
    (_, open, close) => `${open}${content}\n${close}`,
  );

await runMain(() => {
  const text = readFileSync(DOCUMENT, "utf8");
  writeFileSync(DOCUMENT, filled(filled(text, "people", peopleTable()), "power", powerTable()));
  say("docs/simulation.md has its tables anew.");
});
