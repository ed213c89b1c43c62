import { type ItemType, SURVEY_ID } from "@/experiments/survey/definition/schema";
import { otherId } from "@/experiments/survey/definition/survey-items";
import { type RowType, readType } from "./item-type";
import { Ids, isFit } from "./names";
import { type Cell, faultAt, noteAt, type Remarks } from "./place";
import type { CellRow } from "./read-cells";
import type { Lists } from "./read-choices";
import { cellOf, rowCell, type Table } from "./tables";
import { readYesNo } from "./texts";

/** A row of the sheet `survey`, with its table. */
export type Placed = { table: Table; row: CellRow };

/** Returns the cell of a row in a column without a language; undefined if it is empty. */
export const cellIn = ({ table, row }: Placed, key: string) => cellOf(table, row, key);

/** A row that becomes an item, before its texts and rules are read. */
export type DraftItem = Placed & {
  type: ItemType;
  /** The name of the item's list of choices in the file. */
  list?: string;
  /** The name of the item in the file; undefined if the item has no name. */
  name?: string;
  id: string;
  /** True for an item of the type `acknowledge` whose list of one choice has its own row in the file. */
  isAcknowledged?: true;
};

/** Rows that become one page. */
export type DraftPage = {
  id: string;
  /** The row `begin_group`; undefined for items outside of groups. */
  group?: Placed;
  /** The groups around the page, the outermost first. */
  groups: readonly Placed[];
  items: DraftItem[];
  /** The row with the appearance `label`, whose text is displayed above a table; undefined for other pages. */
  header?: DraftItem;
};

export type Drafts = {
  pages: DraftPage[];
  /** The line numbers of the questions that are left out, keyed by the names of the questions in the file. */
  leftOut: Map<string, number>;
};

/** Returns the pages and items of the sheet `survey` without their texts and rules. */
export function readDrafts(tables: readonly Table[], lists: Lists, remarks: Remarks): Drafts {
  const { faults, notes } = remarks;
  const rows = tables
    .filter(({ sheet }) => sheet === "survey")
    .flatMap((table) => table.rows.map((row): Placed => ({ table, row })));
  const pages: DraftPage[] = [];
  const leftOut = new Map(tables.flatMap((table) => [...(table.leftOut ?? [])]));
  const groups: Placed[] = [];
  const begun: Placed[] = [];
  /** The number of blocks, such as repeats, that are left out and have begun but not ended. */
  let skipped = 0;
  let page: DraftPage | undefined;
  const forget = ({ table, row }: Placed) => {
    const name = cellOf(table, row, "name");
    if (name) leftOut.set(name.text, row.line);
  };

  for (const placed of rows) {
    const { table, row } = placed;
    const typeCell = cellOf(table, row, "type");
    const type = typeOf(placed, typeCell, remarks);
    if (!type) continue;
    if (readYesNo(cellOf(table, row, "disabled")?.text ?? "") === true) {
      notes.push(
        leftOutNote(
          rowCell(table, row),
          "This row is disabled and left out",
          "Cette ligne est désactivée et n’est pas reprise",
        ),
      );
      forget(placed);
      continue;
    }
    const cell = typeCell ?? rowCell(table, row);
    if (skipped > 0) {
      if (type.kind === "begin") skipped++;
      else if (type.kind === "end") skipped--;
      else forget(placed);
      continue;
    }
    switch (type.kind) {
      case "begin":
        if (type.control === "other") {
          skipped = 1;
          forget(placed);
          notes.push(
            leftOutNote(
              cell,
              `“${type.name}” and the questions in it are left out, because a questionnaire cannot repeat questions`,
              `« ${type.name} » et les questions qu’il contient ne sont pas repris, car ce site n’accepte que des groupes`,
            ),
          );
          break;
        }
        if (groups.length > 0)
          notes.push(
            noteAt(
              cell,
              "changed",
              "A page cannot contain a page, so this group within a group became a page of its own",
              "Une page ne peut pas contenir une autre page : ce groupe, placé dans un autre, est devenu une page à part",
            ),
          );
        groups.push(placed);
        begun.push(placed);
        page = undefined;
        break;
      case "end":
        if (type.control === "other" || groups.pop() === undefined)
          faults.push(
            faultAt(
              cell,
              "This row ends a group that did not begin. Remove the row, or add a row begin_group before the group",
              "Cette ligne termine un groupe qui n’a pas commencé. Retirez-la, ou ajoutez une ligne begin_group avant le groupe",
            ),
          );
        page = undefined;
        break;
      case "leftOut":
        forget(placed);
        notes.push(
          leftOutNote(
            cell,
            `Questions of the type “${type.name}” do not exist here, so this row is left out`,
            `Les questions de type « ${type.name} » n’existent pas ici ; cette ligne n’est pas reprise`,
          ),
        );
        break;
      case "item":
      case "acknowledge": {
        if (isCompanion(placed, pages, lists)) break;
        if (type.kind === "item" && type.list !== undefined && !lists.has(type.list)) {
          forget(placed);
          faults.push(
            faultAt(
              cell,
              `The sheet “choices” does not have a list “${type.list}”`,
              `La feuille « choices » n’a pas de liste « ${type.list} »`,
            ),
          );
          break;
        }
        if (!page) {
          page = { id: "", groups: [...groups], items: [] };
          const group = groups.at(-1);
          if (group) page.group = group;
          pages.push(page);
        }
        const name = cellOf(table, row, "name")?.text;
        page.items.push({
          ...placed,
          ...(type.kind === "item"
            ? { type: type.type, ...(type.list !== undefined && { list: type.list }) }
            : { type: "one", isAcknowledged: true }),
          ...(name !== undefined && { name }),
          id: "",
        });
        break;
      }
      default:
        forget(placed);
        break;
    }
  }
  for (const { table, row } of groups)
    faults.push(
      faultAt(
        cellOf(table, row, "type") ?? rowCell(table, row),
        "This group does not end. Add a row end_group",
        "Ce groupe n’est pas terminé. Ajoutez une ligne end_group",
      ),
    );
  emptyGroups(begun, pages, remarks);
  for (const each of pages) labelledTable(each, leftOut, remarks);
  giveIds(pages, lists, remarks);
  return { pages, leftOut };
}

const leftOutNote = (cell: Cell, en: string, fr: string) => noteAt(cell, "leftOut", en, fr);

/** Returns the kind of a row. If the row is not of a known kind, returns undefined and adds a fault or a note. */
function typeOf(
  { table, row }: Placed,
  cell: Cell | undefined,
  { faults, notes }: Remarks,
): RowType | undefined {
  if (!table.columns.some(({ key }) => key === "type")) return { kind: "item", type: "text" };
  if (!cell) {
    const filled = rowCell(table, row);
    const isComment = !cellOf(table, row, "name") && !filled.place.column?.startsWith("label");
    if (isComment)
      notes.push(
        leftOutNote(
          filled,
          "A row without a type is a comment and is left out",
          "Une ligne sans type est un commentaire et n’est pas reprise",
        ),
      );
    else
      faults.push(
        faultAt(
          filled,
          "The row does not have a type. Write one, such as text or select_one",
          "La ligne n’a pas de type. Écrivez-en un, par exemple text ou select_one",
        ),
      );
    return isComment ? undefined : { kind: "unknown" };
  }
  const type = readType(cell.text);
  if (type.kind === "unknown")
    faults.push(
      faultAt(
        cell,
        "This type does not exist. The types are: note, text, integer, decimal, date, range, select_one LIST, select_multiple LIST, rank LIST, acknowledge, begin_group, end_group",
        "Ce type n’existe pas. Les types sont : note, text, integer, decimal, date, range, select_one LISTE, select_multiple LISTE, rank LISTE, acknowledge, begin_group, end_group",
      ),
    );
  if (type.kind === "noList")
    faults.push(
      faultAt(
        cell,
        "Name the list of choices after the type, such as select_one sex",
        "Nommez la liste de réponses après le type, par exemple select_one sexe",
      ),
    );
  if (type.kind === "orOther")
    faults.push(
      faultAt(
        cell,
        "or_other adds a choice in English only. Add the choice to the list and write yes in its column “other”",
        "or_other ajoute une réponse en anglais seulement. Ajoutez cette réponse à la liste et écrivez yes sur sa ligne, dans la colonne « other »",
      ),
    );
  return type;
}

/**
 * Returns whether a row asks for the text of an `other` choice of the item before it, in files that this site wrote for
 * programs that do not know the column `other`.
 */
function isCompanion({ table, row }: Placed, pages: readonly DraftPage[], lists: Lists): boolean {
  const name = cellOf(table, row, "name")?.text;
  const before = pages.at(-1)?.items.at(-1);
  if (before?.list === undefined || before.name === undefined || name !== otherId(before.name))
    return false;
  return hasOther(lists, before.list);
}

/** Returns whether a list has a choice that asks for a text, which is recorded under the name of the item with _other. */
const hasOther = (lists: Lists, list: string | undefined): boolean =>
  (list === undefined ? undefined : lists.get(list))?.choices.some(({ other }) => other) ?? false;

/**
 * Makes a table of questions with the appearance `list-nolabel` under a row with the appearance `label`, which only shows
 * the choices. Forms that were not written with `table-list` have such rows.
 */
function labelledTable(page: DraftPage, leftOut: Map<string, number>, { notes }: Remarks) {
  const [header, ...rows] = page.items;
  const hasWord = ({ table, row }: Placed, word: string) =>
    cellOf(table, row, "appearance")?.text.split(/\s+/).includes(word) ?? false;
  const isTable =
    header &&
    rows.length > 0 &&
    hasWord(header, "label") &&
    rows.every((row) => row.list === header.list && hasWord(row, "list-nolabel"));
  if (!isTable) return;
  page.header = header;
  page.items = rows;
  if (header.name !== undefined) leftOut.set(header.name, header.row.line);
  const cell = cellOf(header.table, header.row, "appearance");
  if (cell)
    notes.push(
      noteAt(
        cell,
        "changed",
        "This row only shows the choices above a table. The questions below it became a table",
        "Cette ligne ne fait qu’afficher les réponses au-dessus d’un tableau. Les questions qui suivent sont devenues un tableau",
      ),
    );
}

function emptyGroups(begun: readonly Placed[], pages: readonly DraftPage[], { notes }: Remarks) {
  // The outer groups of a page are also those of its neighbours, so the pages of nested groups name each many times.
  const used = new Set<CellRow>();
  for (const { groups } of pages) for (const { row } of groups) used.add(row);
  for (const { table, row } of begun) {
    if (!used.has(row))
      notes.push(
        leftOutNote(
          cellOf(table, row, "type") ?? rowCell(table, row),
          "The group does not have any questions and is left out",
          "Le groupe ne contient pas de question et n’est pas repris",
        ),
      );
  }
}

/** Gives each page and item an id: its name if the name is a valid id, otherwise a changed name with a note. */
function giveIds(pages: readonly DraftPage[], lists: Lists, { notes }: Remarks) {
  const ids = new Ids();
  const items = pages.flatMap((page) => page.items);
  for (const { name, list } of items)
    if (name !== undefined && hasOther(lists, list)) ids.reserve(otherId(name));
  for (const item of items)
    if (item.name !== undefined && ids.reserve(item.name)) item.id = item.name;
  const kept = new Set(items.filter(({ id }) => id !== ""));
  for (const [index, item] of items.entries()) {
    if (kept.has(item)) continue;
    item.id = ids.make(item.name ?? "", `q${index + 1}`);
    const cell = cellOf(item.table, item.row, "name") ?? rowCell(item.table, item.row);
    const isQuestions = !item.table.columns.some(({ key }) => key === "type");
    if (isQuestions) continue;
    notes.push(
      item.name === undefined
        ? noteAt(
            cell,
            "changed",
            `The question does not have a name. Its name in the data is “${item.id}”`,
            `La question n’a pas de nom. Dans les données, elle s’appelle « ${item.id} »`,
          )
        : {
            ...noteAt(
              cell,
              "changed",
              renamedRule(item.name, item.id).en,
              renamedRule(item.name, item.id).fr,
            ),
            renamed: { from: item.name, to: item.id },
          },
    );
  }
  const ofPages = new Ids();
  const pageIds = new Set<string>();
  for (const [index, page] of pages.entries()) {
    const { group } = page;
    const own =
      group && (cellOf(group.table, group.row, "page") ?? cellOf(group.table, group.row, "name"));
    const isFirst = !group || pages.findIndex((each) => each.group?.row === group.row) === index;
    if (own && isFirst && SURVEY_ID.test(own.text) && !pageIds.has(own.text)) {
      page.id = own.text;
      ofPages.reserve(own.text);
    } else {
      page.id = ofPages.make(own?.text ?? "", `page_${index + 1}`);
      if (own && isFirst && own.text !== page.id)
        notes.push({
          ...noteAt(
            own,
            "changed",
            renamedRule(own.text, page.id).en,
            renamedRule(own.text, page.id).fr,
          ),
          renamed: { from: own.text, to: page.id },
        });
    }
    pageIds.add(page.id);
  }
}

const renamedRule = (from: string, to: string) => {
  const isTaken = isFit(from);
  return {
    en: isTaken
      ? `Another row has the name “${from}” (upper and lower case count as the same), so this one became “${to}”`
      : `A name has up to 32 letters, digits and _, begins with a letter and is not a reserved name, so “${from}” became “${to}”`,
    fr: isTaken
      ? `Une autre ligne porte déjà le nom « ${from} » (majuscules et minuscules confondues) : celle-ci est devenue « ${to} »`
      : `Un nom doit compter au plus 32 lettres sans accent, chiffres et _, commencer par une lettre et ne pas être un nom réservé par le site : « ${from} » est devenu « ${to} »`,
  };
};
