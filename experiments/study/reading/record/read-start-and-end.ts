import type { EndRecord, StartRecord } from "@/experiments/engine/sending/sent-record";
import { identifiersFault } from "./identifiers";
import { because, type Reason } from "./reason";
import { isCount, isWord, type Unchecked } from "./values";

/** The time of the consent. The reader reads the other fields of a start as the facts of each record. */
export type ReadStart = Pick<StartRecord, "at">;

/** The end of a session as the session's page sent it, and the code that the page displayed. */
export type ReadEnd = { [Field in "exit" | "code" | "steps"]: EndRecord[Field] | null };

/** States for each field of a start whether this file reads the field; `read-sent.ts` and its helpers read others. */
const READ_OF_START = {
  format: false,
  kind: false,
  session: false,
  protocol: false,
  document: false,
  condition: true,
  conditionSource: true,
  row: false,
  ids: true,
  at: true,
  planHash: false,
  person: false,
  visit: false,
  rehearsal: false,
} as const satisfies Record<keyof StartRecord, boolean>;

/** States for each field of an end whether this file reads the field; `read-sent.ts` and its helpers read others. */
const READ_OF_END = {
  format: false,
  kind: false,
  session: false,
  protocol: false,
  document: false,
  exit: true,
  code: true,
  steps: true,
  receipt: false,
  planHash: false,
  person: false,
  visit: false,
  rehearsal: false,
} as const satisfies Record<keyof EndRecord, boolean>;

/** The maximum size of a start or an end in bytes. A valid one has some hundred bytes. */
const LARGEST = 65_536;

/**
 * Checks the start of a session.
 * @param bytes the size of the record
 * @returns the reason if it is not valid
 */
export function checkStart(
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
  return identifiersFault(ids) ?? { at };
}

/**
 * Checks the end of a session.
 * @param bytes the size of the record
 * @returns the reason if it is not valid
 */
export function checkEnd(
  bytes: number,
  { exit = null, code = null, steps = null }: Unchecked<typeof READ_OF_END>,
): ReadEnd | Reason {
  if (bytes > LARGEST) return because("It is the end of a session, and has … bytes.", bytes);
  if (exit !== null && !isWord(exit)) return because("Its exit is ….", exit);
  if (code !== null && !isWord(code)) return because("Its code is ….", code);
  if (steps !== null && !isCount(steps)) return because("Its steps are ….", steps);
  return { exit, code, steps };
}
