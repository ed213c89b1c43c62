import type { Locale } from "@/lib/routes";

/**
 * A typed number: its value, or two possible values if the notation is ambiguous, or null if the text is not a number.
 */
export type ReadNumber =
  | { number: number }
  | { isAmbiguous: true; small: number; large: number }
  | null;

/**
 * The character codes of the digit zero in each supported script, and of the signs that keyboards and documents use.
 * The characters themselves are not written here, because the fonts of the site would then have to include them.
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
  // The following signs may only separate groups of three digits.
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

/** The length of the longest text that is read as a number; nobody types a longer number. */
const LONGEST = 40;

/**
 * Reads a number as people type it. The number may have digits of several scripts, a decimal point or comma, blanks or
 * apostrophes between groups of three digits, a sign, and a power of ten. The language's thousands separator is
 * ambiguous if it occurs once, before the last three digits: `2,000` in English, `2.000` in French. In this case only
 * the visitor knows which number is meant.
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

/**
 * Returns the digits of a number in JavaScript notation: two strings if the text is ambiguous, null if it is not a
 * number.
 */
function bodyOf(body: string, locale: Locale): readonly string[] | null {
  const [first, second, ...more] = [...new Set(body.match(/[.,]/g) ?? [])];
  if (more.length > 0) return null;
  if (first === undefined) return wholeOf(body);
  const parts = body.split(first);
  if (second !== undefined) {
    // If the text has two different separators, the first separates groups of digits and the second is the decimal
    // separator.
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

/**
 * Returns the digits of a number without the separators of its groups of three; null if the groups do not have three
 * digits each.
 */
function groupsOf(parts: readonly string[]): string | null {
  return parts.every(isDigits) && GROUPS.test(parts.join(" ")) ? parts.join("") : null;
}

/** Returns a whole number without the blanks between its groups of digits. */
function wholeOf(text: string): readonly string[] | null {
  if (isDigits(text)) return [text];
  return GROUPS.test(text) ? [text.replaceAll(" ", "")] : null;
}
