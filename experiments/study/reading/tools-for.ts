import type { createDocuments } from "./documents";
import type { createDrafts } from "./drafts";
import type { KnownFile } from "./known-file";
import type { createModels } from "./model-for";
import type { Values } from "./record/values";
import type { Sink, Tools } from "./sink";

/** The data that were read so far. The reading of a file adds to them. */
type State = {
  drafts: ReturnType<typeof createDrafts>;
  documents: ReturnType<typeof createDocuments>;
  models: ReturnType<typeof createModels>;
  /** The contents of files `parameters.json` by their folder. Dropped files from different folders have no folder. */
  dropped: Map<string, Values[]>;
};

/**
 * Returns the parameters of a task that files `parameters.json` of one folder state; null if they do not state any, or if
 * they differ, because a table does not state which of them belongs to it.
 */
function sameParameters(files: readonly Values[], task: string): Values | null {
  const [first, ...others] = files
    .filter(({ app }) => app === task)
    .map(({ parameters }) => parameters as Values | undefined);
  if (!first) return null;
  const isSame = others.every((each) => JSON.stringify(each) === JSON.stringify(first));
  return isSame ? first : null;
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);

/** Returns the folders in which the parameters of a table may be: the folder of the table, and its parent folder. */
const foldersOf = (path: string) => [folderOf(path), folderOf(folderOf(path).slice(0, -1))];

/**
 * Returns the context for the functions that read parts of one file.
 * @param number the position of the file
 * @param faster the functions that depend on the browser, and the largest number of faults of the file
 * @param tick is called after each part of the file, with the bytes that were read
 */
export function toolsFor(
  file: KnownFile,
  number: number,
  { drafts, documents, models, dropped }: State,
  { mostFaults, ...faster }: Pick<Tools, "digest" | "inflate"> & { mostFaults: number },
  tick: (bytes: number) => Promise<void> | void,
): Tools {
  const { input } = file;
  /** The content of files `parameters.json` of a zip file, by their folder in it. */
  const inside = new Map<string, Values[]>();
  let bytes = 0;

  const sink: Sink = {
    rows: (count) => file.rows(count),
    fault: (fault) => file.fault(fault, mostFaults),
    kind: (kind) => file.kind(kind),
    table: (table) => file.table(table),
    add(contribution) {
      file.useful();
      drafts.add(contribution);
    },
    withdraw(session) {
      file.useful();
      drafts.withdraw(session, number);
    },
    document(text, source, at) {
      file.kind("document");
      file.useful();
      const fault = documents.add(text, source);
      if (fault) file.fault({ ...fault, at }, mostFaults);
    },
    prolific(row) {
      file.useful();
      file.submission(row);
    },
    read(more) {
      bytes = Math.min(input.blob.size, bytes + more);
    },
    parameters(entry, values) {
      const [into, path] = entry === null ? [dropped, input.path] : [inside, entry];
      const folder = folderOf(path);
      into.set(folder, [...(into.get(folder) ?? []), values]);
    },
    tick: () => tick(bytes),
  };

  function stated(entry: string | null, task: string): Values | null {
    const [path, from] = entry === null ? [input.path, dropped] : [entry, inside];
    const found = foldersOf(path).map((folder) => from.get(folder) ?? []);
    const own = found.find((files) => files.some(({ app }) => app === task));
    return own ? sameParameters(own, task) : null;
  }

  return {
    sink,
    ...faster,
    models,
    parametersFor({ protocol, step, task }, entry) {
      const values = stated(entry, task) ?? documents.parametersOf(protocol, step);
      if (!values && protocol !== null) file.lacksParametersOf(protocol);
      return values;
    },
  };
}
