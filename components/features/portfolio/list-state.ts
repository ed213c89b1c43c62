import {
  DEVICES,
  type Device,
  FAMILIES,
  type Family,
  SETTINGS,
  type Setting,
} from "@/experiments/engine/contract/app-facts";

export const SORTS = ["portfolio", "name", "length"] as const;
export type Sort = (typeof SORTS)[number];

/** How many apps a page of the list may hold; a page that holds another number was not made by us. */
export const PAGE_SIZES = [4, 8, 16, 32] as const;
const DEFAULT_PAGE_SIZE = 16;

/** What an app can be done with besides eyes, hands and a screen. */
const ACCESS = ["screen-reader"] as const;
type Access = (typeof ACCESS)[number];

/** The choices that are made by checking boxes; their names are those in the address. */
export const GROUPS = {
  family: FAMILIES,
  setting: SETTINGS,
  device: DEVICES,
  access: ACCESS,
} as const;
export type Group = keyof typeof GROUPS;
export const GROUP_NAMES = [
  "family",
  "setting",
  "device",
  "access",
] as const satisfies readonly Group[];

/** What narrows the list. An empty group or search, or no length, leaves every app. */
export type Filters = {
  /** As it was typed. */
  q: string;
  family: readonly Family[];
  setting: readonly Setting[];
  device: readonly Device[];
  access: readonly Access[];
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
  access: [],
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
  access: readonly Access[];
  seconds: number;
};

/** Returns the filters with one box of a group checked, or unchecked if it was. */
export function toggle(filters: Filters, group: Group, value: string): Filters {
  const chosen: readonly string[] = filters[group];
  const next = GROUPS[group].filter((each) =>
    each === value ? !chosen.includes(each) : chosen.includes(each),
  );
  return { ...filters, [group]: next };
}

/** Returns how many filters narrow the list; the search is not one of them. */
export function countFilters(filters: Filters): number {
  const chosen = GROUP_NAMES.map((group) => filters[group].length);
  return chosen.reduce((sum, count) => sum + count, filters.maxSeconds === null ? 0 : 1);
}

/** Returns the part of the state that narrows the list. */
export function filtersOf({
  q,
  family,
  setting,
  device,
  access,
  maxSeconds,
}: PortfolioState): Filters {
  return { q, family, setting, device, access, maxSeconds };
}
