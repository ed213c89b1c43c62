import type { Said } from "@/experiments/survey/definition/schema";
import type { Drafts, Placed } from "./drafts";
import { type Context, finder } from "./find-item";
import { type Cell, faultAt } from "./place";
import type { Lists } from "./read-choices";
import { cellAt, rowCell } from "./tables";
import { saidOf } from "./texts";

/** The names of questions in a text: `${name}`. */
const REFERENCE = /\$\{\s*([\p{L}_][\p{L}\p{N}_.-]*)\s*\}/gu;

/**
 * Returns a text in which ids replace the names of questions (`${name}`). If the text names a question that does not
 * exist, returns `null` and adds a fault.
 */
function withIds(text: string, cell: Cell, before: number, context: Context): string | null {
  let isWrong = false;
  const find = finder(before, context);
  const changed = text.replace(REFERENCE, (_, name: string) => {
    const item = find(name);
    if ("id" in item) return `\${${item.id}}`;
    if (!isWrong)
      context.remarks.faults.push(
        faultAt(
          cell,
          `The text cannot repeat this answer. ${item.en}`,
          `Le texte insère une réponse qui ne peut pas y figurer. ${item.fr}`,
        ),
      );
    isWrong = true;
    return "";
  });
  return isWrong ? null : changed;
}

/**
 * Returns a text of a row in its languages. If the text names a question that does not exist, returns `null` and adds a
 * fault.
 */
export function textOf(
  placed: Placed,
  key: string,
  before: number,
  context: Context,
): Said | undefined | null {
  const said = saidOf(placed.table, placed.row, key, context.languages, context.remarks);
  if (said === undefined) return undefined;
  const at =
    placed.table.columns
      .filter((column) => column.key === key)
      .map((column) => cellAt(placed.table, placed.row, column))
      .find(({ text }) => text !== "") ?? rowCell(placed.table, placed.row);
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

/** Changes the names of questions in the labels of choices to their ids. */
export function renameInChoices(lists: Lists, { pages }: Drafts): void {
  const ids = new Map(
    pages.flatMap(({ items }) => items.map(({ name, id }) => [name, id] as const)),
  );
  const renamed = (text: string) =>
    text.replace(REFERENCE, (whole, name: string) => {
      const id = ids.get(name);
      return id === undefined ? whole : `\${${id}}`;
    });
  for (const { choices } of lists.values())
    for (const choice of choices)
      choice.label =
        typeof choice.label === "string"
          ? renamed(choice.label)
          : Object.fromEntries(
              Object.entries(choice.label).map(([language, text]) => [
                language,
                renamed(text ?? ""),
              ]),
            );
}
