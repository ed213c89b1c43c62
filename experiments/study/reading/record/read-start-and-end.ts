import type { EndRecord, StartRecord } from "@/experiments/engine/sending/sent-record";
import { identifiersFault, identifiersOf } from "./identifiers";
import { because, type Reason } from "./reason";
import { isCount, isWord, type Unchecked } from "./values";

/** The start of a session. */
export type ReadStart = {
  condition: string | null;
  conditionSource: string | null;
  /** The time of the consent. */
  at: string;
  /** The values that identify the person, keyed by name. */
  identifiers: ReadonlyMap<string, string>;
};

/** The end of a session as the session's page sent it, and the code that the page displayed. */
export type ReadEnd = { [Field in "exit" | "code" | "steps"]: EndRecord[Field] | null };

/** States for each field of a start whether the reader reads this field. */
const READ_OF_START = {
  format: true,
  kind: false,
  session: false,
  protocol: true,
  document: false,
  condition: true,
  conditionSource: true,
  row: false,
  ids: true,
  at: true,
  planHash: true,
  person: true,
  visit: true,
  rehearsal: true,
} as const satisfies Record<keyof StartRecord, boolean>;

/** States for each field of an end whether the reader reads this field. */
const READ_OF_END = {
  format: true,
  kind: false,
  session: false,
  protocol: true,
  document: false,
  exit: true,
  code: true,
  steps: true,
  receipt: false,
  planHash: true,
  person: true,
  visit: true,
  rehearsal: true,
} as const satisfies Record<keyof EndRecord, boolean>;

/** The maximum size of a start or an end in bytes. A valid one has some hundred bytes. */
const LARGEST = 65_536;

/**
 * Reads the start of a session.
 * @param bytes the size of the record
 * @returns the reason if it is not valid
 */
export function startOf(
  bytes: number,
  { condition = null, conditionSource = null, at, ids }: Unchecked<typeof READ_OF_START>,
  protocol: string | null,
): ReadStart | Reason {
  if (bytes > LARGEST) return because("It is the start of a session, and has … bytes.", bytes);
  if (protocol === null) return because("It is the start of a session without a protocol.");
  if (condition !== null && !isWord(condition)) return because("Its condition is ….", condition);
  if (conditionSource !== null && !isWord(conditionSource))
    return because("The source of its condition is ….", conditionSource);
  if (!isWord(at)) return because("The time of its start is ….", at);
  const fault = identifiersFault(ids);
  return fault ?? { condition, conditionSource, at, identifiers: identifiersOf(ids) };
}

/**
 * Reads the end of a session.
 * @param bytes the size of the record
 * @returns the reason if it is not valid
 */
export function endOf(
  bytes: number,
  { exit = null, code = null, steps = null }: Unchecked<typeof READ_OF_END>,
): ReadEnd | Reason {
  if (bytes > LARGEST) return because("It is the end of a session, and has … bytes.", bytes);
  if (exit !== null && !isWord(exit)) return because("Its exit is ….", exit);
  if (code !== null && !isWord(code)) return because("Its code is ….", code);
  if (steps !== null && !isCount(steps)) return because("Its steps are ….", steps);
  return { exit, code, steps };
}
