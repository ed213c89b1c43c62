import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { publishedKeys } from "@/experiments/catalog/published-models";
import norms from "@/experiments/engine/contract/norms.json";
import { ROOT } from "../project.mjs";
import { runMain, say } from "../terminal.mjs";

/** The figures of one measure for one number of trials, as in the data file. */
type Figures = {
  n: number;
  mean: number;
  sd: number;
  quantiles: Record<string, number>;
  distribution?: Record<string, number>;
  retest: {
    n: number;
    r: { value: number; low: number; high: number };
    days?: { median: number };
  };
  ifAccuracyRuleHeldInEachCondition?: Figures;
};
type Measures = Record<
  string,
  {
    unit: string;
    appLength: string | number;
    lengths: Record<string, Figures>;
    labSample?: { lengths: Record<string, Figures> };
  }
>;

const DATA = join(ROOT, "scripts/generate/data/norms-by-length.json");

/** The number of trials of a length in the data file. Other keys name parts of a list, such as `9small`. */
const NUMBER = /^\d+$/;

/** The measure of the example in docs/adding-an-app.md, which is not an app of the site. */
const OF_EXAMPLE = "choice_rt_median";

/** Returns the keys of the published data with which the apps compare their measures. */
const named = (): ReadonlySet<string> => new Set([OF_EXAMPLE, ...APP_IDS.flatMap(publishedKeys)]);

const reliability = ({ retest }: Figures) => ({
  n: retest.n,
  ...retest.r,
  ...(retest.days && { days: retest.days.median }),
});

/**
 * Returns the figures for one number of trials. If the accuracy rule applies to each condition, the figures are the
 * figures of the people who met this rule.
 */
function figuresOf(figures: Figures, lab?: Figures) {
  const { n, mean, sd, quantiles, distribution, ...rest } =
    figures.ifAccuracyRuleHeldInEachCondition ?? figures;
  const shares = distribution ?? figures.distribution;
  return {
    n,
    mean,
    sd,
    quantiles,
    ...(shares && { distribution: shares }),
    retest: reliability({ n, mean, sd, quantiles, ...rest }),
    ...(lab && {
      laboratory: { n: lab.n, mean: lab.mean, sd: lab.sd, retest: reliability(lab) },
    }),
  };
}

/**
 * Returns norms.json. For each measure of an app in the data file it contains n, mean, SD, quantiles and retest for the
 * app's number of trials, and below `lengths` for the other numbers of trials. Sources and all values that are not in
 * the data file remain unchanged. A measure that norms.json does not contain yet receives the unit of the data file and
 * the source of its measures, which is the same study for all of them.
 */
export function normsFrom(data: string): Record<string, unknown> {
  const { measures }: { measures: Measures } = JSON.parse(data);
  const known: Readonly<Record<string, object>> = norms;
  const keys = named();
  const used = Object.entries(measures).filter(([key]) => keys.has(key));
  const computed = used.map(([key, measure]) => {
    const figures = measure.lengths[String(measure.appLength)];
    if (!figures) throw new Error(`The data file has no figures of ${key}.`);
    const app = String(measure.appLength);
    const at = (length: string, each: Figures) =>
      figuresOf(each, measure.labSample?.lengths[length]);
    const others = Object.entries(measure.lengths)
      .filter(([length]) => length !== app && NUMBER.test(length))
      .map(([length, each]) => [length, at(length, each)]);
    const lengths = others.length > 0 ? { lengths: Object.fromEntries(others) } : {};
    const { source } = norms.stroop_effect;
    const first = known[key] ?? { unit: measure.unit, source };
    return [key, { ...first, ...at(app, figures), ...lengths }];
  });
  return { ...norms, ...Object.fromEntries(computed) };
}

if (process.argv[1] === import.meta.filename)
  await runMain(() => {
    const file = join(ROOT, "experiments/engine/contract/norms.json");
    writeFileSync(file, `${JSON.stringify(normsFrom(readFileSync(DATA, "utf8")), null, 2)}\n`);
    say("experiments/engine/contract/norms.json has the figures of the data file.");
  });
