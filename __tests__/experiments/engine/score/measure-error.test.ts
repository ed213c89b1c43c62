/** @jest-environment node */
import { MODELS } from "@/experiments/catalog/generated/models";
import { simulationOf } from "@/experiments/catalog/simulators";
import type { MeasureError } from "@/experiments/engine/score/measure-error";
import type { Measure } from "@/experiments/engine/score/score";
import { modelOfStep } from "@/experiments/study/document/step-model";
import { simulatedParticipants } from "@/experiments/study/simulation/participants";
import { surveyModel } from "@/experiments/survey/model/survey-model";
import { mean, median, variance } from "@/lib/stats/statistics";
import { surveyRun } from "../../survey/survey-run";

/** Returns the measures of one simulated person, keyed by id, with the rows of the run. */
function runOf(task: keyof typeof MODELS) {
  const step = { id: "step", app: task, version: "1.0", parameters: {} };
  const model = modelOfStep(step, MODELS);
  if (!simulationOf(task, model.parameters)) throw new Error(`${task} is not simulated`);
  const document = { steps: [step] };
  for (const seed of [1, 2, 3, 4, 5]) {
    const rows: Parameters<typeof model.score>[0][] = [];
    const input = {
      document,
      protocolId: "p",
      documentId: "d",
      people: 1,
      seed,
      means: {},
      differences: {},
    };
    for (const _ of simulatedParticipants(input, (session) => rows.push(session.rows)));
    const [own = []] = rows;
    const score = model.score(own);
    if (score.status === "scored") return { rows: own, measure: score.measures[0] as Measure };
  }
  throw new Error(`${task} has no score`);
}

const included = (rows: ReturnType<typeof runOf>["rows"], condition?: string) =>
  rows.filter(
    (row) =>
      row.phase === "test" &&
      row.excluded === null &&
      (condition === undefined || row.condition === condition),
  );

const squaredOf = (error: MeasureError | undefined) =>
  error?.kind === "squared" ? error.value : undefined;

describe("the error that a score states", () => {
  it.each(["stroop", "flanker"] as const)(
    "is the squared standard error of the difference of two means in %s",
    (task) => {
      const { rows, measure } = runOf(task);
      const [congruent, incongruent] = ["congruent", "incongruent"].map((condition) =>
        included(rows, condition).map(({ rt_ms }) => Number(rt_ms)),
      ) as [number[], number[]];
      expect(squaredOf(measure.error)).toBeCloseTo(
        variance(congruent) / congruent.length + variance(incongruent) / incongruent.length,
        9,
      );
    },
  );

  it("is the squared standard error of the mean of presses, 0 or 100 %, in go/no-go", () => {
    const { rows, measure } = runOf("go-no-go");
    const presses = included(rows, "no-go").map(({ response }) => (response === null ? 0 : 100));
    expect(mean(presses)).toBeCloseTo(measure.value, 9);
    expect(squaredOf(measure.error)).toBeCloseTo(variance(presses) / presses.length, 9);
  });

  it("is the list of the included response times, in the order of the trials, in simple RT", () => {
    const { rows, measure } = runOf("simple-rt");
    const times = included(rows).map(({ rt_ms }) => rt_ms);
    expect(measure.error).toEqual({ kind: "median", values: times });
    expect(median(times.map(Number))).toBe(measure.value);
  });

  it("is absent for tasks whose runs do not contain enough information about the error", () => {
    expect(runOf("spatial-span").measure.error).toBeUndefined();
  });

  it("is the list of the answers of a scale after reversal, with null without an answer", () => {
    const survey = {
      choices: { five: [1, 2, 3, 4, 5].map((value) => ({ value, label: `${value}` })) },
      pages: [
        {
          id: "page",
          matrix: "five",
          items: ["w1", "w2", "w3"].map((id) => ({ id, label: id })),
        },
      ],
      scales: [
        {
          id: "worry",
          items: ["w3", "w2", "w1"],
          reversed: ["w2"],
          score: "mean" as const,
          answered: 0.5,
        },
      ],
    };
    const score = surveyModel(survey).score(surveyRun(survey, { w1: "1", w2: "2" }));
    const [scale] = score.status === "scored" ? score.measures : [];
    expect(scale?.error).toEqual({ kind: "items", values: [null, 4, 1] });
  });
});
