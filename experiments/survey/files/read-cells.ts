import Papa from "papaparse";
import { longBlanksAt } from "@/lib/long-blanks";
import { headingOf, isColumnName } from "./headings";
import { columnLetter, type Remarks, rule } from "./place";

/** A row of a file or of pasted cells. `number` is the row of a spreadsheet, `line` the line of the text, both from 1. */
export type CellRow = { number: number; line: number; cells: readonly string[] };

/** The largest number of rows. */
export const MOST_ROWS = 5_000;

const DELIMITERS = [",", ";", "\t", "|"] as const;
const SEP = /^sep=(.)(?:\n|$)/i;

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === "");

/**
 * Returns the character that separates the cells. With this character, some row is a heading of a survey. A text
 * without a heading is separated by tabs, or has one column.
 */
function delimiterOf(text: string): string {
  const tried = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text.slice(0, 20_000), {
      delimiter,
      newline: "\n",
      preview: 20,
    });
    const first = data.find((row) => !isBlank(row)) ?? [];
    return {
      delimiter,
      isHeading: headingOf(first) !== undefined,
      isNamed: first.length > 1 && first.every(isColumnName),
      columns: first.length,
    };
  });
  const best = tried
    .filter(({ isHeading }) => isHeading)
    .toSorted((one, other) => other.columns - one.columns)[0];
  if (best) return best.delimiter;
  if (text.includes("\t")) return "\t";
  if (/^[\s,;|]*$/.test(text)) return ",";
  // The first line is a heading of another kind if it has several cells, and no blanks around the separator.
  const wide = tried.find(
    ({ delimiter, columns, isNamed }) => (columns > 2 || isNamed) && delimiter !== "|",
  );
  const first = text.split("\n").find((line) => line.trim() !== "") ?? "";
  return wide && !first.includes(`${wide.delimiter} `) ? wide.delimiter : "\n";
}

/** Characters that do not occur in texts, for texts in one column and for cells without quotation marks around them. */
const UNUSED = { delimiter: "\u001f", quote: "\ue000" } as const;

/** Parses a text up to a run of more blanks than any cell has, which counts as an open quotation mark. */
function parsed(text: string, delimiter: string, quoteChar: string) {
  const long = longBlanksAt(text, "\n", quoteChar);
  const { data, errors } = Papa.parse<string[]>(long < 0 ? text : text.slice(0, long), {
    delimiter,
    quoteChar,
    newline: "\n",
    preview: MOST_ROWS + 1,
  });
  const cutOff = { code: "MissingQuotes", row: data.length - 1 };
  const isCutOff = long >= 0 && data.length <= MOST_ROWS;
  const wrong = errors.find(({ type }) => type === "Quotes") ?? (isCutOff ? cutOff : undefined);
  return { data, wrong };
}

/**
 * Returns the rows of a text in CSV (separated by commas, semicolons or tabs) or of cells that were copied from a
 * spreadsheet. Rows after an unclosed quotation mark are left out.
 */
export function readCells(text: string, { faults }: Remarks): CellRow[] {
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n+$/, "");
  const sep = SEP.exec(lines);
  const body = sep ? lines.slice(sep[0].length) : lines;
  const firstLine = sep ? 2 : 1;
  const found = sep?.[1] ?? delimiterOf(body);
  const delimiter = found === "\n" ? UNUSED.delimiter : found;
  const quoted = parsed(body, delimiter, '"');
  // Spreadsheets copy a cell that begins with a quotation mark unchanged, and CSV files double the mark.
  const isCopied = delimiter === "\t" || delimiter === UNUSED.delimiter;
  const { data, wrong } = quoted.wrong && isCopied ? parsed(body, delimiter, UNUSED.quote) : quoted;
  const rows: CellRow[] = [];
  let line = firstLine;
  for (const [index, cells] of data.entries()) {
    const number = index + firstLine;
    if (wrong && index === wrong.row) {
      const at = cells.findIndex((cell) => cell.includes("\n") || cell.includes('"'));
      const place = wrong.code === "MissingQuotes" ? cells.length - 1 : Math.max(0, at);
      faults.push(openQuote(cells[place] ?? "", place, number, line));
      break;
    }
    if (rows.length === MOST_ROWS) {
      faults.push(tooManyRows(line));
      break;
    }
    rows.push({ number, line, cells });
    line += 1 + cells.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
  }
  return rows;
}

const openQuote = (cell: string, place: number, number: number, line: number) => ({
  line,
  column: columnLetter(place),
  cell: `${columnLetter(place)}${number}`,
  value: cell.slice(0, 60),
  rule: rule(
    "The quotation mark that begins in this cell is not closed, so nothing after it can be read. Write a quotation mark within a cell twice",
    "Le guillemet ouvert dans cette cellule n’est pas fermé, et la suite ne peut pas être lue. Doublez chaque guillemet à l’intérieur d’une cellule",
  ),
});

/** Returns the fault of a file with too many rows. */
export const tooManyRows = (line: number) => ({
  line,
  rule: rule(
    "The file has more than 5,000 rows. The rows from this one on are not read",
    "Le fichier dépasse 5 000 lignes. Les lignes à partir de celle-ci ne sont pas lues",
  ),
});
