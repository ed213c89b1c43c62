import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MODELS } from "@/experiments/catalog/generated/models";
import { APPS } from "@/experiments/catalog/registry";
import { simulationOf } from "@/experiments/catalog/simulators";
import { minorOf } from "@/experiments/engine/contract/app-versions";
import type { Plan, ProtocolDocument } from "@/experiments/study/document/schema";
import { planFor } from "@/experiments/study/plan/plan-for";
import { solvePlan } from "@/experiments/study/plan/solve-plan";
import { plannedPower } from "@/experiments/study/simulation/planned-power";
import { poolOf } from "@/experiments/study/simulation/pool";
import { powerBySimulation } from "@/experiments/study/simulation/power-by-simulation";
import type { PowerDesign } from "@/experiments/study/simulation/power-design";
import { publishedFigures } from "@/experiments/study/simulation/published-figures";
import { seededRandom } from "@/lib/stats/random";
import { ROOT } from "../project.mjs";
import { say } from "../terminal.mjs";

/** The apps that can be simulated, each with an SD of its score. */
const SDS = {
  stroop: 67,
  flanker: 40,
  "simple-rt": 53,
  "go-no-go": 13.8,
  "spatial-span": 0.84,
  "lottery-choice": 1.9,
} as const;
type App = keyof typeof SDS;
const SIMULATED = Object.keys(SDS) as App[];

const DESIGNS = 10;
const SEED = 20_261_126;

const figuresOf = (app: App) =>
  JSON.parse(readFileSync(join(ROOT, `experiments/study/plan/data/${app}.json`), "utf8"));
const DATA = Object.fromEntries(SIMULATED.map((app) => [app, figuresOf(app)]));

function last<Result>(work: Generator<unknown, Result>): Result {
  let next = work.next();
  while (!next.done) next = work.next();
  return next.value;
}

const modelOf = (app: App) => APPS[app].model;

function documentOf(app: App, plan: Plan): ProtocolDocument {
  const { facts, parameters } = modelOf(app);
  const version = minorOf(facts.version);
  return {
    protocol: 1,
    conditions: ["a", "b"],
    steps: [{ id: "step", app, version, parameters: { ...parameters } }],
    plan,
  };
}

/** Returns a plan for a question. The power of this plan is between about one third and nearly 1. */
function planOf(question: Plan["question"], app: App, random: () => number): Plan {
  const people = 40 + Math.round(random() * 160);
  const d = (1.2 + random() * 2) / Math.sqrt(people);
  const r = Number(Math.min(0.6, (2.4 + random() * 2) / Math.sqrt(people)).toFixed(2));
  const effect = Number((SDS[app] * (question === "groups" ? 2 * d : d)).toPrecision(3));
  return {
    question,
    people,
    loss: random() < 0.5 ? 0.1 : 0,
    effect: question === "correlation" ? r : effect,
    ...(question === "mean" && { reference: modelMean(app) }),
    ...(question === "correlation" && { other: { name: "Another", reliability: 0.8 } }),
  };
}

const modelMean = (app: App) =>
  Math.round(10 * (simulationOf(app, modelOf(app).parameters)?.typical ?? 0)) / 10;

/**
 * Returns the power of a plan twice: by simulation, and by the formula with the figures of the same simulated people.
 * If one of the two is missing, returns the reason.
 */
function powersOf(app: App, plan: Plan, people: number, studies: number) {
  const document = documentOf(app, plan);
  const inputs = planFor(document, undefined, { apps: MODELS, data: DATA });
  if ("reason" in inputs) throw new Error(inputs.reason);
  const [step] = document.steps;
  if (!step || !("app" in step)) throw new Error("The plan names no step with an app");
  const { measure } = inputs;
  const planned = plannedPower(plan, inputs, step, measure.id);
  if (planned.notSimulated) return { reason: planned.notSimulated };
  const { effect = 0, people: recruited = 0, loss, alpha, sides, otherReliability = 1 } = planned;
  const shared = { people: recruited, loss, effect, test: { alpha, sides } };
  const reference = planned.reference ?? 0;
  const design: PowerDesign =
    planned.kind === "mean"
      ? { kind: "mean", reference, ...shared }
      : planned.kind === "groups"
        ? { kind: "groups", ...shared }
        : { kind: "correlation", otherReliability, ...shared };
  const typical = simulationOf(app, modelOf(app).parameters)?.typical ?? 0;
  const mean = design.kind === "mean" ? reference + effect : typical;
  const pool = last(poolOf(step, SEED, mean, people));
  const other =
    design.kind === "groups" ? last(poolOf(step, SEED, mean + effect, people)) : undefined;
  const { sd, sameSession } = publishedFigures(step, DATA[app]);
  const published = (design.kind === "correlation" ? sameSession : sd)?.value ?? null;
  const { power, own, formula } = last(
    powerBySimulation(design, { pool, ...(other && { other }) }, published, SEED, studies),
  );
  return { power, own, formula, planner: solvePlan(inputs).at?.power ?? null };
}

const points = (a: number | null, b: number | null) =>
  a === null || b === null ? 0 : 100 * Math.abs(a - b);

/**
 * Returns a table of all questions of the editor. The table contains the difference between simulation and formula. If
 * the simulation has no result, it contains the reason.
 */
export function plannedPowerTable(people: number, studies: number): string {
  const random = seededRandom(SEED);
  const rows: string[] = [];
  const base = { question: "effect", people: 60, effect: 20 } as const;
  for (const question of ["effect", "mean", "groups", "change", "correlation"] as const)
    for (const goal of ["power", "equivalence", "width", "smallestEffect"] as const)
      for (const when of question === "correlation"
        ? (["sameSession", "anotherDay"] as const)
        : [undefined])
        for (const sdRatio of question === "groups" ? [1, 1.5] : [1]) {
          const fields = {
            question,
            goal,
            ...(when && { when }),
            ...(sdRatio !== 1 && { groups: { sdRatio } }),
          };
          const name = `| ${question} | ${goal} | ${when ?? "–"} | ${question === "groups" ? sdRatio : "–"} |`;
          // This question compares a score with the value 0. Only the mean of a difference can be 0, so other scores
          // are left out.
          const apps = question === "effect" ? (["stroop", "flanker"] as const) : SIMULATED;
          const first = powersOf(
            "stroop",
            question === "correlation"
              ? { ...base, ...fields, effect: 0.3, other: { name: "Another", reliability: 0.8 } }
              : { ...base, ...fields, ...(question === "change" && { rho: 0.5 }) },
            200,
            10,
          );
          if ("reason" in first) {
            rows.push(`${name} no number (${first.reason}) | – | – |`);
            continue;
          }
          const found = Array.from({ length: DESIGNS }, (_, index) => {
            const app = apps[index % apps.length] as App;
            const powers = powersOf(
              app,
              { ...planOf(question, app, random), ...fields },
              people,
              studies,
            );
            if ("reason" in powers) throw new Error(powers.reason);
            say(`${question} ${app}: ${JSON.stringify(powers)}`);
            return powers;
          });
          const most = (of: (each: (typeof found)[number]) => number) =>
            Math.max(...found.map(of)).toFixed(1);
          rows.push(
            `${name} ${DESIGNS} designs | ${most(({ power, own }) => points(power, own))} | ${most(({ formula, planner }) => points(formula, planner))} |`,
          );
        }
  return [
    `${DESIGNS} designs a row, ${people.toLocaleString("en")} people, ${studies.toLocaleString("en")} studies each.`,
    "",
    "| question | goal | when | SD ratio | simulated | most points between simulation and the formula with these people’s figures | between that page’s formula and the planner |",
    "| :-- | :-- | :-- | --: | :-- | --: | --: |",
    ...rows,
  ].join("\n");
}
