import type { RecordStore, StoredRecord } from "./record-store.ts";
import { type EndRecord, type StepRecord, sessionReceipt, sha256 } from "./session-record.ts";

/** More versions of a session than people send are not tried: each one kept beside doubles them. */
const MAX_VERSIONS = 1024;

/** What is known of a session's receipt. */
export type CheckedSession = {
  session: string;
  steps: number;
  /** Of the first record of each step. */
  receipt: string;
  /** The receipt that was to be found: given, or that of its end; absent where there is neither. */
  expected?: string;
  /** `beside`: holds with a record that was kept beside the first. */
  verdict: "holds" | "beside" | "differs" | "no receipt" | "damaged" | "missing";
};

/**
 * Compares the stored bytes with receipts: those given, as people have them (`<session>-<12 digits>`), else those of
 * the ends of sessions.
 *
 * @param given none checks every session
 * @returns a verdict for each session, or for each receipt
 */
export async function checkReceipts(
  store: RecordStore,
  given: readonly string[],
): Promise<CheckedSession[]> {
  const expected = new Map(given.map((each) => each.split("-", 2) as [string, string]));
  const checked: CheckedSession[] = [];
  for await (const [session, records] of bySession(store)) {
    if (given.length > 0 && !expected.has(session)) continue;
    checked.push(checkSession(session, records, expected.get(session)));
    expected.delete(session);
  }
  for (const [session, receipt] of expected)
    checked.push({ session, steps: 0, receipt: "", expected: receipt, verdict: "missing" });
  return checked;
}

/** The records of each session that is not withdrawn. */
export async function* bySession(
  store: RecordStore,
): AsyncGenerator<[session: string, records: StoredRecord[]]> {
  let records: StoredRecord[] = [];
  for await (const record of store.records()) {
    const [before] = records;
    if (before && before.session !== record.session) {
      if (!(await store.isWithdrawn(before.session))) yield [before.session, records];
      records = [];
    }
    records.push(record);
  }
  const [last] = records;
  if (last && !(await store.isWithdrawn(last.session))) yield [last.session, records];
}

function checkSession(
  session: string,
  records: readonly StoredRecord[],
  given: string | undefined,
): CheckedSession {
  const versions = stepsInOrder(records).map((each) => each.map(({ digest }) => digest));
  const receipt = sessionReceipt(versions.flatMap(([first]) => first ?? []));
  const end = endsInOrder(records).at(-1);
  const expected = given ?? (end && valuesOf<EndRecord>(end).receipt) ?? undefined;
  const result = { session, steps: versions.length, receipt, expected };
  if (records.some(isDamaged)) return { ...result, verdict: "damaged" };
  if (expected === undefined) return { ...result, verdict: "no receipt" };
  if (expected === receipt) return { ...result, verdict: "holds" };
  const holdsBeside = combinations(versions).some((each) => sessionReceipt(each) === expected);
  return { ...result, verdict: holdsBeside ? "beside" : "differs" };
}

/**
 * Returns the records of how a session ended in the order in which its page told them, the final one last. A page tells
 * of `unsent` where the data are late, and of the real exit once they have arrived.
 */
export function endsInOrder(records: readonly StoredRecord[]): StoredRecord[] {
  // Not by time alone: the record of `unsent` may be the one that had to wait.
  const isReal = (record: StoredRecord) => Number(valuesOf<EndRecord>(record).exit !== "unsent");
  return records
    .filter(({ kind }) => kind === "end")
    .sort(
      (one, other) =>
        isReal(one) - isReal(other) ||
        Number(one.beside) - Number(other.beside) ||
        one.received.getTime() - other.received.getTime(),
    );
}

/** The steps of a session in the order of the participation, each with its versions, the first first. */
function stepsInOrder(records: readonly StoredRecord[]): StoredRecord[][] {
  const steps = new Map<string, StoredRecord[]>();
  for (const record of records)
    if (record.kind === "step") steps.set(record.step, [...(steps.get(record.step) ?? []), record]);
  return [...steps.values()]
    .map((versions) => versions.toSorted((one, other) => Number(one.beside) - Number(other.beside)))
    .sort((one, other) => placeOf(one[0]) - placeOf(other[0]));
}

/** Where a step stands in the participation: as the record says, or its rows. */
function placeOf(record: StoredRecord | undefined): number {
  if (!record) return 0;
  const { place, rows } = valuesOf<StepRecord>(record);
  return place ?? (Number(rows?.[0]?.step_place) || 0);
}

/** What stands in a record, which was validated when it came; nothing where its bytes are damaged. */
function valuesOf<Values>({ body }: StoredRecord): Partial<Values> {
  try {
    return JSON.parse(String(body));
  } catch {
    return {};
  }
}

/** A file has no digest beside its bytes, so that it can only be seen that they are no record. */
const isDamaged = (record: StoredRecord) =>
  sha256(record.body) !== record.digest || Object.keys(valuesOf(record)).length === 0;

function combinations(versions: readonly (readonly string[])[]): string[][] {
  if (versions.reduce((count, each) => count * each.length, 1) > MAX_VERSIONS) return [];
  return versions.reduce<string[][]>(
    (before, each) => before.flatMap((digests) => each.map((digest) => [...digests, digest])),
    [[]],
  );
}
