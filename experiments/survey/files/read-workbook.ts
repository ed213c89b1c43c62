import { MOST_BYTES, TOO_LARGE } from "./decode-survey";
import { headingOf, type SheetName, sheetNamed } from "./headings";
import { type Remarks, rule } from "./place";
import { MOST_ROWS, tooManyRows } from "./read-cells";
import { type ReadOptions, readRows, readTables, type SurveyReading } from "./read-survey";
import { sheetTable, type Table } from "./tables";
import { type WorkbookSheet, workbookSheets } from "./workbook-cells";

const refused = (en: string, fr: string): SurveyReading => ({
  faults: [{ rule: rule(en, fr) }],
  notes: [],
});

/**
 * Reads a survey from the bytes of a workbook (.xlsx): an XLSForm with the sheets survey, choices, settings, scales and
 * sources (by their names or their headings), or a workbook whose first sheet is one table or one column of questions.
 * Never throws.
 */
export function readWorkbook(bytes: Uint8Array, options: ReadOptions = {}): SurveyReading {
  if (bytes.length > MOST_BYTES) return { faults: [TOO_LARGE], notes: [] };
  const sheets = workbookSheets(bytes);
  if (!sheets)
    return refused(
      "This file cannot be read as a workbook. Save it as .xlsx or as “CSV UTF-8”",
      "Ce fichier n’est pas un classeur lisible. Enregistrez-le au format .xlsx ou « CSV UTF-8 »",
    );
  const remarks: Remarks = { faults: [], notes: [] };
  const kept = sheets.map((sheet) => withinLimit(sheet, remarks));
  if (!kept.some((sheet) => kindOf(sheet) === "survey"))
    return readRows(kept[0]?.rows ?? [], remarks, options);
  const tables = kept.flatMap((sheet) => tableOfSheet(sheet, remarks) ?? []);
  return readTables(tables, remarks, options);
}

/** Returns the kind of a sheet according to its name, otherwise according to its headings. */
function kindOf({ name, rows }: WorkbookSheet): SheetName | undefined {
  const heading = rows.find(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const kind = heading && headingOf(heading.cells);
  return sheetNamed(name) ?? (kind === "sheets" || kind === "redcap" ? undefined : kind);
}

function withinLimit({ name, rows }: WorkbookSheet, { faults }: Remarks): WorkbookSheet {
  const extra = rows[MOST_ROWS];
  if (extra) faults.push({ sheet: name, ...tooManyRows(extra.line) });
  return { name, rows: rows.slice(0, MOST_ROWS) };
}

function tableOfSheet(found: WorkbookSheet, remarks: Remarks): Table | undefined {
  const { name, rows } = found;
  const sheet = kindOf(found);
  if (sheet) return sheetTable(sheet, rows, remarks);
  if (rows.length > 0)
    remarks.notes.push({
      sheet: name,
      kind: "leftOut",
      rule: rule(
        `The sheet “${name}” is not used here and is left out`,
        `La feuille « ${name} » n’est pas utilisée ici et n’est pas reprise`,
      ),
    });
  return undefined;
}
