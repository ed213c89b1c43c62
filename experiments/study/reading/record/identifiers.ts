import { because, type Reason } from "./reason";
import { isObject, type Values } from "./values";

/**
 * Columns from which a recruiter can identify the person. Their values are stored in the file with the key of the ids.
 * In the data, they are NA.
 */
const NAMING: ReadonlySet<string> = new Set(["prolific_pid", "study_id", "prolific_session_id"]);

/**
 * The maximum number of identifiers per record. A study document declares five at most, and a URL has space for some
 * hundred characters of each.
 */
export const MOST_IDENTIFIERS = 20;
export const LONGEST_IDENTIFIER = 1000;

/** Returns the reason why a study cannot have these identifiers. Returns undefined if it can. */
export function identifiersFault(ids: unknown): Reason | undefined {
  if ((ids ?? null) === null) return undefined;
  if (!isObject(ids)) return because("Its identifiers are …, not an object.", ids);
  const entries = Object.entries(ids);
  if (entries.length > MOST_IDENTIFIERS)
    return because("It has … identifiers, more than any study.", entries.length);
  const long = entries.find(([name, value]) =>
    [name, value].some((text) => typeof text === "string" && text.length > LONGEST_IDENTIFIER),
  );
  return long && because("An identifier is too long: ….", long[1]);
}

/** Returns the identifiers in the record and the identifiers in the rows of the record. */
export function identifiersOf(ids: unknown, row: Values = {}): ReadonlyMap<string, string> {
  const named = Object.entries(row)
    .filter(([name]) => NAMING.has(name) || name.startsWith("id_"))
    .slice(0, MOST_IDENTIFIERS);
  const all = [...named, ...Object.entries(isObject(ids) ? ids : {})];
  return new Map(
    all.flatMap(([name, value]): [string, string][] =>
      typeof value === "string" ? [[name, value.slice(0, LONGEST_IDENTIFIER)]] : [],
    ),
  );
}

/**
 * Returns the identifier that names the person of a record of format 1. In a study, this is the first identifier that
 * the study declares. In a single run, this is the identifier that Prolific assigns.
 */
export function personOf(
  ids: unknown,
  identifiers: ReadonlyMap<string, string>,
  protocol: string | null,
): string | null {
  const first = protocol === null ? undefined : Object.values(isObject(ids) ? ids : {})[0];
  const named =
    protocol === null
      ? (identifiers.get("PROLIFIC_PID") ?? identifiers.get("prolific_pid"))
      : first;
  return typeof named === "string" ? comparable(named) : null;
}

/** Returns an identifier in the form in which identifiers are compared; null if it is blank. */
export const comparable = (identifier: string): string | null =>
  identifier.normalize("NFC").trim() || null;
