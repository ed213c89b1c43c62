import type { Dialect } from "./expression-tokens";
import { type Heading, headingOf, readHeading, type SheetName, sheetNamed } from "./headings";
import { type Cell, columnLetter, faultAt, noteAt, type Remarks, rule } from "./place";
import type { CellRow } from "./read-cells";

/** A column of a table, and its heading as it is written. */
export type Column = Heading & {
  index: number;
  title: string;
  /** The column in the file from which a cell was made; `index` if absent. */
  shownIndex?: number;
};

/** The rows of one sheet under their headings. */
export type Table = {
  sheet: SheetName;
  heading: CellRow;
  columns: Column[];
  rows: CellRow[];
  /** The dialect of its rules; XLSForm if absent. */
  dialect?: Dialect;
  /** The lines of rows that were left out before, keyed by their names. */
  leftOut?: ReadonlyMap<string, number>;
};

const isBlank = ({ cells }: CellRow) => cells.every((cell) => cell.trim() === "");

/** Returns a cell with its place. */
export function cellAt(
  table: Table,
  row: CellRow,
  { index, title, shownIndex = index }: Column,
): Cell {
  return {
    text: (row.cells[index] ?? "").trim(),
    place: {
      ...(table.dialect !== "redcap" && { sheet: table.sheet }),
      line: row.line,
      column: title === "" ? columnLetter(index) : title,
      cell: `${columnLetter(shownIndex)}${row.number}`,
    },
  };
}

/** Returns the cell of a column without a language; undefined if it is empty. */
export function cellOf(table: Table, row: CellRow, key: string): Cell | undefined {
  const column = table.columns.find((each) => each.key === key && !each.language);
  const cell = column && cellAt(table, row, column);
  return cell?.text ? cell : undefined;
}

/** Returns the first filled cell of a row, for faults about the whole row. */
export function rowCell(table: Table, row: CellRow): Cell {
  const column = table.columns.find(({ index }) => (row.cells[index] ?? "").trim() !== "");
  return column
    ? cellAt(table, row, column)
    : { text: "", place: { sheet: table.sheet, line: row.line } };
}

function tableOf(sheet: SheetName, heading: CellRow, from: number, { faults }: Remarks): Table {
  const columns = heading.cells.flatMap((cell, index): Column[] => {
    const title = cell.trim();
    return index < from || title === "" ? [] : [{ ...readHeading(title), index, title }];
  });
  const table: Table = { sheet, heading, columns: [], rows: [] };
  const known = new Set<string>();
  for (const column of columns) {
    const name = JSON.stringify([column.key, column.language]);
    if (known.has(name))
      faults.push(
        faultAt(
          cellAt(table, heading, column),
          "Two columns have the same heading, so the second one is not read",
          "Deux colonnes portent le même en-tête ; la seconde n’est pas lue",
        ),
      );
    else table.columns.push(column);
    known.add(name);
  }
  return table;
}

/** The headings without which the rows of a sheet cannot be read. */
const NEEDED: Readonly<Record<SheetName, readonly string[]>> = {
  survey: ["type"],
  choices: ["list_name", "name"],
  settings: [],
  scales: ["name"],
  sources: ["citation"],
};

/** Returns whether a table has the columns that it needs, and adds a fault for the first missing column. */
function hasNeeded(table: Table, { faults }: Remarks): boolean {
  const missing = NEEDED[table.sheet].find(
    (key) => !table.columns.some((each) => each.key === key),
  );
  if (missing === undefined) return true;
  faults.push({
    sheet: table.sheet,
    line: table.heading.line,
    value: table.heading.cells
      .filter((cell) => cell.trim() !== "")
      .join(", ")
      .slice(0, 200),
    rule: rule(
      `The sheet “${table.sheet}” needs a column with the heading “${missing}”, so none of its rows is read`,
      `La feuille « ${table.sheet} » doit avoir une colonne intitulée « ${missing} » ; aucune de ses lignes n’est lue`,
    ),
  });
  return false;
}

/** Returns the tables of a file whose first column names the sheet. */
function sheeted(rows: readonly CellRow[], remarks: Remarks): Table[] {
  const tables: Table[] = [];
  /** The sheet whose rows are read; `null` for a sheet that is left out. */
  let sheet: SheetName | null = null;
  let table: Table | undefined;
  for (const row of rows) {
    const name = (row.cells[0] ?? "").trim();
    const rest = row.cells.slice(1);
    const isEmpty = rest.every((cell) => cell.trim() === "");
    if (name !== "") {
      const known = sheetNamed(name);
      if (!known) leftOutSheet(row, name, remarks);
      // A word in the first column of a row of questions does not begin a sheet.
      if (known || isEmpty || headingOf(["", ...rest])) {
        sheet = known ?? null;
        table = undefined;
      }
    }
    if (!sheet || isEmpty) continue;
    if (table) table.rows.push(row);
    else {
      table = tableOf(sheet, row, 1, remarks);
      tables.push(table);
    }
  }
  return tables;
}

/** Returns the table of a sheet with a name; undefined if the table is empty or lacks a required column. */
export function sheetTable(
  sheet: SheetName,
  rows: readonly CellRow[],
  remarks: Remarks,
): Table | undefined {
  const [heading, ...others] = rows.filter((row) => !isBlank(row));
  if (!heading) return undefined;
  const table = { ...tableOf(sheet, heading, 0, remarks), rows: others };
  return hasNeeded(table, remarks) ? table : undefined;
}

function leftOutSheet(row: CellRow, name: string, { faults, notes }: Remarks) {
  const cell: Cell = {
    text: name,
    place: { line: row.line, column: "A", cell: `A${row.number}` },
  };
  if (/^(?:external_choices|entities|osm)$/i.test(name))
    notes.push(
      noteAt(
        cell,
        "leftOut",
        `The sheet “${name}” is not used here and is left out`,
        `La feuille « ${name} » n’est pas utilisée ici et n’est pas reprise`,
      ),
    );
  else
    faults.push(
      faultAt(
        cell,
        "The first column names a sheet: survey, choices, settings, scales or sources. This is not one of them",
        "La première colonne nomme une feuille : survey, choices, settings, scales ou sources. Cette cellule n’en nomme aucune",
      ),
    );
}

/** Returns the tables of rows in which each heading begins a table. */
function plain(rows: readonly CellRow[], remarks: Remarks): Table[] {
  const tables: Table[] = [];
  let table: Table | undefined;
  for (const row of rows) {
    if (isBlank(row)) continue;
    const filled = row.cells.filter((cell) => cell.trim() !== "");
    // The name of a sheet alone in a row is the title of the table below it.
    if (filled.length === 1 && sheetNamed(filled[0] ?? "")) continue;
    const kind = headingOf(row.cells);
    if (kind && kind !== "sheets" && kind !== "redcap") {
      table = tableOf(kind, row, 0, remarks);
      tables.push(table);
    } else table?.rows.push(row);
  }
  return tables;
}

/** Returns a table of questions from one column of texts. */
function questions(rows: readonly CellRow[]): Table {
  const columns: Column[] = [{ key: "label", index: 0, title: "" }];
  return {
    sheet: "survey",
    heading: { number: 0, line: 0, cells: [] },
    columns,
    rows: rows.filter((row) => !isBlank(row)),
  };
}

/**
 * Returns the tables of a file or of pasted cells: with the sheet in the first column, as one table below the other, or
 * as one column of questions (a table without the column `type`).
 */
export function tablesOf(rows: readonly CellRow[], remarks: Remarks): Table[] {
  const first = rows.find((row) => !isBlank(row));
  if (!first) {
    if (remarks.faults.length === 0)
      remarks.faults.push({
        rule: rule("The file is empty", "Le fichier est vide"),
      });
    return [];
  }
  const kind = headingOf(first.cells);
  if (kind && kind !== "redcap") {
    const tables = kind === "sheets" ? sheeted(rows, remarks) : plain(rows, remarks);
    return tables.filter((table) => hasNeeded(table, remarks));
  }
  const isOneColumn = rows.every(({ cells }) => cells.slice(1).every((cell) => cell.trim() === ""));
  if (isOneColumn) return [questions(rows)];
  remarks.faults.push({
    line: first.line,
    value: first.cells.join(", ").slice(0, 200),
    rule: rule(
      "The first row must name the columns: type, name, label::English (en) …, or the first column must name the sheet. Without these headings, paste one column of questions",
      "La première ligne doit nommer les colonnes : type, name, label::French (fr)…, ou la première colonne doit nommer la feuille. Sans ces en-têtes, collez une seule colonne de questions",
    ),
  });
  return [];
}
