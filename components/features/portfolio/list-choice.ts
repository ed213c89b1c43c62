import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import type { Locale } from "@/lib/routes";
import {
  DEFAULT_STATE,
  GROUP_NAMES,
  GROUPS,
  type Group,
  type PortfolioEntry,
  type PortfolioState,
  type Sort,
} from "./list-state";

/** Returns a text without case, accents and typographic characters, so that “etendue” finds “Étendue”. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("’", "'");
}

/** Returns the state of the list. The limit of duration is removed from the state if no app exceeds the limit. */
export function withoutIdleLimit(
  entries: readonly PortfolioEntry[],
  state: PortfolioState,
): PortfolioState {
  const { maxSeconds } = state;
  const isIdle = maxSeconds !== null && entries.every(({ seconds }) => seconds <= maxSeconds);
  return isIdle ? { ...state, maxSeconds: null } : state;
}

const valuesOf = (entry: PortfolioEntry): Record<Group, readonly string[]> => ({
  family: [entry.family],
  setting: entry.settings,
  device: entry.devices,
  access: entry.access,
});

/**
 * Returns the apps that contain every word of the search, match one of the selected choices in each group with a
 * selection, and do not exceed the limit of duration. The order of the apps does not change.
 */
export function filterApps<Entry extends PortfolioEntry>(
  entries: readonly Entry[],
  state: PortfolioState,
): Entry[] {
  const words = foldText(state.q).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const values = valuesOf(entry);
    return (
      words.every((word) => entry.text.includes(word)) &&
      (state.maxSeconds === null || entry.seconds <= state.maxSeconds) &&
      GROUP_NAMES.every(
        (group) =>
          state[group].length === 0 || state[group].some((value) => values[group].includes(value)),
      )
    );
  });
}

/**
 * Returns, for each choice of a group that some app offers, the number of apps that would remain if this were the only
 * choice in its group and all other filters stayed the same.
 */
export function countChoices(
  entries: readonly PortfolioEntry[],
  state: PortfolioState,
  group: Group,
): { value: string; count: number }[] {
  const others = filterApps(entries, { ...state, [group]: [] });
  const offering = (from: readonly PortfolioEntry[], value: string) =>
    from.filter((entry) => valuesOf(entry)[group].includes(value)).length;
  return GROUPS[group]
    .filter((value) => offering(entries, value) > 0)
    .map((value) => ({ value, count: offering(others, value) }));
}

/** Returns the groups that can narrow the list, because one of their choices matches some apps and not others. */
export function tellingGroups(entries: readonly PortfolioEntry[]): Group[] {
  return GROUP_NAMES.filter((group) =>
    countChoices(entries, DEFAULT_STATE, group).some(({ count }) => count < entries.length),
  );
}

/** For each group, the number of apps that would remain with each of its choices. */
export type ChoiceCounts = Record<Group, { value: string; count: number }[]>;

/** Returns the result of `countChoices` for every group. */
export function countAllChoices(
  entries: readonly PortfolioEntry[],
  state: PortfolioState,
): ChoiceCounts {
  const counts = GROUP_NAMES.map((group) => [group, countChoices(entries, state, group)]);
  return Object.fromEntries(counts) as ChoiceCounts;
}

/** Compares two numbers. Their difference cannot be used, because two equal infinite numbers do not have one. */
const compareNumbers = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** Returns the apps in the selected order. Apps that are equal in the selected order remain in their previous order. */
export function sortApps<Entry extends PortfolioEntry>(
  entries: readonly Entry[],
  sort: Sort,
  locale: Locale,
): Entry[] {
  if (sort === "portfolio") return [...entries];
  if (sort === "length") return [...entries].sort((a, b) => a.seconds - b.seconds);
  if (sort === "reliability") {
    // Apps without a published reliability are at the end.
    const rank = ({ reliability }: Entry) => reliability ?? Number.NEGATIVE_INFINITY;
    return [...entries].sort((a, b) => compareNumbers(rank(b), rank(a)));
  }
  const { compare } = new Intl.Collator(LANGUAGE_TAGS[locale], { numeric: true });
  return [...entries].sort((a, b) => compare(a.name, b.name));
}
