import { costPerPage } from "./build-growth.mjs";
import { brief, digits, full, partTable, table } from "./tables.mjs";

/** @typedef {import("./results").Results} Results */
/** @typedef {import("./results").Target} Target */

/** @param {readonly Target[]} targets */
const targetTable = (targets) =>
  table(
    ["target", "measured", "limit", ""],
    targets.map(({ what, value, sign, limit, unit, met }) => [
      what,
      // Ratios are near their limits, so they need more decimals than what has a unit.
      value === null ? "–" : unit === "" ? String(value) : `${digits(value)} ${unit}`,
      `${sign} ${limit} ${unit}`.trim(),
      met === null ? "not measured" : met ? "met" : "MISSED",
    ]),
  );

/** @param {NonNullable<Results["build"]>} builds */
function growthTable(builds) {
  const costs = costPerPage(builds);
  return table(
    ["pages added", "wall clock s", "processor s", "ms of processor per added page"],
    builds.map(({ pages, seconds, cpuSeconds }, index) => [
      String(pages),
      digits(seconds),
      digits(cpuSeconds),
      index === 0 ? "–" : digits(costs[index - 1] ?? Number.NaN),
    ]),
  );
}

/** @param {string} prefix */
const bytes = (prefix) =>
  ["total", "html", "js", "css", "font", "img", "data", "requests"].map(
    (kind) => `${prefix}-${kind}`,
  );

/**
 * Returns the results of a run in Markdown.
 *
 * @param {Results} results
 * @param {readonly Target[]} targets
 * @returns {string}
 */
export function report(results, targets) {
  const { machine, load, input, cost, navigation, repeat, lighthouse, build, apps, controls } =
    results;
  /** @type {[string, string | undefined][]} */
  const sections = [
    ["Targets", targetTable(targets)],
    [
      "Cold load: 150 ms, 1.6 Mbit/s, processor 4 times slower (ms)",
      load &&
        partTable(
          load,
          [
            "ttfb",
            "fcp",
            "lcp",
            "cls",
            "tbt",
            "longest",
            "load",
            "input-tbt",
            "input-longest",
            "input-total",
          ],
          full,
        ),
    ],
    [
      "Main thread (ms of its own time) and heap (MB), nothing slowed down",
      cost && partTable(cost, ["task", "script", "layout", "heap"], full),
    ],
    ["Bytes until the page has settled (kB)", load && partTable(load, bytes("all"), brief)],
    ["Bytes before the load event (kB)", load && partTable(load, bytes("load"), brief)],
    [
      "First input right after the first paint, to the next paint (ms)",
      input &&
        partTable(input, ["tap", "tap-after", "click", "click-after", "key", "key-after"], full),
    ],
    [
      "Navigation from home: click to heading painted, and fully opaque (ms)",
      navigation &&
        partTable(
          navigation,
          ["cold-h1", "cold-full", "hover-h1", "hover-full", "fast-hover-h1", "fast-hover-full"],
          full,
          "to",
        ),
    ],
    [
      "Back and forward: heading painted (ms), and requests",
      navigation &&
        partTable(
          navigation,
          ["back-h1", "back-full", "forward-h1", "forward-full", "history-requests"],
          full,
          "to",
        ),
    ],
    [
      "Repeat visit and offline (ms, requests, kB)",
      repeat &&
        partTable(
          repeat,
          [
            "warm-requests-before-paint",
            "warm-requests",
            "warm-fcp",
            "warm-lcp",
            "offline-fcp",
            "kept",
          ],
          full,
        ),
    ],
    [
      "Lighthouse 13, mobile",
      lighthouse &&
        partTable(
          lighthouse,
          [
            "performance",
            "accessibility",
            "accessibility-otherwise",
            "practices",
            "seo",
            "fcp",
            "lcp",
            "tbt",
            "cls",
          ],
          brief,
        ),
    ],
    ["Build from cold, with more pages", build && growthTable(build)],
    [
      "Build from cold, with more apps",
      apps &&
        table(
          ["apps", "wall clock s", "processor s"],
          apps.map(({ apps: count, ...one }) => [
            String(count),
            digits(one.seconds),
            digits(one.cpuSeconds),
          ]),
        ),
    ],
    [
      "Controls of the portfolio with the most apps, processor 4 times slower (ms)",
      controls &&
        table(
          ["control", "to the next paint"],
          Object.entries(controls).map(([name, summary]) => [name, full(summary)]),
        ),
    ],
  ];
  const failed = Object.entries(results.failedAudits ?? {}).map(
    ([page, ids]) => `- ${page}: ${ids.join(", ")}`,
  );
  return [
    `Measured on ${results.measured}: ${machine.cpu}, ${machine.cores} cores, ${machine.system}, ${machine.browser}, Node ${machine.node}; load ${machine.loadBefore} before, ${machine.loadAfter} after. Options: \`${JSON.stringify(results.options)}\`. Figures are medians ± median absolute deviation (best).`,
    ...sections.flatMap(([title, text]) => (text ? [`### ${title}`, text] : [])),
    ...(failed.length > 0 ? ["### Audits that were not passed", failed.join("\n")] : []),
  ].join("\n\n");
}

const BEGIN = "<!-- bench:begin -->";
const END = "<!-- bench:end -->";

/**
 * Returns a document with what stands between its two marks replaced.
 *
 * @param {string} document
 * @param {string} text
 * @returns {string}
 */
export function putBetweenMarks(document, text) {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`There are no ${BEGIN} and ${END}.`);
  return `${document.slice(0, begin + BEGIN.length)}\n\n${text}\n\n${document.slice(end)}`;
}
