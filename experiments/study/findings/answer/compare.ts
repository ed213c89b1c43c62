import { estimate, haveSpread, LEVEL, sdOf } from "@/experiments/study/findings/estimate";
import type { Answer, Estimate, NoAnswer } from "@/experiments/study/findings/findings";
import type { Case } from "@/experiments/study/findings/people/cases";
import type { Asked } from "@/experiments/study/findings/study/asked";
import { testOf } from "@/experiments/study/plan/solve-plan";
import { fisherInterval, pearson } from "@/lib/stats/correlations";
import { dzInterval, hedgesG } from "@/lib/stats/effect-sizes";
import { meanIntervalAt, welch } from "@/lib/stats/group-intervals";
import { mean } from "@/lib/stats/statistics";

/** The result of the planned comparison, without its decision. */
export type Compared = Pick<Answer, "method" | "estimate" | "df">;

/** The smallest number of people for whom the interval of a correlation exists. */
const LEAST_CORRELATED = 4;

/** The smallest number of people, in each group if there are groups, for whom the interval of a mean exists. */
const LEAST_FOR_MEAN = 2;

/**
 * Returns the level of the planned interval: 1 − α/tests, or 1 − 2α/tests for equivalence and one-sided tests, because
 * such a test is significant exactly if this interval excludes the tested value. 95 % without a plan.
 */
export function levelOf({ plan }: Pick<Asked, "plan">): number {
  if (!plan) return LEVEL;
  const { alpha, sides } = testOf(plan);
  const isOneSided = plan.goal !== "width" && (plan.goal === "equivalence" || sides === 1);
  return 1 - (isOneSided ? 2 : 1) * alpha;
}

/** Returns the value that the interval should exclude: the plan's reference for a mean, otherwise 0. */
export const referenceOf = ({ plan }: Pick<Asked, "plan">): number =>
  plan?.question === "mean" ? (plan.reference ?? 0) : 0;

/** Returns the values of each side: two groups, or one or two lists in the order of the people. */
export function columnsOf({ kind }: Pick<Asked, "kind">, cases: readonly Case[]): number[][] {
  const ofSide = (side: 0 | 1) =>
    cases.flatMap((each) => (each.side === side ? [each.values[0]] : []));
  if (kind === "groups") return [ofSide(0), ofSide(1)];
  const first = cases.map(({ values }) => values[0]);
  return kind === "one" ? [first] : [first, cases.flatMap(({ values: [, other] }) => other ?? [])];
}

/** Returns the difference of the two values of each person, second minus first. */
export const differencesOf = ([first = [], second = []]: readonly number[][]): number[] =>
  first.map((value, index) => (second[index] ?? Number.NaN) - value);

const none = (
  reason: NoAnswer["reason"],
  columns: readonly number[][],
  least?: number,
): NoAnswer => ({
  reason,
  n: columns.map(({ length }) => length),
  ...(least !== undefined && { least }),
});

function compareOne(
  method: "t" | "pairedT",
  values: readonly number[],
  level: number,
): Compared | NoAnswer {
  const columns = [[...values]];
  if (values.length < LEAST_FOR_MEAN)
    return none(method === "t" ? "tooFewOfOne" : "tooFewWithBoth", columns, LEAST_FOR_MEAN);
  if (!haveSpread(values)) return none("noSpread", columns);
  return {
    method,
    estimate: estimate(mean(values), meanIntervalAt(values, level), level),
    df: values.length - 1,
  };
}

/** Returns the planned number and its interval, or the reason why it cannot be computed. */
export function compare(
  asked: Pick<Asked, "kind">,
  cases: readonly Case[],
  level: number,
): Compared | NoAnswer {
  const columns = columnsOf(asked, cases);
  const [first = [], second = []] = columns;
  if (asked.kind === "one") return compareOne("t", first, level);
  if (asked.kind === "pairs") return compareOne("pairedT", differencesOf(columns), level);
  if (asked.kind === "groups") {
    if (Math.min(first.length, second.length) < LEAST_FOR_MEAN)
      return none("tooFew", columns, LEAST_FOR_MEAN);
    if (!haveSpread(first) && !haveSpread(second)) return none("noSpread", columns);
    const { difference, low, high, df } = welch(first, second, level);
    return { method: "welch", estimate: estimate(difference, { low, high }, level), df };
  }
  // Both lists contain the values of the same people.
  if (first.length < LEAST_CORRELATED) return none("tooFewWithBoth", [first], LEAST_CORRELATED);
  if (!haveSpread(first) || !haveSpread(second)) return none("noSpread", columns);
  const r = pearson(first, second);
  return {
    method: "fisher",
    estimate: estimate(r, fisherInterval(r, first.length, level), level),
    df: null,
  };
}

const standardised = (values: readonly number[], reference: number, level: number): Estimate => {
  const distance = mean(values) - reference;
  const sd = sdOf(values);
  return estimate(distance / sd, dzInterval(distance, sd, values.length, level), level);
};

/**
 * Returns the planned number in SDs: dz of one value or of the difference, Hedges' g of two groups; null for
 * correlations.
 * @param cases cases whose comparison has a result (`compare`)
 */
export function standardisedOf(
  asked: Pick<Asked, "kind" | "plan">,
  cases: readonly Case[],
  level: number,
): Answer["standardised"] {
  const columns = columnsOf(asked, cases);
  const [first = [], second = []] = columns;
  if (asked.kind === "groups") {
    const { g, low, high } = hedgesG(first, second, level);
    return { kind: "g", estimate: estimate(g, { low, high }, level) };
  }
  if (asked.kind === "correlation") return null;
  const values = asked.kind === "pairs" ? differencesOf(columns) : first;
  return { kind: "dz", estimate: standardised(values, referenceOf(asked), level) };
}
