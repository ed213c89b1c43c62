import type { FormAnswer, FormRow } from "@/experiments/engine/contract/define-app";
import { NO_ANSWER } from "@/experiments/engine/contract/no-answer";
import type { Survey, SurveyItem } from "@/experiments/survey/definition/schema";
import { type Answers, shownItems } from "@/experiments/survey/definition/show-rule";
import {
  allItems,
  choicesOf,
  hasOther,
  isAsked,
  otherId,
} from "@/experiments/survey/definition/survey-items";
import type { DisplayedPage } from "@/experiments/survey/definition/survey-order";

/** The content of the only screen of a survey: the survey, and its pages in the order of display. */
export type SurveyScreen = { survey: Survey; pages: readonly DisplayedPage[] };

/** The reasons why an item is without an answer, in the order in which results list them. */
export const SURVEY_EXCLUSIONS = ["notShown", "skipped"] as const;
export type SurveyExclusion = (typeof SURVEY_EXCLUSIONS)[number];

/** A row of a survey before the answer is known. */
type Recorded = { id: string; item: SurveyItem; block: number; isOther: boolean };

/** Returns the rows of a survey in the order of display. An item with an `other` choice has a second row for its text. */
function recorded({ survey, pages }: SurveyScreen): Recorded[] {
  return pages.flatMap(({ items }, index) =>
    items.flatMap(({ item }) => {
      if (!isAsked(item)) return [];
      const row = { id: item.id, item, block: index + 1, isOther: false };
      const other = { ...row, id: otherId(item.id), isOther: true };
      return hasOther(survey, item) ? [row, other] : [row];
    }),
  );
}

/**
 * Returns the ids of the rows of a survey, in the order of display: each item except notes, followed by the text of its
 * `other` choice if it has such a choice.
 */
export const recordedIds = (screen: SurveyScreen): string[] => recorded(screen).map(({ id }) => id);

/** Returns whether an answer takes the choice for which participants are asked for a text. */
export function takesOther(
  survey: Pick<Survey, "choices">,
  item: SurveyItem,
  answer: string | undefined,
): boolean {
  if (!("choices" in item) || answer === undefined) return false;
  const taken = answer.split(" ");
  return choicesOf(survey, item.choices).some(
    ({ value, other }) => other && taken.includes(String(value)),
  );
}

/** Returns the ids of the scales to which each item belongs, separated by spaces, keyed by item. */
export function scalesByItem({ scales = [] }: Pick<Survey, "scales">): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, items } of scales)
    for (const item of new Set(items))
      found.set(item, [found.get(item) ?? [], id].flat().join(" "));
  return found;
}

/** Returns whether an answer to an attention check is the expected answer; null for other items. */
function mark(item: SurveyItem, answer: string | undefined): boolean | null {
  if (item.type !== "one" || item.expect === undefined) return null;
  return answer === String(item.expect);
}

/**
 * Returns the rows of a survey, in the order of display. The rules are applied to the answers again: an item that is not
 * shown has no answer, and the text of an `other` choice counts only if the choice is taken.
 * @param answers the answers in the order of `recordedIds`; null without an answer
 */
export function surveyRows(
  screen: SurveyScreen,
  answers: readonly (FormAnswer<string> | null)[],
): FormRow[] {
  const { survey } = screen;
  const rows = recorded(screen);
  const given = new Map<string, FormAnswer<string>>();
  rows.forEach(({ id }, index) => {
    const answer = answers[index];
    if (answer && answer.value !== "") given.set(id, answer);
  });
  const values: Answers = Object.fromEntries([...given].map(([id, { value }]) => [id, value]));
  const { shown } = shownItems(survey, values);
  const scales = scalesByItem(survey);
  return rows.map(({ id, item, block, isOther }) => {
    const isShown =
      shown.has(item.id) && (!isOther || takesOther(survey, item, given.get(item.id)?.value));
    const answer = isShown ? given.get(id) : undefined;
    const { value, ...how } = answer ?? NO_ANSWER;
    const excluded: SurveyExclusion | null = !isShown ? "notShown" : answer ? null : "skipped";
    return {
      condition: isOther ? null : (scales.get(item.id) ?? null),
      stimulus: id,
      response: value,
      correct: isShown && !isOther ? mark(item, answer?.value) : null,
      excluded,
      block,
      ...how,
    };
  });
}

/** Returns whether some item of a survey is an attention check. */
export const hasChecks = (survey: Pick<Survey, "pages">): boolean =>
  allItems(survey).some(({ item }) => item.type === "one" && item.expect !== undefined);
