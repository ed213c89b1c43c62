import type {
  CorrelationFinding,
  MeasureFinding,
  Reliability,
  RetestFinding,
} from "@/experiments/study/findings/findings";
import { pairName } from "@/experiments/study/findings/measures/correlations";
import { type NamedNumber, ofEstimate, under } from "./named-numbers";

const ofResamples = (resamples: Reliability["resamples"]): NamedNumber[] =>
  resamples === null
    ? []
    : [
        ["resamples", resamples.count],
        ["seed", resamples.seed],
      ];

function ofReliability(reliability: Reliability | null): NamedNumber[] {
  if (reliability === null) return [];
  const { value, low, high, level } = reliability.estimate;
  return under("reliability", [
    ["n", reliability.n],
    ["value", value],
    ["low", low],
    ["high", high],
    ["level", level],
    ...(reliability.kind === "alpha" ? [["omega", reliability.omega] as const] : []),
    ...ofResamples(reliability.resamples),
    ...(reliability.halves
      ? under("halves", [
          ["count", reliability.halves.count],
          ["inResamples", reliability.halves.inResamples],
          ["seed", reliability.halves.seed],
        ])
      : []),
  ]);
}

function ofConditions({ byCondition, difference, byPlace }: MeasureFinding): NamedNumber[] {
  return [
    ...byCondition.flatMap(({ condition, n, mean, sd }) =>
      under(`condition.${condition}`, [["n", n], ...ofEstimate("mean", mean), ["sd", sd]]),
    ),
    ...(difference
      ? under("difference", [
          ...ofEstimate("welch", difference.welch),
          ["df", difference.df],
          ...ofEstimate("g", difference.g),
        ])
      : []),
    ...(byPlace
      ? under("place", [
          ["first", byPlace.first],
          ["later", byPlace.later],
          ...ofEstimate("welch", byPlace.welch),
          ["df", byPlace.df],
        ])
      : []),
  ];
}

/** Returns the numbers of a measure. */
export const resultsOfMeasure = (finding: MeasureFinding): NamedNumber[] =>
  under(`measures.${finding.measure.name}`, [
    ["n", finding.n],
    ...ofEstimate("mean", finding.mean),
    ...ofEstimate("sd", finding.sd),
    ["median", finding.median],
    ...ofEstimate("dz", finding.dz),
    ...(finding.dz ? [["hedges", finding.hedges] as const] : []),
    ...ofEstimate("above0", finding.above0),
    ["trials", finding.trials],
    ...ofReliability(finding.reliability),
    ...ofConditions(finding),
  ]);

/** Returns the numbers of a correlation. */
export function resultsOfCorrelation(finding: CorrelationFinding): NamedNumber[] {
  const { corrected } = finding;
  return under(`correlations.${pairName(finding.first, finding.second)}`, [
    ["n", finding.n],
    ...ofEstimate("pearson", finding.pearson),
    ["spearman", finding.spearman],
    ...(corrected
      ? [
          ...ofEstimate("corrected", corrected.estimate),
          ...under("corrected", [
            ["shareAbove1", corrected.shareAbove1],
            ["shareUndefined", corrected.shareUndefined],
            ...ofResamples(corrected.resamples),
          ]),
        ]
      : []),
  ]);
}

/** Returns the numbers of a retest. */
export function resultsOfRetest(finding: RetestFinding): NamedNumber[] {
  const [median, least, most] = finding.days ?? [];
  return under(`retests.${finding.measure.name}.${finding.visits.join(".")}`, [
    ["n", finding.n],
    ...ofEstimate("pearson", finding.pearson),
    ...ofEstimate("icc21", finding.icc21),
    ...ofEstimate("icc31", finding.icc31),
    ...ofEstimate("change", finding.change),
    ["sem", finding.sem],
    ["smallestChange", finding.smallestChange],
    ...(finding.days
      ? under("days", [
          ["median", median ?? null],
          ["least", least ?? null],
          ["most", most ?? null],
        ])
      : []),
  ]);
}
