import { isDate } from "@/experiments/survey/definition/answer-rule";
import { type Cell, noteAt, type Remarks } from "./place";
import { readPlainNumber } from "./plain-number";
import type { CellRow } from "./read-cells";
import { type RedcapKey as Key, redcapKey } from "./redcap-headings";
import { type Column, cellAt, type Table } from "./tables";

/** A field of the dictionary: its row, and its cells. */
type Field = { row: CellRow; cell: (key: Key) => Cell | undefined; text: (key: Key) => string };

/** The rows of one form that become one page. */
type Section = { label: Cell | undefined; isMatrix: boolean; fields: Field[] };

/** The columns that are added to the rows of a dictionary, with their names in XLSForm. */
const ADDED = {
  type: "type",
  name: "name",
  label: "label",
  hint: "note",
  required: "required",
  relevant: "logic",
  constraint: "min",
  appearance: "type",
  parameters: "validation",
  min_label: "choices",
  middle_label: "choices",
  max_label: "choices",
} as const satisfies Record<string, Key>;
type Added = Partial<Record<keyof typeof ADDED, string>>;

const YES_NO = {
  yesno: [
    ["1", "Yes", "Oui"],
    ["0", "No", "Non"],
  ],
  truefalse: [
    ["1", "True", "Vrai"],
    ["0", "False", "Faux"],
  ],
} as const;

/**
 * Returns one form of a REDCap data dictionary as the tables of a survey, and the names of all its forms. Sections and
 * matrices become pages.
 * @param form the name of the form; the first form if absent
 */
export function redcapTables(
  rows: readonly CellRow[],
  form: string | undefined,
  remarks: Remarks,
): { tables: Table[]; forms: string[] } {
  const [heading, ...others] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (!heading) return { tables: [], forms: [] };
  const columns = heading.cells.map((cell, index): Column => {
    const title = cell.trim();
    return { key: redcapKey(title) ?? title, index, title };
  });
  const dictionary: Table = { sheet: "survey", heading, columns, rows: others };
  const fields = others.map((row): Field => {
    const cell = (key: Key) => {
      const column = columns.find((each) => each.key === key);
      const found = column && cellAt(dictionary, row, column);
      return found?.text ? withoutSheet(found) : undefined;
    };
    return { row, cell, text: (key) => cell(key)?.text ?? "" };
  });
  const forms = [...new Set(fields.map(({ text }) => text("form")))].filter((name) => name !== "");
  const chosen = form ?? forms[0];
  const leftOut = new Map<string, number>();
  const lists = new ListRows(heading);
  const own = fields.filter((field, index) => {
    const isTaken = field.text("form") === chosen && !isLeftOut(field, index === 0, remarks);
    if (!isTaken) leftOut.set(field.text("name"), field.row.line);
    return isTaken;
  });
  const names = new Set(own.map(({ text }) => text("name")));
  const survey = surveyTable(sectionsOf(own), dictionary, lists, names, remarks);
  return { tables: [{ ...survey, leftOut }, lists.table], forms };
}

const withoutSheet = ({ text, place: { sheet: _sheet, ...place } }: Cell): Cell => ({
  text,
  place,
});

/** Returns whether a survey cannot contain a field. If so, adds a note. */
function isLeftOut({ cell, text }: Field, isFirst: boolean, { notes }: Remarks): boolean {
  const type = cell("type");
  const annotation = cell("annotation");
  if (isFirst) {
    const name = cell("name");
    if (name)
      notes.push(
        noteAt(
          name,
          "leftOut",
          "The first field of a REDCap project is the number of the record. A study has its own session ids, so it is left out",
          "Le premier champ d’un projet REDCap est le numéro d’enregistrement. Une étude a ses propres identifiants de passation : ce champ n’est pas repris",
        ),
      );
    return true;
  }
  if (type && ["calc", "file", "sql", "signature"].includes(type.text)) {
    notes.push(
      noteAt(
        type,
        "leftOut",
        `Fields of the type “${type.text}” do not exist here, so this one is left out`,
        `Les champs de type « ${type.text} » n’existent pas ici : celui-ci n’est pas repris`,
      ),
    );
    return true;
  }
  const tags = text("annotation").match(/@[A-Z][A-Z-]*/g) ?? [];
  if (
    annotation &&
    tags.some((tag) => tag === "@HIDDEN" || tag === "@HIDDEN-SURVEY" || tag.startsWith("@CALC"))
  ) {
    notes.push(
      noteAt(
        annotation,
        "leftOut",
        "Participants do not see this field, so it is left out",
        "Les participants ne voient pas ce champ : il n’est pas repris",
      ),
    );
    return true;
  }
  if (annotation && tags.length > 0)
    notes.push(
      noteAt(
        annotation,
        "leftOut",
        `Action tags are not used here: ${tags.join(", ")}`,
        `Les balises d’action ne sont pas utilisées ici : ${tags.join(", ")}`,
      ),
    );
  return false;
}

/** Returns the pages: one for each section header, and one for each matrix. */
function sectionsOf(fields: readonly Field[]): Section[] {
  const sections: Section[] = [];
  let matrix = "";
  for (const field of fields) {
    const section = field.cell("section");
    const group = field.text("matrix");
    const last = sections.at(-1);
    if (!last || section || group !== matrix)
      sections.push({ label: section, isMatrix: group !== "", fields: [field] });
    else last.fields.push(field);
    matrix = group;
  }
  return sections;
}

/** The rows of the sheet `choices`. Fields with the same choices share a list. */
class ListRows {
  readonly table: Table;
  private readonly names = new Map<string, string>();

  constructor(heading: CellRow) {
    const column = (key: string, index: number, language?: "en" | "fr"): Column => ({
      key,
      index,
      title: "Choices, Calculations, OR Slider Labels",
      ...(language && { language }),
    });
    this.table = {
      sheet: "choices",
      heading,
      columns: [
        column("list_name", 0),
        column("name", 1),
        column("label", 2),
        column("label", 3, "en"),
        column("label", 4, "fr"),
      ],
      rows: [],
    };
  }

  /** Returns the name of the list with these choices (name, label in the language of the file, English, French). */
  add(name: string, { number, line }: CellRow, choices: readonly (readonly string[])[]): string {
    const key = JSON.stringify(choices);
    const known = this.names.get(key);
    if (known !== undefined) return known;
    this.names.set(key, name);
    this.table.rows.push(...choices.map((choice) => ({ number, line, cells: [name, ...choice] })));
    return name;
  }
}

function surveyTable(
  sections: readonly Section[],
  dictionary: Table,
  lists: ListRows,
  names: ReadonlySet<string>,
  remarks: Remarks,
): Table {
  const width = dictionary.columns.length;
  const keys = Object.keys(ADDED) as (keyof typeof ADDED)[];
  const added = keys.map((key, offset): Column => {
    const source = dictionary.columns.find((each) => each.key === ADDED[key]);
    return {
      key,
      index: width + offset,
      title: source?.title ?? key,
      shownIndex: source?.index ?? 0,
    };
  });
  const rowOf = ({ number, line }: CellRow, cells: Added): CellRow => ({
    number,
    line,
    cells: [...Array.from({ length: width }, () => ""), ...keys.map((key) => cells[key] ?? "")],
  });
  const rows = sections.flatMap(({ label, isMatrix, fields }, index) => {
    const [first] = fields;
    if (!first) return [];
    const form = first.text("form");
    return [
      rowOf(first.row, {
        type: "begin_group",
        name: index === 0 ? form : `${form}_${index + 1}`,
        label: label && plainText(label, names, remarks),
        appearance: isMatrix ? "table-list" : "field-list",
      }),
      ...fields.map((field) => rowOf(field.row, fieldCells(field, lists, names, remarks))),
      rowOf(first.row, { type: "end_group" }),
    ];
  });
  return { sheet: "survey", heading: dictionary.heading, columns: added, rows, dialect: "redcap" };
}

/** Returns a label without HTML, in which the fields in brackets are named as in XLSForm. */
function plainText(cell: Cell, names: ReadonlySet<string>, { notes }: Remarks): string {
  const text = cell.text
    .replace(/<br\s*\/?>|<\/p>/gi, "\n")
    .replace(/<\/?[a-z][^<>]*>/gi, "")
    .replace(/&nbsp;/g, "\u00a0")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .trim();
  if (text !== cell.text)
    notes.push(
      noteAt(
        cell,
        "changed",
        "Texts cannot contain HTML, so its tags were removed",
        "Les textes ne peuvent pas contenir de HTML : ses balises ont été retirées",
      ),
    );
  return text.replace(/\[([a-z][a-z0-9_]*)\]/g, (whole, name: string) =>
    names.has(name) ? `\${${name}}` : whole,
  );
}

function fieldCells(
  field: Field,
  lists: ListRows,
  names: ReadonlySet<string>,
  remarks: Remarks,
): Added {
  const { cell, text } = field;
  const { notes } = remarks;
  const label = cell("label");
  const identifier = cell("identifier");
  if (identifier && /^y/i.test(identifier.text))
    notes.push(
      noteAt(
        identifier,
        "kept",
        "This field identifies a person. A study without such answers is easier to protect",
        "Ce champ identifie une personne. Sans de telles réponses, les données sont plus faciles à protéger",
      ),
    );
  const ranking = cell("ranking");
  if (ranking && /^y/i.test(ranking.text))
    notes.push(
      noteAt(
        ranking,
        "leftOut",
        "The rows of a table may have the same answer here, so the ranking is left out",
        "Ici, les lignes d’un tableau peuvent recevoir la même réponse : le classement n’est pas repris",
      ),
    );
  return {
    name: text("name"),
    label: label && plainText(label, names, remarks),
    hint: text("note"),
    required: /^y/i.test(text("required")) ? "yes" : "",
    relevant: text("logic"),
    ...typeCells(field, lists, remarks),
  };
}

function typeCells(field: Field, lists: ListRows, remarks: Remarks): Added {
  const { text, row } = field;
  const type = text("type").toLowerCase();
  const name = text("name");
  switch (type) {
    case "notes":
      return { type: "text", appearance: "multiline" };
    case "descriptive":
      return { type: "note" };
    case "yesno":
    case "truefalse": {
      const choices = YES_NO[type].map(([value, en, fr]) => [value, "", en, fr]);
      return { type: `select_one ${lists.add(type, row, choices)}` };
    }
    case "radio":
    case "dropdown":
    case "checkbox": {
      const list = text("matrix") || name;
      const command = type === "checkbox" ? "select_multiple" : "select_one";
      return { type: `${command} ${lists.add(list, row, choicesIn(text("choices")))}` };
    }
    case "slider": {
      const labels = text("choices")
        .split("|")
        .map((each) => each.trim());
      const [left = "", middle = "", right = ""] =
        labels.length === 2 ? [labels[0], "", labels[1]] : labels;
      const limit = (key: "min" | "max", otherwise: string) => text(key) || otherwise;
      return {
        type: "range",
        parameters: `start=${limit("min", "0")} end=${limit("max", "100")} step=1`,
        min_label: left,
        middle_label: middle,
        max_label: right,
      };
    }
    case "text":
      return validated(field, remarks);
    default:
      return { type: text("type") };
  }
}

/** Returns the choices in a text such as `1, Never | 2, Often`. */
const choicesIn = (text: string): string[][] =>
  text
    .split(/\||\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const comma = part.indexOf(",");
      return comma < 0 ? [part, part] : [part.slice(0, comma).trim(), part.slice(comma + 1).trim()];
    });

function validated({ cell }: Field, { notes }: Remarks): Added {
  const validation = cell("validation");
  const kind = validation?.text.toLowerCase() ?? "";
  const type = /^(?:integer|int)$/.test(kind)
    ? "integer"
    : /^(?:number|float)/.test(kind)
      ? "decimal"
      : /^date_(?:ymd|dmy|mdy)$/.test(kind)
        ? "date"
        : "text";
  if (validation && type === "text")
    notes.push(
      noteAt(
        validation,
        "leftOut",
        `Answers are not checked as “${validation.text}”; every text is accepted`,
        `Le format « ${validation.text} » n’est pas vérifié : tout texte est accepté`,
      ),
    );
  const limit = (key: "min" | "max", sign: string): string[] => {
    const found = cell(key);
    if (!found || type === "text") return [];
    const value = found.text.replace(",", ".");
    if (type === "date" ? isDate(value) : readPlainNumber(value) !== undefined)
      return [`. ${sign} ${type === "date" ? `date('${value}')` : value}`];
    notes.push(
      noteAt(
        found,
        "leftOut",
        "This limit is neither a number nor a date (YYYY-MM-DD), so it is left out",
        "Cette limite n’est ni un nombre ni une date (AAAA-MM-JJ) : elle n’est pas reprise",
      ),
    );
    return [];
  };
  return { type, constraint: [...limit("min", ">="), ...limit("max", "<=")].join(" and ") };
}
