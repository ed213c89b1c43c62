/** @jest-environment node */
import { normNotes } from "@/components/features/editor/form/norm-notes";
import { editorWords } from "@/content/editor";
import { MODELS } from "@/experiments/catalog/generated/models";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import { atParameters, instructionOf } from "@/experiments/engine/texts/at-parameters";
import { appPayload } from "@/experiments/payloads/app-payload";
import type { AppStep } from "@/experiments/study/document/schema";
import { modelOfStep } from "@/experiments/study/document/step-model";
import { figuresAt } from "@/experiments/study/plan/figures-at";
import { planFor } from "@/experiments/study/plan/plan-for";
import { simulatedParticipants } from "@/experiments/study/simulation/participants";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale } from "@/lib/routes";
import { mean } from "@/lib/stats/statistics";
import { APPS_HERE, versionOf } from "./document/a-document";
import { complete, paperText } from "./papers/a-paper";
import { DATA } from "./plan/a-plan";

const DIRECTIONS = ["forward", "backward"] as const;
type Direction = (typeof DIRECTIONS)[number];

const step = (direction: Direction, parameters: object = {}) => ({
  id: direction,
  app: "spatial-span",
  version: versionOf("spatial-span"),
  parameters: { direction, ...parameters },
  for: [direction],
});

/** A study in which one condition recalls squares forward, and the other condition backward. */
const studyWith = (parameters: object = {}) => ({
  protocol: 1,
  conditions: ["forward", "backward"],
  steps: DIRECTIONS.map((direction) => step(direction, parameters)),
});

const stepOf = (direction: Direction, parameters: object = {}) =>
  complete(studyWith(parameters)).steps.find(({ id }) => id === direction) as AppStep;
const appOf = (direction: Direction, parameters: object = {}) => ({
  parameters: MODELS["spatial-span"].parameters,
  model: modelOfStep(stepOf(direction, parameters), APPS_HERE),
});
const textsOf = (direction: Direction, locale: Locale, parameters: object = {}) =>
  atParameters(appPayload("spatial-span", locale), appOf(direction, parameters), locale);

/** The published means of the first 14 and of the first 10 trials, and the retest reliability with 14 trials. */
const PUBLISHED = {
  forward: { 14: 5.923, 10: 5.852, retest: 0.604, order: /in the same order/ },
  backward: { 14: 5.53, 10: 5.477, retest: 0.348, order: /in reverse order/ },
} as const;

describe.each(DIRECTIONS)("a step of spatial span, %s,", (direction) => {
  const published = PUBLISHED[direction];
  const key = `spatial_span_${direction}`;

  it("is compared with the published data of its direction, for each published number of trials", () => {
    const { norms, unpublished = [], words } = textsOf(direction, "en", { trials: 10 });
    expect(unpublished).toEqual([]);
    expect(norms[key]).toMatchObject({ mean: published[10] });
    expect(textsOf(direction, "en").norms[key]).toMatchObject({ mean: published[14] });
    expect(words.result.caption).toContain("on top of the spans of 515 US participants");
  });

  it("is not compared with published data if another parameter has changed", () => {
    const { norms, unpublished = [], words } = textsOf(direction, "fr", { gridSize: 4 });
    expect(norms).toEqual({});
    expect(unpublished.join()).toContain("Carrés par ligne de la grille");
    expect(words.result.caption).toBe("");
  });

  it("has instructions with its order of recall, in the run and in the editor", () => {
    const order = {
      en: published.order,
      fr: direction === "forward" ? /dans le même ordre/ : /dans l’ordre inverse/,
    };
    for (const locale of LOCALES) {
      const payload = appPayload("spatial-span", locale);
      expect(instructionOf(payload, appOf(direction), locale)).toMatch(order[locale]);
      const { task, words } = textsOf(direction, locale);
      expect(task).toMatch(order[locale]);
      expect(words.run.instruction).toMatch(order[locale]);
    }
  });

  it("has a note in the editor that data have been published for its parameters", () => {
    const { model, parameters } = appOf(direction);
    const { norm } = localize(editorWords, "en");
    const payload = appPayload("spatial-span", "en");
    const notes = (app: AppModel) => normNotes(parameters, app, payload, norm, "en");
    expect(notes(model)).toEqual({
      trials: { text: expect.stringContaining("517"), isPublished: true },
    });
    const other = notes(appOf(direction, { squareMs: 500 }).model);
    expect(Object.keys(other)).toEqual(["squareMs"]);
  });

  it("is planned with the published figures and the name of its direction", () => {
    const inputs = planFor(complete(studyWith()), direction, { apps: APPS_HERE, data: DATA });
    if ("reason" in inputs) throw new Error(inputs.reason);
    const { measure } = inputs;
    expect(measure.changed).toEqual([]);
    const { sd, anotherDay } = figuresAt(measure.data, measure.trials);
    expect(sd?.value).toBe(direction === "forward" ? 0.864 : 0.896);
    expect(anotherDay?.value).toBe(published.retest);
    expect(measure.name?.en).toBe(
      direction === "forward"
        ? "Spatial span (mean span, in squares)"
        : "Spatial span (mean backward span, in squares)",
    );
  });
});

it.each(LOCALES)(
  "the methods of a study describe the order of recall of each condition (%s)",
  (locale) => {
    const text = paperText("methods", studyWith(), locale).replace(/[\u202F\u00A0]/g, " ");
    for (const order of locale === "en"
      ? [
          "participants pressed them in the same order,",
          "participants pressed them in reverse order,",
        ]
      : [
          "les participants les désignaient dans le même ordre,",
          "les participants les désignaient dans l’ordre inverse,",
        ])
      expect(text).toContain(order);
  },
);

it("simulated participants recall in the direction of their condition, and less well backward", () => {
  const spans: Record<Direction, number[]> = { forward: [], backward: [] };
  const participants = simulatedParticipants(
    {
      document: complete(studyWith()),
      protocolId: "a",
      documentId: "b",
      people: 400,
      seed: 3,
      means: {},
      differences: {},
    },
    ({ study, rows }) => {
      // A person of one condition never does the step of the other condition.
      expect(study?.condition).toBe(study?.step);
      for (const { stimulus, response, correct } of rows)
        if (correct && stimulus?.includes("-"))
          expect(response === stimulus).toBe(study?.condition === "forward");
    },
  );
  for (const { condition, results } of participants) {
    const of = condition as Direction;
    const measured = results[of]?.measured;
    if (typeof measured === "number") spans[of].push(measured);
  }
  // The published means are 5.92 forward and 5.53 backward. The standard errors of 200 people are 0.06.
  expect(Math.abs(mean(spans.forward) - 5.92)).toBeLessThan(0.2);
  expect(Math.abs(mean(spans.backward) - 5.53)).toBeLessThan(0.2);
});
