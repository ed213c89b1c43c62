import type { ParameterValue } from "@/experiments/engine/contract/define-parameters";
import type { MeasureError } from "@/experiments/engine/score/measure-error";
import type { ConditionSource } from "@/experiments/engine/session/session";
import type { RunFacts } from "@/experiments/study/document/exclude-rule";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type { Locale } from "@/lib/routes";

/**
 * The data that the reader of files keeps in memory. The rows of runs are not kept, because the numbers computed from
 * them suffice for the findings. The source of a run allows the rows to be read again.
 */

/**
 * The position of bytes: a file, by its position among the files that the visitor gave, and the entry if it is a zip.
 */
export type Source = {
  file: number;
  entry: string | null;
  /** The position of a record in a file with several records, from 0; null if the file has one. */
  line: number | null;
};

/** A measure of a run. The value is not rounded. */
export type ReadMeasure = {
  id: string;
  value: number;
  /** Number of trials or items. */
  n: number;
  /** Null if the rows of one run do not state the error. */
  error: MeasureError | null;
};

export type ReadScore =
  | { status: "scored"; measures: readonly ReadMeasure[] }
  /** The id of the reason in the texts of the app. */
  | { status: "no-score"; reason: string };

/** A finished run of one step. */
export type ReadRun = {
  /** The id of the step; the id of the app for a run outside of a study. */
  step: string;
  task: string;
  version: string;
  /** The key of the parameters of the task in `Reading.parameters`; null if there were too many different ones. */
  parameters: string | null;
  /** Whether the researchers replaced (`own`) or removed (`none`) the instructions; null if they are those of the task. */
  instructions: "own" | "none" | null;
  /** The position among the steps of this person, from 1. */
  place: number | null;
  locale: Locale;
  /** The input of most test trials; null if the rows do not state an input. */
  input: string | null;
  /** ISO 8601 with the device's UTC offset. */
  startedAt: string;
  finishedAt: string | null;
  facts: RunFacts;
  score: ReadScore;
  /** The score without the trials in which a frame was dropped. Equal to `score` if no trial had a dropped frame. */
  scoreOnTime: ReadScore;
  /** The answers of a survey, keyed by column of its wide table; null in other tasks. */
  answers: Readonly<Record<string, string | number | null>> | null;
  source: Source;
};

/** A participation of a person, put together from all records with its id. */
export type ReadSession = {
  id: string;
  /** 64 hexadecimal digits; null for runs outside of a study. */
  protocol: string | null;
  document: string | null;
  planHash: string | null;
  /** The identifier of the person as the records state it; null if no identifier names the person. */
  person: string | null;
  visit: string | null;
  condition: string | null;
  conditionSource: ConditionSource | null;
  /** The ids of the steps in this person's order; null if no record states it. */
  order: readonly string[] | null;
  ids: Readonly<Record<string, string | null>>;
  isSimulated: boolean;
  isRehearsal: boolean;
  isWithdrawn: boolean;
  /** The time of the consent or, without a start, of the first run, in ISO 8601; null if neither is known. */
  startedAt: string | null;
  /** The exit and the completion code of the end; null without an end. */
  exit: string | null;
  code: string | null;
  /**
   * Whether the bytes of the steps equal the bytes that the receipt of the end covers. `unknown` without an end, and if
   * the data came as a table.
   */
  bytes: "equal" | "differ" | "unknown";
  /** The runs, one for each step: in the order in which they were done. */
  runs: readonly ReadRun[];
};

/** A study document among the files. */
export type ReadDocument = {
  protocol: string;
  document: string;
  planHash: string | null;
  content: ProtocolDocument;
  source: Source;
};

/** The kind of a file, according to its content, not its name. */
export type FileKind =
  | "archive" // a zip of this site: a participation, one run, or simulated people
  | "records" // JSON or lines of JSON: records of a receiver
  | "table" // CSV with the columns of the trials file
  | "document" // a study document
  | "prolific" // Prolific's export
  | "withdrawn" // session ids of withdrawn data
  | "known" // a file of an archive that the reader does not need, such as a codebook
  | "other";

/** The result of reading one file. */
export type ReadFile = {
  name: string;
  bytes: number;
  kind: FileKind;
  rows: number;
  sessions: number;
  /** The encoding and the separator of a table; null otherwise. */
  table: { encoding: "utf-8" | "utf-16" | "windows-1252"; separator: "," | ";" | "\t" } | null;
  faults: readonly ReadFault[];
};

/** The reason why a part of the data was not read. `id` is the key of a text; the values are put into it. */
export type ReadFault = {
  id: string;
  values: Readonly<Record<string, string | number>>;
  /** The entry or the line, for the list of faults. */
  at: string | null;
};

/** A line of Prolific's export. Other columns, such as demographics, are not kept. */
export type ProlificRow = {
  submission: string;
  participant: string;
  /** The status as in the file, but in capitals, such as `APPROVED`. */
  status: string;
  code: string | null;
};

/** Everything that was read so far. */
export type Reading = {
  sessions: readonly ReadSession[];
  documents: readonly ReadDocument[];
  prolific: readonly ProlificRow[] | null;
  files: readonly ReadFile[];
  /** The parameters with which runs were done and scored, by their keys. */
  parameters: ReadonlyMap<string, Parameters>;
};

export type Parameters = Readonly<Record<string, ParameterValue>>;
