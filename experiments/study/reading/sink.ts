import type { Contribution } from "./contribution";
import { faultOfError } from "./faults";
import type { createModels } from "./model-for";
import type { FileKind, ProlificRow, ReadFault, ReadFile, Source } from "./read-session";
import type { Values } from "./record/values";

/** Receives the results of the functions that read parts of one file. */
export type Sink = {
  add: (contribution: Contribution) => void;
  withdraw: (session: string) => void;
  document: (text: string, source: Source, at: string | null) => void;
  prolific: (row: ProlificRow) => void;
  rows: (count: number) => void;
  fault: (fault: ReadFault) => void;
  /**
   * Records the kind of a part of the file. The first statement other than `known` and `other` names the whole file.
   */
  kind: (kind: FileKind) => void;
  table: (table: NonNullable<ReadFile["table"]>) => void;
  /** Adds a number of bytes to the progress of the file. */
  read: (bytes: number) => void;
  /** Receives the file `parameters.json` of an archive, for the tables in the same folder. */
  parameters: (entry: string | null, values: Values) => void;
  /**
   * Reports the progress to the page.
   * @throws Stopped if the visitor has stopped it
   */
  tick: () => Promise<void> | void;
};

/** The reading was stopped. The data that were read so far remain. */
export class Stopped extends Error {}

/**
 * Reads one of several parts. An error is reported at the place of the part, so that it does not hide the parts after it.
 * @throws Stopped
 */
export async function readAlone(
  sink: Pick<Sink, "fault">,
  at: string | null,
  read: () => Promise<void> | void,
): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (error instanceof Stopped) throw error;
    sink.fault(faultOfError(error, at));
  }
}

/** Returns the SHA-256 of bytes, or of a text in UTF-8, as 64 hexadecimal digits. */
export type Digest = (content: string | Uint8Array) => string | Promise<string>;

/** Returns the decompressed bytes of an entry; null if they are damaged or have another size than the given size. */
export type Inflate = (
  packed: Uint8Array<ArrayBuffer>,
  size: number,
) => Uint8Array<ArrayBuffer> | null | Promise<Uint8Array<ArrayBuffer> | null>;

/** The parameters of the runs in a table, as its archive or its study states them. */
type ParametersFor = (
  of: { protocol: string | null; step: string | null; task: string },
  entry: string | null,
) => Values | null;

/** The context that the reader of a part of a file needs. */
export type Tools = {
  sink: Sink;
  digest: Digest;
  inflate: Inflate;
  models: ReturnType<typeof createModels>;
  parametersFor: ParametersFor;
};

/** The position of a part: its file, and its entry if the file is a zip file. */
export type Part = { file: number; entry: string | null };
