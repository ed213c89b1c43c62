import { COMPARED } from "./options";
import type { ByVariant, Results } from "./results";
import { bytesWithoutPictures, largest, plainNext, ratio, smallest } from "./statistics";

const COMPARISONS = {
  "≤": (value: number, limit: number) => value <= limit,
  "<": (value: number, limit: number) => value < limit,
  "≥": (value: number, limit: number) => value >= limit,
  "=": (value: number, limit: number) => value === limit,
};

/** A comparison with a limit, such as "≤ 30 ms". If the value is a ratio or a count, the limit has no unit. */
type Limit = `${keyof typeof COMPARISONS} ${number}${"" | " ms" | " s"}`;

type TargetRule = {
  id: string;
  what: string;
  limit: Limit;
  /** Returns the measured value. Returns undefined if the run did not measure the figure. */
  measured: (results: Results) => number | undefined;
};

/** Returns the medians of a figure on all pages of the site's own variant. */
const own = (part: ByVariant | undefined, name: string) =>
  Object.values(part?.own ?? {}).map((figures) => figures[name]?.median);

/**
 * Returns the ratio of two figures of the same page: the figure in the site's own variant, divided by the figure in the
 * static baseline.
 */
const toBaseline = (part: ByVariant | undefined, page: string, name: string) =>
  ratio(part?.own?.[page]?.[name]?.median, part?.static?.[page]?.[name]?.median);

/** The pages that contain a map or a task. Their score may be two points lower. */
const HEAVY_PAGE = /^(study|contact)(-fr)?$/;

const score = (
  { lighthouse }: Results,
  name: string,
  isMeant: (page: string) => boolean = () => true,
) =>
  smallest(
    Object.entries(lighthouse?.own ?? {}).map(([page, figures]) =>
      isMeant(page) ? figures[name]?.median : undefined,
    ),
  );

const againstBaseline = (page: string): TargetRule[] => [
  {
    id: `lcp-${page}`,
    what: `LCP of ${page} to static baseline`,
    limit: "≤ 1.05",
    measured: ({ load }) => toBaseline(load, page, "lcp"),
  },
  {
    id: `fcp-${page}`,
    what: `FCP of ${page} to static baseline`,
    limit: "≤ 1.1",
    measured: ({ load }) => toBaseline(load, page, "fcp"),
  },
  {
    id: `lighthouse-lcp-${page}`,
    what: `Lighthouse's LCP of ${page} to static baseline`,
    limit: "≤ 1.1",
    measured: ({ lighthouse }) => toBaseline(lighthouse, page, "lcp"),
  },
];

/**
 * Computes for each page the bytes of the page, divided by the bytes of the plain page. Pictures are left out, and the
 * bytes are measured at rest or before the load event. Returns the greatest of these ratios.
 */
const bytesToPlain = (load: ByVariant | undefined, when: "all" | "load") =>
  largest(
    Object.entries(load?.own ?? {}).map(([page, figures]) =>
      ratio(
        bytesWithoutPictures(figures, when),
        plainNext(load, page, (plain) => bytesWithoutPictures(plain, when)),
      ),
    ),
  );

/**
 * Computes for each journey the time of certain first interactions, divided by the time of the same interactions in
 * another variant. Returns the greatest of these ratios.
 */
const toOthers = (
  { firstAct }: Results,
  isMeant: (act: string) => boolean,
  other: (key: string, act: string) => number | undefined,
) =>
  largest(
    Object.entries(firstAct?.own ?? {}).flatMap(([key, figures]) =>
      Object.keys(figures)
        .filter(isMeant)
        .map((act) => ratio(figures[act]?.median, other(key, act))),
    ),
  );

const firstActToPlain = (results: Results, name: string) =>
  toOthers(
    results,
    (act) => act === name,
    (key, act) => plainNext(results.firstAct, key, (plain) => plain[act]?.median),
  );

const TARGETS: readonly TargetRule[] = [
  ...COMPARED.flatMap(againstBaseline),
  {
    id: "cls",
    what: "CLS, worst page",
    limit: "= 0",
    measured: ({ load }) => largest(own(load, "cls")),
  },
  {
    id: "tbt",
    what: "TBT, worst page",
    limit: "≤ 30 ms",
    measured: ({ load }) => largest(own(load, "tbt")),
  },
  {
    id: "first-input",
    what: "first input to next paint, worst page and input",
    limit: "< 100 ms",
    measured: ({ input }) => largest(["tap", "click", "key"].flatMap((name) => own(input, name))),
  },
  {
    id: "first-act-rest",
    what: "first act a click or tap after 3 s at rest, to plain Next, worst journey (10% of noise)",
    limit: "≤ 1.1",
    measured: (results) => firstActToPlain(results, "rest"),
  },
  {
    id: "first-act-early",
    what: "first act at any moment before, to the same pages without scripts (10% of noise)",
    limit: "≤ 1.1",
    measured: (results) =>
      toOthers(
        results,
        (act) => act.startsWith("at-"),
        (key, act) => results.firstAct?.static?.[key]?.[act]?.median,
      ),
  },
  {
    id: "first-act-hover",
    what: "first act a click after 150 ms of hover, to plain Next (10% of noise)",
    limit: "≤ 1.1",
    measured: (results) => firstActToPlain(results, "hover"),
  },
  {
    id: "first-act-moved",
    what: "click 1.5 s after the pointer moved elsewhere, to plain Next (10% of noise)",
    limit: "≤ 0.88",
    measured: (results) => firstActToPlain(results, "moved"),
  },
  {
    id: "bytes-at-rest",
    what: "bytes at rest without pictures to plain Next, worst page",
    limit: "≤ 1.2",
    measured: ({ load }) => bytesToPlain(load, "all"),
  },
  {
    id: "bytes",
    what: "bytes before the load event without pictures to plain Next, worst page",
    limit: "≤ 0.6",
    measured: ({ load }) => bytesToPlain(load, "load"),
  },
  {
    id: "navigation",
    what: "click to heading without hover to plain Next, worst target",
    limit: "≤ 0.65",
    measured: ({ navigation }) =>
      largest(
        Object.entries(navigation?.own ?? {}).map(([path, figures]) =>
          ratio(
            figures["cold-h1"]?.median,
            plainNext(navigation, path, (plain) => plain["cold-h1"]?.median),
          ),
        ),
      ),
  },
  {
    id: "navigation-hover",
    what: "click to heading after hover, unthrottled, worst target",
    limit: "< 50 ms",
    measured: ({ navigation }) => largest(own(navigation, "fast-hover-h1")),
  },
  {
    id: "history",
    what: "back and forward to heading, worst",
    limit: "< 100 ms",
    measured: ({ navigation }) =>
      largest(["back-h1", "forward-h1"].flatMap((name) => own(navigation, name))),
  },
  {
    id: "history-requests",
    what: "requests of back and forward",
    limit: "= 0",
    measured: ({ navigation }) => largest(own(navigation, "history-requests")),
  },
  {
    id: "repeat-network",
    what: "repeat visit: requests before paint",
    limit: "= 0",
    measured: ({ repeat }) => own(repeat, "warm-requests-before-paint")[0],
  },
  {
    id: "offline",
    what: "FCP offline to FCP of a repeat visit online",
    limit: "≤ 1.05",
    measured: ({ repeat }) => ratio(own(repeat, "offline-fcp")[0], own(repeat, "warm-fcp")[0]),
  },
  {
    id: "performance",
    what: "Lighthouse performance, worst content page",
    limit: "≥ 100",
    measured: (results) => score(results, "performance", (page) => !HEAVY_PAGE.test(page)),
  },
  {
    id: "performance-heavy",
    what: "Lighthouse performance of study and contact, worst",
    limit: "≥ 98",
    measured: (results) => score(results, "performance", (page) => HEAVY_PAGE.test(page)),
  },
  {
    id: "practices",
    what: "Lighthouse best practices",
    limit: "≥ 100",
    measured: (results) => score(results, "practices"),
  },
  {
    id: "seo",
    what: "Lighthouse SEO",
    limit: "≥ 100",
    measured: (results) => score(results, "seo"),
  },
  {
    id: "accessibility",
    what: "Lighthouse accessibility but for meta-viewport",
    limit: "≥ 100",
    measured: (results) => score(results, "accessibility-otherwise"),
  },
  {
    id: "controls",
    what: "controls of the portfolio, slowest",
    limit: "< 50 ms",
    measured: ({ controls }) => largest(Object.values(controls ?? {}).map(({ median }) => median)),
  },
  {
    id: "build",
    what: "build from cold",
    limit: "< 60 s",
    measured: ({ build }) => build?.seconds,
  },
];

export type Target = Omit<TargetRule, "measured"> & {
  /** The measured value. It is null if the run did not measure the figure. */
  value: number | null;
  met: boolean | null;
};

/** Returns whether a value is within a limit. */
function isMet(value: number, limit: Limit): boolean {
  const [sign = "", number] = limit.split(" ");
  return COMPARISONS[sign as keyof typeof COMPARISONS](value, Number(number));
}

/** Returns each target with its measured value. */
export const checkTargets = (results: Results): Target[] =>
  TARGETS.map(({ measured, ...rule }) => {
    const value = measured(results);
    if (value === undefined || Number.isNaN(value)) return { ...rule, value: null, met: null };
    return { ...rule, value, met: isMet(value, rule.limit) };
  });
