import {
  CHOICE_VALUE,
  type Choice,
  SURVEY_ID,
  SURVEY_LIMITS,
} from "@/experiments/survey/definition/schema";
import { fittedValue, Ids } from "./names";
import { type Cell, faultAt, noteAt, type Remarks } from "./place";
import { readPlainNumber } from "./plain-number";
import { cellOf, rowCell, type Table } from "./tables";
import { type FileLanguages, isYes, saidOf } from "./texts";

/**
 * A list of choices: its id in the survey, and, for each name of a choice in the file, the value of the choice in the
 * survey.
 */
export type List = { id: string; choices: Choice[]; valueOf: Map<string, number | string> };

/** The lists of a file, keyed by their names in the file. */
export type Lists = Map<string, List>;

/**
 * Returns the value of a choice with a name: a number if the name is written as a number, otherwise the name; undefined
 * if the name is not a valid value.
 */
function valueOfName(name: string, isText: boolean): number | string | undefined {
  const number = isText ? undefined : readPlainNumber(name);
  return number ?? (CHOICE_VALUE.test(name) ? name : undefined);
}

/** Returns the lists of the sheet `choices`. */
export function readChoices(
  tables: readonly Table[],
  languages: FileLanguages,
  remarks: Remarks,
): Lists {
  const rows = tables
    .filter(({ sheet }) => sheet === "choices")
    .flatMap((table) => table.rows.map((row) => ({ table, row })));
  const ids = new Ids();
  const names = new Set(rows.flatMap(({ table, row }) => listName(table, row)?.text ?? []));
  const kept = new Set([...names].filter((name) => SURVEY_ID.test(name)));
  for (const name of kept) ids.reserve(name);
  const lists: Lists = new Map();
  for (const { table, row } of rows) {
    const cell = listName(table, row);
    if (!cell) {
      remarks.faults.push(
        faultAt(
          rowCell(table, row),
          "Name the list of this choice in the column list_name",
          "Nommez la liste de cette réponse dans la colonne list_name",
        ),
      );
      continue;
    }
    let list = lists.get(cell.text);
    if (!list && lists.size === SURVEY_LIMITS.lists) {
      remarks.faults.push(
        faultAt(
          cell,
          `A questionnaire may have at most ${SURVEY_LIMITS.lists} lists of choices. This one and those after it are not read`,
          `Un questionnaire peut avoir au plus ${SURVEY_LIMITS.lists} listes de réponses. Celle-ci et les suivantes ne sont pas lues`,
        ),
      );
      break;
    }
    if (!list) {
      list = { id: idOf(cell, kept, ids, remarks), choices: [], valueOf: new Map() };
      lists.set(cell.text, list);
    }
    addChoice(list, table, row, languages, remarks);
  }
  return lists;
}

/** Returns the id of a list: its name if the name is a valid id, otherwise a changed name with a note. */
function idOf(cell: Cell, kept: ReadonlySet<string>, ids: Ids, { notes }: Remarks): string {
  if (kept.has(cell.text)) return cell.text;
  const id = ids.make(cell.text, "list");
  notes.push({
    ...noteAt(
      cell,
      "changed",
      `The name of a list has letters, digits and _, so “${cell.text}” became “${id}”`,
      `Une liste se nomme avec des lettres, des chiffres et _ : « ${cell.text} » est devenu « ${id} »`,
    ),
    renamed: { from: cell.text, to: id },
  });
  return id;
}

const listName = (table: Table, row: Table["rows"][number]) => cellOf(table, row, "list_name");

function addChoice(
  list: List,
  table: Table,
  row: Table["rows"][number],
  languages: FileLanguages,
  remarks: Remarks,
) {
  const { faults, notes } = remarks;
  const name = cellOf(table, row, "name");
  const label = saidOf(table, row, "label", languages, remarks);
  if (!name) {
    faults.push(
      faultAt(
        rowCell(table, row),
        "A choice needs a name, the value in the data",
        "Une réponse proposée doit avoir un nom, qui est sa valeur dans les données",
      ),
    );
    return;
  }
  if (list.valueOf.has(name.text)) {
    faults.push(
      faultAt(
        name,
        "The list already has a choice of this name. Give each choice its own name",
        "La liste a déjà une réponse de ce nom. Donnez à chaque réponse son propre nom",
      ),
    );
    return;
  }
  if (list.choices.length === SURVEY_LIMITS.choices) {
    faults.push(
      faultAt(
        name,
        `A list may have at most ${SURVEY_LIMITS.choices} choices`,
        `Une liste peut avoir au plus ${SURVEY_LIMITS.choices} réponses`,
      ),
    );
    return;
  }
  const isText = cellOf(table, row, "kind")?.text.toLowerCase() === "text";
  const value = valueOfName(name.text, isText) ?? freeValue(list, name.text);
  if (String(value) !== name.text)
    notes.push({
      ...noteAt(
        name,
        "changed",
        `The name of a choice has letters, digits and . _ - without spaces, so “${name.text}” became “${value}”`,
        `Le nom d’une réponse se compose de lettres, de chiffres et de . _ - sans espaces : « ${name.text} » est devenu « ${value} »`,
      ),
      renamed: { from: name.text, to: String(value) },
    });
  if (label === undefined)
    notes.push(
      noteAt(
        name,
        "changed",
        "The choice does not have a label, so participants read its name",
        "La réponse n’a pas de libellé : les participants lisent son nom",
      ),
    );
  const isOther = isYes(cellOf(table, row, "other"), remarks);
  list.valueOf.set(name.text, value);
  list.choices.push({ value, label: label ?? name.text, ...(isOther && { other: true as const }) });
}

/** Returns a value close to a name, which no other choice of the list has. */
function freeValue(list: List, name: string): string {
  const base = fittedValue(name);
  const isTaken = (value: string) => list.choices.some((choice) => String(choice.value) === value);
  let value = base;
  for (let number = 2; isTaken(value); number++) value = `${base.slice(0, 60)}_${number}`;
  return value;
}
