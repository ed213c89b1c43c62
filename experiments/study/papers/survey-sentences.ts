import { plainText, shortTitle, textIn } from "@/experiments/study/document/author-text";
import { ANSWERED, FAILED_CHECKS } from "@/experiments/survey/definition/measure-ids";
import type { Scale, Survey } from "@/experiments/survey/definition/schema";
import { scaleRules } from "@/experiments/survey/model/scale-scores";
import { interpolate } from "@/lib/i18n/interpolate";
import { numberText } from "@/lib/i18n/number-text";
import { quoted } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import type { PapersPayload } from "./paper";
import { CHOICE_KINDS, questionsOf, type SurveyFacts, surveyFacts } from "./survey-facts";
import { listed } from "./writing";

export type SurveyPaperWords = PapersPayload["words"]["survey"];

/** The words and the language of the sentences about a survey. */
export type Writing = { words: SurveyPaperWords; locale: Locale };

/** Returns the words for a number: one text for 1, and another for other numbers. */
const counted = (
  { one, more }: Readonly<Record<"one" | "more", string>>,
  n: number,
  locale: Locale,
): string => (n === 1 ? one : interpolate(more, { n: numberText(n, locale) }));

/** Returns a number of questions, such as "12 questions". */
export const questionsText = ({ words, locale }: Writing, n: number): string =>
  n === 0 ? words.questions.none : counted(words.questions, n, locale);

/** Returns a number of pages, such as "3 pages". */
export const pagesText = ({ words, locale }: Writing, n: number) => counted(words.pages, n, locale);

/** Returns the sentences about the number and the types of the questions. */
function sizeSentences(facts: SurveyFacts, writing: Writing): string[] {
  const { words, locale } = writing;
  const pages = pagesText(writing, facts.pages);
  if (facts.questions === 0) return [interpolate(words.onlyTexts, { pages })];
  const kinds = facts.kinds.map(({ kind, n }) =>
    interpolate(words.kind, { kind: words.kindNames[kind], n: numberText(n, locale) }),
  );
  return [
    interpolate(words.size, { questions: questionsText(writing, facts.questions), pages }),
    interpolate(words.kinds, { kinds: listed(kinds, locale) }),
    ...(facts.kinds.some(({ kind }) => kind === "slider") ? [words.sliders] : []),
  ];
}

/** Returns the sentences about the order of pages, questions and choices; empty if the order cannot vary. */
export function surveyOrder({ questions, kinds, order }: SurveyFacts, writing: Writing): string {
  const { words, locale } = writing;
  const drawn = [
    ...(order.isOfPages ? [words.order.pages] : []),
    ...(order.pagesWithItems > 0
      ? [interpolate(words.order.items, { pages: pagesText(writing, order.pagesWithItems) })]
      : []),
    ...(order.questionsWithChoices > 0
      ? [
          interpolate(words.order.choices, {
            questions: questionsText(writing, order.questionsWithChoices),
          }),
        ]
      : []),
  ];
  const hasOrder = questions > 1 || kinds.some(({ kind }) => CHOICE_KINDS.includes(kind));
  if (drawn.length === 0) return hasOrder ? words.order.fixed : "";
  const { kept, follows } = words.order;
  return [
    interpolate(words.order.drawn, { what: listed(drawn, locale) }),
    ...(order.kept > 0 ? [counted(kept, order.kept, locale)] : []),
    ...(order.isBound ? [follows] : []),
  ].join(" ");
}

/** Returns the sentence about the questions that must have an answer; empty for a survey without questions. */
export function requiredText(
  { questions, must, ask, free }: SurveyFacts,
  { words: { required }, locale }: Writing,
): string {
  if (questions === 0) return "";
  if (must === questions) return required.all;
  if (ask === questions) return required.askAll;
  if (free === questions) return required.none;
  const part = (n: number, one: string, more: string) =>
    n > 0 ? [counted({ one, more }, n, locale)] : [];
  return interpolate(required.mixed, {
    parts: listed(
      [
        ...part(must, required.mustOne, required.mustMore),
        ...part(ask, required.askOne, required.askMore),
        ...part(free, required.freeOne, required.freeMore),
      ],
      locale,
    ),
  });
}

/** Returns the sentences about the questions that only some participants see. */
export function conditionalText({ questions, conditional }: SurveyFacts, writing: Writing): string {
  const { words } = writing;
  if (questions === 0) return "";
  if (conditional === 0) return words.conditional.none;
  const some = interpolate(words.conditional.some, {
    questions: questionsText(writing, conditional),
  });
  return `${some} ${words.conditional.hidden}`;
}

function checksText({ checks }: SurveyFacts, { words, locale }: Writing): string {
  return checks === 0 ? "" : `${counted(words.checks, checks, locale)} ${words.checks.untold}`;
}

/**
 * Returns the methods paragraph of a survey: its size, the types of its questions, their order, the answers that may be
 * absent, the rules that hide questions, and the attention checks without the expected answers.
 */
export function surveyMethods(survey: Survey, writing: Writing): string {
  const facts = surveyFacts(survey);
  return [
    ...sizeSentences(facts, writing),
    surveyOrder(facts, writing),
    requiredText(facts, writing),
    conditionalText(facts, writing),
    checksText(facts, writing),
  ]
    .filter((text) => text !== "")
    .join(" ");
}

/** Returns the label of a scale or question for a sentence, in one line; its id without a label. */
export const labelIn = (
  { id, label }: { id: string; label?: Scale["label"] },
  locale: Locale,
): string => shortTitle(plainText(textIn(label, locale) ?? "")) || id;

/** Returns a scale for a list of scores: label, mean or sum, number of questions, and number of reversed questions. */
function scaleInList(scale: Scale, writing: Writing): string {
  const { words, locale } = writing;
  const reversed = scale.reversed?.length ?? 0;
  const text = interpolate(words.scale[scale.score], {
    label: quoted(labelIn(scale, locale), locale),
    questions: questionsText(writing, scale.items.length),
  });
  return reversed === 0 ? text : `${text}, ${counted(words.scale.reversed, reversed, locale)}`;
}

/** Returns sentences about the measures of a survey: its scores, its attention checks, and the single answers. */
export function surveyMeasures(survey: Survey, writing: Writing): string {
  const { words, locale } = writing;
  const { measures } = words;
  const { questions, checks } = surveyFacts(survey);
  if (questions === 0) return measures.nothing;
  const scales = (survey.scales ?? []).map((scale) => scaleInList(scale, writing));
  return [
    ...(scales.length > 0
      ? [
          interpolate(measures.scales, {
            scales: scales.join(locale === "fr" ? "\u202F; " : "; "),
          }),
        ]
      : []),
    scales.length > 0 ? measures.single : measures.answers,
    ...(checks > 0 ? [measures.checks] : []),
  ].join(" ");
}

/** Returns the sentences about the number of answers that a scale needs. */
function missingRule(
  scale: Scale,
  survey: Survey,
  { words: { scale: said }, locale }: Writing,
): string {
  const needed = scaleRules(survey).find(({ id }) => id === scale.id)?.needed ?? 0;
  if (needed >= scale.items.length) return said.missing.all;
  const rule =
    needed <= 1
      ? said.missing.one
      : interpolate(said.missing.some, { n: numberText(needed, locale) });
  return scale.score === "sum" ? `${rule} ${said.missing.filled}` : rule;
}

/** Returns sentences about missing answers in a survey and its scores. */
export function surveyScoring(survey: Survey, writing: Writing): string {
  const { words, locale } = writing;
  const { scales = [] } = survey;
  const colon = locale === "fr" ? "\u00A0: " : ": ";
  return [
    words.scoring.absent,
    ...(scales.length === 0
      ? [words.scoring.noScales]
      : scales.map(
          (scale) =>
            `${quoted(labelIn(scale, locale), locale)}${colon}${lowerFirst(missingRule(scale, survey, writing), locale)}`,
        )),
  ].join(" ");
}

/** Returns a sentence that continues after a colon, with a small first letter. */
const lowerFirst = (text: string, locale: Locale) =>
  text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);

/** Returns the sentences about a scale: the questions, the reversals, the score and the missing rule. */
export function scaleSentences(scale: Scale, survey: Survey, writing: Writing): string {
  const { words, locale } = writing;
  const numbers = new Map(questionsOf(survey).map(({ item }, index) => [item.id, index + 1]));
  const names = (ids: readonly string[]) =>
    listed(
      ids.map((id) => {
        const number = numbers.get(id);
        return number === undefined ? id : `${numberText(number, locale)} (${id})`;
      }),
      locale,
    );
  const { reversed = [] } = scale;
  return [
    scale.score === "mean" ? words.scale.computedMean : words.scale.computedSum,
    interpolate(words.scale.items, { items: names(scale.items) }),
    reversed.length > 0
      ? interpolate(words.scale.reversedItems, { items: names(reversed) })
      : words.scale.noneReversed,
    missingRule(scale, survey, writing),
  ].join(" ");
}

/** Returns the number of questions of a survey and the numbers on its pages, such as "12 questions, 3 to 5 on a page". */
export function perPageText(survey: Survey, writing: Writing): string {
  const { words, locale } = writing;
  const { questions: n, perPage, pages } = surveyFacts(survey);
  const questions = questionsText(writing, n);
  if (n === 0 || pages === 1) return questions;
  const { least, most } = perPage;
  const [low, high] = [numberText(least, locale), numberText(most, locale)];
  if (least !== most)
    return interpolate(words.perPage.range, { questions, least: low, most: high });
  return most === 1
    ? interpolate(words.perPage.one, { questions })
    : interpolate(words.perPage.same, { questions, n: high });
}

/** Returns the text that participants read about a survey before the start. It does not contain the title. */
export function surveyTaskText(survey: Survey, writing: Writing): string {
  const { consent } = writing.words;
  const { questions, conditional } = surveyFacts(survey);
  if (questions === 0) return consent.read;
  return interpolate(conditional > 0 ? consent.upTo : consent.task, {
    questions: questionsText(writing, questions),
  });
}

const surveyTitle = ({ title }: Pick<Survey, "title">, locale: Locale): string =>
  shortTitle(plainText(textIn(title, locale) ?? ""));

/** Returns the name of a survey for researchers: its title, or the id of its step. */
export function surveyName(
  { id, survey }: { id: string; survey: Pick<Survey, "title"> },
  { words, locale }: Writing,
): string {
  const title = surveyTitle(survey, locale);
  return title ? interpolate(words.titled, { title }) : interpolate(words.untitled, { id });
}

/** Returns the name of a survey with the id of its step, for a study in which several surveys have the same title. */
export const surveyNameWithId = (
  { id, survey }: { id: string; survey: Pick<Survey, "title"> },
  { words, locale }: Writing,
): string => interpolate(words.titledTwice, { title: surveyTitle(survey, locale), id });

/** Returns the names of the measures of a survey, keyed by measure: scales, questions, and the counts of answers. */
export const surveyMeasureNames = (
  survey: Survey,
  { words, locale }: Writing,
): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...questionsOf(survey).map(({ item }) => [item.id, labelIn(item, locale)] as const),
    ...(survey.scales ?? []).map((scale) => [scale.id, labelIn(scale, locale)] as const),
    [FAILED_CHECKS, words.failedChecks] as const,
    [ANSWERED, words.answered] as const,
  ]);
