import type { Said, SurveyItem } from "@/experiments/survey/definition/schema";
import type { DraftItem, Drafts } from "./drafts";
import type { Context } from "./find-item";
import { textOf } from "./item-texts";
import { type Cell, faultAt, noteAt } from "./place";
import { readPlainNumber } from "./plain-number";
import type { List, Lists } from "./read-choices";
import { cellOf, rowCell } from "./tables";

type Slider = Extract<SurveyItem, { type: "slider" }>;
type Asked = Omit<Slider, "type" | "min" | "max" | "step" | "labels">;
type Parameters = ReadonlyMap<string, string>;

const LABELSET = "tick_labelset";

/** Returns the lists that only label sliders (`tick_labelset`). They do not belong to the survey as lists of choices. */
export function listsOfLabels({ pages }: Drafts, lists: Lists): ReadonlySet<List> {
  const items = pages.flatMap((page) => page.items);
  const asked = new Set(items.map(({ list }) => list));
  const named = items.flatMap(({ table, row, type }) => {
    const parameters = type === "slider" ? cellOf(table, row, "parameters")?.text : undefined;
    return new RegExp(`${LABELSET}\\s*=\\s*([^\\s,;]+)`, "i").exec(parameters ?? "")?.[1] ?? [];
  });
  return new Set(named.flatMap((name) => (asked.has(name) ? [] : (lists.get(name) ?? []))));
}

/** Returns a slider; undefined with a fault if its limits are wrong. */
export function readSlider(
  draft: DraftItem,
  asked: Asked,
  parameters: Parameters,
  index: number,
  context: Context,
): Slider | undefined {
  const cell =
    cellOf(draft.table, draft.row, "parameters") ??
    cellOf(draft.table, draft.row, "type") ??
    rowCell(draft.table, draft.row);
  const limits = readLimits(cell, parameters, context);
  const labels = limits && readLabels(draft, cell, limits, parameters, index, context);
  if (!labels) return undefined;
  const { min, max, step } = limits;
  return { type: "slider", ...asked, min, max, ...(step !== 1 && { step }), labels };
}

type Limits = { min: number; max: number; step: number };

function readLimits(
  cell: Cell,
  parameters: Parameters,
  { remarks: { faults } }: Context,
): Limits | undefined {
  // The values that XLSForm prescribes if the file has none.
  const [min, max, step] = (
    [
      ["start", 1],
      ["end", 10],
      ["step", 1],
    ] as const
  ).map(([name, otherwise]) => {
    const text = parameters.get(name);
    return text === undefined ? otherwise : readNumber(text);
  });
  if (min === undefined || max === undefined || step === undefined) {
    faults.push(
      faultAt(
        cell,
        "start, end and step of a range are numbers, such as 5 or 0.5",
        "Les paramètres start, end et step d’un range doivent être des nombres, par exemple 5 ou 0.5",
      ),
    );
    return undefined;
  }
  if (min >= max)
    faults.push(
      faultAt(
        cell,
        `The start of a range must be below its end; this range goes from ${min} to ${max}`,
        `Dans un range, start doit être inférieur à end ; ici, il va de ${min} à ${max}`,
      ),
    );
  else if (step <= 0 || step > max - min)
    faults.push(
      faultAt(
        cell,
        `The step of a range must be above 0 and at most ${max - min}`,
        `Le pas (step) d’un range doit être supérieur à 0 et valoir au plus ${max - min}`,
      ),
    );
  else return { min, max, step };
  return undefined;
}

/** Returns a number that may end with zeros after the decimal point. */
const readNumber = (text: string): number | undefined =>
  readPlainNumber(text.includes(".") ? text.replace(/\.?0+$/, "") : text);

function readLabels(
  draft: DraftItem,
  cell: Cell,
  { min, max }: Limits,
  parameters: Parameters,
  index: number,
  context: Context,
): Said[] | undefined {
  const { faults, notes } = context.remarks;
  const name = parameters.get(LABELSET);
  const list = name === undefined ? undefined : context.lists.get(name);
  if (name !== undefined && !list) {
    faults.push(
      faultAt(
        cell,
        `The sheet “choices” does not have a list “${name}”`,
        `La feuille « choices » n’a pas de liste « ${name} »`,
      ),
    );
    return undefined;
  }
  const tick = (isThere: (value: number) => boolean) =>
    list?.choices.find(({ value }) => isThere(Number(value)))?.label;
  const between = list?.choices.filter(({ value }) => Number(value) > min && Number(value) < max);
  if (between && between.length > 1)
    notes.push(
      noteAt(
        cell,
        "leftOut",
        "A slider has labels at both ends and in the middle; the others are left out",
        "Un curseur a des libellés aux extrémités et au milieu ; les autres ne sont pas repris",
      ),
    );
  const low = textOf(draft, "min_label", index, context) ?? tick((value) => value === min);
  const middle =
    textOf(draft, "middle_label", index, context) ?? tick((value) => value === (min + max) / 2);
  const high = textOf(draft, "max_label", index, context) ?? tick((value) => value === max);
  if (low === undefined || high === undefined)
    notes.push(
      noteAt(
        cell,
        "changed",
        "The ends of a slider have labels (columns min_label and max_label). Without them, participants read the numbers",
        "Les extrémités d’un curseur ont des libellés (colonnes min_label et max_label). Sans eux, les participants lisent les nombres",
      ),
    );
  return [low ?? String(min), ...(middle === undefined ? [] : [middle]), high ?? String(max)];
}
