import type { Required } from "@/experiments/survey/definition/schema";
import { cellIn, type DraftItem } from "./drafts";
import { type Cell, faultAt, noteAt, type Remarks } from "./place";
import type { List } from "./read-choices";
import { readYesNo } from "./texts";

/** Returns a note about a word in the column `appearance` that has no effect. */
export const unusedAppearance = (cell: Cell, word: string) =>
  noteAt(
    cell,
    "leftOut",
    `The appearance “${word}” is not used here`,
    `L’apparence « ${word} » n’est pas utilisée ici`,
  );

/** Returns whether an item must have an answer; undefined if it may be left out. */
export function readRequired(draft: DraftItem, { faults, notes }: Remarks): Required | undefined {
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
        "A question cannot be required under a condition, so participants may leave this one out",
        "Une question ne peut pas être obligatoire sous condition : les participants pourront laisser celle-ci sans réponse",
      ),
    );
  else
    faults.push(
      faultAt(
        cell,
        "Write yes, write ask (participants are reminded once), or leave the cell empty",
        "Écrivez yes, ou ask (la question est redemandée une fois, puis le participant peut continuer), ou laissez la cellule vide",
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
  "list-nolabel",
  "randomized",
];

/** Returns the words of the column `appearance`, and adds notes about the words that have no effect. */
export function appearances(draft: DraftItem, { notes }: Remarks): Set<string> {
  const cell = cellIn(draft, "appearance");
  const words = new Set(cell?.text.toLowerCase().split(/\s+/) ?? []);
  for (const word of words) {
    const isUsed = word === "multiline" && draft.type === "text";
    if (cell && !isUsed && !LOOKS.includes(word)) notes.push(unusedAppearance(cell, word));
  }
  return words;
}

const PARAMETERS: Readonly<Partial<Record<DraftItem["type"], readonly string[]>>> = {
  slider: ["start", "end", "step", "tick_labelset"],
  one: ["randomize"],
  many: ["randomize"],
  rank: ["randomize"],
};

/** Returns the parameters that an item of this type has, and adds notes about all other parameters. */
export function readParameters(draft: DraftItem, { faults, notes }: Remarks): Map<string, string> {
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
          `“${part}” is not a parameter. Write a parameter as name=value`,
          `Écrivez un paramètre sous la forme nom=valeur ; « ${part} » n’en est pas un`,
        ),
      );
    else if (PARAMETERS[draft.type]?.includes(key)) parameters.set(key, value);
    else
      notes.push(
        noteAt(
          cell,
          "leftOut",
          `The parameter “${name}” is not used here`,
          `Le paramètre « ${name} » n’est pas utilisé ici`,
        ),
      );
  }
  return parameters;
}

/** Returns the answer that an attention check expects. */
export function expected(draft: DraftItem, list: List, { faults }: Remarks) {
  const cell = cellIn(draft, "expect");
  if (!cell) return {};
  const expect = list.valueOf.get(cell.text);
  if (expect !== undefined) return { expect };
  faults.push(
    faultAt(
      cell,
      `The list of the question does not have the choice “${cell.text}”`,
      `La liste de la question n’a pas de réponse « ${cell.text} »`,
    ),
  );
  return {};
}
