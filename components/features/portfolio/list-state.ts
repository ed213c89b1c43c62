import {
  DEVICES,
  type Device,
  FAMILIES,
  type Family,
  SETTINGS,
  type Setting,
} from "@/experiments/engine/contract/app-facts";

export const SORTS = ["portfolio", "name", "length", "reliability"] as const;
export type Sort = (typeof SORTS)[number];

/** The possible numbers of apps per page. Links of the site use only these numbers. */
export const PAGE_SIZES = [4, 8, 16, 32] as const;
const DEFAULT_PAGE_SIZE = 16;

/** The assistive technologies with which an app can be done. */
const ACCESS = ["screen-reader"] as const;
type Access = (typeof ACCESS)[number];

/** The groups of choices that have checkboxes, keyed by their names in the URL. */
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

/** The filters of the list. An empty group, an empty search, or the limit null excludes no app. */
export type Filters = {
  /** The search text exactly as the visitor typed it. */
  q: string;
  family: readonly Family[];
  setting: readonly Setting[];
  device: readonly Device[];
  access: readonly Access[];
  maxSeconds: number | null;
};

/** The state of the whole list. */
export type PortfolioState = Filters & {
  sort: Sort;
  /** The page number, which starts at 1. The list limits the number to the existing pages. */
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

/** The facts about an app that the list needs. */
export type PortfolioEntry = {
  id: string;
  name: string;
  /** The text that the search compares, from `foldText`. */
  text: string;
  family: Family;
  settings: readonly Setting[];
  devices: readonly Device[];
  access: readonly Access[];
  seconds: number;
  /** The published test-retest correlation of the first measure; null if it is not known. */
  reliability: number | null;
};

/** Returns the filters after the checkbox of a choice was checked or, if it was checked before, unchecked. */
export function toggle(filters: Filters, group: Group, value: string): Filters {
  const chosen: readonly string[] = filters[group];
  const next = GROUPS[group].filter((each) =>
    each === value ? !chosen.includes(each) : chosen.includes(each),
  );
  return { ...filters, [group]: next };
}

/** Returns the number of active filters. The search does not count as a filter. */
export function countFilters(filters: Filters): number {
  const chosen = GROUP_NAMES.map((group) => filters[group].length);
  return chosen.reduce((sum, count) => sum + count, filters.maxSeconds === null ? 0 : 1);
}

/** Returns the part of the state that filters the list. */
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
