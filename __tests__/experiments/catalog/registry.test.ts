/** @jest-environment node */

import { stroopModel } from "@/experiments/apps/stroop/model";
import { appWords, fillWords } from "@/experiments/catalog/app-texts";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES } from "@/lib/routes";

it("the build fails if a text has a placeholder for a parameter that does not exist in the app", () => {
  const changeable: { trial: { en: string } } = APPS.stroop.words.brief.methods;
  const { trial } = changeable;
  changeable.trial = { ...trial, en: "{cueMs} ms" };
  try {
    expect(() => appWords("stroop", "en")).toThrow("No value for {cueMs}");
  } finally {
    changeable.trial = trial;
  }
});

describe("parameters that differ from the defaults", () => {
  const model = stroopModel({ ...APPS.stroop.model.parameters, fixationMs: 650, inks: 3 });

  it("determine the durations in the trial figure", () => {
    const [fixation] = model.figure(localize(APPS.stroop.words, "en"));
    expect(fixation?.timing).toEqual({ kind: "duration", ms: 650 });
  });

  it.each(LOCALES)("determine the methods paragraph, %s", (locale) => {
    const { brief } = fillWords(localize(APPS.stroop.words, locale), model, locale);
    expect(brief.methods).toMatch(/650\sms/);
    expect(brief.methods).toMatch(/three|trois/);
  });

  it.each(LOCALES)("determine the response keys that the text announces, %s", (locale) => {
    const { run } = fillWords(localize(APPS.stroop.words, locale), model, locale);
    expect(run.keys).toMatch(/: D \S+, F \S+, J \S+\.$/);
  });
});
