import type { FigureFrame } from "@/components/plots/figure-frame";
import { interpolate } from "@/lib/i18n/interpolate";
import type { AppDefinition } from "../app-definition";

export const OPTIONS = ["A", "B"] as const;
export type Option = (typeof OPTIONS)[number];

/**
 * What the app runs with; the trial figure, the facts and the methods paragraph read the same values.
 * The amounts and chances are those of the published data (expfactory, holt-laury-survey).
 */
export const parameters = {
  /** The chance of the higher amount is 1 in `rows` in the first row and certain in the last. */
  rows: 10,
  pages: 2,
  rowsPerPage: 5,
  /** Hypothetical dollars: A is the safer option, B the riskier one. */
  safeHigh: 100,
  safeLow: 80,
  riskyHigh: 190,
  riskyLow: 5,
} as const;

/** The two amounts of each option, the higher one first. */
export const AMOUNTS: Readonly<Record<Option, readonly [high: number, low: number]>> = {
  A: [parameters.safeHigh, parameters.safeLow],
  B: [parameters.riskyHigh, parameters.riskyLow],
};

export const lotteryChoice = {
  id: "lottery-choice",
  version: "1.0.0",
  family: "economics",
  settings: ["lab", "online", "smartphone"],
  devices: ["phone", "tablet", "computer"],
  kind: "form",
  screenReader: true,
  seconds: 90,
  trials: parameters.rows,
  measures: [
    {
      id: "safe_choices",
      decimals: 0,
      normDecimals: 2,
      unit: null,
      norm: "holt_laury_safe_choices",
      span: { low: 0, high: 10 },
    },
  ],
  references: [
    {
      citation: "Holt & Laury (2002), Am. Econ. Rev. 92, 1644–1655",
      url: "https://doi.org/10.1257/000282802762024700",
    },
    {
      citation: "Eisenberg et al. (2019), Nat. Commun. 10, 2319",
      url: "https://doi.org/10.1038/s41467-019-10301-1",
    },
  ],
} as const satisfies AppDefinition;

/** The frames of the trial figure: the first row and the last, a choice in each. */
export function figureFrames({
  figure,
}: {
  figure: { chance: string; option: string; certain: string };
}): FigureFrame[] {
  const { rows } = parameters;
  const frame = (chance: number, chosen: Option): FigureFrame => ({
    content: {
      kind: "lines",
      lines: [
        interpolate(figure.chance, { chance, of: rows }),
        ...OPTIONS.map((option) => {
          const [high, low] = AMOUNTS[option];
          return interpolate(chance === rows ? figure.certain : figure.option, {
            option,
            high,
            low,
          });
        }),
      ],
      chosen: 1 + OPTIONS.indexOf(chosen),
    },
    timing: { kind: "response", limitMs: null },
  });
  return [frame(1, "A"), frame(rows, "B")];
}
