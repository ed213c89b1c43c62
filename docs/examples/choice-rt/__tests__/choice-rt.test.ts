import { join, relative } from "node:path";
import { anyRun } from "@/__tests__/experiments/any-run";
import { recomputed } from "@/__tests__/experiments/recompute";
import { runWords } from "@/content/run";
import { fillWords } from "@/experiments/catalog/app-texts";
import { registry } from "@/experiments/catalog/registry";
import { type TimedApp, withParameters } from "@/experiments/engine/contract/define-app";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { printedScore } from "@/experiments/engine/score/printed-score";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES } from "@/lib/routes";
import { ROOT } from "@/scripts/project.mjs";
import { choiceRtModel } from "../model";
import { choiceRtParameters } from "../parameters";
import { choiceRtTested } from "../tested";
import { app as code } from "../view.client";
import { choiceRtWords } from "../words";

const words = localize(choiceRtWords, "en");
const app = withParameters(code) as TimedApp;
const model = choiceRtModel(defaultsOf(choiceRtParameters));

/**
 * The folder that contains the app's folder. The tests find the scripts from here, in a copy of this example as well.
 */
const folder = relative(ROOT, join(__dirname, "../.."));

it("the choice RT app fits into the registry", () => {
  const apps = registry({
    "choice-rt": {
      parameters: choiceRtParameters,
      modelOf: choiceRtModel,
      words: choiceRtWords,
    },
  });
  expect(apps["choice-rt"].modelOf).toBe(code.model);
});

it("the choice RT app displays each side equally often, in an order that depends on the seed", () => {
  const orders = Array.from({ length: 20 }, (_, seed) =>
    model
      .blocks(seed)
      .map(({ length, trialAt }) => Array.from({ length }, (_, index) => trialAt(index, []))),
  );
  for (const [sides = []] of orders)
    expect(sides.filter((side) => side === "left")).toHaveLength(sides.length / 2);
  expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
});

it("the choice RT app scores a run, and its scripts print the same number", () => {
  const rows = anyRun(app);
  const score = model.score(rows);
  expect(rows).toHaveLength(model.parameters.trials);
  expect(printedScore(model.facts, score)).toBe("choice_rt 433 NA NA");
  for (const output of recomputed("choice-rt", rows, { model, folder }))
    expect(output).toBe(printedScore(model.facts, score));
});

it("the choice RT app returns a reason if a run has no score, and its scripts print the same reason", () => {
  const rows = anyRun(app).map((row) => ({ ...row, excluded: "omission", rt_ms: null }));
  const score = model.score(rows);
  expect(score).toMatchObject({ status: "no-score", reason: "tooFewLeft" });
  for (const output of recomputed("choice-rt", rows, { model, folder }))
    expect(output).toBe(printedScore(model.facts, score));
});

it("the choice RT app draws an arrow for each side", () => {
  const scene = app.view.scene(words, localize(runWords, "en").feedback);
  for (const side of ["left", "right"] as const) {
    scene.prepare(side);
    const [displayed, wanted] = choiceRtTested.displayed(scene.node, side, "en");
    expect(displayed).toEqual(wanted);
  }
});

it.each(LOCALES)("the texts of the choice RT app state its parameters, %s", (locale) => {
  const { brief, result } = fillWords(localize(choiceRtWords, locale), model, locale);
  expect(brief.methods).toMatch(/500\sms.*40/);
  expect(JSON.stringify([brief, result.reasons])).not.toMatch(/\{\w+\}/);
});
