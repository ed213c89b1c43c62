import type { AppModel } from "@/experiments/engine/contract/define-app";
import { type CodebookEntry, codebook } from "./codebook";
import { COLUMNS } from "./columns";

/** A task of a data set, with the name under which the codebook describes it. */
export type DescribedTask = { name: string; model: Pick<AppModel, "facts" | "codebook"> };

/**
 * Returns the codebook of several apps. If the meanings of a column differ, the entry describes the column separately
 * for each app.
 */
export function sharedCodebook(tasks: readonly DescribedTask[]): CodebookEntry[] {
  const own = tasks.map(({ name, model }) => ({ task: name, entries: codebook(model) }));
  return COLUMNS.flatMap((name) => {
    const all = own.flatMap(({ task, entries }) =>
      entries.filter((entry) => entry.name === name).map((entry) => ({ task, entry })),
    );
    const [first] = all;
    if (!first) return [];
    const texts = new Set(all.map(({ entry }) => entry.description));
    const units = new Set(all.map(({ entry }) => entry.unit));
    const levels = Object.fromEntries(
      all.flatMap(({ entry }) => Object.entries(entry.levels ?? {})),
    );
    return {
      name,
      description:
        texts.size === 1
          ? first.entry.description
          : all.map(({ task, entry }) => `${task}: ${entry.description}`).join(" "),
      unit: units.size === 1 ? first.entry.unit : null,
      // The list of levels is complete only if each of the apps declares it as complete.
      levels: all.every(({ entry }) => entry.levels) ? levels : null,
    };
  });
}
