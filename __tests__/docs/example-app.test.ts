import { choiceRtModel } from "@/docs/examples/choice-rt/model";
import { app } from "@/docs/examples/choice-rt/view.client";
import { choiceRtWords } from "@/docs/examples/choice-rt/words";
import { fillWords, statedValues } from "@/experiments/app-texts";
import { printedScore } from "@/experiments/engine/printed-score";
import { runWords } from "@/experiments/engine/run-words";
import { registry } from "@/experiments/registry";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES } from "@/lib/routes";
import { anyRun } from "../experiments/any-run";
import { recomputed } from "../experiments/recompute";

const words = localize(choiceRtWords, "en");

it("goes into the registry by one line", () => {
  const apps = registry({ "choice-rt": { model: choiceRtModel, words: choiceRtWords } });
  expect(apps["choice-rt"].model).toBe(app.model);
});

it("scores a run, and its scripts give the same number", () => {
  const rows = anyRun(app);
  const score = choiceRtModel.score(rows);
  expect(rows).toHaveLength(choiceRtModel.parameters.trials);
  expect(printedScore(choiceRtModel.facts, score)).toBe("choice_rt 433 NA NA");
  for (const output of recomputed("choice-rt", rows, "docs/examples"))
    expect(output).toBe(printedScore(choiceRtModel.facts, score));
});

it("gives its reason for no score, and its scripts the same", () => {
  const rows = anyRun(app).map((row) => ({ ...row, excluded: "omission", rt_ms: null }));
  const score = choiceRtModel.score(rows);
  expect(score).toMatchObject({ status: "no-score", reason: "tooFewLeft" });
  for (const output of recomputed("choice-rt", rows, "docs/examples"))
    expect(output).toBe(printedScore(choiceRtModel.facts, score));
});

it("draws each side as its arrow", () => {
  const scene = app.view.scene(words, localize(runWords, "en").feedback);
  scene.prepare("left");
  expect(scene.node).toHaveTextContent("←");
  scene.prepare("right");
  expect(scene.node).toHaveTextContent("→");
});

it.each(LOCALES)("states its parameters in its texts, %s", (locale) => {
  const values = statedValues(choiceRtModel, locale);
  const { brief, result } = fillWords(localize(choiceRtWords, locale), values);
  expect(brief.methods).toMatch(/500\sms.*40/);
  expect(JSON.stringify([brief, result.reasons])).not.toMatch(/\{\w+\}/);
});
