import * as z from "zod/mini";

/** The largest number of items in a survey, choices in a list, pages, and scales. */
export const SURVEY_LIMITS = {
  items: 300,
  choices: 500,
  pages: 100,
  scales: 50,
  lists: 100,
} as const;

/** The largest number of characters of a text, of an answer in one line, and of a long answer. */
export const SURVEY_TEXT = { text: 5_000, answer: 300, longAnswer: 5_000 } as const;

/** The id of an item, a list, a page or a scale. It becomes a column, a measure and a name in XLSForm. */
export const SURVEY_ID = /^[A-Za-z][A-Za-z0-9_]{0,31}$/;

/** The value of a choice, without spaces, because an answer with several choices separates their values by spaces. */
export const CHOICE_VALUE = /^(?!NA$)[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/;

/** A calendar date, YYYY-MM-DD. */
const DATE = /^\d{4}-\d\d-\d\d$/;

const id = z.string().check(z.regex(SURVEY_ID));
const text = z.string().check(z.minLength(1), z.maxLength(SURVEY_TEXT.text));
const each = z.optional(z.string().check(z.maxLength(SURVEY_TEXT.text)));
/**
 * A text for each language. An empty text counts as absent, because the editor has an empty field for a language in
 * which the study does not run.
 */
const said = z.union([
  text,
  z.pipe(
    z.strictObject({ en: each, fr: each }),
    z.transform((texts): { en?: string | undefined; fr?: string | undefined } =>
      Object.fromEntries(Object.entries(texts).filter(([, one]) => one !== "")),
    ),
  ),
]);

/** A text of a survey: the same in all languages, or a text for each language. */
export type Said = string | { en?: string | undefined; fr?: string | undefined };

const value = z.union([z.number(), z.string().check(z.regex(CHOICE_VALUE))]);
const choice = z.strictObject({
  value,
  label: said,
  /** True if participants who take this choice are asked for a text (the item `<id>_other` in the data). */
  other: z.optional(z.literal(true)),
});

const compared = z.union([z.number(), z.string().check(z.maxLength(SURVEY_TEXT.answer))]);

/**
 * A rule about earlier answers. All comparisons of one object must hold. A comparison with an item that does not have an
 * answer does not hold, except `isNot`, which holds.
 */
export type Show =
  | {
      item: string;
      is?: number | string | undefined;
      isNot?: number | string | undefined;
      below?: number | undefined;
      above?: number | undefined;
      atLeast?: number | undefined;
      atMost?: number | undefined;
      /** True if an answer with several choices includes this choice. */
      includes?: number | string | undefined;
    }
  | { all: Show[] }
  | { any: Show[] }
  | { not: Show };

const show: z.ZodMiniType<Show> = z.lazy(() =>
  z.union([
    z.strictObject({
      item: id,
      is: z.optional(compared),
      isNot: z.optional(compared),
      below: z.optional(z.number()),
      above: z.optional(z.number()),
      atLeast: z.optional(z.number()),
      atMost: z.optional(z.number()),
      includes: z.optional(compared),
    }),
    z.strictObject({ all: z.array(show).check(z.minLength(1)) }),
    z.strictObject({ any: z.array(show).check(z.minLength(1)) }),
    z.strictObject({ not: show }),
  ]),
) as z.ZodMiniType<Show>;

const shown = { id, label: said, show: z.optional(show) };
const asked = {
  ...shown,
  hint: z.optional(said),
  /**
   * True if the item must have an answer. `ask`: participants who leave it out are asked once more and may then go on.
   * Absent or false: it may be left out.
   */
  required: z.optional(z.union([z.boolean(), z.literal("ask")])),
};
/** The message about an answer that the item does not allow, in place of the message of the site. */
const problem = z.optional(said);
const list = { choices: id, order: z.optional(z.literal("shuffled")) };
const date = z.string().check(z.regex(DATE));

const item = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("note"), ...shown }),
  z.strictObject({ type: z.literal("text"), ...asked }),
  z.strictObject({ type: z.literal("long"), ...asked }),
  z.strictObject({
    type: z.literal("integer"),
    ...asked,
    min: z.optional(z.int()),
    max: z.optional(z.int()),
    problem,
  }),
  z.strictObject({
    type: z.literal("decimal"),
    ...asked,
    min: z.optional(z.number()),
    max: z.optional(z.number()),
    problem,
  }),
  z.strictObject({
    type: z.literal("date"),
    ...asked,
    min: z.optional(date),
    max: z.optional(date),
    problem,
  }),
  z.strictObject({ type: z.literal("one"), ...asked, ...list, expect: z.optional(value) }),
  z.strictObject({ type: z.literal("many"), ...asked, ...list }),
  z.strictObject({ type: z.literal("rank"), ...asked, ...list }),
  z.strictObject({
    type: z.literal("slider"),
    ...asked,
    min: z.number(),
    max: z.number(),
    /** 1 if absent. */
    step: z.optional(z.number().check(z.positive())),
    /** The labels of both ends, or of both ends and the middle. */
    labels: z.array(said).check(z.minLength(2), z.maxLength(3)),
  }),
]);

const matrixItem = z.strictObject({ ...asked, expect: z.optional(value) });

const page = {
  id,
  label: z.optional(said),
  show: z.optional(show),
  /** True if the page keeps its position when the pages are shuffled. */
  fixed: z.optional(z.literal(true)),
};
const shuffled = z.optional(z.literal("shuffled"));
const items = <Item extends z.ZodMiniType>(one: Item) =>
  z.array(one).check(z.minLength(1), z.maxLength(SURVEY_LIMITS.items));

/** A page whose items are displayed one below the other. */
const listPage = z.strictObject({ ...page, order: shuffled, items: items(item) });
/**
 * A page whose items all have the choices of one list, displayed as the columns of a table if the screen is wide
 * enough.
 */
const matrixPage = z.strictObject({
  ...page,
  matrix: id,
  order: shuffled,
  items: items(matrixItem),
});

const scale = z.strictObject({
  id,
  label: z.optional(said),
  items: z.array(id).check(z.minLength(1), z.maxLength(SURVEY_LIMITS.items)),
  /** The items whose answers are reversed: minimum + maximum − answer. */
  reversed: z.optional(z.array(id)),
  score: z.enum(["mean", "sum"]),
  /**
   * The share of items that must have an answer, from 0 to 1; 1 if absent. If items have no answer, a sum is the mean
   * of the answered items times the number of all items.
   */
  answered: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
});

const source = z.strictObject({
  citation: z.string().check(z.minLength(1), z.maxLength(1_000)),
  url: z.optional(z.string().check(z.maxLength(500), z.regex(/^https:\/\/[^\s"'<>\\]+$/))),
});

export const surveySchema = z.strictObject({
  /** The name of the survey for researchers; participants do not read it. */
  title: z.optional(said),
  /** The lists of choices, keyed by their ids. */
  choices: z.optional(
    z.record(id, z.array(choice).check(z.minLength(1), z.maxLength(SURVEY_LIMITS.choices))),
  ),
  pages: z
    .array(z.union([matrixPage, listPage]))
    .check(z.minLength(1), z.maxLength(SURVEY_LIMITS.pages)),
  /** The order of the pages; fixed if absent. */
  order: z.optional(z.enum(["fixed", "shuffled"])),
  scales: z.optional(z.array(scale).check(z.maxLength(SURVEY_LIMITS.scales))),
  /** The publications from which the questions come. */
  sources: z.optional(z.array(source).check(z.maxLength(10))),
});

export type Survey = z.infer<typeof surveySchema>;
export type SurveyPage = Survey["pages"][number];
export type MatrixPage = z.infer<typeof matrixPage>;
export type SurveyItem = z.infer<typeof item>;
export type ItemType = SurveyItem["type"];
export type MatrixItem = z.infer<typeof matrixItem>;
export type Choice = z.infer<typeof choice>;
export type Scale = z.infer<typeof scale>;
export type Required = NonNullable<MatrixItem["required"]>;
