import { type Survey, surveySchema } from "@/experiments/survey/definition/schema";
import { decodeSurvey, MOST_BYTES, TOO_LARGE } from "./decode-survey";
import { readDrafts } from "./drafts";
import { type HeadingLanguage, headingOf, languageOf } from "./headings";
import { renameInChoices } from "./item-texts";
import { keptFaults } from "./kept-faults";
import { noteLeftOutColumns } from "./left-out-columns";
import { faultAt, type Remarks, type SurveyFault, type SurveyNote } from "./place";
import { type CellRow, readCells } from "./read-cells";
import { readChoices } from "./read-choices";
import { readPages } from "./read-items";
import { readScales, readSources } from "./read-scales";
import { listsOfLabels } from "./read-slider";
import { redcapTables } from "./redcap";
import { cellOf, type Table, tablesOf } from "./tables";
import { cellText, fileLanguages, saidOf } from "./texts";

/**
 * A survey that was read from a file or from pasted cells, with notes about everything that is changed or left out. If
 * the file has faults, `survey` is absent, and `rest` is the survey without the faulty rows and without the rows that
 * depend on them, if anything is left.
 */
export type SurveyReading = (
  | { survey: Survey; notes: SurveyNote[]; faults?: undefined; rest?: undefined }
  | { survey?: undefined; notes: SurveyNote[]; faults: SurveyFault[]; rest?: Survey }
) & {
  /** The forms of a REDCap data dictionary, of which one was read (`ReadOptions.form`); absent for other files. */
  forms?: string[];
};

export type ReadOptions = {
  /** The language of texts whose column does not name a language; English if absent. */
  language?: "en" | "fr";
  /** The form of a REDCap data dictionary that is read; the first one if absent. */
  form?: string;
};

/**
 * Reads a survey from the bytes of a CSV file, or from pasted text: an XLSForm whose first column is the sheet, tables
 * with headings one below the other, or one column of questions. Never throws.
 */
export function readSurvey(input: Uint8Array | string, options: ReadOptions = {}): SurveyReading {
  const decoded = typeof input === "string" ? pastedText(input) : decodeSurvey(input);
  if ("faults" in decoded) return { faults: decoded.faults, notes: [] };
  const remarks: Remarks = { faults: [], notes: decoded.notes };
  return readRows(readCells(decoded.text.replace(/^\uFEFF+/, ""), remarks), remarks, options);
}

const pastedText = (text: string) =>
  text.length > MOST_BYTES
    ? { faults: [TOO_LARGE] }
    : { text: text.replaceAll("\0", ""), notes: [] as SurveyNote[] };

/** Reads a survey from rows of cells. */
export function readRows(
  rows: readonly CellRow[],
  remarks: Remarks,
  options: ReadOptions = {},
): SurveyReading {
  const first = rows.find(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (first && headingOf(first.cells) === "redcap") {
    const { tables, forms } = redcapTables(rows, options.form, remarks);
    return { ...readTables(tables, remarks, options), forms };
  }
  return readTables(tablesOf(rows, remarks), remarks, options);
}

/** Reads a survey from the tables of its sheets. */
export function readTables(
  tables: readonly Table[],
  remarks: Remarks,
  { language = "en" }: ReadOptions = {},
): SurveyReading {
  if (tables.length === 0) return reading(undefined, remarks);
  if (!tables.some(({ sheet }) => sheet === "survey")) {
    remarks.faults.push({
      rule: {
        en: "The file does not have a sheet “survey” with the questions",
        fr: "Le fichier n’a pas de feuille « survey » avec les questions",
      },
    });
    return reading(undefined, remarks);
  }
  const settings = readSettings(tables, remarks);
  const languages = fileLanguages(tables, settings.language ?? language, remarks);
  noteLeftOutColumns(tables, remarks);
  const lists = readChoices(tables, languages, remarks);
  const drafts = readDrafts(tables, lists, remarks);
  renameInChoices(lists, drafts);
  const { pages, items } = readPages(drafts, lists, languages, remarks);
  const scales = readScales(tables, items, languages, remarks);
  const sources = readSources(tables, remarks);
  const title = titleOf(tables, languages, remarks);
  const labels = listsOfLabels(drafts, lists);
  const choices = Object.fromEntries([
    ...[...lists.values()]
      .filter((list) => list.choices.length > 0 && !labels.has(list))
      .map((list) => [list.id, list.choices] as const),
    ...acknowledged(pages, lists),
  ]);
  if (pages.length === 0 && remarks.faults.length === 0)
    remarks.faults.push({
      sheet: "survey",
      line: tables.find(({ sheet }) => sheet === "survey")?.heading.line ?? 1,
      rule: {
        en: "The questionnaire does not have any questions",
        fr: "Le questionnaire ne contient pas de question",
      },
    });
  const survey: Survey = {
    ...(title !== undefined && { title }),
    ...(Object.keys(choices).length > 0 && { choices }),
    pages,
    ...(settings.isShuffled && { order: "shuffled" as const }),
    ...(scales.length > 0 && { scales }),
    ...(sources.length > 0 && { sources }),
  };
  if (pages.length > 0) remarks.notes.push(...keptFaults(survey, items));
  return reading(pages.length > 0 ? survey : undefined, remarks);
}

/** The list of one choice for items of the type `acknowledge`. */
function acknowledged(pages: Survey["pages"], lists: ReturnType<typeof readChoices>) {
  const known = [...lists.values()].map(({ id }) => id);
  const missing = new Set(
    pages.flatMap((page) =>
      "matrix" in page
        ? []
        : page.items.flatMap((item) =>
            "choices" in item && !known.includes(item.choices) ? item.choices : [],
          ),
    ),
  );
  return [...missing].map((id) => [id, [{ value: "OK", label: "OK" }]] as const);
}

function readSettings(tables: readonly Table[], { faults }: Remarks) {
  let language: HeadingLanguage | undefined;
  let isShuffled = false;
  for (const table of tables.filter(({ sheet }) => sheet === "settings"))
    for (const row of table.rows) {
      const named = cellOf(table, row, "default_language");
      if (named) language = languageOf(named.text);
      const order = cellOf(table, row, "order");
      if (order?.text.toLowerCase() === "shuffled") isShuffled = true;
      else if (order && order.text.toLowerCase() !== "fixed")
        faults.push(
          faultAt(
            order,
            "Write shuffled, or leave the cell empty",
            "Pour l’ordre des pages, écrivez shuffled ou laissez la cellule vide",
          ),
        );
    }
  return { language, isShuffled };
}

function titleOf(
  tables: readonly Table[],
  languages: ReturnType<typeof fileLanguages>,
  remarks: Remarks,
) {
  for (const table of tables.filter(({ sheet }) => sheet === "settings"))
    for (const row of table.rows) {
      const said = saidOf(table, row, "survey_title", languages, remarks);
      if (said !== undefined) return said;
      const title = cellOf(table, row, "form_title");
      if (title) return cellText(title, remarks);
    }
  return undefined;
}

/**
 * Returns the survey that was read, with the faults and notes. The schema decides at the end: a survey that the schema
 * does not allow is never returned.
 */
function reading(survey: Survey | undefined, { faults, notes }: Remarks): SurveyReading {
  const parsed = survey && surveySchema.safeParse(survey);
  const all = [
    ...faults,
    ...(parsed?.error?.issues ?? []).map(
      ({ path, message }): SurveyFault => ({
        value: path.join("."),
        rule: {
          en: `The questionnaire that was read is not valid: ${message}`,
          fr: `Le questionnaire lu n’est pas valide : ${message}`,
        },
      }),
    ),
  ];
  const distinct = <Each>(each: readonly Each[]) => [
    ...new Map(each.map((one) => [JSON.stringify(one), one])).values(),
  ];
  if (all.length > 0)
    return {
      faults: distinct(all),
      notes: distinct(notes),
      ...(parsed?.success && { rest: parsed.data }),
    };
  return parsed?.success
    ? { survey: parsed.data, notes: distinct(notes) }
    : {
        faults: [{ rule: { en: "The file is empty", fr: "Le fichier est vide" } }],
        notes: distinct(notes),
      };
}
