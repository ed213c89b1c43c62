import { type Said, SURVEY_TEXT } from "@/experiments/survey/definition/schema";
import { isFormula, unguarded } from "./formula";
import type { HeadingLanguage } from "./headings";
import { type Cell, faultAt, noteAt, type Remarks } from "./place";
import type { CellRow } from "./read-cells";
import { type Column, cellAt, type Table } from "./tables";

/**
 * The language of columns without a language, and the only language that is read if the file has neither English nor
 * French.
 */
export type FileLanguages = { plain: HeadingLanguage; only?: HeadingLanguage };

const isSame = (one: HeadingLanguage | undefined, other: HeadingLanguage | undefined) =>
  JSON.stringify(one)?.toLowerCase() === JSON.stringify(other)?.toLowerCase();

const nameOf = (language: HeadingLanguage) =>
  typeof language === "string" ? language : language.other;

/** Returns the languages of a file, with a note about languages that are left out. */
export function fileLanguages(
  tables: readonly Table[],
  plain: HeadingLanguage,
  { notes }: Remarks,
): FileLanguages {
  const columns = tables.flatMap((table) =>
    table.columns
      .filter(({ key }) => key === "label")
      .map((column) => ({ table, column, language: column.language ?? plain })),
  );
  const hasOurs = columns.some(({ language }) => typeof language === "string");
  const only = hasOurs
    ? undefined
    : (columns.find(({ language }) => isSame(language, plain)) ?? columns[0])?.language;
  const told = new Set<string>();
  for (const { table, column, language } of columns) {
    const name = nameOf(language);
    if (typeof language === "string" || told.has(name)) continue;
    told.add(name);
    const cell = cellAt(table, table.heading, column);
    notes.push(
      isSame(language, only)
        ? noteAt(
            cell,
            "changed",
            `The site has English and French. The texts in “${name}” are used for both`,
            `Le site existe en anglais et en français. Les textes en « ${name} » sont repris pour les deux`,
          )
        : noteAt(
            cell,
            "leftOut",
            `The site has English and French. The texts in “${name}” are left out`,
            `Le site existe en anglais et en français. Les textes en « ${name} » ne sont pas repris`,
          ),
    );
  }
  return { plain, ...(only && { only }) };
}

const ERROR_VALUE = /^#(?:REF!|NAME\?|N\/A|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!)$/;

/** Returns the text of a cell as participants read it; undefined with a fault if the cell does not contain a text. */
export function cellText(cell: Cell, { faults, notes }: Remarks): string | undefined {
  const text = unguarded(cell.text).trim();
  if (ERROR_VALUE.test(text)) {
    faults.push(
      faultAt(
        cell,
        "A formula of the spreadsheet had no result in this cell. Write the text itself",
        "Une formule de la feuille de calcul n’a pas donné de résultat dans cette cellule. Écrivez le texte lui-même",
      ),
    );
    return undefined;
  }
  if (text.length > SURVEY_TEXT.text) {
    faults.push(
      faultAt(
        cell,
        `A text may have at most 5,000 characters; this one has ${text.length}`,
        `Un texte peut compter au plus 5 000 caractères ; celui-ci en a ${text.length}`,
      ),
    );
    return undefined;
  }
  if (isFormula(text) && text === cell.text)
    notes.push(
      noteAt(
        cell,
        "kept",
        "This looks like a formula. It is read as a text and never calculated",
        "Cette cellule ressemble à une formule. Elle est reprise comme texte et n’est jamais calculée",
      ),
    );
  return text;
}

/**
 * Returns a text in the languages in which a row has it; undefined if the row has no such text. If the texts of both
 * languages are equal, the result is a single string.
 */
export function saidOf(
  table: Table,
  row: CellRow,
  key: string,
  { plain, only }: FileLanguages,
  remarks: Remarks,
): Said | undefined {
  const columns = table.columns.filter((column) => column.key === key);
  const textIn = (wanted: HeadingLanguage): string | undefined => {
    const candidates: (Column | undefined)[] = [
      columns.find(({ language }) => isSame(language, wanted)),
      ...(isSame(plain, wanted) ? [columns.find(({ language }) => !language)] : []),
    ];
    for (const column of candidates) {
      const cell = column && cellAt(table, row, column);
      if (cell?.text) return cellText(cell, remarks);
    }
    return undefined;
  };
  if (only !== undefined) return textIn(only);
  const en = textIn("en");
  const fr = textIn("fr");
  if (en !== undefined && en === fr) return en;
  const texts = { ...(en !== undefined && { en }), ...(fr !== undefined && { fr }) };
  return Object.keys(texts).length > 0 ? texts : undefined;
}

/** The words that mean yes and no in a cell; undefined for any other word. */
export function readYesNo(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (["yes", "true", "true()", "oui", "vrai"].includes(word)) return true;
  return ["", "no", "false", "false()", "non", "faux"].includes(word) ? false : undefined;
}

/** Returns whether a cell means yes. Adds a fault for a word that means neither yes nor no. */
export function isYes(cell: Cell | undefined, { faults }: Remarks): boolean {
  const answer = readYesNo(cell?.text ?? "");
  if (answer === undefined && cell)
    faults.push(
      faultAt(cell, "Write yes or leave the cell empty", "Écrivez yes ou laissez la cellule vide"),
    );
  return answer ?? false;
}
