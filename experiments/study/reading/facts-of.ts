import { CONDITION_SOURCES, type ConditionSource } from "@/experiments/engine/session/session";
import type { SessionFacts } from "./contribution";
import {
  comparable,
  identifiersOf,
  LONGEST_IDENTIFIER,
  MOST_IDENTIFIERS,
  personOf,
} from "./record/identifiers";
import { isObject, isWord, type Values } from "./record/values";
import type { Whose } from "./record/whose";

const SHA_256 = /^[0-9a-f]{64}$/;
const MOST_STEPS = 100;

/** Returns the value if it is a SHA-256 in hexadecimal digits; null otherwise. */
export const hashIn = (value: unknown): string | null =>
  typeof value === "string" && SHA_256.test(value) ? value : null;

/** Returns the value if it is a short text; null otherwise. */
export const wordIn = (value: unknown): string | null => (isWord(value) ? value : null);

/** Returns the value if it is a source of a condition; null otherwise. */
export const sourceIn = (value: unknown): ConditionSource | null =>
  CONDITION_SOURCES.find((source) => source === value) ?? null;

/** Returns the value if it is a list of the ids of steps; null otherwise. */
export const orderIn = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.length <= MOST_STEPS && value.every(isWord) ? value : null;

/** Returns the identifiers of a record with null for identifiers that the URL did not contain. */
export function idsIn(ids: unknown): Record<string, string | null> {
  if (!isObject(ids)) return {};
  return Object.fromEntries(
    Object.entries(ids)
      .slice(0, MOST_IDENTIFIERS)
      .flatMap(([name, value]): [string, string | null][] => {
        if (value !== null && typeof value !== "string") return [];
        return [[name.slice(0, LONGEST_IDENTIFIER), value?.slice(0, LONGEST_IDENTIFIER) ?? null]];
      }),
  );
}

/** Returns whether a value is true, also as a text that a spreadsheet or R has written. */
const isTrue = (value: unknown): boolean =>
  value === true || (typeof value === "string" && /^true$/i.test(value));

/**
 * Returns the facts of a record about its session.
 * @param shared the cells that all rows of the record have in common
 */
export function factsOf(values: Values, whose: Whose, shared: Values = {}): SessionFacts {
  const { session, ids } = values;
  const rows = [shared, ...(Array.isArray(values.rows) ? values.rows.filter(isObject) : [])];
  const protocol = hashIn(values.protocol);
  return {
    protocol,
    document: hashIn(values.document),
    planHash: whose.planHash,
    person: whose.person ?? personOf(ids, identifiersOf(ids), protocol),
    visit: whose.visit,
    condition: wordIn(values.condition),
    conditionSource: sourceIn(values.conditionSource),
    order: orderIn(values.order),
    ids: idsIn(ids),
    isSimulated:
      isTrue(values.simulated) ||
      rows.some(({ simulated }) => isTrue(simulated)) ||
      (typeof session === "string" && session.startsWith("sim-")),
    isRehearsal:
      whose.rehearsal === true ||
      values.rehearsal === true ||
      rows.some(({ rehearsal }) => rehearsal === true),
  };
}

/**
 * Returns an identifier in the form in which identifiers of people are compared; null if it is the session or blank.
 */
export const personIn = (person: unknown, session: string): string | null =>
  typeof person === "string" && person !== session && person.length <= LONGEST_IDENTIFIER
    ? comparable(person)
    : null;
