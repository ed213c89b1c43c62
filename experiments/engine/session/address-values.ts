/*
 * What an address says, however it arrives: mail programs, surveys and recruiters add blanks, write `&` as `&amp;`, change
 * the case of names, or send their placeholder in place of a value.
 */

/** Why a value of an address is not used, or was changed before it was. */
export type ValueProblem =
  /** The address does not have the name. */
  | "absent"
  /** Nothing stands behind the name, or no letter and no digit. */
  | "empty"
  /** A placeholder that nobody filled in, such as `{{%PROLIFIC_PID%}}` or `null`. */
  | "placeholder"
  | "tooLong"
  /** A control character, or one that was not decoded. */
  | "unreadable";

/** One value as it came and as it is used; `value` is null where it cannot be used. */
type Reading = { came: string; value: string | null; problem?: ValueProblem };

/** What an address says under one name. */
export type AddressValue = {
  /** The first value that can be used; null without one. */
  value: string | null;
  /** Every text that came under the name, in its order. */
  came: readonly string[];
  /** Why there is no value. */
  problem?: ValueProblem;
  /** The value, or its name, was changed before it was used. */
  isRepaired: boolean;
  /** All values that can be used, each once: more than one contradict each other. */
  values: readonly string[];
};

/** The longest value that is kept, in characters: an e-mail address has at most 254. */
export const LONGEST_VALUE = 254;

/** The longest text that is looked into, in characters: whatever is longer is no value, however it was encoded. */
const LONGEST_READ = 4_000;

/** Characters that nobody sees: joiners, marks of direction, soft hyphens, byte order marks, variation selectors, tags. */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** Where control characters or an undecoded byte stand, nobody knows which value was meant. */
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\uFFFD]/u;

/** Either of them, one at a time. */
export const HIDDEN_OR_UNREADABLE =
  /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}\p{Co}\u2028\u2029]/gu;

const SPACES = /\p{Zs}+/gu;

/** What services, spreadsheets and programs write in place of a value that they do not have. */
const PLACEHOLDERS = [
  /\{\{|\}\}|\$\{|\[\[|\]\]|<%|%>|\*\||@@/,
  /^(?:\{.*\}|\[.*\]|<.*>|\(.*\)|#.*#|__.*__)$/,
  /%[A-Za-z][\w ./:-]*%/,
  /^\$\w+\$?$/,
  /^(?:undefined|null)$/i,
  /^(?:NaN|None|nil|#N\/A|\[object \w+\])$/,
];

/** Values that were encoded twice; an id has no `%40` of its own. */
const ENCODED = /%[0-9A-Fa-f]{2}/;

function decodedAgain(text: string): string {
  if (!ENCODED.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An address that was not encoded: a blank in an e-mail address was a plus. */
const withPlus = (text: string) =>
  /^[^\s@]+(?: [^\s@]+)+@[^\s@]+$/.test(text) ? text.replaceAll(" ", "+") : text;

const withoutBlanks = (text: string) =>
  // Line breaks and tabs at the ends come from copying; between characters they are unreadable.
  text.replace(HIDDEN, "").replace(SPACES, " ").trim();

/** Returns one value of an address as it can be kept. @param name of the value, which is no value */
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

/** What an address has under a name, decoded. */
export type Pair = readonly [name: string, value: string];

/** Where another pair begins inside a value: a second `?`, or a separator that was encoded, or written as in HTML. */
const innerPair = (names: readonly string[]) =>
  new RegExp(`(?:&amp;|[?&#;])\\s*(?:amp;){0,9}(?=(?:${names.join("|")})\\s*=)`, "i");

/**
 * Returns the pairs of an address on both sides of `#`, with those that stand inside the value of another.
 * @param names that an address may have
 */
export function addressPairs(
  query: URLSearchParams,
  hash: string,
  names: readonly string[],
): readonly Pair[] {
  const inner = innerPair(names);
  // A document is one word, so that whatever follows it belongs to the address.
  const behind = hash.split(/[#&?]/).filter((part) => part !== "" && !part.startsWith("p="));
  const pairs = [...query, ...new URLSearchParams(behind.join("&"))];
  return pairs.flatMap(([name, value]) => {
    // What stands in the address of another page is said to that page.
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
 * A name as it is compared: without case, blanks and hyphens, without the rest of `&amp;` or of a second `?`, and without
 * the brackets that programs write behind the name of a list.
 */
const compared = (name: string) =>
  withoutBlanks(name)
    .replace(/^(?:(?:amp|#?38|#?x26);|[?&#;\s])+/i, "")
    .replace(/\[\d*\]$/, "")
    .replace(/[\s_.-]/g, "")
    .toLowerCase();

/**
 * Returns what the pairs of an address say under a name; a value under exactly this name comes first.
 * @param names all that the address may have: what is exactly another of them is of that one
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
