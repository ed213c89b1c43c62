import type { AppCodebook } from "@/experiments/engine/contract/define-app";
import { saidIn } from "@/experiments/survey/definition/measure-name";
import type { Said, Survey } from "@/experiments/survey/definition/schema";
import {
  allItems,
  choicesOf,
  hasOther,
  isAsked,
  otherId,
} from "@/experiments/survey/definition/survey-items";
import { hasChecks, scalesByItem } from "./survey-rows";
import type { SurveyWords } from "./survey-words";

/** Returns a text in English, or in French if it is not written in English, as one line. */
export const codebookText = (text: Said | undefined): string => oneLine(saidIn(text, "en"));

const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();

/** Returns the choices of the list that all items of a survey share, as levels; undefined if they share no list. */
function sharedLevels(survey: Survey): Record<string, string> | undefined {
  const asked = allItems(survey).flatMap(({ item }) => (isAsked(item) ? [item] : []));
  const lists = new Set(asked.map((item) => (item.type === "one" ? item.choices : null)));
  const [list] = lists;
  if (lists.size !== 1 || list === null || list === undefined) return undefined;
  if (choicesOf(survey, list).some(({ other }) => other)) return undefined;
  return Object.fromEntries(
    choicesOf(survey, list).map(({ value, label }) => [String(value), codebookText(label)]),
  );
}

function stimulusLevels(survey: Survey): Record<string, string> {
  return Object.fromEntries(
    allItems(survey).flatMap(({ item }) => {
      if (!isAsked(item)) return [];
      const level = [item.id, codebookText(item.label)];
      const other = [
        otherId(item.id),
        `The text of the choice that asks for a text in ${item.id}.`,
      ];
      return hasOther(survey, item) ? [level, other] : [level];
    }),
  );
}

const counted = (n: number, noun: string) => `${n} ${noun}${n === 1 ? "" : "s"}`;

/** Returns a description of the measures of a survey in one sentence for each kind of measure. */
function description(survey: Survey): string {
  const asked = allItems(survey).filter(({ item }) => isAsked(item)).length;
  const scales = survey.scales ?? [];
  return [
    `Questionnaire of ${counted(asked, "question")} on ${counted(survey.pages.length, "page")}.`,
    ...(scales.length > 0
      ? [
          "The score of a scale is the mean or the sum of its items. Where an item is reversed, its answer counts as the smallest plus the largest possible answer, minus the answer. A scale has a score only if enough of its items have an answer; a sum is then the mean of the answered items times the number of items.",
        ]
      : []),
    "Each item whose answer is a number is a measure of its own; answered is the number of items with an answer.",
    ...(hasChecks(survey)
      ? [
          "failed_checks is the number of attention checks that were shown and not answered as asked.",
        ]
      : []),
    ...(survey.sources ?? []).map(({ citation }) => `Source: ${oneLine(citation)}.`),
  ].join(" ");
}

/** Returns the codebook of a survey: the meaning of the columns that all apps share. */
export function surveyCodebook(survey: Survey): AppCodebook<SurveyWords> {
  const levels = sharedLevels(survey);
  const scales = scalesByItem(survey);
  return {
    description: description(survey),
    condition: {
      description:
        scales.size > 0
          ? "The scales to which the item belongs, separated by spaces; NA if it belongs to none."
          : "NA: the survey has no scales.",
    },
    stimulus: { description: "The item, by its id.", levels: stimulusLevels(survey) },
    response: {
      description:
        "The answer. The values of several choices are separated by spaces, in a ranking from the first to the last; dates are written YYYY-MM-DD. NA without an answer: excluded says why.",
      ...(levels && { levels }),
    },
    correct: hasChecks(survey)
      ? {
          description:
            "Whether an attention check was answered as asked; NA for other items and for checks that were not shown.",
          levels: { TRUE: "it was", FALSE: "it was not, or it was left out" },
        }
      : { description: "NA: no answer is right or wrong." },
    rt_ms: {
      description:
        "Time from the previous answer on the page, or from the display of the page, to the last change of this answer, in whole ms; NA without an answer.",
    },
    hidden: {
      description:
        "Whether the page was hidden or lost the focus in this time; NA without an answer.",
    },
    excluded: {
      levels: {
        notShown: "a rule of the survey did not show the item, so there is no answer",
        skipped: "the item was shown and left without an answer",
      },
    },
  };
}
