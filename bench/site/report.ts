import { ACT_NAMES } from "./measure-first-act";
import type { ByVariant, Figures, Results } from "./results";
import type { Target } from "./targets";

/** Returns a Markdown table. The first column is aligned left, and the other columns are aligned right. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, index) => (index === 0 ? ":--" : "--:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

/** Returns a number with the decimals that are significant for its size. */
function digits(value: number): string {
  if (value !== 0 && Math.abs(value) < 1) return value.toFixed(3);
  return Math.abs(value) < 100 && !Number.isInteger(value) ? value.toFixed(1) : value.toFixed(0);
}

/**
 * Returns the median, the deviation and the best value, such as "612 ±14 (590)". Returns only the median if the
 * deviation is zero.
 */
function cell(figures: Figures | undefined, name: string): string {
  const summary = figures?.[name];
  if (!summary) return "–";
  const { median, mad, best } = summary;
  if (mad === 0 && best === median) return digits(median);
  return `${digits(median)} ±${digits(mad)} (${digits(best)})`;
}

const bytes = (prefix: string) =>
  ["total", "html", "js", "css", "font", "img", "data", "requests"].map(
    (kind) => `${prefix}-${kind}`,
  );

type Part = "load" | "input" | "firstAct" | "navigation" | "repeat" | "lighthouse";

/** The tables of each benchmark: their titles and their figures. */
const TABLES: readonly { part: Part; title: string; names: string[] }[] = [
  {
    part: "load",
    title: "Cold load: 150 ms, 1.6 Mbit/s, processor 4 times slower (ms)",
    names: [
      ...["ttfb", "fcp", "lcp", "cls", "tbt", "longest", "load"],
      ...["input-tbt", "input-longest", "input-total"],
    ],
  },
  { part: "load", title: "Bytes until the page has settled (kB)", names: bytes("all") },
  { part: "load", title: "Bytes before the load event (kB)", names: bytes("load") },
  {
    part: "input",
    title: "First input right after the first paint, to the next paint (ms)",
    names: ["tap", "tap-after", "click", "click-after", "key", "key-after"],
  },
  {
    part: "firstAct",
    title: "The first act is to follow a link: click to heading painted (ms)",
    names: ACT_NAMES,
  },
  {
    part: "navigation",
    title: "Navigation from home: click to heading painted, and fully opaque (ms)",
    names: ["cold", "hover", "fast-hover"].flatMap((way) => [`${way}-h1`, `${way}-full`]),
  },
  {
    part: "navigation",
    title: "Back and forward: heading painted (ms), and requests",
    names: ["back-h1", "back-full", "forward-h1", "forward-full", "history-requests"],
  },
  {
    part: "repeat",
    title: "Repeat visit and offline (ms, requests, kB)",
    names: [
      ...["warm-requests-before-paint", "warm-requests", "warm-fcp", "warm-lcp"],
      ...["offline-fcp", "precached"],
    ],
  },
  {
    part: "lighthouse",
    title: "Lighthouse 13, mobile",
    names: [
      ...["performance", "accessibility", "accessibility-otherwise", "practices", "seo"],
      ...["fcp", "lcp", "tbt", "cls"],
    ],
  },
];

/** Returns the figures of a benchmark, grouped by page. */
function partTable(part: ByVariant, names: readonly string[]): string {
  const keys = [...new Set(Object.values(part).flatMap((figures) => Object.keys(figures)))];
  const rows = keys.flatMap((key) =>
    Object.entries(part)
      .filter(([, byKey]) => Object.keys(byKey[key] ?? {}).length > 0)
      .map(([variant, byKey]) => [key, variant, ...names.map((name) => cell(byKey[key], name))]),
  );
  return table(["", "variant", ...names], rows);
}

/** Ratios are displayed with more decimals than figures with a unit, because ratios are close to their limits. */
function measuredValue(value: number | null, unit: string | undefined): string {
  if (value === null) return "–";
  return unit ? `${digits(value)} ${unit}` : String(value);
}

const targetTable = (targets: readonly Target[]) =>
  table(
    ["target", "measured", "limit", ""],
    targets.map(({ what, value, limit, met }) => [
      what,
      measuredValue(value, limit.split(" ")[2]),
      limit,
      met === null ? "not measured" : met ? "met" : "MISSED",
    ]),
  );

/** Returns the results of a run as Markdown. */
export function report(results: Results, targets: readonly Target[]): string {
  const { machine, build, controls, failedAudits = {} } = results;
  const sections: [string, string | undefined][] = [
    ["Targets", targetTable(targets)],
    ...TABLES.map(({ part, title, names }): [string, string | undefined] => {
      const measured = results[part];
      return [title, measured && partTable(measured, names)];
    }),
    [
      "Build from cold",
      build &&
        table(["wall clock s", "processor s"], [[digits(build.seconds), digits(build.cpuSeconds)]]),
    ],
    [
      "Controls of the portfolio, processor 4 times slower (ms)",
      controls &&
        table(
          ["control", "to the next paint"],
          Object.keys(controls).map((name) => [name, cell(controls, name)]),
        ),
    ],
    [
      "Lighthouse audits that failed",
      Object.entries(failedAudits)
        .map(([page, ids]) => `- ${page}: ${ids.join(", ")}`)
        .join("\n"),
    ],
  ];
  return [
    `Measured on ${results.measured}: ${machine.cpu}, ${machine.cores} cores, ${machine.system}, ${machine.browser}, Node ${machine.node}; load ${machine.loadBefore} before, ${machine.loadAfter} after. Options: \`${JSON.stringify(results.options)}\`. Figures are medians ± median absolute deviation (best).`,
    ...sections.flatMap(([title, text]) => (text ? [`### ${title}`, text] : [])),
  ].join("\n\n");
}
