import type { SurveyItem } from "@/experiments/survey/definition/schema";
import { otherId } from "@/experiments/survey/definition/survey-items";
import type { DraftItem, Drafts } from "./drafts";
import type { Remarks } from "./place";
import type { Lists } from "./read-choices";
import type { FindItem, KnownItem } from "./show-of-expression";
import type { FileLanguages } from "./texts";

/** An item with its place in the order of all items. */
type NamedItem = { item: DraftItem; index: number };

/** The facts that the readers of all items of a file share. */
export type Context = {
  drafts: Drafts;
  lists: Lists;
  languages: FileLanguages;
  remarks: Remarks;
  order: readonly DraftItem[];
  /** The items and their places in the order, keyed by name. A rule may name thousands of items. */
  named: ReadonlyMap<string, readonly NamedItem[]>;
  /** The items that were read without a fault. */
  read: Map<DraftItem, SurveyItem>;
  /**
   * The id of the list for items of the type `acknowledge`, which has another id if a list of the file has the usual
   * id.
   */
  acknowledge: string;
};

/** Returns the items with a name and their places in the order, keyed by name. */
export function itemsByName(order: readonly DraftItem[]): ReadonlyMap<string, NamedItem[]> {
  const named = new Map<string, NamedItem[]>();
  for (const [index, item] of order.entries()) {
    if (item.name === undefined) continue;
    const same = named.get(item.name);
    if (same) same.push({ item, index });
    else named.set(item.name, [{ item, index }]);
  }
  return named;
}

/** Returns the function that finds the items to which a rule of an item may refer: the items before it. */
export function finder(
  before: number,
  { drafts, lists, named, read, acknowledge }: Context,
): FindItem {
  return (name) => {
    const [first, second] = named.get(name) ?? [];
    const line = drafts.leftOut.get(name);
    if (!first)
      return (
        otherText(name, before, { lists, named, read }) ??
        (line === undefined
          ? {
              en: `A question with the name “${name}” does not exist`,
              fr: `Il n’existe pas de question nommée « ${name} »`,
            }
          : {
              en: `The question “${name}” (line ${line}) is left out, so a rule cannot use its answer`,
              fr: `La question « ${name} » (ligne ${line}) n’est pas reprise : une règle ne peut pas utiliser sa réponse`,
            })
      );
    if (second)
      return {
        en: `Several questions have the name “${name}”. Give each question its own name`,
        fr: `Plusieurs questions portent le nom « ${name} ». Donnez à chaque question son propre nom`,
      };
    const { item, index } = first;
    if (index >= before)
      return {
        en: `“${name}” is not before this row. A rule can only use answers to earlier questions`,
        fr: `« ${name} » ne figure pas avant cette ligne. Une règle ne peut utiliser que les réponses à des questions précédentes`,
      };
    if (!read.has(item))
      return {
        en: `The question “${name}” (line ${item.row.line}) has a fault, so a rule cannot use its answer`,
        fr: `La question « ${name} » (ligne ${item.row.line}) comporte une erreur : une règle ne peut pas utiliser sa réponse`,
      };
    if (item.type === "note")
      return {
        en: `“${name}” is a text without a question, so it does not have an answer`,
        fr: `« ${name} » est un texte sans question et n’a donc pas de réponse`,
      };
    return knownItem(item, read.get(item), lists, acknowledge);
  };
}

/** The end of the name of the text of an `other` choice. */
const OTHER = otherId("");

/** Returns the text of an `other` choice as an item to which a rule can refer. */
function otherText(
  name: string,
  before: number,
  { lists, named, read }: Pick<Context, "lists" | "named" | "read">,
): KnownItem | undefined {
  const asking = name.endsWith(OTHER) ? named.get(name.slice(0, -OTHER.length)) : undefined;
  const item = asking?.find((each) => each.index < before && read.has(each.item))?.item;
  const list = item?.list === undefined ? undefined : lists.get(item.list);
  return item && list?.choices.some(({ other }) => other)
    ? { id: otherId(item.id), kind: "text", values: [], valueOf: () => undefined }
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
  rank: "rank",
  note: "text",
} as const;

function knownItem(
  item: DraftItem,
  made: SurveyItem | undefined,
  lists: Lists,
  acknowledge: string,
): KnownItem {
  const list = item.list === undefined ? undefined : lists.get(item.list);
  return {
    id: item.id,
    kind: KINDS[item.type],
    ...numberLimits(made),
    values:
      item.isAcknowledged && acknowledge ? ["OK"] : (list?.choices.map(({ value }) => value) ?? []),
    valueOf: (name) => list?.valueOf.get(name),
  };
}

/** Returns the smallest and the largest allowed answer of a numeric item. */
function numberLimits(item: SurveyItem | undefined): { min?: number; max?: number } {
  if (!item || !("min" in item || "max" in item)) return {};
  const { min, max } = item;
  return {
    ...(typeof min === "number" && { min }),
    ...(typeof max === "number" && { max }),
  };
}
