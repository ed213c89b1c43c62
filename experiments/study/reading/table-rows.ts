import Papa from "papaparse";
import { longBlanksAt } from "@/lib/long-blanks";
import type { Content } from "./content";
import { type DecoderName, encodingOf, shownEncoding, textOf } from "./encoding-of";
import type { ReadFile } from "./read-session";

export type Separator = NonNullable<ReadFile["table"]>["separator"];

const SEPARATORS: readonly Separator[] = [",", ";", "\t"];

/** The number of characters within which the first line must end. */
const HEAD = 200_000;

/** The longest row, in characters. A quotation mark that is not closed would otherwise fill the memory. */
const LONGEST_ROW = 16_000_000;

/** A table: its header, and its rows with the number of their line, counted from 1 without line breaks within cells. */
export type TableRows = {
  table: NonNullable<ReadFile["table"]>;
  header: readonly string[];
  rows: () => AsyncGenerator<{ number: number; cells: readonly string[] }, RowsEnd>;
  /** The whole text. */
  text: () => Promise<string>;
};

/** Whether the last row was cut off by a quotation mark that is not closed, or by more blanks than any cell has. */
type RowsEnd = { isUnclosed: boolean };

/**
 * Opens a table.
 * @param most the number of bytes from which the encoding is determined; all bytes by default
 * @returns null if the content is not a text, or is empty
 */
export async function tableRows(content: Content, most?: number): Promise<TableRows | null> {
  const blob = content.blob();
  const encoding = await encodingOf(blob, most);
  if (!encoding) return null;
  const head = await wholeOf(blob.slice(0, HEAD), encoding);
  if (head.trim() === "") return null;
  const newline = newlineOf(head);
  const { separator, header } = headerOf(head, newline);
  return {
    table: { encoding: shownEncoding(encoding), separator },
    header,
    rows: () => rowsOf(textOf(blob, encoding), separator, newline),
    text: () => wholeOf(blob, encoding),
  };
}

async function wholeOf(blob: Blob, encoding: DecoderName): Promise<string> {
  let text = "";
  for await (const part of textOf(blob, encoding)) text += part;
  return text;
}

export type Newline = "\n" | "\r";

/**
 * Returns the character at which lines end. A table may have lines of two files, of which only one has a carriage return
 * before each line feed: `withoutReturn` removes the carriage return.
 */
export const newlineOf = (text: string): Newline =>
  /\r\n|\n|\r/.exec(text)?.[0] === "\r" ? "\r" : "\n";

/** Returns cells without the carriage return at the end of their line. */
function withoutReturn(cells: string[]): string[] {
  const last = cells.at(-1);
  return last?.endsWith("\r") ? cells.with(-1, last.slice(0, -1)) : cells;
}

/** Returns the separator with which the first line has the most cells, and these cells. */
function headerOf(head: string, newline: Newline) {
  const long = longBlanksAt(head, newline);
  const text = long < 0 ? head : head.slice(0, long);
  const tried = SEPARATORS.map((separator) => {
    const { data } = Papa.parse<string[]>(text, { delimiter: separator, newline, preview: 1 });
    return { separator, header: (data[0] ?? []).map((cell) => cell.trim()) };
  });
  return tried.reduce((best, each) => (each.header.length > best.header.length ? each : best));
}

async function* rowsOf(
  parts: AsyncGenerator<string>,
  delimiter: Separator,
  newline: Newline,
): AsyncGenerator<{ number: number; cells: readonly string[] }, RowsEnd> {
  const parser = new Papa.Parser({ delimiter, newline });
  let rest = "";
  let number = 0;

  function* rowsIn(parsed: readonly string[][]) {
    for (const each of parsed) {
      const cells = withoutReturn(each);
      number += 1;
      if (number > 1 && cells.some((cell) => cell !== "")) yield { number, cells };
    }
  }

  for await (const part of parts) {
    rest += part;
    const long = longBlanksAt(rest, newline);
    const text = long < 0 ? rest : rest.slice(0, long);
    const { data, meta } = parser.parse(text, 0, true) as Papa.ParseResult<string[]>;
    yield* rowsIn(data);
    if (long >= 0) return { isUnclosed: true };
    rest = rest.slice(meta.cursor);
    if (rest.length > LONGEST_ROW) return { isUnclosed: true };
  }
  const { data, errors } = parser.parse(rest, 0, false) as Papa.ParseResult<string[]>;
  const isUnclosed = errors.some(({ code }) => code === "MissingQuotes");
  if (!isUnclosed) yield* rowsIn(data);
  return { isUnclosed };
}
