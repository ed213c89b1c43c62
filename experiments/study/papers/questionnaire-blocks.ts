import { plainText, textIn } from "@/experiments/study/document/author-text";
import { PIPED } from "@/experiments/survey/definition/piping";
import type { Choice, Said, SurveyItem, SurveyPage } from "@/experiments/survey/definition/schema";
import {
  type AskedItem,
  choicesOf,
  isAsked,
  isMatrix,
  itemsOfPage,
  otherId,
} from "@/experiments/survey/definition/survey-items";
import { authorText } from "@/lib/author-text";
import { formatDay } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { numberText } from "@/lib/i18n/number-text";
import { authorQuote } from "./author-blocks";
import {
  code,
  heading,
  lineWith,
  list,
  type PaperBlock,
  type PaperLine,
  paragraph,
  plain,
  sentences,
  strong,
} from "./blocks";
import { answerText, type QuestionTexts, ruleText } from "./survey-rule-text";
import { labelIn } from "./survey-sentences";
import { exactText, listed } from "./writing";

/** Returns a text of a survey, with a note in place of each earlier answer that the text repeats. */
function saidText(said: Said | undefined, { questions, words, locale }: QuestionTexts): string {
  return (textIn(said, locale) ?? "").replace(PIPED, (_, id: string) => {
    const asked = questions.get(id);
    return asked
      ? interpolate(words.piped, { n: numberText(asked.number, locale) })
      : words.pipedUnknown;
  });
}

/** Returns texts of a survey as one quotation; empty if all are absent. */
function saidBlocks(texts: QuestionTexts, ...said: readonly (Said | undefined)[]): PaperBlock[] {
  const own = said.map((each) => saidText(each, texts)).filter((text) => text.trim() !== "");
  return own.length > 0 ? [authorQuote(own.join("\n\n"))] : [];
}

/** The character before each choice on paper, for each type of question. */
const SIGNS = { one: "○", many: "☐", rank: "…" } as const;

/** Lists with more choices are printed at their first question only. */
const MOST_REPEATED = 12;

const signedList = (items: readonly PaperLine[]): PaperBlock[] =>
  items.length > 0 ? [{ kind: "list", items, isSigned: true }] : [];

/** Returns the choices with their codes in the data. */
const choiceList = (
  choices: readonly Choice[],
  sign: string,
  item: string | null,
  texts: QuestionTexts,
): PaperBlock[] =>
  signedList(
    choices.map((choice): PaperLine => {
      const label = plainText(saidText(choice.label, texts));
      return [
        { text: `${sign} ${label} – ` },
        code(String(choice.value)),
        ...(choice.other && item !== null
          ? [{ text: " " }, ...lineWith(texts.words.choiceOther, { id: [code(otherId(item))] })]
          : []),
      ];
    }),
  );

function limitsText(item: AskedItem, { words: { limits }, locale }: QuestionTexts): string {
  if (item.type === "date") {
    const day = (date: string | undefined) => (date === undefined ? "" : formatDay(date, locale));
    const values = { min: day(item.min), max: day(item.max) };
    if (item.min !== undefined && item.max !== undefined) return interpolate(limits.dates, values);
    if (item.min !== undefined) return interpolate(limits.since, values);
    return item.max === undefined ? "" : interpolate(limits.until, values);
  }
  if (item.type !== "integer" && item.type !== "decimal") return "";
  const number = (value: number | undefined) =>
    value === undefined ? "" : exactText(value, locale);
  const values = { min: number(item.min), max: number(item.max) };
  if (item.min !== undefined && item.max !== undefined) return interpolate(limits.between, values);
  if (item.min !== undefined) return interpolate(limits.atLeast, values);
  return item.max === undefined ? "" : interpolate(limits.atMost, values);
}

const requiredText = ({ required }: AskedItem, { words }: QuestionTexts): string =>
  required === true
    ? words.required.must
    : required === "ask"
      ? words.required.ask
      : words.required.free;

/** Returns the first line of a question: number, name in the data, type with its limits, and whether it may be left out. */
function questionLine(item: AskedItem, texts: QuestionTexts): PaperLine {
  const { words, questions, locale } = texts;
  const n = numberText(questions.get(item.id)?.number ?? 0, locale);
  const facts = [words.kinds[item.type], limitsText(item, texts), requiredText(item, texts)];
  return [
    strong(interpolate(words.question, { n })),
    ...plain(" · "),
    code(item.id),
    ...plain(` · ${facts.filter((text) => text !== "").join(" · ")}`),
  ];
}

/** Returns the sentences about the scores that use an item. */
function scalesText({ id }: SurveyItem, { survey, words, locale }: QuestionTexts): string {
  const scales = (survey.scales ?? []).filter(({ items }) => items.includes(id));
  if (scales.length === 0) return "";
  return interpolate(words.inScale, {
    scales: listed(
      scales.map((scale) =>
        scale.reversed?.includes(id)
          ? interpolate(words.inScaleReversed, { scale: labelIn(scale, locale) })
          : labelIn(scale, locale),
      ),
      locale,
    ),
  });
}

/** Returns the rules of a question: when it is shown, the expected answer of an attention check, and its scores. */
function rulesText(item: SurveyItem, texts: QuestionTexts): string {
  const { words } = texts;
  const { item: shownIf } = words.shown;
  const expected = "expect" in item ? item.expect : undefined;
  return [
    ...(item.show ? [interpolate(shownIf, { rule: ruleText(item.show, texts) })] : []),
    ...(expected !== undefined && isAsked(item)
      ? [interpolate(words.check, { answer: answerText(item, expected, texts) })]
      : []),
    scalesText(item, texts),
  ]
    .filter((text) => text !== "")
    .join(" ");
}

function choicesBlocks(
  item: Extract<AskedItem, { choices: string }>,
  texts: QuestionTexts,
): PaperBlock[] {
  const { survey, words, locale, questions } = texts;
  const choices = choicesOf(survey, item.choices);
  const drawn = item.order === "shuffled" && choices.length > 1 ? words.order.choices : null;
  const [first] = [...questions.values()].filter(
    (each) => "choices" in each.item && each.item.choices === item.choices,
  );
  if (choices.length > MOST_REPEATED && first && first.item.id !== item.id) {
    const n = numberText(first.number, locale);
    return sentences(interpolate(words.sameAnswers, { n }), drawn);
  }
  return [...choiceList(choices, SIGNS[item.type], item.id, texts), ...sentences(drawn)];
}

function answerBlocks(item: AskedItem, texts: QuestionTexts): PaperBlock[] {
  const { words, locale } = texts;
  if ("choices" in item) return choicesBlocks(item, texts);
  if (item.type !== "slider") return [];
  const [low, middle, high] = item.labels.map((label) => plainText(saidText(label, texts)));
  const ends =
    high === undefined
      ? interpolate(words.sliderEnds.two, { low: low ?? "", high: middle ?? "" })
      : interpolate(words.sliderEnds.three, { low: low ?? "", middle: middle ?? "", high });
  const range = interpolate(words.sliderEnds.range, {
    min: exactText(item.min, locale),
    max: exactText(item.max, locale),
    step: exactText(item.step ?? 1, locale),
  });
  return [...list([ends]), paragraph(range)];
}

function itemBlocks(item: SurveyItem, texts: QuestionTexts): PaperBlock {
  const { words } = texts;
  const rules = sentences(rulesText(item, texts));
  if (!isAsked(item))
    return {
      kind: "group",
      blocks: [paragraph([strong(words.textOnly)]), ...saidBlocks(texts, item.label), ...rules],
    };
  const problem = "problem" in item ? saidBlocks(texts, item.problem) : [];
  return {
    kind: "group",
    blocks: [
      paragraph(questionLine(item, texts)),
      ...saidBlocks(texts, item.label, item.hint),
      ...answerBlocks(item, texts),
      ...rules,
      ...(problem.length > 0 ? [paragraph(words.problem), ...problem] : []),
    ],
  };
}

/** Returns an author's text as one line of a table. */
const oneLine = (text: string): PaperLine =>
  authorText(text)
    .flatMap((block) => (block.kind === "list" ? block.items : [block.runs]))
    .flatMap((runs, index) => [
      ...(index > 0 ? plain(" ") : []),
      ...runs.map(({ text: own, isStrong }) => (isStrong ? strong(own) : { text: own })),
    ]);

/** Returns the questions of a page with a table of choices: the choices once, and a row for each question. */
function matrixBlocks(page: SurveyPage & { matrix: string }, texts: QuestionTexts): PaperBlock[] {
  const { survey, words, questions, locale } = texts;
  const choices = choicesOf(survey, page.matrix);
  return [
    {
      kind: "group",
      blocks: [paragraph(words.answersBelow), ...choiceList(choices, SIGNS.one, null, texts)],
    },
    {
      kind: "table",
      head: [words.number, words.text, words.name, words.rules],
      rows: itemsOfPage(page)
        .filter(isAsked)
        .map((item): PaperLine[] => {
          const said = [item.label, item.hint].map((each) => saidText(each, texts));
          const required = requiredText(item, texts);
          const rules = rulesText(item, texts);
          return [
            plain(numberText(questions.get(item.id)?.number ?? 0, locale)),
            oneLine(said.filter((text) => text !== "").join("\n\n")),
            [code(item.id)],
            plain(
              `${required.charAt(0).toLocaleUpperCase(locale)}${required.slice(1)}. ${rules}`.trim(),
            ),
          ];
        }),
    },
  ];
}

/** Returns a page of a survey: its heading, its rules, and its questions in their written order. */
export function pageBlocks(page: SurveyPage, index: number, texts: QuestionTexts): PaperBlock[] {
  const { survey, words, locale } = texts;
  const isDrawn = page.order === "shuffled" && page.items.length > 1;
  const isKept = page.fixed && survey.order === "shuffled";
  return [
    heading(3, interpolate(words.page, { n: numberText(index + 1, locale) })),
    ...sentences(
      page.show ? interpolate(words.shown.page, { rule: ruleText(page.show, texts) }) : null,
      isKept ? words.order.kept : null,
      isDrawn ? words.order.items : null,
    ),
    ...saidBlocks(texts, page.label),
    ...(isMatrix(page)
      ? matrixBlocks(page, texts)
      : page.items.map((item) => itemBlocks(item, texts))),
  ];
}
