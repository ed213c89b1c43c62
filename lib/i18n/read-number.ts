import type { Locale } from "@/lib/routes";

/** What a visitor has typed as a number: it, that it could be either of two, or that it is none. */
export type ReadNumber =
  | { number: number }
  | { isAmbiguous: true; small: number; large: number }
  | null;

/**
 * The first digit of each script whose digits are read, and the forms of signs that keyboards and documents have: by their
 * numbers, because the fonts of the site keep every character that stands in its sources.
 */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0xff10];
const SIGNS: Readonly<Record<number, string>> = {
  8722: "-",
  8208: "-",
  8209: "-",
  8211: "-",
  65293: "-",
  65291: "+",
  65292: ",",
  1643: ",",
  65294: ".",
  // They stand between groups of three, and nowhere else.
  1644: " ",
  160: " ",
  8239: " ",
  8199: " ",
  8201: " ",
  12288: " ",
  39: " ",
  8217: " ",
  700: " ",
};

function plainSign(sign: string): string {
  const code = sign.charCodeAt(0);
  const zero = ZEROS.find((each) => code >= each && code < each + 10);
  return zero === undefined ? (SIGNS[code] ?? sign) : String(code - zero);
}

const DECIMAL: Record<Locale, "." | ","> = { en: ".", fr: "," };

/** Longer texts are no numbers that anybody types. */
const LONGEST = 40;

/**
 * Reads a number as people type it: digits of several scripts, a decimal point or comma, blanks or apostrophes between
 * groups of three, a sign, a power of ten. One mark that the language takes for thousands, before three last digits, says
 * either of two numbers, and nobody but the visitor knows which: `2,000` in English, `2.000` in French.
 */
export function readNumber(text: string, locale: Locale): ReadNumber {
  if (text.length > LONGEST) return null;
  const plain = Array.from(text.trim(), plainSign).join("").trim();
  const [, sign = "", body = "", power = ""] =
    /^([+-]?)([\d.,\s]*?)(e[+-]?\d+)?$/i.exec(plain) ?? [];
  const found = bodyOf(body, locale);
  if (!found) return null;
  const [number, other] = found.map((digits) => Number(`${sign}${digits}${power}`));
  if (number === undefined || !Number.isFinite(number)) return null;
  if (other === undefined) return { number };
  return { isAmbiguous: true, small: number, large: other };
}

const GROUPS = /^[1-9]\d{0,2}(?: \d{3})+$/;

/** Returns the digits of a number as JavaScript writes it, of one that could be two of both; null for none. */
function bodyOf(body: string, locale: Locale): readonly string[] | null {
  const [first, second, ...more] = [...new Set(body.match(/[.,]/g) ?? [])];
  if (more.length > 0) return null;
  if (first === undefined) return wholeOf(body);
  const parts = body.split(first);
  if (second !== undefined) {
    // One after the other: the first of them is between groups.
    const [whole = "", decimals = "", ...rest] = body.split(second);
    const grouped = groupsOf(whole.split(first));
    return rest.length === 0 && grouped && isDigits(decimals) ? [`${grouped}.${decimals}`] : null;
  }
  if (parts.length > 2) {
    const grouped = groupsOf(parts);
    return grouped === null ? null : [grouped];
  }
  const [whole = "", decimals = ""] = parts;
  const before = whole === "" ? ["0"] : wholeOf(whole);
  if (!before || !isDigits(decimals)) return null;
  const decimal = `${before[0]}.${decimals}`;
  const grouped = groupsOf(parts);
  return grouped !== null && first !== DECIMAL[locale] ? [decimal, grouped] : [decimal];
}

const isDigits = (text: string) => /^\d+$/.test(text);

/** Returns the digits of groups of three that belong together; null where they are none. */
function groupsOf(parts: readonly string[]): string | null {
  return parts.every(isDigits) && GROUPS.test(parts.join(" ")) ? parts.join("") : null;
}

/** Returns a whole number without the blanks between its groups. */
function wholeOf(text: string): readonly string[] | null {
  if (isDigits(text)) return [text];
  return GROUPS.test(text) ? [text.replaceAll(" ", "")] : null;
}
