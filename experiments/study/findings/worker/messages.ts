import type { TrialRecord } from "@/experiments/engine/data/columns";
import type { PublishingWarning } from "@/experiments/study/findings/downloads/warnings";
import type { CountedSession, Findings } from "@/experiments/study/findings/findings";
import type { NamedBlob } from "@/experiments/study/reading/known-file";
import type {
  ProlificRow,
  ReadDocument,
  ReadFile,
  ReadRun,
  ReadSession,
  Source,
} from "@/experiments/study/reading/read-session";
import type { ReadProgress } from "@/experiments/study/reading/reader";
import type { Locale } from "@/lib/routes";

/** The choices of the visitor among several possibilities. The page decides about absent fields. */
export type Choice = {
  /** The protocols that are read as one study. The first is the study's. */
  protocols?: readonly string[];
  /** The document id whose plan is used. */
  plan?: string;
};

/** The files that the page offers for download. */
export type DownloadKind = "dataSet" | "participants" | "results" | "deviations";

/** The requests of the page to the worker. Each request with an `ask` gets exactly one answer with the same number. */
export type DataRequest =
  /** Files of the next request to read files. The browser copies a message with many files in one long task. */
  | { kind: "inputs"; inputs: readonly NamedBlob[] }
  | { kind: "add"; inputs: readonly NamedBlob[] }
  /** Replaces all records that came from the receiver; withdrawn sessions thereby disappear. */
  | { kind: "replace"; inputs: readonly NamedBlob[] }
  /**
   * Simulated participants of a study, which the visitor can load with one click. `document` is the text of the study.
   */
  | { kind: "sample"; document: string; people: number; seed: number }
  | { kind: "choose"; choice: Choice }
  /** Stops reading. The data that were read so far remain. */
  | { kind: "stop" }
  | { kind: "clear" }
  | { kind: "rows"; ask: number; source: Source }
  /** `locale` is the language of the texts for readers in the file. */
  | { kind: "download"; ask: number; download: DownloadKind; locale: Locale };

/** How many of its runs a file that is made contains so far. */
export type Making = { done: number; of: number };

export type ReadSummary = {
  files: readonly ReadFile[];
  documents: readonly ReadDocument[];
  sessions: number;
  isStopped: boolean;
  /** The lines of Prolific's export; null or absent without an export. */
  prolific?: readonly ProlificRow[] | null;
};

/** A run as the page displays it. Its rows are requested by its source. */
export type ShownRun = Pick<ReadRun, "step" | "task" | "startedAt" | "source">;

/** A session as the page displays it. */
export type ShownSession = Omit<CountedSession, "session"> & {
  session: Pick<
    ReadSession,
    | "id"
    | "ids"
    | "person"
    | "visit"
    | "condition"
    | "startedAt"
    | "exit"
    | "code"
    | "isSimulated"
    | "isRehearsal"
  > & { runs: readonly ShownRun[] };
};

/**
 * Findings as the page receives them. Parts of the sessions that it does not display are left out, because the browser
 * copies each message, and copying blocks the page.
 */
export type ShownFindings = Omit<Findings, "sessions"> & {
  sessions: readonly ShownSession[];
  /** What a researcher must consider before publishing the data. */
  warnings: readonly PublishingWarning[];
};

export type DataAnswer =
  /** Sent at most ten times a second while files are read. */
  | ({ kind: "progress" } & ReadProgress)
  /** Sent after the last file, and a few times before that. */
  | { kind: "findings"; summary: ReadSummary; findings: ShownFindings | null; isFinal: boolean }
  | { kind: "rows"; ask: number; rows: readonly TrialRecord[] | null }
  /** At most ten a second while a file is made; the answer follows. */
  | ({ kind: "making"; ask: number } & Making)
  | { kind: "download"; ask: number; name: string; blob: Blob }
  | { kind: "failed"; ask: number | null; message: string };

/** The sessions that payment lists need; the page asks for them only with Prolific's export. */
export type PaidSession = Pick<
  ReadSession,
  "id" | "ids" | "person" | "visit" | "startedAt" | "exit" | "code"
> & { isComplete: boolean };
