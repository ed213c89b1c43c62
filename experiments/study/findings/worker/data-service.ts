import { downloadOf } from "@/experiments/study/findings/downloads/download-of";
import type { Findings } from "@/experiments/study/findings/findings";
import { findingsOf } from "@/experiments/study/findings/findings-of";
import { resultsOf } from "@/experiments/study/findings/results/results";
import type { NamedBlob } from "@/experiments/study/reading/known-file";
import type { Reading } from "@/experiments/study/reading/read-session";
import { createReader, type Faster, type ReadProgress } from "@/experiments/study/reading/reader";
import type { Locale } from "@/lib/routes";
import type { Choice, DataAnswer, DataRequest, DownloadKind, Making } from "./messages";
import { sampleInputs } from "./sample-inputs";
import { sentFindings } from "./sent-findings";

/** The functions of the thread that the service uses. */
export type Thread = {
  say: (answer: DataAnswer) => void;
  /** The time in ms. */
  now: () => number;
  /** Pauses, so that the thread receives messages. */
  breathe: () => Promise<void>;
  faster?: Faster;
};

/** The time between two messages about the progress, ms. */
const PROGRESS_EVERY_MS = 100;

/** The time for which the service reads before it pauses, ms. */
const SLICE_MS = 25;

/**
 * The time after which the first findings are sent while files are read, ms. Later findings are sent after three times
 * as long.
 */
const FIRST_FINDINGS_MS = 1500;
const LATER = 3;

/** Findings while files are read may use this share of the time. */
const MOST_OF_TIME = 0.2;

/** Findings before the end are sent only if the rest of the reading takes at least this long, ms. */
const LONG_MS = 8000;

/**
 * Answers the requests of the page of data: reads files, and computes the findings of everything that was read. Files
 * are read one after the other, in the order of the requests. A fault in one request is answered and does not stop
 * other requests.
 */
export function createDataService({ say, now, breathe, faster }: Thread) {
  const reader = createReader(faster);
  let choice: Choice = {};
  /**
   * A counter that increases when the visitor stops the reading of files. All earlier requests to read files then end.
   */
  let turn = 0;
  let isStopped = false;
  let queue = Promise.resolve();
  /** The inputs that have arrived for the next request to read files. */
  let inputs: NamedBlob[] = [];
  /** The state that was last sent to the page. */
  let told: { reading: Reading; findings: Findings | null } | null = null;

  /** The data that were read, with their findings. */
  function computed() {
    const reading = reader.reading();
    return { reading, findings: findingsOf(reading, choice) };
  }

  /** @throws Error if nothing was read */
  async function download(
    kind: DownloadKind,
    locale: Locale,
    onMaking: (making: Making) => void,
  ): Promise<{ name: string; blob: Blob }> {
    const { reading, findings } = told ?? computed();
    if (!findings) throw new Error("There are no data to download");
    let [said, sliced] = [now(), now()];
    return downloadOf(kind, findings, resultsOf(findings), reading, reader.runAt, {
      locale,
      async onRuns(done, of) {
        if (now() - said >= PROGRESS_EVERY_MS) {
          onMaking({ done, of });
          said = now();
        }
        if (now() - sliced >= SLICE_MS) {
          await breathe();
          sliced = now();
        }
      },
    });
  }

  function tell(isFinal: boolean): number {
    const begin = now();
    told = computed();
    const { reading, findings } = told;
    const { files, documents, sessions, prolific } = reading;
    say({
      kind: "findings",
      summary: { files, documents, sessions: sessions.length, isStopped, prolific },
      findings: findings && sentFindings(findings, isFinal),
      isFinal,
    });
    return now() - begin;
  }

  /** Returns a function that receives the progress, and returns whether to continue reading. */
  function watch(own: number) {
    const begin = now();
    let [said, sliced, next, spent] = [begin, begin, FIRST_FINDINGS_MS, 0];
    return async (progress: ReadProgress): Promise<boolean> => {
      if (now() - sliced >= SLICE_MS) {
        await breathe();
        sliced = now();
      }
      if (own !== turn) return false;
      if (now() - said >= PROGRESS_EVERY_MS) {
        say({ kind: "progress", ...progress });
        said = now();
      }
      const elapsed = now() - begin;
      const left = (elapsed * (progress.ofBytes - progress.bytes)) / Math.max(1, progress.bytes);
      if (elapsed >= next && left >= LONG_MS && spent <= elapsed * MOST_OF_TIME) {
        spent += tell(false);
        next = (now() - begin) * LATER;
      }
      return true;
    };
  }

  async function read(
    method: "add" | "replace",
    inputs: readonly NamedBlob[],
    own: number,
  ): Promise<void> {
    const isInTime = own === turn && (await reader[method](inputs, watch(own)));
    isStopped = !isInTime;
    tell(true);
  }

  async function ask(ask: number, what: () => Promise<DataAnswer>): Promise<void> {
    try {
      say(await what());
    } catch (error) {
      say({ kind: "failed", ask, message: String(error) });
    }
  }

  function enqueue(work: () => Promise<void>): void {
    queue = queue.then(work).catch((error: unknown) => {
      say({ kind: "failed", ask: null, message: String(error) });
    });
  }

  return {
    /** Receives a request. @returns when the request, and all before it, are answered */
    async receive(request: DataRequest): Promise<void> {
      const own = turn;
      switch (request.kind) {
        case "inputs":
          inputs.push(...request.inputs);
          return;
        case "add":
        case "replace": {
          const all = [...inputs, ...request.inputs];
          inputs = [];
          enqueue(() => read(request.kind, all, own));
          break;
        }
        case "sample":
          enqueue(async () => read("add", await sampleInputs(request, breathe), own));
          break;
        case "choose":
          choice = request.choice;
          enqueue(async () => void tell(true));
          break;
        case "stop":
          turn += 1;
          break;
        case "clear":
          turn += 1;
          enqueue(async () => {
            reader.clear();
            isStopped = false;
            choice = {};
            tell(true);
          });
          break;
        case "rows":
          return ask(request.ask, async () => ({
            kind: "rows",
            ask: request.ask,
            rows: await reader.rowsAt(request.source),
          }));
        case "download":
          return ask(request.ask, async () => ({
            kind: "download",
            ask: request.ask,
            ...(await download(request.download, request.locale, (making) =>
              say({ kind: "making", ask: request.ask, ...making }),
            )),
          }));
      }
      await queue;
    },
  };
}
