import type { SurveyWords as SharedWords } from "@/content/survey";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import { ANSWERED, FAILED_CHECKS } from "@/experiments/survey/definition/measure-ids";
import { measureName, saidIn } from "@/experiments/survey/definition/measure-name";
import type { Survey } from "@/experiments/survey/definition/schema";
import { allItems, isAsked } from "@/experiments/survey/definition/survey-items";
import type { Locale } from "@/lib/routes";
import type { SurveyExclusion } from "./survey-rows";

/** The texts of a survey that a run and its result display. */
export type SurveyWords = CommonWords & {
  form: SharedWords["form"];
  headline: string;
  result: { excluded: Readonly<Record<SurveyExclusion, string>> };
};

/** Returns the names of all numbers that a survey can measure. */
function measureNames(survey: Survey, locale: Locale) {
  const ids = [
    ...(survey.scales ?? []).map(({ id }) => id),
    ...allItems(survey).flatMap(({ item }) => (isAsked(item) ? [item.id] : [])),
    FAILED_CHECKS,
    ANSWERED,
  ];
  return Object.fromEntries(ids.map((id) => [id, measureName(survey, id, locale)]));
}

/** Returns the texts of a survey in one language. */
export function wordsOfSurvey(
  survey: Survey,
  { form, payload }: SharedWords,
  locale: Locale,
): SurveyWords {
  return {
    name: saidIn(survey.title, locale) || payload.name,
    form,
    headline: payload.headline,
    run: { instruction: "" },
    result: {
      measures: measureNames(survey, locale),
      details: {},
      excluded: { notShown: payload.notShown, skipped: payload.skipped },
      reasons: {},
      caption: "",
      comparison: "",
    },
  };
}
