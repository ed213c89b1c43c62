import {
  type MatrixItem,
  type Required,
  type Said,
  SURVEY_LIMITS,
  type SurveyItem,
  type SurveyPage,
} from "@/experiments/survey/definition/schema";
import type { DraftItem, DraftPage, Drafts, Placed } from "./drafts";
import { type Cell, type Findings, faultAt, noteAt } from "./place";
import { readPlainNumber } from "./plain-number";
import type { List, Lists } from "./read-choices";
import { readLimits, readShow } from "./rules";
import type { FindItem, KnownItem } from "./show-of-expression";
import { cellOf, rowCell } from "./tables";
import { type FileLanguages, readYesNo, saidOf } from "./texts";

/** The id of the list of one choice that `acknowledge` gets. */
export const ACKNOWLEDGE = "acknowledge";

type Context = {
  drafts: Drafts;
  lists: Lists;
  languages: FileLanguages;
  findings: Findings;
  order: readonly DraftItem[];
  /** The items that were read without a fault. */
  read: Set<DraftItem>;
  /** The id of the list for `acknowledge`, if a list of the file has its usual id. */
  acknowledge: string;
};

/** What the sheet `survey` says: pages, and for each item the cells that name its scales. */
export type ReadPages = { pages: SurveyPage[]; items: Map<string, DraftItem> };

/** Returns the pages of the drafts. Items and pages with a fault are left out, and so are items that depend on them. */
export function readPages(
  drafts: Drafts,
  lists: Lists,
  languages: FileLanguages,
  findings: Findings,
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
    findings,
    order,
    read: new Set(),
    acknowledge,
  };
  tooMany(drafts, order, findings);
  const pages = drafts.pages
    .slice(0, SURVEY_LIMITS.pages)
    .flatMap((page) => readPage(page, context) ?? []);
  const items = new Map(
    order.filter((draft) => context.read.has(draft)).map((each) => [each.id, each]),
  );
  return { pages, items };
}

function tooMany({ pages }: Drafts, order: readonly DraftItem[], { faults }: Findings) {
  const item = order[SURVEY_LIMITS.items];
  if (item)
    faults.push(
      faultAt(
        rowCell(item.table, item.row),
        `A survey may have ${SURVEY_LIMITS.items} questions. This one and those after it are not read`,
        `Un questionnaire peut avoir ${SURVEY_LIMITS.items} questions. Celle-ci et les suivantes ne sont pas lues`,
      ),
    );
  const first = pages[SURVEY_LIMITS.pages]?.items[0];
  if (first)
    faults.push(
      faultAt(
        rowCell(first.table, first.row),
        `A survey may have ${SURVEY_LIMITS.pages} pages. This one and those after it are not read`,
        `Un questionnaire peut avoir ${SURVEY_LIMITS.pages} pages. Celle-ci et les suivantes ne sont pas lues`,
      ),
    );
}

const cellIn = ({ table, row }: Placed, key: string) => cellOf(table, row, key);

/** Returns the function that finds the items to which a rule of an item may refer: those before it. */
function finder(before: number, { drafts, lists, order, read, acknowledge }: Context): FindItem {
  return (name) => {
    const named = order.filter((item) => item.name === name);
    const [item] = named;
    const index = item ? order.indexOf(item) : -1;
    const line = drafts.leftOut.get(name);
    if (!item)
      return (
        otherText(name, before, { lists, order, read }) ??
        (line === undefined
          ? {
              en: `No question has the name “${name}”`,
              fr: `Aucune question ne porte le nom « ${name} »`,
            }
          : {
              en: `The question “${name}” (line ${line}) is left out, so a rule cannot use its answer`,
              fr: `La question « ${name} » (ligne ${line}) n’est pas reprise : une règle ne peut pas utiliser sa réponse`,
            })
      );
    if (named.length > 1)
      return {
        en: `Several questions have the name “${name}”. Give each question its own name`,
        fr: `Plusieurs questions portent le nom « ${name} ». Donnez à chaque question son propre nom`,
      };
    if (index >= before)
      return {
        en: `“${name}” does not stand before this row. A rule can only use answers to earlier questions`,
        fr: `« ${name} » ne figure pas avant cette ligne. Une règle ne peut utiliser que les réponses à des questions précédentes`,
      };
    if (!read.has(item))
      return {
        en: `The question “${name}” (line ${item.row.line}) has a fault, so a rule cannot use its answer`,
        fr: `La question « ${name} » (ligne ${item.row.line}) comporte une erreur : une règle ne peut pas utiliser sa réponse`,
      };
    if (item.type === "note")
      return {
        en: `“${name}” is a note, which has no answer`,
        fr: `« ${name} » est une note, qui n’a pas de réponse`,
      };
    return knownItem(item, lists, acknowledge);
  };
}

/** Returns the text of an `other` choice as an item to which a rule can refer. */
function otherText(
  name: string,
  before: number,
  { lists, order, read }: Pick<Context, "lists" | "order" | "read">,
): KnownItem | undefined {
  const item = order
    .slice(0, before)
    .find((each) => each.name !== undefined && `${each.name}_other` === name && read.has(each));
  const list = item?.list === undefined ? undefined : lists.get(item.list);
  return item && list?.choices.some(({ other }) => other)
    ? { id: `${item.id}_other`, kind: "text", values: [], valueOf: () => undefined }
    : undefined;
}

const KINDS = {
  text: "text",
  long: "text",
  integer: "number",
  decimal: "number",
  slider: "number",
  date: "date",
  one: "one",
  many: "many",
  rank: "many",
  note: "text",
} as const;

function knownItem(item: DraftItem, lists: Lists, acknowledge: string): KnownItem {
  const list = item.list === undefined ? undefined : lists.get(item.list);
  return {
    id: item.id,
    kind: KINDS[item.type],
    values:
      item.isAcknowledged && acknowledge ? ["OK"] : (list?.choices.map(({ value }) => value) ?? []),
    valueOf: (name) => list?.valueOf.get(name),
  };
}

const REFERENCE = /\$\{\s*([^{}]*?)\s*\}/g;

/**
 * Returns a text in which the names of questions (`${name}`) are their ids, or `null` with a fault if a question that the
 * text names is not there.
 */
function withIds(text: string, cell: Cell, before: number, context: Context): string | null {
  let isWrong = false;
  const find = finder(before, context);
  const changed = text.replace(REFERENCE, (_, name: string) => {
    const item = find(name);
    if ("id" in item) return `\${${item.id}}`;
    if (!isWrong)
      context.findings.faults.push(
        faultAt(
          cell,
          `The text repeats an answer that it cannot have. ${item.en}`,
          `Le texte reprend une réponse qu’il ne peut pas avoir. ${item.fr}`,
        ),
      );
    isWrong = true;
    return "";
  });
  return isWrong ? null : changed;
}

/** Returns a text of a row in its languages; `null` with a fault if it names a question that is not there. */
function textOf(
  placed: Placed,
  key: string,
  before: number,
  context: Context,
): Said | undefined | null {
  const said = saidOf(placed.table, placed.row, key, context.languages, context.findings);
  if (said === undefined) return undefined;
  const column = placed.table.columns.find((each) => each.key === key);
  const cell = rowCell(placed.table, placed.row);
  const at: Cell = column
    ? {
        ...cell,
        place: { ...cell.place, column: column.title },
        text: typeof said === "string" ? said : (said.en ?? said.fr ?? ""),
      }
    : cell;
  if (typeof said === "string") return withIds(said, at, before, context);
  const texts: { en?: string; fr?: string } = {};
  for (const language of ["en", "fr"] as const) {
    const text = said[language];
    if (text === undefined) continue;
    const changed = withIds(text, at, before, context);
    if (changed === null) return null;
    texts[language] = changed;
  }
  return texts;
}

/** Returns the page of a draft; undefined if nothing of it can be taken. */
function readPage(draft: DraftPage, context: Context): SurveyPage | undefined {
  const { findings, order } = context;
  const { group } = draft;
  const before = draft.items[0] ? order.indexOf(draft.items[0]) : 0;
  const shows = draft.groups.map((each) =>
    readShow(cellIn(each, "relevant"), finder(before, context), findings),
  );
  const label = group ? textOf(group, "label", before, context) : undefined;
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
    ...groupCells(group, findings),
  };
  if (isMatrix && "choices" in first)
    return { ...page, matrix: first.choices, items: items.map(inMatrix) };
  return { ...page, items };
}

/** The cells of a group that are about its order and its place. */
function groupCells(group: Placed | undefined, { faults, notes }: Findings) {
  if (!group) return {};
  const order = cellIn(group, "order");
  const block = cellIn(group, "block");
  const isShuffled = order?.text.toLowerCase() === "shuffled";
  if (order && !isShuffled && order.text.toLowerCase() !== "fixed")
    faults.push(
      faultAt(
        order,
        "The order of a group is shuffled, or empty",
        "L’ordre d’un groupe est « shuffled », ou vide",
      ),
    );
  const isFixed = block?.text.toLowerCase() === "fixed";
  if (block && !isFixed)
    faults.push(
      faultAt(
        block,
        "The column “block” of a group contains fixed if the page keeps its place, or nothing",
        "La colonne « block » d’un groupe contient fixed si la page garde sa place, ou rien",
      ),
    );
  const hint = cellIn(group, "hint");
  if (hint)
    notes.push(
      noteAt(
        hint,
        "leftOut",
        "A page has no hint, so this text is left out",
        "Une page n’a pas d’aide : ce texte n’est pas repris",
      ),
    );
  return {
    ...(isFixed && { fixed: true as const }),
    ...(isShuffled && { order: "shuffled" as const }),
  };
}

/** Returns whether a page is a matrix: a group with the appearance table-list, whose items have one list. */
function isTable({ group, items }: DraftPage, { findings: { notes } }: Context): boolean {
  const appearance = group && cellIn(group, "appearance");
  const words = appearance?.text.toLowerCase().split(/\s+/) ?? [];
  for (const word of words)
    if (appearance && !["field-list", "table-list"].includes(word))
      notes.push(unusedAppearance(appearance, word));
  if (!appearance || !words.includes("table-list")) return false;
  const [first] = items;
  const isOneList = items.every(
    ({ type, list }) => type === "one" && list !== undefined && list === first?.list,
  );
  if (!isOneList)
    notes.push(
      noteAt(
        appearance,
        "changed",
        "Only questions with one list of choices (select_one) form a table, so the questions of this group stand one below the other",
        "Seules des questions avec une même liste de réponses (select_one) forment un tableau : les questions de ce groupe figurent l’une sous l’autre",
      ),
    );
  return isOneList;
}

const unusedAppearance = (cell: Cell, word: string) =>
  noteAt(
    cell,
    "leftOut",
    `The appearance “${word}” has no effect here`,
    `L’apparence « ${word} » n’a pas d’effet ici`,
  );

function inMatrix(item: SurveyItem): MatrixItem {
  const { type: _type, ...rest } = item as Extract<SurveyItem, { type: "one" }>;
  const { choices: _choices, order: _order, ...asked } = rest;
  return asked;
}

/** Returns an item of a draft; undefined if it has a fault. */
function readItem(draft: DraftItem, context: Context): SurveyItem | undefined {
  const { findings, order, lists } = context;
  const index = order.indexOf(draft);
  if (index >= SURVEY_LIMITS.items) return undefined;
  const faultsBefore = findings.faults.length;
  const label = textOf(draft, "label", index, context);
  const show = readShow(cellIn(draft, "relevant"), finder(index, context), findings);
  if (label === undefined)
    findings.faults.push(
      faultAt(
        cellIn(draft, "name") ?? rowCell(draft.table, draft.row),
        "The question has no text in the column “label”",
        "La question n’a pas de texte dans la colonne « label »",
      ),
    );
  const filter = cellIn(draft, "choice_filter");
  if (filter)
    findings.faults.push(
      faultAt(
        filter,
        "Lists whose choices depend on another answer (choice_filter) are not supported",
        "Les listes dont les réponses dépendent d’une autre réponse (choice_filter) ne sont pas prises en charge",
      ),
    );
  const hint = draft.type === "note" ? undefined : textOf(draft, "hint", index, context);
  const shown = { id: draft.id, label: label ?? "", ...(show && { show }) };
  const required = readRequired(draft, findings);
  const asked = {
    ...shown,
    ...(hint && { hint }),
    ...(required && { required }),
  };
  const list = draft.list === undefined ? undefined : lists.get(draft.list);
  const item = itemOfType(draft, shown, asked, list, index, context);
  if (findings.faults.length > faultsBefore || !item) return undefined;
  context.read.add(draft);
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
  const { findings } = context;
  const { type } = draft;
  const appearance = appearances(draft, findings);
  const parameters = readParameters(draft, findings);
  const isShuffled = parameters.get("randomize")?.toLowerCase() === "true";
  const inOrder = isShuffled ? { order: "shuffled" as const } : {};
  const limitedType =
    type === "integer" || type === "decimal" || type === "date" ? type : undefined;
  const limits = readLimits(cellIn(draft, "constraint"), limitedType, findings);
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
      return slider(draft, asked, parameters, index, context);
    case "one":
      if (draft.isAcknowledged) {
        findings.notes.push(
          noteAt(
            cellIn(draft, "type") ?? rowCell(draft.table, draft.row),
            "changed",
            "A box to acknowledge became a question with the one choice “OK”",
            "La case à confirmer est devenue une question avec la seule réponse « OK »",
          ),
        );
        return { type, ...asked, choices: context.acknowledge };
      }
      return (
        list && { type, ...asked, choices: list.id, ...inOrder, ...expected(draft, list, findings) }
      );
    case "many":
    case "rank":
      return list && { type, ...asked, choices: list.id, ...inOrder };
  }
}

function readRequired(draft: DraftItem, { faults, notes }: Findings): Required | undefined {
  const cell = cellIn(draft, "required");
  if (!cell || draft.type === "note") return undefined;
  if (cell.text.toLowerCase() === "ask") return "ask";
  const answer = readYesNo(cell.text);
  if (answer !== undefined) return answer || undefined;
  if (/[${}()=<>]/.test(cell.text))
    notes.push(
      noteAt(
        cell,
        "leftOut",
        "A question cannot be required under a condition, so this one may be left out by participants",
        "Une question ne peut pas être obligatoire sous condition : les participants peuvent laisser celle-ci sans réponse",
      ),
    );
  else
    faults.push(
      faultAt(
        cell,
        "Write yes, or ask (asked once more, then the participant may go on), or leave the cell empty",
        "Écrivez yes, ou ask (redemandée une fois, puis le participant peut continuer), ou laissez la cellule vide",
      ),
    );
  return undefined;
}

/** Appearances that only concern the look in other programs. */
const LOOKS = [
  "minimal",
  "likert",
  "horizontal",
  "vertical",
  "columns",
  "columns-pack",
  "quick",
  "quickcompact",
  "compact",
  "horizontal-compact",
  "list",
  "no-buttons",
  "numbers",
  "no-ticks",
  "picker",
  "autocomplete",
  "no-calendar",
  "thousands-sep",
  "w1",
  "w2",
  "w3",
  "w4",
  "w5",
  "w6",
  "w7",
  "w8",
  "w9",
  "w10",
  "field-list",
  "randomized",
];

function appearances(draft: DraftItem, { notes }: Findings): Set<string> {
  const cell = cellIn(draft, "appearance");
  const words = new Set(cell?.text.toLowerCase().split(/\s+/) ?? []);
  for (const word of words) {
    const isUsed = word === "multiline" && draft.type === "text";
    if (cell && !isUsed && !LOOKS.includes(word)) notes.push(unusedAppearance(cell, word));
  }
  return words;
}

const PARAMETERS: Readonly<Partial<Record<DraftItem["type"], readonly string[]>>> = {
  slider: ["start", "end", "step"],
  one: ["randomize"],
  many: ["randomize"],
  rank: ["randomize"],
};

function readParameters(draft: DraftItem, { faults, notes }: Findings): Map<string, string> {
  const cell = cellIn(draft, "parameters");
  const parameters = new Map<string, string>();
  if (!cell) return parameters;
  for (const part of cell.text
    .replace(/\s*=\s*/g, "=")
    .split(/[\s,;]+/)
    .filter(Boolean)) {
    const [name = "", value] = part.split("=");
    const key = name.toLowerCase();
    if (value === undefined || value === "")
      faults.push(
        faultAt(
          cell,
          `Write a parameter as name=value; “${part}” is not one`,
          `Écrivez un paramètre sous la forme nom=valeur ; « ${part} » n’en est pas un`,
        ),
      );
    else if (PARAMETERS[draft.type]?.includes(key)) parameters.set(key, value);
    else
      notes.push(
        noteAt(
          cell,
          "leftOut",
          `The parameter “${name}” has no effect here`,
          `Le paramètre « ${name} » n’a pas d’effet ici`,
        ),
      );
  }
  return parameters;
}

function slider(
  draft: DraftItem,
  asked: Shown,
  parameters: ReadonlyMap<string, string>,
  index: number,
  context: Context,
): SurveyItem | undefined {
  const { faults, notes } = context.findings;
  const cell =
    cellIn(draft, "parameters") ?? cellIn(draft, "type") ?? rowCell(draft.table, draft.row);
  // The values that XLSForm prescribes if the file has none.
  const [min, max, step] = (
    [
      ["start", 1],
      ["end", 10],
      ["step", 1],
    ] as const
  ).map(([name, otherwise]) => {
    const text = parameters.get(name);
    return text === undefined
      ? otherwise
      : readPlainNumber(text.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, ""));
  });
  if (min === undefined || max === undefined || step === undefined) {
    faults.push(
      faultAt(
        cell,
        "start, end and step of a range are numbers with a decimal point",
        "start, end et step d’un range sont des nombres à point décimal",
      ),
    );
    return undefined;
  }
  if (min >= max || step <= 0 || step > max - min) {
    faults.push(
      min >= max
        ? faultAt(
            cell,
            `A range begins below its end; here it goes from ${min} to ${max}`,
            `Un range commence au-dessous de sa fin ; ici il va de ${min} à ${max}`,
          )
        : faultAt(
            cell,
            `The step of a range is above 0 and at most ${max - min}`,
            `Le pas d’un range est supérieur à 0 et vaut au plus ${max - min}`,
          ),
    );
    return undefined;
  }
  const low = textOf(draft, "min_label", index, context);
  const middle = textOf(draft, "middle_label", index, context);
  const high = textOf(draft, "max_label", index, context);
  if (low === null || middle === null || high === null) return undefined;
  if (low === undefined || high === undefined)
    notes.push(
      noteAt(
        cell,
        "changed",
        "The ends of a slider have labels (columns min_label and max_label). Without them, participants read the numbers",
        "Les extrémités d’une échelle continue ont des libellés (colonnes min_label et max_label). Sans eux, les participants lisent les nombres",
      ),
    );
  return {
    type: "slider",
    ...asked,
    min,
    max,
    ...(step !== 1 && { step }),
    labels: [low ?? String(min), ...(middle === undefined ? [] : [middle]), high ?? String(max)],
  };
}

function expected(draft: DraftItem, list: List, { faults }: Findings) {
  const cell = cellIn(draft, "expect");
  if (!cell) return {};
  const expect = list.valueOf.get(cell.text);
  if (expect !== undefined) return { expect };
  faults.push(
    faultAt(
      cell,
      `The list of the question has no choice “${cell.text}”`,
      `La liste de la question n’a pas de réponse « ${cell.text} »`,
    ),
  );
  return {};
}
