import {
  DEVICES,
  type Device,
  FAMILIES,
  type Family,
  SETTINGS,
  type Setting,
} from "@/experiments/app-definition";
import { LANGUAGE_TAGS } from "./format";
import type { Locale } from "./routes";

export const SORTS = ["portfolio", "name", "length"] as const;
export type Sort = (typeof SORTS)[number];

/** How many apps a page of the list may hold; a page that holds another number was not made by us. */
export const PAGE_SIZES = [4, 8, 16, 32] as const;
const DEFAULT_PAGE_SIZE = 16;

/** Longer searches find nothing that shorter ones do not. */
export const LONGEST_SEARCH = 100;

/** The choices that are made by checking boxes; their names are those in the address. */
const GROUPS = { family: FAMILIES, setting: SETTINGS, device: DEVICES } as const;
export type Group = keyof typeof GROUPS;
export const GROUP_NAMES = ["family", "setting", "device"] as const satisfies readonly Group[];

/** What narrows the list. An empty group or search, or no length, leaves every app. */
export type Filters = {
  /** As it was typed. */
  q: string;
  family: readonly Family[];
  setting: readonly Setting[];
  device: readonly Device[];
  maxSeconds: number | null;
};

/** What the list shows. */
export type PortfolioState = Filters & {
  sort: Sort;
  /** From 1; the list clamps it to the pages there are. */
  page: number;
  perPage: number;
};

export const NO_FILTERS: Filters = {
  q: "",
  family: [],
  setting: [],
  device: [],
  maxSeconds: null,
};

export const DEFAULT_STATE: PortfolioState = {
  ...NO_FILTERS,
  sort: "portfolio",
  page: 1,
  perPage: DEFAULT_PAGE_SIZE,
};

/** What the list has to know of an app. */
export type PortfolioEntry = {
  id: string;
  name: string;
  /** What a search looks through, as `foldText` gives it. */
  text: string;
  family: Family;
  settings: readonly Setting[];
  devices: readonly Device[];
  seconds: number;
};

/** Returns the text without case, accents and print signs: “etendue” is to find “Étendue”. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("’", "'");
}

/** Returns the number when the text is one from 1 to 99999, else null. */
function parseCount(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}

/**
 * Returns what an address asks for. What it does not say, or says in words unknown here, is as in
 * `DEFAULT_STATE`; nothing is thrown.
 */
export function parsePortfolioQuery(query: URLSearchParams): PortfolioState {
  const known = <Value extends string>(name: Group, values: readonly Value[]) => {
    const asked = query.getAll(name);
    return values.filter((value) => asked.includes(value));
  };
  const perPage = parseCount(query.get("per"));
  return {
    q: (query.get("q") ?? "").slice(0, LONGEST_SEARCH),
    family: known("family", FAMILIES),
    setting: known("setting", SETTINGS),
    device: known("device", DEVICES),
    maxSeconds: parseCount(query.get("max")),
    sort: SORTS.find((sort) => sort === query.get("sort")) ?? DEFAULT_STATE.sort,
    page: parseCount(query.get("page")) ?? DEFAULT_STATE.page,
    perPage: PAGE_SIZES.find((size) => size === perPage) ?? DEFAULT_STATE.perPage,
  };
}

/**
 * Returns the query of an address that asks for this, without “?”. It names only what differs from
 * `DEFAULT_STATE`, always in one order, so that one list has one address.
 */
export function writePortfolioQuery(state: PortfolioState): string {
  const query = new URLSearchParams();
  if (state.q !== "") query.set("q", state.q);
  for (const group of GROUP_NAMES)
    for (const value of GROUPS[group])
      if ((state[group] as readonly string[]).includes(value)) query.append(group, value);
  if (state.maxSeconds !== null) query.set("max", String(state.maxSeconds));
  if (state.sort !== DEFAULT_STATE.sort) query.set("sort", state.sort);
  if (state.page !== DEFAULT_STATE.page) query.set("page", String(state.page));
  if (state.perPage !== DEFAULT_STATE.perPage) query.set("per", String(state.perPage));
  return query.toString();
}

/** Returns the filters with one box of a group checked, or unchecked if it was. */
export function toggle(filters: Filters, group: Group, value: string): Filters {
  const chosen: readonly string[] = filters[group];
  const next = GROUPS[group].filter((each) =>
    each === value ? !chosen.includes(each) : chosen.includes(each),
  );
  return { ...filters, [group]: next };
}

/** Returns how many filters narrow the list; the search is not one of them. */
export function countFilters({ family, setting, device, maxSeconds }: Filters): number {
  return family.length + setting.length + device.length + (maxSeconds === null ? 0 : 1);
}

/** Returns the state without a limit of length that every app keeps to. */
export function withoutIdleLimit(
  entries: readonly PortfolioEntry[],
  state: PortfolioState,
): PortfolioState {
  const { maxSeconds } = state;
  const isIdle = maxSeconds !== null && entries.every(({ seconds }) => seconds <= maxSeconds);
  return isIdle ? { ...state, maxSeconds: null } : state;
}

/** Returns the part of the state that narrows the list. */
export function filtersOf({ q, family, setting, device, maxSeconds }: PortfolioState): Filters {
  return { q, family, setting, device, maxSeconds };
}

const valuesOf = (entry: PortfolioEntry): Record<Group, readonly string[]> => ({
  family: [entry.family],
  setting: entry.settings,
  device: entry.devices,
});

/**
 * Returns the apps that have every word of the search, one of the choices of each group that has
 * any, and are no longer than asked, in the order in which they came.
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
 * Returns, for each choice of a group that some app offers, how many apps it would leave if it were
 * the only one chosen in its group, everything else being as it is.
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

/** For each group, how many apps each of its choices would leave. */
export type ChoiceCounts = Record<Group, { value: string; count: number }[]>;

/** Returns `countChoices` of every group. */
export function countAllChoices(
  entries: readonly PortfolioEntry[],
  state: PortfolioState,
): ChoiceCounts {
  const counts = GROUP_NAMES.map((group) => [group, countChoices(entries, state, group)]);
  return Object.fromEntries(counts) as ChoiceCounts;
}

/** Returns the apps in the order asked for; apps that tie keep the order in which they came. */
export function sortApps<Entry extends PortfolioEntry>(
  entries: readonly Entry[],
  sort: Sort,
  locale: Locale,
): Entry[] {
  if (sort === "portfolio") return [...entries];
  if (sort === "length") return [...entries].sort((a, b) => a.seconds - b.seconds);
  const { compare } = new Intl.Collator(LANGUAGE_TAGS[locale], { numeric: true });
  return [...entries].sort((a, b) => compare(a.name, b.name));
}

/** Returns the items of a page, its number clamped to the pages there are, and how many there are. */
export function slicePage<Item>(
  items: readonly Item[],
  { page, perPage }: Pick<PortfolioState, "page" | "perPage">,
): { items: Item[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(items.length / perPage));
  const shown = Math.min(Math.max(1, page), pages);
  return { items: items.slice((shown - 1) * perPage, shown * perPage), page: shown, pages };
}

/**
 * Returns the pages that a pagination names: the first, the last, and those around the one shown;
 * null stands for pages left out, never for a single one.
 */
export function namedPages(page: number, pages: number): (number | null)[] {
  const named = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= 1,
  );
  return named.flatMap((each, index) => {
    const gap = each - (named[index - 1] ?? 0) - 1;
    if (gap === 0) return [each];
    return gap === 1 ? [each - 1, each] : [null, each];
  });
}

const STEPS_MIN = [1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 45, 60, 90, 120];

/**
 * Returns the steps of the length slider in seconds: each leaves at least one app, and the last,
 * null, leaves all. There is only that one when a limit would change nothing.
 */
export function lengthSteps(entries: readonly PortfolioEntry[]): (number | null)[] {
  const lengths = entries.map(({ seconds }) => seconds);
  const limits = STEPS_MIN.map((minutes) => minutes * 60);
  return [
    ...limits.filter((limit) => limit >= Math.min(...lengths) && limit < Math.max(...lengths)),
    null,
  ];
}

/** Returns the place of a limit among the steps: the first that is at least as long. */
export function stepOf(steps: readonly (number | null)[], maxSeconds: number | null): number {
  const at = steps.findIndex(
    (step) => step === null || (maxSeconds !== null && step >= maxSeconds),
  );
  return Math.max(0, at);
}
