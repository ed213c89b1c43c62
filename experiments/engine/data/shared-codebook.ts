import { type CodebookEntry, codebook, type Documented } from "./codebook";
import { COLUMNS, SIMULATED_COLUMN } from "./columns";

/** A task of a data set, with the name under which the codebook describes it. */
export type DescribedTask = { name: string; model: Documented };

/**
 * Returns the codebook of several apps. If the meanings of a column differ, the entry describes the column separately
 * for each app.
 * @param isSimulated whether the tables have the column that marks simulated runs
 */
export function sharedCodebook(
  tasks: readonly DescribedTask[],
  isSimulated = false,
): CodebookEntry[] {
  const own = tasks.map(({ name, model }) => ({
    task: name,
    entries: codebook(model, [], isSimulated),
  }));
  return [...COLUMNS, ...(isSimulated ? ([SIMULATED_COLUMN] as const) : [])].flatMap((name) => {
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
