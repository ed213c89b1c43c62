import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { TrialRecord } from "@/experiments/engine/data/columns";
import { sha256Hex } from "@/experiments/engine/sending/digest";
import { type Content, ofBlob } from "./content";
import { createDocuments } from "./documents";
import { createDrafts } from "./drafts";
import { faultOf } from "./faults";
import { KnownFile, type NamedBlob, prolificOf } from "./known-file";
import { LIMITS } from "./limits";
import { createModels } from "./model-for";
import { createAhead } from "./read-ahead";
import { fullBudget, inReadingOrder, isOfSystem, neededPaths } from "./read-archive";
import { readPart } from "./read-part";
import type { ReadFault, Reading, Source } from "./read-session";
import type { Values } from "./record/values";
import { createRunAt, type RunRows, recordOf } from "./run-at";
import { type Digest, Stopped, type Tools } from "./sink";
import { toolsFor } from "./tools-for";
import { inflated } from "./zip-entry";

/** The progress of reading the files that were given together. */
export type ReadProgress = {
  files: number;
  ofFiles: number;
  bytes: number;
  ofBytes: number;
  /** The number of sessions of all files. */
  sessions: number;
};

/** Receives the progress. @returns whether to continue reading */
type Watch = (progress: ReadProgress) => boolean | Promise<boolean>;

/** Reads files into the sessions of a study. Files can be given together or one after the other. */
export type Reader = {
  /**
   * Reads files. No file can stop the reading of other files: every fault is noted with its file.
   * @returns false if `watch` stopped the reading; what was read so far remains
   */
  add: (inputs: readonly NamedBlob[], watch?: Watch) => Promise<boolean>;
  /** Reads files in place of all files that were added in this way before. */
  replace: (inputs: readonly NamedBlob[], watch?: Watch) => Promise<boolean>;
  /** Everything that was read so far. The order in which files were read does not matter. */
  reading: () => Reading;
  /** Reads the rows of a run once more; null if they cannot be read any more. */
  rowsAt: (source: Source) => Promise<TrialRecord[] | null>;
  /** Reads the rows and the events of a run once more; null if they cannot be read any more. */
  runAt: (source: Source) => Promise<RunRows | null>;
  clear: () => void;
};

const defaultDigest: Digest = (content) =>
  typeof content === "string" ? sha256Hex(content) : bytesToHex(sha256(content));

/** Functions of the browser or of Node that replace slower JavaScript functions. */
export type Faster = Partial<Pick<Tools, "digest" | "inflate">>;

/**
 * Creates a reader of files.
 * @param mostFaults the largest number of faults that are noted for one file
 */
export function createReader(
  { digest = defaultDigest, inflate = inflated }: Faster = {},
  mostFaults: number = LIMITS.faults,
): Reader {
  const drafts = createDrafts();
  const documents = createDocuments();
  const models = createModels();
  const runs = createRunAt(inflate);
  let files: KnownFile[] = [];
  /** The contents of files `parameters.json` by their folder. */
  const dropped = new Map<string, Values[]>();

  /** Reads one file. @param tick is called after each part of the file, with the bytes that were read */
  async function readFile(
    number: number,
    content: Content,
    tick: (bytes: number) => Promise<void> | void,
  ) {
    const file = files[number] as KnownFile;
    const state = { drafts, documents, models, dropped };
    const tools = toolsFor(file, number, state, { digest, inflate, mostFaults }, tick);
    await readPart(content, { file: number, entry: null }, tools, fullBudget());
  }

  async function readAll(inputs: readonly NamedBlob[], isReplaced: boolean, watch: Watch) {
    runs.close();
    // Files from different folders can have the same path, because a dropped file has its name as its path.
    const paths = new Set(inputs.map(({ path }) => path));
    const needed = new Set(neededPaths([...paths], false));
    const order = inReadingOrder(inputs);
    const progress: ReadProgress = {
      files: 0,
      ofFiles: inputs.length,
      bytes: 0,
      ofBytes: inputs.reduce((sum, { blob }) => sum + blob.size, 0),
      sessions: drafts.count(),
    };
    const tell = async (bytes: number) => {
      const now = { ...progress, bytes: progress.bytes + bytes, sessions: drafts.count() };
      if (!(await watch(now))) throw new Stopped();
    };
    const before = new Set(documents.all().map(({ protocol }) => protocol));
    try {
      const ahead = createAhead(order.flatMap(({ path, blob }) => (needed.has(path) ? blob : [])));
      for (const input of order) {
        const { path } = input;
        if (!isOfSystem(path)) {
          files.push(new KnownFile(input, isReplaced));
          if (needed.has(path)) await readFile(files.length - 1, ahead(), tell);
          else files.at(-1)?.kind("known");
        }
        progress.files += 1;
        progress.bytes += input.blob.size;
        await tell(0);
      }
      await readAgain(before, tell);
      return true;
    } catch (error) {
      if (error instanceof Stopped) return false;
      throw error;
    }
  }

  /**
   * Reads the tables again whose study was found in a later file, because the study states the parameters of the runs.
   */
  async function readAgain(before: ReadonlySet<string>, tell: (bytes: number) => Promise<void>) {
    const now = documents.all().flatMap(({ protocol }) => (before.has(protocol) ? [] : [protocol]));
    for (const [number, file] of files.entries()) {
      if (!now.some((protocol) => file.isWithoutParametersOf(protocol))) continue;
      forget((each) => each === number);
      files[number] = new KnownFile(file.input, file.isReplaced);
      await readFile(number, ofBlob(file.input.blob), () => tell(0));
    }
  }

  /** Removes the data of files, but not the files themselves. */
  function forget(isForgotten: (file: number) => boolean) {
    const kept = (source: Source) => (isForgotten(source.file) ? null : source);
    drafts.renumber(kept);
    documents.renumber(kept);
  }

  function runAt(source: Source): Promise<RunRows | null> {
    const file = files[source.file];
    return file ? runs.runAt(file.input.blob, source) : Promise.resolve(null);
  }

  return {
    add: (inputs, watch = () => true) => readAll(inputs, false, watch),

    async replace(inputs, watch = () => true) {
      const places = new Map<number, number>();
      for (const [number, { isReplaced }] of files.entries())
        if (!isReplaced) places.set(number, places.size);
      const renumbered = (source: Source) => {
        const file = places.get(source.file);
        return file === undefined ? null : { ...source, file };
      };
      drafts.renumber(renumbered);
      documents.renumber(renumbered);
      files = files.filter(({ isReplaced }) => !isReplaced);
      return readAll(inputs, true, watch);
    },

    reading() {
      const faults = new Map<number, ReadFault[]>();
      const note = (file: number, fault: ReadFault) => {
        const known = faults.get(file);
        if (known) known.push(fault);
        else faults.set(file, [fault]);
      };
      const counts = new Map<number, number>();
      const sessions = drafts.sessions().map(({ session, conflicts, files: named }) => {
        for (const file of named) counts.set(file, (counts.get(file) ?? 0) + 1);
        for (const versions of conflicts)
          for (const { run, sources } of versions) {
            const values = { session: session.id, step: run.step, versions: versions.length };
            for (const { file, entry } of sources) note(file, faultOf("versions", values, entry));
          }
        if (session.bytes === "differ" && conflicts.length === 0)
          for (const { source } of session.runs.slice(0, 1))
            note(source.file, faultOf("receipt", { session: session.id }, source.entry));
        return session;
      });
      return {
        sessions,
        documents: documents.all(),
        prolific: prolificOf(files),
        parameters: models.parameters,
        files: files.map((file, number) =>
          file.file(counts.get(number) ?? 0, faults.get(number) ?? [], mostFaults),
        ),
      };
    },

    async rowsAt(source) {
      return (await runAt(source))?.rows.map(recordOf) ?? null;
    },

    runAt,

    clear() {
      drafts.clear();
      documents.clear();
      models.clear();
      dropped.clear();
      runs.close();
      files = [];
    },
  };
}
