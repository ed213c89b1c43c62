import { costPerPage } from "./build-growth.mjs";
import {
  bytesWithoutPictures,
  largest,
  median,
  ofPlain,
  ratio,
  smallest,
  target,
} from "./comparisons.mjs";
import { COMPARED } from "./options.mjs";
import { round } from "./statistics.mjs";

/** @typedef {import("./results").Results} Results */
/** @typedef {import("./results").Target} Target */
/** @typedef {import("./results").ByVariant} ByVariant */

/** Those with a map or a task, which may cost two points. */
const HEAVY_PAGE = /^(study|contact)(-fr)?$/;

/**
 * Returns each target with what was measured.
 *
 * @param {Results} results
 * @returns {Target[]}
 */
export function judge(results) {
  const { load, input, navigation, repeat, lighthouse, controls, build } = results;
  /** @param {ByVariant | undefined} part */
  const own = (part) => Object.values(part?.own ?? {});
  /** @param {ByVariant | undefined} part @param {string} name */
  const ownMedians = (part, name) => own(part).map(median(name));
  /** @param {ByVariant | undefined} part @param {string} page @param {string} name */
  const toLimit = (part, page, name) =>
    ratio(part?.own?.[page]?.[name]?.median, part?.limit?.[page]?.[name]?.median);
  /** @param {(page: string) => boolean} isMeant @param {string} name */
  const worstScore = (isMeant, name) =>
    smallest(
      Object.entries(lighthouse?.own ?? {})
        .filter(([page]) => isMeant(page))
        .map(([, figures]) => figures[name]?.median),
    );
  const any = () => true;
  const visit = own(repeat)[0];
  const costs = costPerPage(build ?? []);
  const [first, last] = [costs.at(0), costs.at(-1)];

  return [
    ...COMPARED.flatMap((page) => [
      target(`lcp-${page}`, `LCP of ${page} to limit`, toLimit(load, page, "lcp"), "≤", 1.05),
      target(`fcp-${page}`, `FCP of ${page} to limit`, toLimit(load, page, "fcp"), "≤", 1.1),
      target(
        `lighthouse-lcp-${page}`,
        `Lighthouse's LCP of ${page} to limit`,
        toLimit(lighthouse, page, "lcp"),
        "≤",
        1.1,
      ),
    ]),
    target("cls", "CLS, worst page", largest(ownMedians(load, "cls")), "=", 0),
    target("tbt", "TBT, worst page", largest(ownMedians(load, "tbt")), "≤", 30, "ms"),
    target(
      "first-input",
      "first input to next paint, worst page and input",
      largest(["tap", "click", "key"].flatMap((name) => ownMedians(input, name))),
      "<",
      100,
      "ms",
    ),
    target(
      "bytes",
      "bytes of home without pictures to plain Next",
      ratio(
        load?.own?.home && bytesWithoutPictures(load.own.home),
        ofPlain(load, "home", bytesWithoutPictures),
      ),
      "≤",
      0.6,
    ),
    target(
      "navigation",
      "click to heading without hover to plain Next, worst target",
      largest(
        Object.entries(navigation?.own ?? {}).map(([path, figures]) =>
          ratio(figures["cold-h1"]?.median, ofPlain(navigation, path, median("cold-h1"))),
        ),
      ),
      "≤",
      0.65,
    ),
    target(
      "navigation-hover",
      "click to heading after hover, unthrottled, worst target",
      largest(ownMedians(navigation, "fast-hover-h1")),
      "<",
      50,
      "ms",
    ),
    target(
      "history",
      "back and forward to heading, worst",
      largest(["back-h1", "forward-h1"].flatMap((name) => ownMedians(navigation, name))),
      "<",
      100,
      "ms",
    ),
    target(
      "history-requests",
      "requests of back and forward",
      largest(ownMedians(navigation, "history-requests")),
      "=",
      0,
    ),
    target(
      "repeat-network",
      "repeat visit: requests before paint",
      visit?.["warm-requests-before-paint"]?.median,
      "=",
      0,
    ),
    target(
      "offline",
      "offline FCP to that of a repeat visit online",
      ratio(visit?.["offline-fcp"]?.median, visit?.["warm-fcp"]?.median),
      "≤",
      1.05,
    ),
    target(
      "performance",
      "Lighthouse performance, worst content page",
      worstScore((page) => !HEAVY_PAGE.test(page), "performance"),
      "≥",
      100,
    ),
    target(
      "performance-heavy",
      "Lighthouse performance of study and contact, worst",
      worstScore((page) => HEAVY_PAGE.test(page), "performance"),
      "≥",
      98,
    ),
    target("practices", "Lighthouse best practices", worstScore(any, "practices"), "≥", 100),
    target("seo", "Lighthouse SEO", worstScore(any, "seo"), "≥", 100),
    target(
      "accessibility",
      "Lighthouse accessibility but for meta-viewport",
      worstScore(any, "accessibility-otherwise"),
      "≥",
      100,
    ),
    target(
      "controls",
      "controls of the portfolio with many apps, slowest",
      largest(Object.values(controls ?? {}).map((summary) => summary.median)),
      "<",
      50,
      "ms",
    ),
    target(
      "build",
      "build from cold",
      build?.find(({ pages }) => pages === 0)?.seconds,
      "<",
      60,
      "s",
    ),
    target(
      "growth",
      "cost of an added page, change from the first to the last step",
      first !== undefined && last !== undefined && costs.length > 1
        ? round(Math.abs(last / first - 1))
        : undefined,
      "≤",
      0.2,
    ),
  ];
}
