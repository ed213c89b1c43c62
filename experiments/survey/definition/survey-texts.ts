import type { Survey, SurveyItem } from "./schema";
import { itemsOfPage } from "./survey-items";

type TextAt = [path: string, text: unknown];

/** Returns the texts of an item that participants read, each with its path. */
function itemTexts(item: SurveyItem, path: string): TextAt[] {
  const { label } = item;
  const {
    hint,
    problem,
    labels = [],
  } = item as {
    hint?: unknown;
    problem?: unknown;
    labels?: readonly unknown[];
  };
  return [
    [`${path}.label`, label],
    [`${path}.hint`, hint],
    [`${path}.problem`, problem],
    ...labels.map((each, index): TextAt => [`${path}.labels.${index}`, each]),
  ];
}

/**
 * Returns the texts of a survey that participants read, each with its path. Titles of surveys and names of scales are
 * not among them: only researchers read these.
 * @param path the path of the survey in its document
 */
export const surveyTexts = ({ pages, choices = {} }: Survey, path: string): TextAt[] => [
  ...Object.entries(choices).flatMap(([list, each]) =>
    each.map(({ label }, index): TextAt => [`${path}.choices.${list}.${index}.label`, label]),
  ),
  ...pages.flatMap((page, index) => [
    [`${path}.pages.${index}.label`, page.label] as TextAt,
    ...itemsOfPage(page).flatMap((item, at) =>
      itemTexts(item, `${path}.pages.${index}.items.${at}`),
    ),
  ]),
];
