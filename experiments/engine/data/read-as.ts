/** Words that R, pandas, a spreadsheet or JASP take for missing, infinite or logical, in the languages of spreadsheets. */
const WORDS: ReadonlySet<string> = new Set(
  "na nan null none nil inf infinity true false t f vrai faux wahr falsch verdadero falso vero verdadeiro waar onwaar".split(
    " ",
  ),
);

/**
 * Names of months in English, French, German, Spanish and Dutch, without accents, as spreadsheets know them. Not in Italian:
 * `set` and `gen` begin many names of conditions.
 */
const MONTH =
  "jan(?:v|vier|uary)?|fe(?:b|v|vr|vrier|bruary)|mar(?:s|ch)?|a(?:pr|vr)(?:il)?|ma[iy]|juin|june?|jui?l(?:y|let)?|a(?:ug|out)(?:ust)?|sept?(?:embre|ember)?|oct(?:obre|ober)?|nov(?:embre|ember)?|dec(?:embre|ember)?|januari?|februari?|ma?rz|mrt|maart|mei|mayo|juni|juli|augustus|ago(?:sto)?|okt(?:ober)?|dez(?:ember)?|dic(?:iembre)?|ene(?:ro)?|febrero|marzo|abr(?:il)?|junio|julio|septiembre|octubre|noviembre";

/** Letters within a number: an exponent, a moment in ISO 8601, the names that Windows gives to what is no number. */
const WITHIN = "e|d|[ed]{0,2}i|t|tz|ind|qnan";

/** Letters behind a number: a time of day, a complex number, a zone. */
const BEHIND = "a|p|am|pm|i|l|z|utc|gmt";

/** The letters of a text that begins with a digit. */
const NUMBER_LETTERS = new RegExp(`^(?:${MONTH})?(?:${WITHIN})?$`);
const LAST_LETTERS = new RegExp(`^(?:${MONTH})?(?:${BEHIND})$`);

/** The letters of a text that begins with a letter and has a digit. */
const DATE_LETTERS = new RegExp(`^(?:${MONTH})(?:${BEHIND})?$`);

/**
 * Returns whether R (`read.csv`), pandas (`read_csv`), a spreadsheet or JASP may take a text for something else without
 * being told: a number, a date, a logical, or what is missing, as `007`, `5e10`, `1-2`, `jan1`, `NA`, `inf` and `T`. A text
 * without any letter always counts as one.
 */
export function isReadAsOther(text: string): boolean {
  // Full-width digits are digits to some spreadsheets, and accents are typed or not.
  const plain = text.normalize("NFKD").toLowerCase().trim();
  const letters = plain.replace(/\P{L}/gu, "");
  if (letters === "" || plain.startsWith("#")) return true;
  if (!/\p{N}/u.test(plain)) return WORDS.has(letters);
  if (/^\P{L}*0x/u.test(plain)) return true;
  if (!/^\P{L}*\p{N}/u.test(plain)) return DATE_LETTERS.test(letters);
  return NUMBER_LETTERS.test(letters) || (!/\p{N}$/u.test(plain) && LAST_LETTERS.test(letters));
}
