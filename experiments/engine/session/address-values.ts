/*
 * These functions read the values in a URL despite common damage. Mail programs, surveys and recruiters add blanks,
 * write `&` as `&amp;`, change the case of names, or send a placeholder instead of a value.
 */

/** The reason why a value in a URL is not used. */
export type ValueProblem =
  /** The URL does not contain the name. */
  | "absent"
  /** The value is empty, or contains neither a letter nor a digit. */
  | "empty"
  /** An unfilled placeholder such as `{{%PROLIFIC_PID%}}` or `null`. */
  | "placeholder"
  | "tooLong"
  /** The value contains a control character or an undecoded byte. */
  | "unreadable";

/** One value in a URL: the text in the URL (`came`), and the usable value; null if the text is not usable. */
type Reading = { came: string; value: string | null; problem?: ValueProblem };

/** All values in a URL that have the same name. */
export type AddressValue = {
  /** The first usable value; null if the URL does not contain a usable value. */
  value: string | null;
  /** Every text with this name, in the order of the URL. */
  came: readonly string[];
  /** The reason why the URL does not contain a usable value. */
  problem?: ValueProblem;
  /** True if the value or its name was changed before its use. */
  isRepaired: boolean;
  /** All usable values, without duplicates. If there are several, they contradict each other. */
  values: readonly string[];
};

/** The largest number of characters of a stored value. It equals the limit for e-mail addresses. */
export const LONGEST_VALUE = 254;

/** The largest number of characters of a text that is parsed. A longer text is not a value in any encoding. */
const LONGEST_READ = 4_000;

/**
 * Matches invisible characters: joiners, direction marks, soft hyphens, byte order marks, variation selectors, tags.
 */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** Matches control characters and undecoded bytes. If a text contains them, its intended value is unknown. */
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\uFFFD]/u;

/** Matches one hidden or unreadable character. */
export const HIDDEN_OR_UNREADABLE =
  /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}\p{Co}\u2028\u2029]/gu;

const SPACES = /\p{Zs}+/gu;

/** Patterns of texts that services, spreadsheets and programs write if a value is missing. */
const PLACEHOLDERS = [
  /\{\{|\}\}|\$\{|\[\[|\]\]|<%|%>|\*\||@@/,
  /^(?:\{.*\}|\[.*\]|<.*>|\(.*\)|#.*#|__.*__)$/,
  /%[A-Za-z][\w ./:-]*%/,
  /^\$\w+\$?$/,
  /^(?:undefined|null)$/i,
  /^(?:NaN|None|nil|#N\/A|\[object \w+\])$/,
];

/**
 * Matches an encoded character such as `%40`. A value that contains it was encoded twice, because ids do not contain
 * it.
 */
const ENCODED = /%[0-9A-Fa-f]{2}/;

function decodedAgain(text: string): string {
  if (!ENCODED.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Restores the plus signs of an e-mail address. If the URL was not encoded, decoding has changed them to blanks. */
const withPlus = (text: string) =>
  /^[^\s@]+(?: [^\s@]+)+@[^\s@]+$/.test(text) ? text.replaceAll(" ", "+") : text;

const withoutBlanks = (text: string) =>
  // Line breaks and tabs at the ends of a value are due to copying. In the middle, they make the value unreadable.
  text.replace(HIDDEN, "").replace(SPACES, " ").trim();

/** Reads one value of a URL. @param name name of the value; a value that equals the name is a placeholder */
export function readValue(came: string, name: string): Reading {
  if (came.length > LONGEST_READ) return { came, value: null, problem: "tooLong" };
  const plain = withoutBlanks(came);
  const value = withPlus(withoutBlanks(decodedAgain(plain))).normalize("NFC");
  const not = (problem: ValueProblem): Reading => ({ came, value: null, problem });
  if (value === "") return not("empty");
  if (PLACEHOLDERS.some((each) => each.test(value) || each.test(plain))) return not("placeholder");
  if (value.toLowerCase() === name.toLowerCase()) return not("placeholder");
  if (UNREADABLE.test(value)) return not("unreadable");
  if (!/[\p{L}\p{N}]/u.test(value)) return not("empty");
  if ([...value].length > LONGEST_VALUE) return not("tooLong");
  return { came, value };
}

/** A name in a URL and its decoded value. */
export type Pair = readonly [name: string, value: string];

/**
 * Matches the separator before another pair inside a value: a second `?`, or a separator that was encoded. The name of
 * a flag needs no value.
 */
const innerPair = (names: readonly string[], flags: readonly string[]) =>
  new RegExp(
    `(?:&amp;|[?&#;])\\s*(?:amp;){0,9}(?=(?:${names.join("|")})\\s*=${flags
      .map((flag) => `|${flag}\\s*(?:[?&#;]|$)`)
      .join("")})`,
    "i",
  );

/**
 * Returns the pairs of a URL before and after `#`, including pairs inside the value of another pair.
 * @param names names that the URL may contain
 * @param flags the names that need no value
 */
export function addressPairs(
  query: URLSearchParams,
  hash: string,
  names: readonly string[],
  flags: readonly string[] = [],
): readonly Pair[] {
  const inner = innerPair(names, flags);
  // A document in the hash (`p=`) does not contain separators, so any text after a separator belongs to the URL.
  const behind = hash.split(/[#&?]/).filter((part) => part !== "" && !part.startsWith("p="));
  const pairs = [...query, ...new URLSearchParams(behind.join("&"))];
  return pairs.flatMap(([name, value]) => {
    // Pairs inside the return URL belong to the page to which the participant returns.
    if (name === "return") return [[name, value] as const];
    const [own = "", ...others] = value.split(inner);
    const more = others.map((other): Pair => {
      const at = other.indexOf("=");
      return at < 0 ? [other, ""] : [other.slice(0, at), other.slice(at + 1)];
    });
    return [[name, own] as const, ...more];
  });
}

/**
 * Returns a name for comparisons: in lower case, without blanks, hyphens, remains of `&amp;` or of a second `?`, and
 * without the brackets that programs add to the name of a list.
 */
const compared = (name: string) =>
  withoutBlanks(name)
    .replace(/^(?:(?:amp|#?38|#?x26);|[?&#;\s])+/i, "")
    .replace(/\[\d*\]$/, "")
    .replace(/[\s_.-]/g, "")
    .toLowerCase();

/**
 * Returns the values of a name from the pairs of a URL. A pair with exactly this name takes precedence over a pair with
 * a similar name.
 * @param names all names that the URL may contain; a pair with exactly another of these names is not considered
 */
export function addressValue(
  pairs: readonly Pair[],
  name: string,
  names: readonly string[],
): AddressValue {
  const exact = pairs.filter(([each]) => each === name);
  const alike = pairs.filter(
    ([each]) => !names.includes(each) && compared(each) === compared(name),
  );
  const readings = [...exact, ...alike].map(([as, came]) => ({ as, ...readValue(came, name) }));
  const values = [...new Set(readings.flatMap(({ value }) => value ?? []))];
  const [value = null] = values;
  return {
    value,
    values,
    came: readings.map(({ came }) => came),
    ...(value === null && { problem: readings[0]?.problem ?? "absent" }),
    isRepaired: value !== null && readings.some(({ as, came }) => as !== name || came !== value),
  };
}
