import Papa from "papaparse";
import { headingOf } from "./headings";
import { columnLetter, type Findings, rule } from "./place";

/** A row of a file or of pasted cells. `number` is the row of a spreadsheet, `line` the line of the text, both from 1. */
export type CellRow = { number: number; line: number; cells: readonly string[] };

/** The largest number of rows. */
export const MOST_ROWS = 5_000;

const DELIMITERS = [",", ";", "\t", "|"] as const;
const SEP = /^sep=(.)(?:\n|$)/i;

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === "");

/**
 * Returns the sign that separates the cells: the one with which a row is a heading of a survey. Texts without a heading
 * have tabs, or one column.
 */
function delimiterOf(text: string): string {
  const tried = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text.slice(0, 20_000), {
      delimiter,
      newline: "\n",
      preview: 20,
    });
    const first = data.find((row) => !isBlank(row)) ?? [];
    return { delimiter, isHeading: headingOf(first) !== undefined, columns: first.length };
  });
  const best = tried
    .filter(({ isHeading }) => isHeading)
    .toSorted((one, other) => other.columns - one.columns)[0];
  if (best) return best.delimiter;
  if (text.includes("\t")) return "\t";
  // The first line is a heading of another kind if it has several cells without blanks around the sign.
  const wide = tried.find(({ delimiter, columns }) => columns > 2 && delimiter !== "|");
  const first = text.split("\n").find((line) => line.trim() !== "") ?? "";
  return wide && !first.includes(`${wide.delimiter} `) ? wide.delimiter : "\n";
}

/**
 * Returns the rows of a text in CSV (separated by commas, semicolons or tabs) or of cells that were copied from a
 * spreadsheet. Rows after an unclosed quotation mark are left out.
 */
export function readCells(text: string, { faults }: Findings): CellRow[] {
  const lines = text.replace(/\r\n?/g, "\n");
  const sep = SEP.exec(lines);
  const body = sep ? lines.slice(sep[0].length) : lines;
  const firstLine = sep ? 2 : 1;
  const delimiter = sep?.[1] ?? delimiterOf(body);
  if (delimiter === "\n") return oneColumn(body, firstLine, faults);
  const { data, errors } = Papa.parse<string[]>(body, {
    delimiter,
    newline: "\n",
    preview: MOST_ROWS + 1,
  });
  const wrong = errors.find(({ type }) => type === "Quotes");
  const rows: CellRow[] = [];
  let line = firstLine;
  for (const [index, cells] of data.entries()) {
    const number = index + firstLine;
    if (wrong && index === wrong.row) {
      const at = Math.max(
        0,
        cells.findIndex((cell) => cell.includes("\n") || cell.includes('"')),
      );
      const place = wrong.code === "MissingQuotes" ? cells.length - 1 : at;
      faults.push({
        line,
        column: columnLetter(place),
        cell: `${columnLetter(place)}${number}`,
        value: cells[place]?.slice(0, 60) ?? "",
        rule: rule(
          "The quotation mark that begins in this cell is not closed, so nothing after it can be read. Write a quotation mark within a cell twice",
          "Le guillemet ouvert dans cette cellule n’est pas fermé, et rien de ce qui suit ne peut être lu. Doublez un guillemet à l’intérieur d’une cellule",
        ),
      });
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

export const tooManyRows = (line: number) => ({
  line,
  rule: rule(
    "The file has more than 5,000 rows. The rows from this one on are not read",
    "Le fichier dépasse 5 000 lignes. Les lignes à partir de celle-ci ne sont pas lues",
  ),
});

/** A text without separating signs: one cell a line. */
function oneColumn(text: string, firstLine: number, faults: Findings["faults"]): CellRow[] {
  const lines = text.split("\n");
  if (lines.length > MOST_ROWS) faults.push(tooManyRows(MOST_ROWS + firstLine));
  return lines.slice(0, MOST_ROWS).map((cell, index) => ({
    number: index + firstLine,
    line: index + firstLine,
    cells: [cell],
  }));
}
