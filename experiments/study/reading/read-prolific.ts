import { textIn } from "./cells";
import type { Sink } from "./sink";
import type { TableRows } from "./table-rows";

/** The names of the columns that are read in Prolific's export, new and old, in small letters with spaces. */
const NAMES = {
  submission: ["submission id", "session id"],
  participant: ["participant id"],
  status: ["status"],
  code: ["completion code", "entered code"],
} as const;

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\s_]+/g, " ")
    .trim();

/** Returns the position of a column; -1 if the header lacks it. */
export const columnOf = (header: readonly string[], ...names: readonly string[]): number => {
  const known = names.map(plain);
  return header.findIndex((name) => known.includes(plain(name)));
};

/** Returns whether a header is that of Prolific's export of submissions. */
export const isProlificHeader = (header: readonly string[]): boolean =>
  columnOf(header, ...NAMES.participant) >= 0 &&
  columnOf(header, ...NAMES.status) >= 0 &&
  (columnOf(header, ...NAMES.submission) >= 0 || columnOf(header, ...NAMES.code) >= 0);

/** Reads Prolific's export. Only the ids, the status and the code of a line are kept; demographics are not. */
export async function readProlific({ header, rows, table }: TableRows, sink: Sink): Promise<void> {
  sink.kind("prolific");
  sink.table(table);
  const places = {
    submission: columnOf(header, ...NAMES.submission),
    participant: columnOf(header, ...NAMES.participant),
    status: columnOf(header, ...NAMES.status),
    code: columnOf(header, ...NAMES.code),
  };
  for await (const { cells } of rows()) {
    const text = (place: number) => textIn((cells[place] ?? "").trim());
    const [submission, participant] = [text(places.submission), text(places.participant)];
    if (submission === null && participant === null) continue;
    sink.prolific({
      submission: copied(submission ?? ""),
      participant: copied(participant ?? ""),
      status: copied((text(places.status) ?? "").toUpperCase()),
      code: copiedOrNull(text(places.code)),
    });
  }
}

// The cells are parts of the whole text, and demographics must not remain in memory with them.
const copied = (text: string): string => JSON.parse(JSON.stringify(text));
const copiedOrNull = (text: string | null) => (text === null ? null : copied(text));
