import type { Contribution, Grade } from "./contribution";
import type { createModels } from "./model-for";
import type { FileKind, ProlificRow, ReadFault, ReadFile, Source } from "./read-session";
import type { Values } from "./record/values";

/** Receives what the readers of the parts of one file find. */
export type Sink = {
  add: (contribution: Contribution) => void;
  withdraw: (session: string) => void;
  document: (text: string, source: Source, at: string | null) => void;
  prolific: (row: ProlificRow) => void;
  rows: (count: number) => void;
  fault: (fault: ReadFault) => void;
  /** States what a part of the file is. The first statement other than `known` and `other` names the whole file. */
  kind: (kind: FileKind) => void;
  table: (table: NonNullable<ReadFile["table"]>) => void;
  /** Counts bytes of the file as read. */
  read: (bytes: number) => void;
  /** Receives the file `parameters.json` of an archive, for the tables beside it. */
  parameters: (entry: string | null, values: Values) => void;
  /**
   * Lets the page know how far the reading is.
   * @throws Stopped if the visitor has stopped it
   */
  tick: () => Promise<void> | void;
};

/** The reading was stopped. What was read so far remains. */
export class Stopped extends Error {}

/** Returns the SHA-256 of bytes, or of a text in UTF-8, as 64 hexadecimal digits. */
export type Digest = (content: string | Uint8Array) => string | Promise<string>;

/** Returns the inflated bytes of an entry; null if they are damaged or have another size than the given size. */
export type Inflate = (
  packed: Uint8Array<ArrayBuffer>,
  size: number,
) => Uint8Array<ArrayBuffer> | null | Promise<Uint8Array<ArrayBuffer> | null>;

/** The parameters of the runs in a table, as its archive or its study states them. */
type ParametersFor = (
  of: { protocol: string | null; step: string | null; task: string },
  entry: string | null,
) => Values | null;

/** What the reader of a part of a file needs besides the part. */
export type Tools = {
  sink: Sink;
  digest: Digest;
  inflate: Inflate;
  models: ReturnType<typeof createModels>;
  parametersFor: ParametersFor;
};

/** The place of a part: its file, its entry in a zip file, and how the list of faults names it. */
export type Part = { file: number; entry: string | null; grade?: Grade };
