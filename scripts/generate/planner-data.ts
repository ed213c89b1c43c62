import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MEASURE_OF, RELIABILITY, SCALES } from "@/experiments/apps/mini-ipip/scales";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { fillWords } from "@/experiments/catalog/app-texts";
import { publishedModels } from "@/experiments/catalog/published-models";
import { APPS } from "@/experiments/catalog/registry";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import norms from "@/experiments/engine/contract/norms.json";
import type { AppWords } from "@/experiments/engine/contract/word-types";
import type {
  KnownMeasure,
  LengthFigures,
  MeasureData,
  PlannerData,
} from "@/experiments/study/plan/planner-data";
import { type Bilingual, localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { ROOT } from "../project.mjs";

type Ends = { value: number; low: number; high: number };
type Retest = Ends & { n: number; days: number | null };

/** The format of planner-draws.json. */
type Drawn = {
  n: number;
  point: number[];
  draws: number[][];
  atLength: Record<
    string,
    { sd: number; splitHalf?: Ends; retest: Retest; keptPerCondition?: number }
  >;
};
type Task = { fromTrials: number; together: Drawn; each?: Drawn };
type Draws = {
  about: { sources: Record<"sro" | "hedge", { doi: string }> };
  tasks: Record<string, Task>;
  lab: Record<string, Task>;
};

/** The format of norms-by-length.json. */
type Length = {
  n: number;
  mean: number;
  sd: number;
  retest: { n: number; r: Ends; days?: { median: number } };
  ifAccuracyRuleHeldInEachCondition?: Length;
  internalConsistency?: { alphaOfThreeMagnitudes?: Ends };
};
type Norms = {
  measures: Record<
    string,
    { lengths: Record<string, Length>; labSample?: { lengths: Record<string, Length> } }
  >;
};

const DATA = join(ROOT, "scripts/generate/data");

/**
 * Returns the figures under the accuracy rule that the app applies. If the app has a rule for each condition, this is
 * the rule.
 */
const inForce = (task: Task): Drawn => task.each ?? task.together;

/** The samples in the words in which a sentence cites them. The data file contains their DOIs. */
const CITED = {
  sro: "Eisenberg et al. (2019)",
  hedge: "Hedge et al. (2018)",
} as const;
const cited = ({ about }: Draws, sample: keyof typeof CITED) =>
  `${CITED[sample]}, doi:${about.sources[sample].doi}`;
const VOLUNTEERS = "Open-Source Psychometrics Project, BIG5 (c. 2012)";
const REQUESTS = "Arad & Rubinstein (2012), doi:10.1257/aer.102.7.3561";

const estimate = ({ value, low, high }: Ends): Ends => ({ value, low, high });

/** Returns the figures of one sample for each number of trials. The sample must have variance components. */
function lengthsWithComponents(
  { atLength }: Drawn,
  lengths: Record<string, Length>,
): Record<string, LengthFigures> {
  return Object.fromEntries(
    Object.entries(atLength).map(([length, { sd, splitHalf, retest, keptPerCondition }]) => {
      const { ifAccuracyRuleHeldInEachCondition: each, ...together } = lengths[length] as Length;
      const { n, mean } = each ?? together;
      return [
        length,
        {
          n,
          mean,
          sd,
          ...(keptPerCondition !== undefined && { kept: keptPerCondition }),
          ...(splitHalf && { splitHalf: estimate(splitHalf) }),
          retest: {
            ...estimate(retest),
            n: retest.n,
            ...(retest.days !== null && { days: retest.days }),
          },
        },
      ];
    }),
  );
}

function withComponents(key: string, drawn: Draws, { measures }: Norms): MeasureData {
  const { tasks, lab } = drawn;
  const task = tasks[key] as Task;
  const measure = measures[key] as Norms["measures"][string];
  const { n, point, draws } = inForce(task);
  const other = lab[key];
  return {
    n,
    lengths: lengthsWithComponents(inForce(task), measure.lengths),
    source: cited(drawn, "sro"),
    components: { fromTrials: task.fromTrials, point, draws },
    ...(other &&
      measure.labSample && {
        laboratory: {
          n: inForce(other).n,
          source: cited(drawn, "hedge"),
          lengths: lengthsWithComponents(inForce(other), measure.labSample.lengths),
        },
      }),
  };
}

/**
 * Returns the figures of a measure for which other numbers of trials cannot be computed, namely staircases and lists of
 * one length.
 */
function measuredOnly({ lengths }: Norms["measures"][string], source: string): MeasureData {
  // A key that is not a number names a part of a list, or another score of the same list.
  const whole = Object.entries(lengths).filter(([length]) => /^\d+$/.test(length));
  const alpha = whole[0]?.[1].internalConsistency?.alphaOfThreeMagnitudes?.value;
  const each = whole.map(([length, { n, mean, sd, retest }]) => [
    length,
    {
      n,
      mean,
      sd,
      retest: {
        ...estimate(retest.r),
        n: retest.n,
        ...(retest.days && { days: retest.days.median }),
      },
    },
  ]);
  const figures: Record<string, LengthFigures> = Object.fromEntries(each);
  const n = Math.max(...Object.values(figures).map((each) => each.n));
  return { n, source, ...(alpha !== undefined && { alpha }), lengths: figures };
}

/** Returns n, mean and SD of a published distribution of values. */
function fromDistribution(n: number, distribution: Record<string, number>, length: number) {
  const shares = Object.entries(distribution).map(([value, share]) => [Number(value), share]);
  const sum = (of: (value: number) => number) =>
    shares.reduce((total, [value = 0, share = 0]) => total + of(value) * share, 0);
  const whole = sum(() => 1);
  const mean = sum((value) => value) / whole;
  const variance = (sum((value) => (value - mean) ** 2) / whole) * (n / (n - 1));
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const figures = { n, mean: round(mean), sd: round(Math.sqrt(variance)) };
  return { n, source: REQUESTS, lengths: { [length]: figures } };
}

/**
 * Returns the planner's data of each app, under the accuracy rule in force: SD and reliability for each number of
 * trials, joint draws of the variance components, and the laboratory sample.
 *
 * @param draws text of planner-draws.json
 * @param lengths text of norms-by-length.json
 */
export function plannerDataFrom(draws: string, lengths: string): Record<AppId, PlannerData> {
  const drawn: Draws = JSON.parse(draws);
  const byLength: Norms = JSON.parse(lengths);
  const entries = APP_IDS.map((app): [AppId, PlannerData] => {
    const [{ model: first }, ...variants] = publishedModels(app);
    const others = variants.map(({ model }) => model);
    const measures = first.facts.measures.map(({ id, norm }): [string, KnownMeasure] => {
      const figures = norm && figuresOf(norm, first.facts.trials, drawn, byLength);
      const ofOthers = others.flatMap((model) => {
        const key = model.facts.measures.find((each) => each.id === id)?.norm;
        const own = key && figuresOf(key, model.facts.trials, drawn, byLength);
        return own ? [[key, { name: nameOf(app, model, id), figures: own }] as const] : [];
      });
      return [
        id,
        {
          name: nameOf(app, first, id),
          ...(figures && { figures }),
          ...(ofOthers.length > 0 && { others: Object.fromEntries(ofOthers) }),
        },
      ];
    });
    return [app, Object.fromEntries(measures)];
  });
  return Object.fromEntries(entries) as Record<AppId, PlannerData>;
}

/** Returns the name of a measure. If an app has only one measure, its name is preceded by the name of the app. */
function nameOf(app: AppId, model: AppModel, id: string): Bilingual {
  const inLanguage = (locale: Locale) => {
    const words: AppWords = localize(APPS[app].words, locale);
    const { name, result } = fillWords(words, model, locale);
    const own = result.measures[id] ?? id;
    return model.facts.measures.length > 1 ? own : `${name} (${own})`;
  };
  return { en: inLanguage("en"), fr: inLanguage("fr") };
}

function figuresOf(
  norm: keyof typeof norms,
  trials: number,
  drawn: Draws,
  byLength: Norms,
): MeasureData | undefined {
  if (drawn.tasks[norm]) return withComponents(norm, drawn, byLength);
  const measure = byLength.measures[norm];
  if (measure) return measuredOnly(measure, cited(drawn, "sro"));
  const scale = SCALES.find((each) => norm === `mini_ipip_${MEASURE_OF[each]}`);
  if (scale) {
    const { n, mean, sd } = norms[`mini_ipip_${MEASURE_OF[scale]}`];
    const { alpha } = RELIABILITY[scale];
    return { n, source: VOLUNTEERS, alpha, lengths: { [trials]: { n, mean, sd } } };
  }
  const { n, distribution } = norms[norm] as { n: number; distribution?: Record<string, number> };
  return distribution && fromDistribution(n, distribution, trials);
}

/** Returns the bytes of each app's file, keyed by file name. */
export function plannerFiles(): Record<string, string> {
  const read = (name: string) => readFileSync(join(DATA, name), "utf8");
  const data = plannerDataFrom(read("planner-draws.json"), read("norms-by-length.json"));
  return Object.fromEntries(
    Object.entries(data).map(([app, each]) => [`${app}.json`, `${JSON.stringify(each)}\n`]),
  );
}
