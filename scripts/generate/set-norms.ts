import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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

/** The measures that have figures in the data file, each for the number of trials of its app. */
const FROM_DATA = [
  "stroop_effect",
  "flanker_effect",
  "simple_rt_median",
  "go_no_go_commissions",
  "spatial_span_forward",
  "choice_rt_median",
  "holt_laury_safe_choices",
] as const;

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
 * Returns norms.json. For each measure in the data file it contains n, mean, SD, quantiles and retest for the app's
 * number of trials, and below `lengths` for the other numbers of trials. Sources and all values that are not in the
 * data file remain unchanged.
 */
export function normsFrom(data: string): Record<string, unknown> {
  const { measures }: { measures: Measures } = JSON.parse(data);
  const computed = FROM_DATA.map((key) => {
    const measure = measures[key];
    const figures = measure?.lengths[String(measure.appLength)];
    if (!measure || !figures) throw new Error(`The data file has no figures of ${key}.`);
    const app = String(measure.appLength);
    const at = (length: string, each: Figures) =>
      figuresOf(each, measure.labSample?.lengths[length]);
    const others = Object.entries(measure.lengths)
      .filter(([length]) => length !== app)
      .map(([length, each]) => [length, at(length, each)]);
    const lengths = others.length > 0 ? { lengths: Object.fromEntries(others) } : {};
    return [key, { ...norms[key], ...at(app, figures), ...lengths }];
  });
  return { ...norms, ...Object.fromEntries(computed) };
}

if (process.argv[1] === import.meta.filename)
  await runMain(() => {
    const file = join(ROOT, "experiments/engine/contract/norms.json");
    writeFileSync(file, `${JSON.stringify(normsFrom(readFileSync(DATA, "utf8")), null, 2)}\n`);
    say("experiments/engine/contract/norms.json has the figures of the data file.");
  });
