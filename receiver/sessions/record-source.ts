import { setTimeout as pause } from "node:timers/promises";
// These imports are types, and types do not exist at run time. The receiver therefore runs without the code of the
// site.
import type {
  IndexEnd,
  IndexedRecord,
  ReadEnd,
  ReadRecord,
  RecordVersion,
} from "../../experiments/engine/sending/following.ts";
import { SettingError } from "../settings.ts";
import { recordLine } from "./record-lines.ts";
import type { RecordStore } from "./record-store.ts";

/** The records of a protocol, in a storage or at a receiver. */
export type RecordSource = {
  /** Lists all records, or throws. */
  index: () => AsyncIterable<IndexedRecord>;
  /** Reads at most 200 records. Some of the last ones may be missing in the result. */
  read: (versions: readonly RecordVersion[]) => AsyncIterable<ReadRecord>;
};

export const storeSource = (store: RecordStore, protocol: string): RecordSource => ({
  index: () => store.indexOf(protocol),
  async *read(versions) {
    for await (const [version, body] of store.bodiesOf(versions)) yield recordLine(version, body);
  },
});

/** The number of attempts of one request that does not succeed, and the longest wait between two of them. */
const ATTEMPTS = 6;
const MOST_WAIT_MS = 30_000;

/** The statuses after which the same request may succeed later. */
const PASSING: readonly number[] = [429, 502, 503, 504];

/**
 * Divides bytes into lines. The last line is left out if its end is missing, because it was cut off.
 *
 * @param onLine is called with the number of bytes of each line, with its end
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  onLine: (bytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      parts.push(Buffer.from(chunk.buffer, chunk.byteOffset + from, end - from));
      const line = Buffer.concat(parts);
      parts = [];
      from = end + 1;
      onLine(line.length + 1);
      yield line.toString("utf8");
    }
    if (from < chunk.length) parts.push(Buffer.from(chunk.subarray(from)));
  }
}

/**
 * Reads records from a receiver. A request whose answer is cut off is sent again.
 *
 * @param base the address of the sessions, such as `https://www.example.org/sessions`
 */
export function receiverSource(base: string, protocol: string, token: string): RecordSource {
  async function ask(path: string, init: RequestInit = {}): Promise<AsyncIterable<Uint8Array>> {
    const response = await fetch(`${base}/${path}`, {
      ...init,
      // After a redirection, the token would be sent to another URL.
      redirect: "error",
      headers: { ...init.headers, Accept: "application/json", Authorization: `Bearer ${token}` },
    });
    if (response.ok && response.body) return response.body as unknown as AsyncIterable<Uint8Array>;
    const text = await response.text();
    const message = messageIn(text) ?? `the answer is not that of a receiver`;
    if (PASSING.includes(response.status))
      throw new PassingError(
        `${response.status}: ${message}`,
        Number(response.headers.get("Retry-After")) || 0,
      );
    throw new SettingError(`${base} answered ${response.status}: ${message}`);
  }

  /** Calls a function until it succeeds. */
  async function again<T>(request: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await request();
      } catch (error) {
        if (error instanceof SettingError) throw error;
        if (attempt === ATTEMPTS)
          throw new SettingError(
            `${base} could not be read (${reasonOf(error)}). Run the same command again: with --to, it goes on where it stopped`,
          );
        const asked = error instanceof PassingError ? error.seconds * 1000 : 0;
        await pause(Math.min(MOST_WAIT_MS, Math.max(asked, 250 * 2 ** attempt)));
      }
    }
  }

  async function fetchIndex(): Promise<IndexedRecord[]> {
    const records: IndexedRecord[] = [];
    let end: IndexEnd | undefined;
    for await (const line of linesOf(await ask(`records?protocol=${protocol}`))) {
      const content = JSON.parse(line);
      if ("index" in content) end = content;
      else records.push(content);
    }
    if (end?.records !== records.length) throw new Error("the index was cut off");
    return records;
  }

  /** Reads records, and returns the records that arrived before the answer was cut off. */
  async function fetchRecords(versions: readonly RecordVersion[]): Promise<ReadRecord[]> {
    const records: ReadRecord[] = [];
    const body = await ask("records/read", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ records: versions }),
    });
    try {
      for await (const line of linesOf(body)) {
        const content: ReadRecord | ReadEnd = JSON.parse(line);
        if (!("answered" in content)) records.push(content);
      }
    } catch (error) {
      if (records.length === 0) throw error;
    }
    if (records.length === 0) throw new Error("the answer was cut off");
    return records;
  }

  return {
    async *index() {
      yield* await again(fetchIndex);
    },
    async *read(versions) {
      const asked = versions.map(({ session, kind, step, digest }) => ({
        session,
        kind,
        step,
        digest,
      }));
      yield* await again(() => fetchRecords(asked));
    },
  };
}

class PassingError extends Error {
  readonly seconds: number;
  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}

/** Returns the message in a refusal of a receiver. */
function messageIn(text: string): string | undefined {
  try {
    return JSON.parse(text).errors[0].message;
  } catch {
    return undefined;
  }
}

/** Returns the cause of an error of `fetch`, such as `ECONNREFUSED`. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  return cause?.code ?? message;
}
