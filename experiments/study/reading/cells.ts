import { COLUMN_KINDS, type Column } from "@/experiments/engine/data/columns";

/** The words for true and false that R, pandas and spreadsheets write, in the languages of spreadsheets. */
const TRUE = new Set(["true", "vrai", "wahr", "verdadero", "vero", "waar", "verdadeiro", "1", "t"]);
const FALSE = new Set(["false", "faux", "falsch", "falso", "onwaar", "0", "f"]);

/** Matches the apostrophes that the files of this site add (experiments/engine/data/csv.ts). */
const APOSTROPHES = /(^|[;\t\r\n])'/g;

const POINT = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const COMMA = /^[+-]?\d+(?:,\d+)?(?:e[+-]?\d+)?$/i;

/** Matches an id that a spreadsheet has written as a rounded number, such as `1,23E+11`. */
export const ROUNDED = /^\d(?:[.,]\d+)?E\+\d+$/i;

/** A cell that is not a value of its column. */
export const WRONG = Symbol("wrong");

/**
 * Returns the text in a cell, without the apostrophes that the files of this site put before a text that a program would
 * read as something else; null if the cell is empty or NA.
 */
export const textIn = (cell: string): string | null => {
  if (cell === "NA" || cell === "") return null;
  return cell.includes("'") ? cell.replace(APOSTROPHES, "$1") : cell;
};

/**
 * Returns the number in a cell, with a decimal point or a decimal comma; null if the cell is empty or NA.
 * @param hasCommas whether decimals may have a comma, because commas do not separate the cells
 */
function numberIn(cell: string, hasCommas: boolean): number | null | typeof WRONG {
  const text = cell.trim();
  if (text === "" || text === "NA" || text === "NaN") return null;
  if (POINT.test(text)) return Number(text);
  return hasCommas && COMMA.test(text) ? Number(text.replace(",", ".")) : WRONG;
}

export function logicalIn(cell: string): boolean | null | typeof WRONG {
  const text = cell.trim().toLowerCase();
  if (text === "" || text === "na") return null;
  if (TRUE.has(text)) return true;
  return FALSE.has(text) ? false : WRONG;
}

/** Returns the value of a cell in a column of trials. */
export function valueIn(column: Column, cell: string, hasCommas: boolean) {
  switch (COLUMN_KINDS[column]) {
    case "text":
      return textIn(cell);
    case "logical":
      return logicalIn(cell);
    case "count":
    case "number":
      return numberIn(cell, hasCommas);
  }
}

/**
 * Returns a function that copies a text. Without a copy, the engine would keep the text of the whole table in memory as
 * long as one of its cells is used.
 */
export function createCopies(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const copy: string = JSON.parse(JSON.stringify(text));
    if (known.size < MOST_COPIES) known.set(copy, copy);
    return copy;
  };
}

const MOST_COPIES = 100_000;
