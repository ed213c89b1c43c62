import { round } from "@/lib/stats/statistics";
import { COMPARED } from "./options";
import type { ByVariant, Results } from "./results";
import {
  bytesWithoutPictures,
  costPerPage,
  largest,
  plainNext,
  ratio,
  smallest,
} from "./statistics";

const COMPARISONS = {
  "≤": (value: number, limit: number) => value <= limit,
  "<": (value: number, limit: number) => value < limit,
  "≥": (value: number, limit: number) => value >= limit,
  "=": (value: number, limit: number) => value === limit,
};

/** Such as "≤ 30 ms"; ratios and counts have no unit. */
type Limit = `${keyof typeof COMPARISONS} ${number}${"" | " ms" | " s"}`;

type TargetRule = {
  id: string;
  what: string;
  limit: Limit;
  /** undefined where the run did not measure it */
  measured: (results: Results) => number | undefined;
};

/** The medians of a figure on all pages of the own site. */
const own = (part: ByVariant | undefined, name: string) =>
  Object.values(part?.own ?? {}).map((figures) => figures[name]?.median);

/** A figure of a page to that of the static baseline. */
const toBaseline = (part: ByVariant | undefined, page: string, name: string) =>
  ratio(part?.own?.[page]?.[name]?.median, part?.static?.[page]?.[name]?.median);

/** Pages with a map or a task, which may cost two points. */
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

/** The change of the cost per added page from the first to the last step of the builds. */
function growth({ build = [] }: Results) {
  const costs = costPerPage(build);
  const [first, last] = [costs.at(0), costs.at(-1)];
  if (first === undefined || last === undefined || costs.length < 2) return undefined;
  return round(Math.abs(last / first - 1), 3);
}

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
    id: "bytes",
    what: "bytes of home without pictures to plain Next",
    limit: "≤ 0.6",
    measured: ({ load }) =>
      ratio(
        load?.own?.home && bytesWithoutPictures(load.own.home),
        plainNext(load, "home", bytesWithoutPictures),
      ),
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
    what: "offline FCP to that of a repeat visit online",
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
    what: "controls of the portfolio with many apps, slowest",
    limit: "< 50 ms",
    measured: ({ controls }) => largest(Object.values(controls ?? {}).map(({ median }) => median)),
  },
  {
    id: "build",
    what: "build from cold",
    limit: "< 60 s",
    measured: ({ build }) => build?.find(({ pages }) => pages === 0)?.seconds,
  },
  {
    id: "growth",
    what: "cost of an added page, change from the first to the last step",
    limit: "≤ 0.2",
    measured: growth,
  },
];

export type Target = Omit<TargetRule, "measured"> & {
  /** null where the run did not measure it */
  value: number | null;
  met: boolean | null;
};

/** Whether a value is within a limit. */
function isMet(value: number, limit: Limit): boolean {
  const [sign = "", number] = limit.split(" ");
  return COMPARISONS[sign as keyof typeof COMPARISONS](value, Number(number));
}

/** Each target with what was measured of it. */
export const checkTargets = (results: Results): Target[] =>
  TARGETS.map(({ measured, ...rule }) => {
    const value = measured(results);
    if (value === undefined || Number.isNaN(value)) return { ...rule, value: null, met: null };
    return { ...rule, value, met: isMet(value, rule.limit) };
  });
