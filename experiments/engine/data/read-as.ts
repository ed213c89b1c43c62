/**
 * Words that R, pandas, a spreadsheet or JASP read as a missing, infinite or logical value, in the languages of
 * spreadsheets.
 */
const WORDS: ReadonlySet<string> = new Set(
  "na nan null none nil inf infinity true false t f vrai faux wahr falsch verdadero falso vero verdadeiro waar onwaar".split(
    " ",
  ),
);

/**
 * Names of months that spreadsheets recognise, in English, French, German, Spanish and Dutch, without accents. Italian
 * names are not included, because many names of conditions begin with the Italian month names `set` or `gen`.
 */
const MONTH =
  "jan(?:v|vier|uary)?|fe(?:b|v|vr|vrier|bruary)|mar(?:s|ch)?|a(?:pr|vr)(?:il)?|ma[iy]|juin|june?|jui?l(?:y|let)?|a(?:ug|out)(?:ust)?|sept?(?:embre|ember)?|oct(?:obre|ober)?|nov(?:embre|ember)?|dec(?:embre|ember)?|januari?|februari?|ma?rz|mrt|maart|mei|mayo|juni|juli|augustus|ago(?:sto)?|okt(?:ober)?|dez(?:ember)?|dic(?:iembre)?|ene(?:ro)?|febrero|marzo|abr(?:il)?|junio|julio|septiembre|octubre|noviembre";

/**
 * Letters that may occur inside a number: an exponent, a time in ISO 8601, or the names that Windows uses for values
 * that are not numbers.
 */
const WITHIN = "e|d|[ed]{0,2}i|t|tz|ind|qnan";

/** Letters that may follow a number: a time of day, a complex number, or a time zone. */
const BEHIND = "a|p|am|pm|i|l|z|utc|gmt";

/** The letters of a text that begins with a digit and that a program may read as a number or a date. */
const NUMBER_LETTERS = new RegExp(`^(?:${MONTH})?(?:${WITHIN})?$`);
const LAST_LETTERS = new RegExp(`^(?:${MONTH})?(?:${BEHIND})$`);

/** The letters of a text that begins with a letter, contains a digit, and may be read as a date. */
const DATE_LETTERS = new RegExp(`^(?:${MONTH})(?:${BEHIND})?$`);

/**
 * Returns whether R (`read.csv`), pandas (`read_csv`), a spreadsheet or JASP may by default read a text as a number, a
 * date, a logical or a missing value, such as `007`, `5e10`, `1-2`, `jan1`, `NA`, `inf` and `T`. The result is also
 * true for every text that does not contain a letter.
 */
export function isReadAsOther(text: string): boolean {
  // Some spreadsheets read full-width digits as digits, and people may omit accents.
  const plain = text.normalize("NFKD").toLowerCase().trim();
  const letters = plain.replace(/\P{L}/gu, "");
  if (letters === "" || plain.startsWith("#")) return true;
  if (!/\p{N}/u.test(plain)) return WORDS.has(letters);
  if (/^\P{L}*0x/u.test(plain)) return true;
  if (!/^\P{L}*\p{N}/u.test(plain)) return DATE_LETTERS.test(letters);
  return NUMBER_LETTERS.test(letters) || (!/\p{N}$/u.test(plain) && LAST_LETTERS.test(letters));
}
