/** @jest-environment node */

import { runWords } from "@/content/run";
import { study } from "@/content/study";
import { ITEMS } from "@/experiments/apps/mini-ipip/items";
import { miniIpipWords } from "@/experiments/apps/mini-ipip/words";
import { CITY_IDS } from "@/experiments/apps/where-is-it/cities";
import { whereIsItWords } from "@/experiments/apps/where-is-it/words";
import { APP_IDS, type AppId } from "@/experiments/catalog/registry";
import { appPayload } from "@/experiments/payloads/app-payload";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale } from "@/lib/routes";

/** Words about measures, expected results or the order of trials, which no app may display beforehand. */
const IN_NO_APP = [
  /\b(measures?|mesurent|tâche mesure|questionnaire mesure)\b/i,
  /\b(hypothes|hypothès|congruen|expected|attendu)/i,
  /in a row|de suite|at random|tiré au sort|half of them|pour moitié/i,
  /\bSD\b|écart type|MTurk|published|publié/i,
];

/** Words that a participant of one app must not read before the first trial. */
const MUST_NOT_BE_KNOWN: Record<AppId, readonly RegExp[]> = {
  stroop: [/gets? in the way|gêne|slow(s|er)? (you )?down|ralent|interference|interférence/i],
  flanker: [/gets? in the way|gêne|ignore|ignorez/i],
  "simple-rt": [/foreperiod|\d+ ms|délai de préparation/i],
  "go-no-go": [/rare|habit|first \d+|premiers|10 (in|of) 100|one in ten|un sur dix/i],
  "spatial-span": [/longer when|shorter after|s’allongent|raccourcissent|memory|mémoire/i],
  "lottery-choice": [
    /safer|riskier|risk(?! )|switch|plus sûre|plus risquée|10 (in|sur) 10|certain/i,
  ],
  "eleven-twenty": [/\bbest\b|meilleur|just below|au-dessous|one less|undercut/i],
  "mini-ipip": [
    /Big Five|extraver|agreeab|agréab|conscien|neurot|névros|personality|personnalité|revers|invers/i,
  ],
  "where-is-it": [/bias|biais|too far|trop (au nord|loin)|remembered|en mémoire/i],
};

/** Returns all texts on the screen before the first trial. */
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
      const text = told(app, locale);
      for (const pattern of [...IN_NO_APP, ...MUST_NOT_BE_KNOWN[app]])
        expect(text).not.toMatch(pattern);
    },
  );

  it("neither a statement nor an answer of the Mini-IPIP is displayed", () => {
    const { items } = localize(miniIpipWords, locale);
    const text = told("mini-ipip", locale);
    for (const { id } of ITEMS) expect(text).not.toContain(items[id]);
    expect(text).not.toContain("●");
  });

  it("no city from the list for runs is displayed", () => {
    const { cities } = localize(whereIsItWords, locale);
    const text = told("where-is-it", locale);
    for (const id of CITY_IDS) expect(text).not.toContain(cities[id].name);
  });

  it("the row in the lottery figure is not part of the form and does not contain a choice", () => {
    expect(told("lottery-choice", locale)).not.toMatch(/100|190|"chosen"/);
  });
});
