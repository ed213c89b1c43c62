/*
 * Reads the values in an address despite common damage: mail programs, surveys and recruiters add blanks, write `&` as
 * `&amp;`, change the case of names, or send their placeholder instead of a value.
 */

/** The reason why a value in an address is not used. */
export type ValueProblem =
  /** The address does not contain the name. */
  | "absent"
  /** The value is empty, or contains neither a letter nor a digit. */
  | "empty"
  /** An unfilled placeholder such as `{{%PROLIFIC_PID%}}` or `null`. */
  | "placeholder"
  | "tooLong"
  /** The value contains a control character or an undecoded byte. */
  | "unreadable";

/** One value as in the address (`came`) and as it is used; `value` is null if it cannot be used. */
type Reading = { came: string; value: string | null; problem?: ValueProblem };

/** The values of one name in an address. */
export type AddressValue = {
  /** The first usable value; null if there is none. */
  value: string | null;
  /** Every text under the name, in the order of the address. */
  came: readonly string[];
  /** Why there is no usable value. */
  problem?: ValueProblem;
  /** Whether the value or its name was changed before use. */
  isRepaired: boolean;
  /** All usable values, each once: if there are several, they contradict each other. */
  values: readonly string[];
};

/** Maximum length of a stored value, in characters: an e-mail address has at most 254. */
export const LONGEST_VALUE = 254;

/** Maximum length of a text that is parsed, in characters: a longer text is not a value in any encoding. */
const LONGEST_READ = 4_000;

/** Invisible characters: joiners, direction marks, soft hyphens, byte order marks, variation selectors, tags. */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** With control characters or an undecoded byte, the intended value is unknown. */
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\uFFFD]/u;

/** One hidden or unreadable character. */
export const HIDDEN_OR_UNREADABLE =
  /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}\p{Co}\u2028\u2029]/gu;

const SPACES = /\p{Zs}+/gu;

/** Texts that services, spreadsheets and programs write instead of a missing value. */
const PLACEHOLDERS = [
  /\{\{|\}\}|\$\{|\[\[|\]\]|<%|%>|\*\||@@/,
  /^(?:\{.*\}|\[.*\]|<.*>|\(.*\)|#.*#|__.*__)$/,
  /%[A-Za-z][\w ./:-]*%/,
  /^\$\w+\$?$/,
  /^(?:undefined|null)$/i,
  /^(?:NaN|None|nil|#N\/A|\[object \w+\])$/,
];

/** A value that was encoded twice: an id does not contain `%40` itself. */
const ENCODED = /%[0-9A-Fa-f]{2}/;

function decodedAgain(text: string): string {
  if (!ENCODED.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Restores the plus in an e-mail address that was not encoded, where it was decoded to a blank. */
const withPlus = (text: string) =>
  /^[^\s@]+(?: [^\s@]+)+@[^\s@]+$/.test(text) ? text.replaceAll(" ", "+") : text;

const withoutBlanks = (text: string) =>
  // Line breaks and tabs at the ends are due to copying; elsewhere they make a value unreadable.
  text.replace(HIDDEN, "").replace(SPACES, " ").trim();

/** Reads one value of an address. @param name name of the value; the name itself is not a valid value */
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

/** A name in an address and its decoded value. */
export type Pair = readonly [name: string, value: string];

/** Start of another pair inside a value: a second `?`, or a separator that was encoded or written as in HTML. */
const innerPair = (names: readonly string[]) =>
  new RegExp(`(?:&amp;|[?&#;])\\s*(?:amp;){0,9}(?=(?:${names.join("|")})\\s*=)`, "i");

/**
 * Returns the pairs of an address on both sides of `#`, including pairs inside the value of another pair.
 * @param names names that an address may contain
 */
export function addressPairs(
  query: URLSearchParams,
  hash: string,
  names: readonly string[],
): readonly Pair[] {
  const inner = innerPair(names);
  // A document in the hash is one word, so any text after it belongs to the address.
  const behind = hash.split(/[#&?]/).filter((part) => part !== "" && !part.startsWith("p="));
  const pairs = [...query, ...new URLSearchParams(behind.join("&"))];
  return pairs.flatMap(([name, value]) => {
    // Pairs inside the address of another page are meant for that page.
    if (name === "return") return [[name, value] as const];
    const [own = "", ...others] = value.split(inner);
    const more = others.map((other): Pair => {
      const at = other.indexOf("=");
      return [other.slice(0, at), other.slice(at + 1)];
    });
    return [[name, own] as const, ...more];
  });
}

/**
 * Returns a name in a form for comparison: lower case, without blanks, hyphens, remains of `&amp;` or of a second `?`,
 * and without the brackets that programs add to the name of a list.
 */
const compared = (name: string) =>
  withoutBlanks(name)
    .replace(/^(?:(?:amp|#?38|#?x26);|[?&#;\s])+/i, "")
    .replace(/\[\d*\]$/, "")
    .replace(/[\s_.-]/g, "")
    .toLowerCase();

/**
 * Returns the values of a name from the pairs of an address; a value under exactly this name takes precedence.
 * @param names all names that the address may contain: a pair with exactly another of these names is not considered
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
