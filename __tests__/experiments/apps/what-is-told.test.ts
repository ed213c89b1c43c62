/** @jest-environment node */

import { runWords } from "@/content/run";
import { study } from "@/content/study";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { appPayload } from "@/experiments/payloads/app-payload";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale } from "@/lib/routes";
import { TESTED_APPS } from "@/testing/tested-apps";

/**
 * Patterns for texts about measures, expected results or the order of trials. An app must not display such texts before
 * the first trial, because they could change the responses.
 */
const IN_NO_APP = [
  /\b(measures?|mesurent|tâche mesure|questionnaire mesure)\b/i,
  /\b(hypothes|hypothès|congruen|expected|attendu)/i,
  /in a row|de suite|at random|tiré au sort|half of them|pour moitié/i,
  /\bSD\b|écart type|MTurk|published|publié/i,
];

/** Returns all texts that a participant sees before the first trial. */
function told(app: AppId, locale: Locale): string {
  const { task, needs, example, words } = appPayload(app, locale);
  const { instruction, keys, manner } = words.run;
  const { hands, cannot, length, formLength } = localize(study, locale).brief;
  const { wait } = localize(runWords, locale);
  return JSON.stringify([
    task,
    needs,
    example,
    hands,
    instruction,
    keys,
    manner,
    cannot,
    length,
    formLength,
    wait,
  ]);
}

describe.each(LOCALES)("before the first trial (%s)", (locale) => {
  it.each(APP_IDS)(
    "the instructions of %s do not contain information that would affect the responses",
    (app) => {
      const { spoilers, withheld } = TESTED_APPS[app];
      const text = told(app, locale);
      for (const pattern of [...IN_NO_APP, ...spoilers]) expect(text).not.toMatch(pattern);
      for (const item of withheld?.(locale) ?? []) expect(text).not.toContain(item);
    },
  );
});
