/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MODELS } from "@/experiments/catalog/generated/models";
import type { SIMULATED } from "@/experiments/catalog/generated/simulated";
import { publishedMean } from "@/experiments/catalog/norms";
import { publishedModels } from "@/experiments/catalog/published-models";
import { SIMULATORS, unseenParameters } from "@/experiments/catalog/simulators";
import {
  defaultsOf,
  type ParameterSet,
  type ParameterValues,
} from "@/experiments/engine/contract/define-parameters";
import { isSession, type Session } from "@/experiments/engine/session/session";
import {
  type SimulationInput,
  simulatedParticipants,
} from "@/experiments/study/simulation/participants";
import { batchSummary, type StepSummary } from "@/experiments/study/simulation/recovery";
import { simulatedPeopleFrom } from "@/scripts/generate/set-simulation";
import { ROOT } from "@/scripts/project.mjs";

type App = keyof typeof MODELS;

const inputOf = (
  app: App,
  parts: Partial<SimulationInput> = {},
  parameters: ParameterValues = defaultsOf(MODELS[app].parameters as ParameterSet),
): SimulationInput => ({
  document: {
    steps: [
      {
        id: "task",
        app,
        version: "1.0",
        parameters: { ...parameters },
      },
    ],
  },
  protocolId: "a",
  documentId: "b",
  people: 300,
  seed: 7,
  means: {},
  differences: {},
  ...parts,
});

const summaryOf = (input: SimulationInput) =>
  batchSummary([...simulatedParticipants(input)]).steps.task as StepSummary;

it("the figures from which people are simulated equal the figures of the data file, byte for byte", () => {
  const data = readFileSync(join(ROOT, "scripts/generate/data/simulation.json"), "utf8");
  const file = readFileSync(
    join(ROOT, "experiments/engine/simulation/simulated-people.json"),
    "utf8",
  );
  expect(simulatedPeopleFrom(data)).toBe(file);
});

/**
 * The reliability of each simulated measure within one session: published split halves, or the fit of the model. If data
 * have been published for several values of a parameter, each value has its own.
 */
const RELIABILITIES: Readonly<
  Record<keyof typeof SIMULATED, number | Readonly<Record<string, number>>>
> = {
  stroop: 0.5,
  flanker: 0.35,
  "simple-rt": 0.92,
  "choice-rt": 0.95,
  "go-no-go": 0.45,
  simon: 0.2,
  "spatial-span": { forward: 0.6, backward: 0.69 },
  "digit-span": { forward: 0.6, backward: 0.69 },
  "lottery-choice": 0.95,
  "delay-discounting": 0.95,
};

const SIMULATED_APPS = Object.entries(RELIABILITIES) as [
  keyof typeof SIMULATED,
  number | Record<string, number>,
][];

const PUBLISHED = SIMULATED_APPS.flatMap(([app, known]) => {
  const models = publishedModels(app);
  const reliabilities = typeof known === "number" ? [known] : Object.values(known);
  return models.map(({ value, model }, index) => ({
    name: value === null ? app : `${app}, ${value}`,
    app,
    model,
    reliability: reliabilities[index] ?? Number.NaN,
  }));
});

describe.each(PUBLISHED)("300 simulated people who do $name", ({ app, model, reliability }) => {
  const summary = summaryOf(inputOf(app, {}, model.parameters));

  it("have approximately the published mean and SD", () => {
    const { mean, sd } = publishedMean(model.facts.measures[0].norm ?? "stroop_effect", "en");
    const error = sd / Math.sqrt(300);
    expect(Math.abs(summary.scored.mean - mean)).toBeLessThan(0.05 * Math.abs(mean) + 3 * error);
    expect(Math.abs(summary.scored.sd / sd - 1)).toBeLessThan(0.25);
  });

  it("have scores with approximately the published reliability", () => {
    expect(summary.reliability?.low).toBeLessThan(reliability + 0.05);
    expect(summary.reliability?.high).toBeGreaterThan(reliability - 0.05);
  });
});

describe("the simulated participants of a study", () => {
  const [firstIds, again, others] = [7, 7, 8].map((seed) => [
    ...simulatedParticipants(inputOf("stroop", { people: 5, seed })),
  ]);

  it("are the same for the same seed, and different for another seed", () => {
    expect(again).toEqual(firstIds);
    expect(others?.[0]?.results).not.toEqual(firstIds?.[0]?.results);
  });

  it("have the requested true mean", () => {
    const { points } = summaryOf(inputOf("stroop", { means: { task: 40 }, people: 400 }));
    const mean = points.reduce((sum, { truth }) => sum + truth, 0) / points.length;
    expect(Math.abs(mean - 40)).toBeLessThan(8);
  });

  it("have the requested difference only in the second condition", () => {
    const document = { ...inputOf("stroop").document, conditions: ["low", "high"] };
    const truths = (added: number) =>
      [
        ...simulatedParticipants(
          inputOf("stroop", { document, people: 40, differences: { task: added } }),
        ),
      ].map(({ condition, results }) => ({ condition, truth: results.task?.truth ?? 0 }));
    const before = truths(0);
    for (const [index, { condition, truth }] of truths(50).entries())
      expect(truth - (before[index]?.truth ?? 0)).toBeCloseTo(condition === "high" ? 50 : 0);
  });

  it("of a study with balanced groups are equally many in each condition and in each order", () => {
    const { steps } = inputOf("stroop").document;
    const [task] = steps as [(typeof steps)[0]];
    const document = {
      steps: [task, { ...task, id: "again" }],
      order: "latin-square" as const,
      conditions: ["low", "middle", "high"],
      assignment: "balanced" as const,
    };
    const places: string[] = [];
    for (const _ of simulatedParticipants(
      inputOf("stroop", { document, people: 60 }),
      ({ study }) => {
        if (study?.place !== 1) return;
        expect(study.conditionSource).toBe("balanced");
        places.push(`${study.condition} ${study.order.join()}`);
      },
    ));
    const counts = [...new Set(places)].map((each) => places.filter((p) => p === each).length);
    expect(counts).toEqual([10, 10, 10, 10, 10, 10]);
  });

  it("have records in the format of real participants, with a statement that the participants are simulated", () => {
    const sessions: Session[] = [];
    for (const _ of simulatedParticipants(inputOf("spatial-span", { people: 3 }), (each) =>
      sessions.push(each),
    ));
    expect(sessions).toHaveLength(3);
    for (const session of sessions) {
      expect(isSession(session)).toBe(true);
      expect(session).toMatchObject({ simulated: true, id: expect.stringMatching(/^sim-/) });
    }
  });

  it("leave early if a rule of the document applies", () => {
    const [step] = inputOf("stroop").document.steps;
    const leave = [{ if: { measure: "task.accuracy", above: 0 }, exit: "failedCheck" as const }];
    const document = {
      steps: [
        { ...step, leave },
        { ...step, id: "next" },
      ],
    } as SimulationInput["document"];
    for (const { exit, results } of simulatedParticipants(
      inputOf("stroop", { document, people: 3 }),
    )) {
      expect(exit).toBe("failedCheck");
      expect(Object.keys(results)).toEqual(["task"]);
    }
  });
});

it("an app without published figures is not simulated", () => {
  expect(Object.keys(SIMULATORS)).not.toContain("mini-ipip");
  expect(
    [...simulatedParticipants(inputOf("mini-ipip", { people: 2 }))].map(({ results }) => results),
  ).toEqual([{}, {}]);
});

it("the list of parameters without effect on simulated people omits parameters that affect their responses", () => {
  const { parameters } = MODELS.stroop;
  const changed = { ...defaultsOf(parameters), fixationMs: 900, responseWindowMs: 1500 };
  expect(unseenParameters("stroop", parameters, changed)).toEqual(["fixationMs"]);
});
