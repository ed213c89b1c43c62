/** The fields of a record or of a row, before they are validated. */
export type Values = Record<string, unknown>;

const LONGEST_WORD = 64;

/** The maximum length of a text. No text of an app is longer. The CSV reader of Python has a higher limit. */
const LONGEST_TEXT = 5000;

export const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns whether a value is a text in the format that the apps write: one line, without NUL and without unpaired
 * surrogates.
 */
export const isText = (value: unknown): value is string =>
  typeof value === "string" &&
  value.length <= LONGEST_TEXT &&
  value.isWellFormed() &&
  !/\p{Cc}/u.test(value);

/** Returns whether a value is a short text. */
export const isWord = (value: unknown): value is string =>
  isText(value) && value.length <= LONGEST_WORD;

export const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0;

/** The fields of a record that are marked as read, before they are validated. */
export type Unchecked<IsRead extends Record<string, boolean>> = {
  [Field in keyof IsRead as IsRead[Field] extends true ? Field : never]?: unknown;
};
