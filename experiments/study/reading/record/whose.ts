import type { EndRecord, StartRecord, StepRecord } from "@/experiments/engine/sending/sent-record";
import { comparable, LONGEST_IDENTIFIER } from "./identifiers";
import { because, type Reason } from "./reason";
import type { Values } from "./values";
import { isText } from "./values";

/** The plan, the person and the visit of a record; each is null in a record of format 1. */
export type Whose = {
  planHash: string | null;
  /** The identifier that names the person. The value is null if no identifier names the person. */
  person: string | null;
  visit: string | null;
  rehearsal: boolean | null;
};

const NOBODY: Whose = { planHash: null, person: null, visit: null, rehearsal: null };

const SHA_256 = /^[0-9a-f]{64}$/;
const VISIT = /^[a-z][a-z0-9-]{0,31}$/;

const matches = (pattern: RegExp, value: unknown): value is string | null =>
  value === null || (typeof value === "string" && pattern.test(value));

type Fields = keyof Whose & keyof StartRecord & keyof StepRecord & keyof EndRecord;

/**
 * Reads the fields that all records have since format 2. Without an identifier, the person of a record is its session,
 * and no identifier names the person; in a study with visits, the person is a random number, which names the person.
 *
 * @returns the reason if a field is not valid
 */
export function whoseOf(
  {
    format,
    planHash = null,
    person,
    visit = null,
    rehearsal,
  }: Values & { [F in Fields]?: unknown },
  session: string,
): Whose | Reason {
  if (format !== 2) return NOBODY;
  if (!matches(SHA_256, planHash)) return because("The hash of its plan is ….", planHash);
  if (!isText(person) || person.length > LONGEST_IDENTIFIER)
    return because("Its person is ….", person);
  if (!matches(VISIT, visit)) return because("Its visit is ….", visit);
  if (typeof rehearsal !== "boolean") return because("Its rehearsal is ….", rehearsal);
  return { planHash, person: person === session ? null : comparable(person), visit, rehearsal };
}
