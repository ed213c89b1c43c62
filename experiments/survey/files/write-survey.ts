import Papa from "papaparse";
import type {
  Choice,
  Said,
  Scale,
  Survey,
  SurveyItem,
} from "@/experiments/survey/definition/schema";
import {
  allItems,
  choicesOf,
  isMatrix,
  itemsOfPage,
  otherId,
} from "@/experiments/survey/definition/survey-items";
import { canonicalSurvey } from "./canonical-survey";
import { guarded } from "./formula";
import { Ids } from "./names";
import { plainNumber, readPlainNumber } from "./plain-number";
import { writeShow } from "./write-expression";

type Cells = Readonly<Record<string, string | undefined>>;

const LANGUAGES = [
  ["en", "English (en)"],
  ["fr", "French (fr)"],
] as const;

/**
 * Returns the cells of a text, one for each language. A text that is the same in all languages is written in each
 * column.
 */
function saidCells(key: string, said: Said | undefined): Cells {
  if (said === undefined) return {};
  return Object.fromEntries(
    LANGUAGES.map(([language, name]) => {
      const text = typeof said === "string" ? said : said[language];
      return [`${key}::${name}`, text && guarded(text)];
    }),
  );
}

const yes = (is: unknown) => (is ? "yes" : undefined);

const bilingual = (key: string) => LANGUAGES.map(([, name]) => `${key}::${name}`);

/** The columns of each sheet in their order. Columns that are empty in all rows are not written. */
const COLUMNS = {
  survey: [
    "type",
    "name",
    ...bilingual("label"),
    ...bilingual("hint"),
    "required",
    "relevant",
    "constraint",
    ...bilingual("constraint_message"),
    "appearance",
    "parameters",
    ...bilingual("min_label"),
    ...bilingual("middle_label"),
    ...bilingual("max_label"),
    "scale",
    "reverse",
    "expect",
    "order",
    "block",
    "page",
  ],
  choices: ["list_name", "name", ...bilingual("label"), "other", "kind"],
  settings: [
    "form_title",
    "form_id",
    "version",
    "default_language",
    "order",
    ...bilingual("survey_title"),
    "scale",
    ...bilingual("scale_label"),
    "score",
    "answered",
    "scale_items",
    "scale_reversed",
    "citation",
    "url",
  ],
} as const;

/** The columns that other programs need even if they are empty. */
const ALWAYS = ["type", "name", "label::English (en)", "list_name", "form_id", "default_language"];

/**
 * Returns a survey as one CSV file, an XLSForm whose first column is the sheet. Programs that read XLSForm ignore the
 * columns that only this site has. The text has no byte order mark, because pyxform does not accept one.
 * @param options `title`: the name of the study, from which the id of the form is made
 */
export function surveyCsv(survey: Survey, options: { title?: string } = {}): string {
  const written = canonicalSurvey(survey);
  const sheets = [
    ["survey", surveyRows(written)],
    ["choices", choiceRows(written)],
    ["settings", settingsRows(written, options.title)],
  ] as const;
  const rows = sheets.flatMap(([sheet, cells]) => {
    if (cells.length === 0) return [];
    const columns = COLUMNS[sheet].filter(
      (column) =>
        ALWAYS.includes(column) ||
        cells.some((row) => row[column] !== undefined && row[column] !== ""),
    );
    return [
      [sheet, ...columns],
      ...cells.map((row) => ["", ...columns.map((column) => row[column] ?? "")]),
    ];
  });
  return `${Papa.unparse(rows, { newline: "\r\n" })}\r\n`;
}

function surveyRows(survey: Survey): Cells[] {
  const names = new Ids();
  for (const { item } of allItems(survey)) names.reserve(item.id);
  return survey.pages.flatMap((page) => {
    // Programs that read XLSForm do not distinguish the name of a group from the name of a question.
    const name = names.reserve(page.id) ? page.id : names.make(page.id, "page");
    const group: Cells = {
      type: "begin_group",
      name,
      ...saidCells("label", page.label),
      relevant: page.show && writeShow(page.show),
      appearance: isMatrix(page) ? "table-list" : "field-list",
      order: page.order,
      block: page.fixed && "fixed",
      page: name === page.id ? undefined : page.id,
    };
    return [
      group,
      ...itemsOfPage(page).flatMap((item) => [itemRow(item, survey), ...otherRows(item, survey)]),
      { type: "end_group" },
    ];
  });
}

function typeOf(item: SurveyItem): string {
  switch (item.type) {
    case "one":
      return `select_one ${item.choices}`;
    case "many":
      return `select_multiple ${item.choices}`;
    case "rank":
      return `rank ${item.choices}`;
    case "long":
      return "text";
    case "slider":
      return "range";
    default:
      return item.type;
  }
}

function itemRow(item: SurveyItem, survey: Survey): Cells {
  const { scales = [] } = survey;
  const inScales = scales.filter(({ items }) => items.includes(item.id));
  const reversed = inScales.filter((scale) => scale.reversed?.includes(item.id));
  const isReversedInAll = reversed.length === inScales.length;
  return {
    type: typeOf(item),
    name: item.id,
    ...saidCells("label", item.label),
    ...("hint" in item ? saidCells("hint", item.hint) : {}),
    required:
      "required" in item ? (item.required === "ask" ? "ask" : yes(item.required)) : undefined,
    relevant: item.show && writeShow(item.show),
    constraint: constraintOf(item),
    ...("problem" in item ? saidCells("constraint_message", item.problem) : {}),
    appearance: item.type === "long" ? "multiline" : undefined,
    parameters:
      item.type === "slider"
        ? `start=${plainNumber(item.min)} end=${plainNumber(item.max)} step=${plainNumber(item.step ?? 1)}`
        : "order" in item && item.order
          ? "randomize=true"
          : undefined,
    ...(item.type === "slider" ? sliderLabels(item) : {}),
    scale: inScales.map(({ id }) => id).join(" "),
    reverse:
      reversed.length === 0
        ? undefined
        : isReversedInAll
          ? "yes"
          : reversed.map(({ id }) => id).join(" "),
    expect: "expect" in item && item.expect !== undefined ? valueText(item.expect) : undefined,
  };
}

function sliderLabels({ labels }: Extract<SurveyItem, { type: "slider" }>): Cells {
  return {
    ...saidCells("min_label", labels[0]),
    ...(labels.length > 2 ? saidCells("middle_label", labels[1]) : {}),
    ...saidCells("max_label", labels.at(-1)),
  };
}

/**
 * Returns the row that asks for the text of `other` choices in programs that do not know the column `other`. It is not
 * read back, because the choice itself asks for the text.
 */
function otherRows(item: SurveyItem, survey: Survey): Cells[] {
  if (!("choices" in item)) return [];
  const others = choicesOf(survey, item.choices).filter(({ other }) => other);
  const [first] = others;
  if (!first) return [];
  const rules = others.map(({ value }) => ({ item: item.id, includes: value }));
  return [
    {
      type: "text",
      name: otherId(item.id),
      ...saidCells("label", first.label),
      relevant: writeShow({ any: rules }),
    },
  ];
}

function constraintOf(item: SurveyItem): string | undefined {
  if (item.type !== "integer" && item.type !== "decimal" && item.type !== "date") return undefined;
  const literal = (value: number | string) =>
    typeof value === "number" ? plainNumber(value) : `date('${value}')`;
  const limits = [
    ...(item.min === undefined ? [] : [`. >= ${literal(item.min)}`]),
    ...(item.max === undefined ? [] : [`. <= ${literal(item.max)}`]),
  ];
  return limits.join(" and ");
}

const valueText = (value: number | string) =>
  typeof value === "number" ? plainNumber(value) : value;

function choiceRows({ choices = {} }: Survey): Cells[] {
  return Object.entries(choices).flatMap(([list, each]) =>
    each.map(
      ({ value, label, other }: Choice): Cells => ({
        list_name: list,
        name: valueText(value),
        ...saidCells("label", label),
        other: yes(other),
        // Without the kind `text`, a value that consists of digits would be read as a number.
        kind:
          typeof value === "string" && readPlainNumber(value) !== undefined ? "text" : undefined,
      }),
    ),
  );
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each, index) => each === other[index]);

/** The first row is about the form. Scales and sources have rows of their own, which other programs do not read. */
function settingsRows(survey: Survey, title: string | undefined): Cells[] {
  const { title: said } = survey;
  const shown = typeof said === "string" ? said : (said?.en ?? said?.fr);
  const order = allItems(survey).map(({ item }) => item.id);
  const form: Cells = {
    form_title: shown && guarded(shown),
    form_id: new Ids().make(title ?? shown ?? "", "survey"),
    version: "1",
    default_language: "English (en)",
    order: survey.order,
    ...(typeof said === "object" ? saidCells("survey_title", said) : {}),
  };
  return [
    form,
    ...(survey.scales ?? []).map((scale) => scaleRow(scale, order)),
    ...(survey.sources ?? []).map(
      ({ citation, url }): Cells => ({ citation: guarded(citation), url }),
    ),
  ];
}

function scaleRow(
  { id, label, items, reversed = [], score, answered }: Scale,
  order: readonly string[],
): Cells {
  const written = order.filter((item) => items.includes(item));
  const isInOrder = isSame(items, written);
  const reversedInOrder =
    isInOrder &&
    isSame(
      reversed,
      items.filter((item) => reversed.includes(item)),
    );
  return {
    scale: id,
    ...saidCells("scale_label", label),
    score,
    answered: answered === undefined ? undefined : plainNumber(answered),
    scale_items: isInOrder ? undefined : items.join(" "),
    scale_reversed: reversedInOrder ? undefined : reversed.join(" "),
  };
}
