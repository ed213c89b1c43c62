/** @jest-environment node */

import { stroopModel } from "@/experiments/apps/stroop/model";
import { appWords, fillWords } from "@/experiments/catalog/app-texts";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES } from "@/lib/routes";

it("a text that names a parameter which the app does not have stops the build", () => {
  const changeable: { trial: { en: string } } = APPS.stroop.words.brief.methods;
  const { trial } = changeable;
  changeable.trial = { ...trial, en: "{cueMs} ms" };
  try {
    expect(() => appWords("stroop", "en")).toThrow("No value for {cueMs}");
  } finally {
    changeable.trial = trial;
  }
});

describe("the parameters of a run", () => {
  const model = stroopModel({ ...APPS.stroop.model.parameters, fixationMs: 650, inks: 3 });

  it("set the figure", () => {
    const [fixation] = model.figure(localize(APPS.stroop.words, "en"));
    expect(fixation?.timing).toEqual({ kind: "duration", ms: 650 });
  });

  it.each(LOCALES)("set the methods paragraph, %s", (locale) => {
    const { brief } = fillWords(localize(APPS.stroop.words, locale), model, locale);
    expect(brief.methods).toMatch(/650\sms/);
    expect(brief.methods).toMatch(/three|trois/);
  });

  it.each(LOCALES)("set the keys that are announced, %s", (locale) => {
    const { run } = fillWords(localize(APPS.stroop.words, locale), model, locale);
    expect(run.keys).toMatch(/: D \S+, F \S+, J \S+\.$/);
  });
});
