import type { IndexedRecord, RecordVersion } from "@/experiments/engine/sending/following";
import type { KeptLine, KeptRecords } from "./kept-records";
import { CutOff } from "./lines-of";
import type { ReceiverClient } from "./receiver-client";
import { type Problem, ReceiverError } from "./receiver-problem";
import { keyOf, type RecordIndex, readAnswerLine, readIndex } from "./record-lines";

/** The limits of one request: the receiver answers at most 200 records, and the page shows its progress in between. */
const MOST_RECORDS = 200;
const MOST_BYTES = 4_000_000;

/** The number of attempts without any progress, and the waits between them, in seconds. */
const ATTEMPTS = 5;
const FIRST_WAIT = 1;
const MOST_WAIT = 30;

export type ReadingStep =
  | { kind: "listing" }
  | { kind: "waiting"; seconds: number }
  | { kind: "reading"; done: number; ofBytes: number; ofSessions: number };

export type ReadOutcome = {
  /** The digest of the index. With it, the page can ask whether the index has changed. */
  index: string;
  /** The number of sessions that were dropped, because they are not listed any more. */
  withdrawn: number;
  /** The number of records whose bytes do not have their digest. */
  damaged: number;
};

type Client = Pick<ReceiverClient, "index" | "records">;

/**
 * Reads the records of a study that are not kept yet, and drops those that the receiver does not list any more. If
 * reading is stopped or fails, the records that were read remain, and the next call continues.
 *
 * @param wait waits a number of seconds
 * @throws ReceiverError if a request is refused, or does not succeed after several attempts; the reason of the signal
 */
export async function readRecords({
  client,
  protocol,
  kept,
  signal,
  onStep,
  wait = pause,
}: {
  client: Client;
  protocol: string;
  kept: KeptRecords;
  signal: AbortSignal;
  onStep: (step: ReadingStep) => void;
  wait?: (seconds: number, signal: AbortSignal) => Promise<void>;
}): Promise<ReadOutcome> {
  const persist = <T>(request: () => Promise<T | null>) =>
    until(request, signal, (seconds) => {
      onStep({ kind: "waiting", seconds });
      return wait(seconds, signal);
    });

  const askIndex = async () => {
    onStep({ kind: "listing" });
    const { records, end } = await persist(() => fetchIndex(client, protocol, null, signal));
    return { records: records ?? [], end };
  };

  let { records: index, end } = await askIndex();
  let withdrawn = await kept.dropUnlisted(index);
  const ofBytes = index.reduce((sum, { bytes }) => sum + bytes, 0);
  const missing = new Map(kept.missing(index).map((record) => [keyOf(record), record]));
  let done = ofBytes - [...missing.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  let [damaged, isWithdrawn] = [0, false];
  const report = () => onStep({ kind: "reading", done, ofBytes, ofSessions: end.sessions });

  report();
  while (missing.size > 0) {
    await persist(async () => {
      const asked = firstOf(missing.values());
      const before = missing.size;
      const arrived: KeptLine[] = [];
      try {
        for await (const text of await client.records(asked.map(versionOf), signal)) {
          const answer = readAnswerLine(text);
          if (answer.kind === "unreadable") throw new CutOff();
          if (answer.kind === "end") break;
          const indexed = missing.get(keyOf(answer.version));
          if (!indexed) continue;
          missing.delete(keyOf(answer.version));
          done += indexed.bytes;
          if (answer.kind === "record") arrived.push(keptLine(answer, indexed));
          else if (answer.kind === "damaged") damaged += 1;
          else isWithdrawn = true;
          report();
        }
      } catch (error) {
        // If an answer brought new records, the remaining records are requested without a wait.
        if (!(error instanceof CutOff) || missing.size === before) throw error;
      } finally {
        kept.add(arrived);
      }
      // Without this limit, the page would repeat a request for ever if no answer contained a new record.
      return missing.size < before ? true : null;
    });
  }
  // Other records of a session that was withdrawn meanwhile may have been read before.
  if (isWithdrawn) {
    ({ records: index, end } = await askIndex());
    withdrawn += await kept.dropUnlisted(index);
  }
  return { index: end.index, withdrawn, damaged };
}

/**
 * Requests the index.
 *
 * @returns null if it was cut off
 */
export async function fetchIndex(
  client: Pick<Client, "index">,
  protocol: string,
  unless: string | null,
  signal: AbortSignal,
): Promise<RecordIndex | null> {
  return readIndex(await client.index(protocol, unless, signal));
}

const versionOf = ({ session, kind, step, digest }: IndexedRecord): RecordVersion => ({
  session,
  kind,
  step,
  digest,
});

function keptLine(
  answer: { version: RecordVersion; line: string; bytes: number },
  indexed: IndexedRecord,
) {
  if (!indexed.beside) return answer;
  // The command of the receiver marks conflicting records in the same way.
  const { session, kind, step, digest, ...content } = JSON.parse(answer.line);
  const line = JSON.stringify({ session, kind, step, digest, beside: true, ...content });
  return { ...answer, line };
}

function firstOf(records: Iterable<IndexedRecord>): IndexedRecord[] {
  const first: IndexedRecord[] = [];
  let bytes = 0;
  for (const record of records) {
    if (first.length === MOST_RECORDS || (first.length > 0 && bytes + record.bytes > MOST_BYTES))
      break;
    first.push(record);
    bytes += record.bytes;
  }
  return first;
}

/**
 * Sends a request until it has a result.
 *
 * @param request returns null if its answer was cut off
 * @throws ReceiverError if it is refused for good, or has no result after several attempts
 */
async function until<T>(
  request: () => Promise<T | null>,
  signal: AbortSignal,
  wait: (seconds: number) => Promise<void>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    let problem: Problem = { id: "cut", status: 200, seconds: FIRST_WAIT };
    try {
      const result = await request();
      if (result !== null) return result;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ReceiverError) problem = error.problem;
      else if (!(error instanceof CutOff)) throw error;
    }
    const { id, seconds } = problem;
    if (attempt === ATTEMPTS || (seconds === null && id !== "unreachable"))
      throw new ReceiverError(problem);
    await wait(Math.min(MOST_WAIT, Math.max(seconds ?? 0, FIRST_WAIT * 2 ** (attempt - 1))));
  }
}

/** Waits for a time. Rejects immediately if the signal is aborted. */
const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
