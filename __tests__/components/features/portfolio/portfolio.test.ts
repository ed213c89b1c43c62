/** @jest-environment node */

import {
  countChoices,
  filterApps,
  foldText,
  sortApps,
  tellingGroups,
} from "@/components/features/portfolio/list-choice";
import { lengthSteps, stepOf } from "@/components/features/portfolio/list-lengths";
import { namedPages, slicePage } from "@/components/features/portfolio/list-pages";
import {
  countFilters,
  DEFAULT_STATE,
  filtersOf,
  NO_FILTERS,
  PAGE_SIZES,
  type PortfolioEntry,
  type PortfolioState,
  toggle,
} from "@/components/features/portfolio/list-state";
import { parsePortfolioQuery, writePortfolioQuery } from "@/components/features/portfolio/list-url";

const app = (id: string, rest: Partial<PortfolioEntry> = {}): PortfolioEntry => ({
  id,
  name: id,
  text: foldText(id),
  family: "cognition",
  settings: ["lab", "online"],
  devices: ["computer"],
  access: [],
  seconds: 120,
  reliability: null,
  ...rest,
});

const APPS = [
  app("span", { name: "Étendue", text: foldText("Étendue de la mémoire"), seconds: 240 }),
  app("lottery", { text: foldText("Lottery: risk for gain"), family: "economics", seconds: 180 }),
  app("diary", {
    text: foldText("Diary of a cœur, l’été"),
    family: "survey",
    settings: ["smartphone"],
    devices: ["phone", "tablet"],
    access: ["screen-reader"],
    seconds: 60,
  }),
  app("game", {
    text: foldText("Request game: risk"),
    family: "economics",
    settings: ["online"],
    seconds: 60,
  }),
];

const state = (change: Partial<PortfolioState>): PortfolioState => ({
  ...DEFAULT_STATE,
  ...change,
});
const parse = (query: string) => parsePortfolioQuery(new URLSearchParams(query));
const found = (change: Partial<PortfolioState>) =>
  filterApps(APPS, state(change)).map(({ id }) => id);

describe("the URL of the portfolio", () => {
  it("without a query leads to the default state, and the default state has no query", () => {
    expect(parse("")).toEqual(DEFAULT_STATE);
    expect(writePortfolioQuery(DEFAULT_STATE)).toBe("");
  });

  it("leads to the state of the list that the query of the URL describes", () => {
    expect(parse("q=risk&setting=lab&page=2")).toEqual(
      state({ q: "risk", setting: ["lab"], page: 2 }),
    );
  });

  it.each<Partial<PortfolioState>>([
    { q: "  two words & é=+ " },
    { family: ["cognition", "survey"], setting: ["smartphone"], device: ["phone", "computer"] },
    { access: ["screen-reader"], maxSeconds: 180, sort: "length", page: 3, perPage: 16 },
    { sort: "name" },
  ])("that is written from the state %j leads to the same state", (change) => {
    expect(parse(writePortfolioQuery(state(change)))).toEqual(state(change));
  });

  it("has its parameters in a fixed order, even if the visitor made the choices in another order", () => {
    expect(writePortfolioQuery(parse("per=4&page=2&device=phone&family=survey&q=a"))).toBe(
      "q=a&family=survey&device=phone&page=2&per=4",
    );
    expect(writePortfolioQuery(state({ family: ["survey", "cognition"] }))).toBe(
      "family=cognition&family=survey",
    );
  });

  it.each([
    "family=magic&setting=&device=Phone",
    "family=__proto__&setting=constructor&device=toString",
    "__proto__=1&constructor=2&hasOwnProperty=3",
    "sort=__proto__&per=7&page=0&max=0",
    "per=8.0&page=-1&max=1e9",
    "page=01&max=%00&per=999999999999&sort=NAME",
    "page=2px&max=NaN&per=Infinity",
    "%E0%A4%A&=&&?",
  ])("with unknown values only (%s) leads to the default state", (query) => {
    expect(parse(query)).toEqual(DEFAULT_STATE);
  });

  it("accepts each known value once, and a search text of limited length", () => {
    expect(parse("family=survey&family=magic&family=cognition&family=survey").family).toEqual([
      "cognition",
      "survey",
    ]);
    expect(parse(`q=${"a".repeat(5000)}`).q).toHaveLength(100);
  });
});

describe("the search of the portfolio", () => {
  it.each([
    ["etendue", ["span"]],
    ["MÉMOIRE", ["span"]],
    ["me\u0301moire", ["span"]],
    ["coeur", ["diary"]],
    ["l'ete", ["diary"]],
    ["risk", ["lottery", "game"]],
    ["  risk\u00A0 gain ", ["lottery"]],
    ["gain memoire", []],
    [".*", []],
    ["   ", ["span", "lottery", "diary", "game"]],
  ])("for “%s” finds %j", (q, ids) => {
    expect(found({ q })).toEqual(ids);
  });
});

describe("the filters of the portfolio", () => {
  it.each<[Partial<PortfolioState>, string[]]>([
    [{ family: ["economics"] }, ["lottery", "game"]],
    [{ family: ["economics", "survey"] }, ["lottery", "diary", "game"]],
    [{ family: ["economics"], setting: ["lab"] }, ["lottery"]],
    [{ setting: ["lab", "smartphone"] }, ["span", "lottery", "diary"]],
    [{ device: ["tablet"] }, ["diary"]],
    [{ device: ["phone"], family: ["cognition"] }, []],
    [{ access: ["screen-reader"] }, ["diary"]],
    [{ maxSeconds: 60 }, ["diary", "game"]],
    [{ maxSeconds: 59 }, []],
    [{ maxSeconds: 180, q: "risk", setting: ["lab"] }, ["lottery"]],
  ])("with the choices %j display the apps %j", (change, ids) => {
    expect(found(change)).toEqual(ids);
  });

  it("return how many apps each choice would display if it were the only active choice of its group", () => {
    expect(
      countChoices(APPS, state({ family: ["survey"], setting: ["online"] }), "family"),
    ).toEqual([
      { value: "cognition", count: 1 },
      { value: "economics", count: 2 },
      { value: "survey", count: 0 },
    ]);
    for (const { value, count } of countChoices(APPS, state({ q: "risk" }), "setting"))
      expect(filterApps(APPS, parse(`q=risk&setting=${value}`))).toHaveLength(count);
  });

  it("offer a choice only if some apps match the choice and some apps do not", () => {
    expect(tellingGroups(APPS)).toEqual(["family", "setting", "device", "access"]);
    const alike = [app("one"), app("two")];
    expect(tellingGroups(alike)).toEqual([]);
    expect(tellingGroups([...alike, app("three", { access: ["screen-reader"] })])).toEqual([
      "access",
    ]);
  });

  it("change when a choice is checked or unchecked", () => {
    const one = toggle(NO_FILTERS, "family", "survey");
    expect(one).toEqual({ ...NO_FILTERS, family: ["survey"] });
    expect(toggle(one, "family", "cognition").family).toEqual(["cognition", "survey"]);
    expect(toggle(one, "family", "survey")).toEqual(NO_FILTERS);
    expect(toggle(one, "family", "__proto__")).toEqual(one);
  });

  it("are counted as active choices, and the order and the page are not counted", () => {
    const filters = "q=a&family=survey&device=phone&access=screen-reader&max=60";
    const narrowed = parse(`${filters}&sort=name&page=2&per=4`);
    expect(countFilters(narrowed)).toBe(4);
    expect(filtersOf(narrowed)).toEqual(filtersOf(parse(filters)));
    expect(filtersOf(parse("sort=name&page=2&per=4"))).toEqual(NO_FILTERS);
  });
});

describe("the order of the portfolio", () => {
  const ids = (...args: Parameters<typeof sortApps>) => sortApps(...args).map(({ id }) => id);

  it("follows the order of the site, the alphabet (é sorted as e), or the duration of the apps", () => {
    expect(ids(APPS, "portfolio", "en")).toEqual(["span", "lottery", "diary", "game"]);
    expect(ids(APPS, "name", "fr")).toEqual(["diary", "span", "game", "lottery"]);
    expect(ids(APPS, "length", "en")).toEqual(["diary", "game", "lottery", "span"]);
  });

  it("begins with the most reliable app, and ends with the apps of unknown reliability in the order of the site", () => {
    const known = [
      app("unknown"),
      app("low", { reliability: -0.05 }),
      app("high", { reliability: 0.79 }),
      app("unknown too"),
      app("middle", { reliability: 0.34 }),
    ];
    expect(ids(known, "reliability", "en")).toEqual([
      "high",
      "middle",
      "low",
      "unknown",
      "unknown too",
    ]);
  });

  it("sorts numbers by value, and does not change the list that it receives", () => {
    const numbered = [app("10"), app("9")];
    expect(ids(numbered, "name", "en")).toEqual(["9", "10"]);
    expect(numbered.map(({ id }) => id)).toEqual(["10", "9"]);
  });
});

describe("the pages of the portfolio", () => {
  const items = Array.from({ length: 200 }, (_, index) => index);

  it.each([
    [1, 1, 0],
    [25, 25, 192],
    [26, 25, 192],
    [99999, 25, 192],
    [0, 1, 0],
  ])(
    "return for a request of page %d (200 apps, 8 per page) the page %d, which starts with app %d",
    (page, shown, first) => {
      const slice = slicePage(items, { page, perPage: 8 });
      expect(slice).toMatchObject({ page: shown, pages: 25 });
      expect(slice.items[0]).toBe(first);
      expect(slice.items).toHaveLength(8);
    },
  );

  it.each(PAGE_SIZES)("with %d apps per page contain every app exactly once", (perPage) => {
    const { pages } = slicePage(items, { page: 1, perPage });
    const all = Array.from(
      { length: pages },
      (_, at) => slicePage(items, { page: at + 1, perPage }).items,
    );
    expect(all.flat()).toEqual(items);
  });

  it("of an empty list are one empty page", () => {
    expect(slicePage([], { page: 4, perPage: 8 })).toEqual({ items: [], page: 1, pages: 1 });
  });

  it.each([
    [1, 1, [1]],
    [2, 4, [1, 2, 3, 4]],
    [1, 25, [1, 2, null, 25]],
    [4, 25, [1, 2, 3, 4, 5, null, 25]],
    [12, 25, [1, null, 11, 12, 13, null, 25]],
    [25, 25, [1, null, 24, 25]],
  ])("are named in the pagination of page %d of %d as %j", (page, pages, named) => {
    expect(namedPages(page, pages)).toEqual(named);
  });
});

describe("the slider for the duration", () => {
  it("has a step for each limit that excludes some but not all apps, and a last step without a limit", () => {
    expect(lengthSteps(APPS)).toEqual([60, 120, 180, null]);
    expect(lengthSteps([app("one")])).toEqual([null]);
    expect(lengthSteps([])).toEqual([null]);
    for (const step of lengthSteps(APPS))
      expect(found({ maxSeconds: step }).length).toBeGreaterThan(0);
  });

  it.each([
    [null, 3],
    [60, 0],
    [61, 1],
    [180, 2],
    [9999, 3],
    [1, 0],
  ])("displays a limit of %p s at step %d", (limit, step) => {
    expect(stepOf(lengthSteps(APPS), limit)).toBe(step);
  });
});
