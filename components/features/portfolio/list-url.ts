import {
  DEFAULT_STATE,
  GROUP_NAMES,
  GROUPS,
  type Group,
  PAGE_SIZES,
  type PortfolioState,
  SORTS,
} from "./list-state";

/** The maximum length of a search text. A longer text would not find more apps. */
export const LONGEST_SEARCH = 100;

/** Returns the number in a text if it is between 1 and 99999, and null otherwise. */
function parseCount(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}

/**
 * Returns the state of the list that a URL describes. Missing and unknown values become the defaults of
 * `DEFAULT_STATE`. Never throws an error.
 */
export function parsePortfolioQuery(query: URLSearchParams): PortfolioState {
  const known = <Name extends Group>(name: Name) => {
    const asked = query.getAll(name);
    const values: readonly (typeof GROUPS)[Name][number][] = GROUPS[name];
    return values.filter((value) => asked.includes(value));
  };
  const perPage = parseCount(query.get("per"));
  return {
    q: (query.get("q") ?? "").slice(0, LONGEST_SEARCH),
    family: known("family"),
    setting: known("setting"),
    device: known("device"),
    access: known("access"),
    maxSeconds: parseCount(query.get("max")),
    sort: SORTS.find((sort) => sort === query.get("sort")) ?? DEFAULT_STATE.sort,
    page: parseCount(query.get("page")) ?? DEFAULT_STATE.page,
    perPage: PAGE_SIZES.find((size) => size === perPage) ?? DEFAULT_STATE.perPage,
  };
}

/**
 * Returns the query of the URL that describes a state of the list, without “?”. The query contains only differences
 * from `DEFAULT_STATE`, always in the same order. Each list therefore has exactly one URL.
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
