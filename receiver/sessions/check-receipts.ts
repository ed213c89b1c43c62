import { readStored } from "./read-record.ts";
import type { RecordStore, StoredRecord } from "./record-store.ts";
import { sessionReceipt, sha256 } from "./session-record.ts";
import { createSharedIdentifiers, type SharedIdentifier } from "./shared-identifiers.ts";

/**
 * The limit of tried combinations. Each conflicting record doubles the number of combinations. Pages of the site send
 * few conflicting records.
 */
const MAX_COMBINATIONS = 1024;

/** The result of the check of a session's receipt. */
export type CheckedSession = {
  session: string;
  steps: number;
  /** The receipt computed from the first record of each step. */
  receipt: string;
  /**
   * The receipt to compare with. This is the receipt that the operator gave, or else the receipt in the session's end.
   * The property is absent if neither exists.
   */
  expected?: string;
  /**
   * `beside` means that the receipt matches if a conflicting record is used in place of a first record. `not finished`
   * means that only the start of the session has arrived.
   */
  verdict: "holds" | "beside" | "differs" | "no receipt" | "not finished" | "damaged" | "missing";
};

/**
 * The fields of a record that the check needs. They are small, so that the fields of all records of a session fit into
 * memory.
 */
type RecordFacts = Omit<StoredRecord, "body"> & {
  protocol: string | null;
  /** The visit in a study of several days; null in other studies. */
  visit: string | null;
  /**
   * The position of a step in the participation. It is read from the record itself or, if the record does not state it,
   * from the record's rows.
   */
  place: number;
  exit?: unknown;
  receipt?: string;
  /** Empty in a rehearsal, because rehearsals are not participation. */
  identifiers: Record<string, unknown>;
  isDamaged: boolean;
};

/**
 * Compares the stored bytes with receipts. These are the given receipts in the format in which people receive them
 * (`<session>-<12 digits>`), or else the receipts in the ends of the sessions.
 *
 * @param given receipts; an empty list checks every session
 * @returns a verdict for each session, or for each given receipt
 */
export const checkReceipts = async (
  store: RecordStore,
  given: readonly string[],
): Promise<CheckedSession[]> => (await checkSessions(store, given)).checked;

/**
 * Checks receipts, and finds repeated participation. Only one record is in memory at a time.
 *
 * @param given receipts, as for `checkReceipts`
 * @returns the verdicts, and the identifiers that several of the checked sessions of a protocol and a visit share
 */
export async function checkSessions(
  store: RecordStore,
  given: readonly string[],
): Promise<{ checked: CheckedSession[]; shared: SharedIdentifier[] }> {
  const expected = new Map(given.map((each) => each.split("-", 2) as [string, string]));
  const checked: CheckedSession[] = [];
  const identifiers = createSharedIdentifiers();
  const records =
    given.length > 0 ? recordsOfEach(store, [...expected.keys()].sort()) : store.records();
  for await (const [session, facts] of grouped(store, records, factsOf)) {
    checked.push(checkSession(session, facts, expected.get(session)));
    for (const { identifiers: own, ...of } of facts) identifiers.add(session, of, own);
    expected.delete(session);
  }
  for (const [session, receipt] of expected)
    checked.push({ session, steps: 0, receipt: "", expected: receipt, verdict: "missing" });
  return { checked, shared: identifiers.shared() };
}

async function* recordsOfEach(store: RecordStore, sessions: readonly string[]) {
  for (const session of sessions) yield* store.recordsOf(session);
}

/** Generates, for each session that is not withdrawn, the values that are made from its records. */
async function* grouped<Facts>(
  store: RecordStore,
  records: AsyncIterable<StoredRecord>,
  make: (record: StoredRecord) => Promise<Facts>,
): AsyncGenerator<[session: string, records: Facts[]]> {
  let current: string | undefined;
  let made: Facts[] = [];
  for await (const record of records) {
    if (current !== undefined && current !== record.session) {
      if (!(await store.isWithdrawn(current))) yield [current, made];
      made = [];
    }
    current = record.session;
    made.push(await make(record));
  }
  if (current !== undefined && !(await store.isWithdrawn(current))) yield [current, made];
}

async function factsOf({ body, ...record }: StoredRecord): Promise<RecordFacts> {
  const { values, firstRow } = await readStored(body);
  const { protocol, visit, place, exit, receipt, ids, rehearsal } = values;
  return {
    ...record,
    protocol: typeof protocol === "string" ? protocol : null,
    visit: typeof visit === "string" ? visit : null,
    place: Number(place ?? firstRow?.step_place) || 0,
    exit,
    receipt: typeof receipt === "string" ? receipt : undefined,
    identifiers: typeof ids === "object" && ids !== null && rehearsal !== true ? { ...ids } : {},
    // The folder storage computes the digest of a first record from the file of the record. A changed file is therefore
    // detected here only if its content is no longer a valid record.
    isDamaged: sha256(body) !== record.digest || Object.keys(values).length === 0,
  };
}

function checkSession(
  session: string,
  records: readonly RecordFacts[],
  given: string | undefined,
): CheckedSession {
  const versions = stepsInOrder(records).map((each) => each.map(({ digest }) => digest));
  const receipt = sessionReceipt(versions.flatMap(([first]) => first ?? []));
  const end = records
    .filter(({ kind }) => kind === "end")
    .sort(byEnding)
    .at(-1);
  const expected = given ?? end?.receipt;
  const result = { session, steps: versions.length, receipt, expected };
  if (records.some(({ isDamaged }) => isDamaged)) return { ...result, verdict: "damaged" };
  if (expected === undefined) {
    const isStarted = records.every(({ kind }) => kind === "start");
    return { ...result, verdict: isStarted ? "not finished" : "no receipt" };
  }
  if (expected === receipt) return { ...result, verdict: "holds" };
  const holdsBeside = combinations(versions).some((each) => sessionReceipt(each) === expected);
  return { ...result, verdict: holdsBeside ? "beside" : "differs" };
}

type Ending = { exit?: unknown; beside: boolean; received: Date };

/**
 * Sorts the ends of a session so that the final end is the last. Sorting by time is not enough, because the record of
 * the end `unsent` may have waited and may have arrived after the final end.
 */
const byEnding = (one: Ending, other: Ending) =>
  Number(one.exit !== "unsent") - Number(other.exit !== "unsent") ||
  Number(one.beside) - Number(other.beside) ||
  one.received.getTime() - other.received.getTime();

/**
 * Returns the steps of a session in the order of the participation. Each step is a list of its versions that begins
 * with the first record.
 */
function stepsInOrder(records: readonly RecordFacts[]): RecordFacts[][] {
  const steps = new Map<string, RecordFacts[]>();
  for (const record of records) {
    if (record.kind !== "step") continue;
    const versions = steps.get(record.step);
    if (versions) versions.push(record);
    else steps.set(record.step, [record]);
  }
  return [...steps.values()]
    .map((versions) => versions.toSorted((one, other) => Number(one.beside) - Number(other.beside)))
    .sort((one, other) => (one[0]?.place ?? 0) - (other[0]?.place ?? 0));
}

function combinations(versions: readonly (readonly string[])[]): string[][] {
  if (versions.reduce((count, each) => count * each.length, 1) > MAX_COMBINATIONS) return [];
  return versions.reduce<string[][]>(
    (before, each) => before.flatMap((digests) => each.map((digest) => [...digests, digest])),
    [[]],
  );
}
