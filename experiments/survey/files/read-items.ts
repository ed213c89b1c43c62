import {
  type MatrixItem,
  type Required,
  type Said,
  SURVEY_LIMITS,
  type SurveyItem,
  type SurveyPage,
} from "@/experiments/survey/definition/schema";
import { cellIn, type DraftItem, type DraftPage, type Drafts, type Placed } from "./drafts";
import { type Context, finder, itemsByName } from "./find-item";
import {
  appearances,
  expected,
  readParameters,
  readRequired,
  unusedAppearance,
} from "./item-cells";
import { textOf } from "./item-texts";
import { faultAt, noteAt, type Remarks } from "./place";
import type { List, Lists } from "./read-choices";
import { readSlider } from "./read-slider";
import { readLimits, readShow } from "./rules";
import { rowCell } from "./tables";
import type { FileLanguages } from "./texts";

/** The id of the list of one choice for items of the type `acknowledge`. */
const ACKNOWLEDGE = "acknowledge";

/** The content of the sheet `survey`: pages, and for each item the cells that name its scales. */
export type ReadPages = { pages: SurveyPage[]; items: Map<string, DraftItem> };

/**
 * Returns the pages of the drafts. Items and pages with a fault are left out, and so are items that depend on items
 * with a fault.
 */
export function readPages(
  drafts: Drafts,
  lists: Lists,
  languages: FileLanguages,
  remarks: Remarks,
): ReadPages {
  const order = drafts.pages.flatMap(({ items }) => items);
  const usedIds = [...lists.values()].map(({ id }) => id);
  let acknowledge = ACKNOWLEDGE;
  for (let number = 2; usedIds.includes(acknowledge); number++)
    acknowledge = `${ACKNOWLEDGE}_${number}`;
  const context: Context = {
    drafts,
    lists,
    languages,
    remarks,
    order,
    named: itemsByName(order),
    read: new Map(),
    acknowledge,
  };
  tooMany(drafts, order, remarks);
  const pages = drafts.pages
    .slice(0, SURVEY_LIMITS.pages)
    .flatMap((page) => readPage(page, context) ?? []);
  const items = new Map(
    order.filter((draft) => context.read.has(draft)).map((each) => [each.id, each]),
  );
  return { pages, items };
}

function tooMany({ pages }: Drafts, order: readonly DraftItem[], { faults }: Remarks) {
  const item = order[SURVEY_LIMITS.items];
  if (item)
    faults.push(
      faultAt(
        rowCell(item.table, item.row),
        `A questionnaire may have at most ${SURVEY_LIMITS.items} questions and texts. This row and the rows after it are not read`,
        `Un questionnaire peut avoir au plus ${SURVEY_LIMITS.items} questions et textes. Cette ligne et les suivantes ne sont pas lues`,
      ),
    );
  const first = pages[SURVEY_LIMITS.pages]?.items[0];
  if (first)
    faults.push(
      faultAt(
        rowCell(first.table, first.row),
        `A questionnaire may have at most ${SURVEY_LIMITS.pages} pages. This page and the pages after it are not read`,
        `Un questionnaire peut avoir au plus ${SURVEY_LIMITS.pages} pages. Celle-ci et les suivantes ne sont pas lues`,
      ),
    );
}

/** Returns the page of a draft; undefined if no part of the page can be imported. */
function readPage(draft: DraftPage, context: Context): SurveyPage | undefined {
  const { remarks, order } = context;
  const { group } = draft;
  const before = draft.items[0] ? order.indexOf(draft.items[0]) : 0;
  const shows = draft.groups.map((each) =>
    readShow(cellIn(each, "relevant"), finder(before, context), remarks, each.table.dialect),
  );
  const label =
    (group && textOf(group, "label", before, context)) ??
    (draft.header && textOf(draft.header, "label", before, context));
  if (shows.includes(null) || label === null) return undefined;
  const rules = shows.flatMap((show) => show ?? []);
  const [only] = rules;
  const show = rules.length > 1 ? { all: rules } : only;
  const isMatrix = isTable(draft, context);
  const items = draft.items.flatMap((item) => readItem(item, context) ?? []);
  const [first] = items;
  if (!first) return undefined;
  const page = {
    id: draft.id,
    ...(label !== undefined && { label }),
    ...(show && { show }),
    ...groupCells(group, remarks),
  };
  if (isMatrix && "choices" in first)
    return { ...page, matrix: first.choices, items: items.map(inMatrix) };
  return { ...page, items };
}

/**
 * Returns the settings of a group from two of its cells: whether its items are shuffled, and whether the group keeps
 * its position.
 */
function groupCells(group: Placed | undefined, { faults, notes }: Remarks) {
  if (!group) return {};
  const order = cellIn(group, "order");
  const block = cellIn(group, "block");
  const isShuffled = order?.text.toLowerCase() === "shuffled";
  if (order && !isShuffled && order.text.toLowerCase() !== "fixed")
    faults.push(
      faultAt(
        order,
        "Write shuffled, or leave the cell empty",
        "Pour l’ordre d’un groupe, écrivez shuffled ou laissez la cellule vide",
      ),
    );
  const isFixed = block?.text.toLowerCase() === "fixed";
  if (block && !isFixed)
    faults.push(
      faultAt(
        block,
        "Write fixed if the page keeps its place, or leave the cell empty",
        "Pour un groupe, écrivez fixed dans la colonne « block » si la page garde sa place ; sinon, laissez la cellule vide",
      ),
    );
  const hint = cellIn(group, "hint");
  if (hint)
    notes.push(
      noteAt(
        hint,
        "leftOut",
        "A page does not have a hint, so this text is left out",
        "Une page n’a pas d’indication (hint) : ce texte n’est pas repris",
      ),
    );
  return {
    ...(isFixed && { fixed: true as const }),
    ...(isShuffled && { order: "shuffled" as const }),
  };
}

/** Returns whether a page is a matrix: a group with the appearance table-list, whose items have one list. */
function isTable({ group, items, header }: DraftPage, { remarks: { notes } }: Context): boolean {
  const appearance = group && cellIn(group, "appearance");
  const words = appearance?.text.toLowerCase().split(/\s+/) ?? [];
  for (const word of words)
    if (appearance && !["field-list", "table-list"].includes(word))
      notes.push(unusedAppearance(appearance, word));
  const [first] = items;
  const isOneList = items.every(
    ({ type, list }) => type === "one" && list !== undefined && list === first?.list,
  );
  if (header) return isOneList;
  if (!appearance || !words.includes("table-list")) return false;
  if (!isOneList)
    notes.push(
      noteAt(
        appearance,
        "changed",
        "Only questions with one list of choices (select_one) form a table, so the questions of this group are displayed one below the other",
        "Seules des questions avec une même liste de réponses (select_one) forment un tableau : les questions de ce groupe figurent l’une sous l’autre",
      ),
    );
  return isOneList;
}

function inMatrix(item: SurveyItem): MatrixItem {
  const { type: _type, ...rest } = item as Extract<SurveyItem, { type: "one" }>;
  const { choices: _choices, order: _order, ...asked } = rest;
  return asked;
}

/** Returns an item of a draft; undefined if it has a fault. */
function readItem(draft: DraftItem, context: Context): SurveyItem | undefined {
  const { remarks, order, lists } = context;
  const index = order.indexOf(draft);
  if (index >= SURVEY_LIMITS.items) return undefined;
  const faultsBefore = remarks.faults.length;
  const label = textOf(draft, "label", index, context);
  if (label === undefined && remarks.faults.length === faultsBefore)
    remarks.faults.push(
      faultAt(
        cellIn(draft, "name") ?? rowCell(draft.table, draft.row),
        "The question does not have a text. Write its text in the column “label”",
        "La question n’a pas de texte. Écrivez-le dans la colonne « label »",
      ),
    );
  const show = readShow(
    cellIn(draft, "relevant"),
    finder(index, context),
    remarks,
    draft.table.dialect,
  );
  const filter = cellIn(draft, "choice_filter");
  if (filter)
    remarks.faults.push(
      faultAt(
        filter,
        "Lists whose choices depend on another answer (choice_filter) are not supported",
        "Les listes dont les réponses dépendent d’une autre réponse (choice_filter) ne sont pas prises en charge",
      ),
    );
  const hint = draft.type === "note" ? undefined : textOf(draft, "hint", index, context);
  const shown = { id: draft.id, label: label ?? "", ...(show && { show }) };
  const required = readRequired(draft, remarks);
  const asked = {
    ...shown,
    ...(hint && { hint }),
    ...(required && { required }),
  };
  const list = draft.list === undefined ? undefined : lists.get(draft.list);
  const item = itemOfType(draft, shown, asked, list, index, context);
  if (remarks.faults.length > faultsBefore || !item) return undefined;
  context.read.set(draft, item);
  return item;
}

type Shown = { id: string; label: Said };

function itemOfType(
  draft: DraftItem,
  shown: Shown,
  asked: Shown & { required?: Required },
  list: List | undefined,
  index: number,
  context: Context,
): SurveyItem | undefined {
  const { remarks } = context;
  const { type } = draft;
  const appearance = appearances(draft, remarks);
  const parameters = readParameters(draft, remarks);
  const isShuffled = parameters.get("randomize")?.toLowerCase() === "true";
  const inOrder = isShuffled ? { order: "shuffled" as const } : {};
  const limitedType =
    type === "integer" || type === "decimal" || type === "date" ? type : undefined;
  const limits = readLimits(cellIn(draft, "constraint"), limitedType, remarks);
  const problem = limitedType ? textOf(draft, "constraint_message", index, context) : undefined;
  const said = problem ? { problem } : {};
  switch (type) {
    case "note":
      return { type, ...shown };
    case "text":
    case "long":
      return { type: appearance.has("multiline") ? "long" : "text", ...asked };
    case "integer":
    case "decimal":
      return { type, ...asked, ...(limits as { min?: number; max?: number }), ...said };
    case "date":
      return { type, ...asked, ...(limits as { min?: string; max?: string }), ...said };
    case "slider":
      return readSlider(draft, asked, parameters, index, context);
    case "one":
      if (draft.isAcknowledged) {
        remarks.notes.push(
          noteAt(
            cellIn(draft, "type") ?? rowCell(draft.table, draft.row),
            "changed",
            "A box to acknowledge became a question with the one choice “OK”",
            "La case à cocher (acknowledge) est devenue une question avec la seule réponse « OK »",
          ),
        );
        return { type, ...asked, choices: context.acknowledge };
      }
      return (
        list && { type, ...asked, choices: list.id, ...inOrder, ...expected(draft, list, remarks) }
      );
    case "many":
    case "rank":
      return list && { type, ...asked, choices: list.id, ...inOrder };
  }
}
