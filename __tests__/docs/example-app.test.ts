import { runWords } from "@/content/run";
import { choiceRtModel } from "@/docs/examples/choice-rt/model";
import { choiceRtParameters } from "@/docs/examples/choice-rt/parameters";
import { app as code } from "@/docs/examples/choice-rt/view.client";
import { choiceRtWords } from "@/docs/examples/choice-rt/words";
import { fillWords } from "@/experiments/catalog/app-texts";
import { registry } from "@/experiments/catalog/registry";
import { type TimedApp, withParameters } from "@/experiments/engine/contract/define-app";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { printedScore } from "@/experiments/engine/score/printed-score";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES } from "@/lib/routes";
import { anyRun } from "../experiments/any-run";
import { recomputed } from "../experiments/recompute";

const words = localize(choiceRtWords, "en");
const app = withParameters(code) as TimedApp;
const model = choiceRtModel(defaultsOf(choiceRtParameters));

it("goes into the registry by one line", () => {
  const apps = registry({
    "choice-rt": {
      parameters: choiceRtParameters,
      modelOf: choiceRtModel,
      words: choiceRtWords,
    },
  });
  expect(apps["choice-rt"].modelOf).toBe(code.model);
});

it("scores a run, and its scripts give the same number", () => {
  const rows = anyRun(app);
  const score = model.score(rows);
  expect(rows).toHaveLength(model.parameters.trials);
  expect(printedScore(model.facts, score)).toBe("choice_rt 433 NA NA");
  for (const output of recomputed("choice-rt", rows, { model, folder: "docs/examples" }))
    expect(output).toBe(printedScore(model.facts, score));
});

it("gives its reason for no score, and its scripts the same", () => {
  const rows = anyRun(app).map((row) => ({ ...row, excluded: "omission", rt_ms: null }));
  const score = model.score(rows);
  expect(score).toMatchObject({ status: "no-score", reason: "tooFewLeft" });
  for (const output of recomputed("choice-rt", rows, { model, folder: "docs/examples" }))
    expect(output).toBe(printedScore(model.facts, score));
});

it("draws each side as its arrow", () => {
  const scene = app.view.scene(words, localize(runWords, "en").feedback);
  scene.prepare("left");
  expect(scene.node).toHaveTextContent("←");
  scene.prepare("right");
  expect(scene.node).toHaveTextContent("→");
});

it.each(LOCALES)("states its parameters in its texts, %s", (locale) => {
  const { brief, result } = fillWords(localize(choiceRtWords, locale), model, locale);
  expect(brief.methods).toMatch(/500\sms.*40/);
  expect(JSON.stringify([brief, result.reasons])).not.toMatch(/\{\w+\}/);
});
