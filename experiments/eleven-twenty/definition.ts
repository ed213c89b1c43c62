import type { FigureFrame } from "@/components/plots/figure-frame";
import type { AppDefinition } from "../app-definition";
import norms from "../norms.json" with { type: "json" };

/** What the app runs with; the trial figure, the facts and the methods paragraph read the same values. */
export const parameters = {
  lowest: 11,
  highest: 20,
  /** Added when the request is exactly one less than the other one. */
  bonus: 20,
  /** Whose published requests the other one is drawn from. */
  people: norms.game_11_20.n,
} as const;

/** All requests that can be made, in rising order. */
export const REQUESTS: readonly number[] = Array.from(
  { length: parameters.highest - parameters.lowest + 1 },
  (_, index) => parameters.lowest + index,
);

export const elevenTwenty = {
  id: "eleven-twenty",
  version: "1.0.0",
  family: "economics",
  settings: ["lab", "online", "smartphone"],
  devices: ["phone", "tablet", "computer"],
  kind: "form",
  screenReader: true,
  seconds: 60,
  trials: 1,
  measures: [
    {
      id: "request",
      decimals: 0,
      unit: null,
      norm: "game_11_20",
      span: { low: parameters.lowest, high: parameters.highest },
    },
  ],
  references: [
    {
      citation: "Arad & Rubinstein (2012), Am. Econ. Rev. 102, 3561–3573",
      url: "https://doi.org/10.1257/aer.102.7.3561",
    },
  ],
} as const satisfies AppDefinition;

/** The one screen of the trial figure: the requests, one of which is chosen without a time limit. */
export function figureFrames({ figure }: { figure: { request: string } }): FigureFrame[] {
  const half = REQUESTS.length / 2;
  return [
    {
      content: {
        kind: "lines",
        lines: [figure.request, REQUESTS.slice(0, half).join(" "), REQUESTS.slice(half).join(" ")],
      },
      timing: { kind: "response", limitMs: null },
    },
  ];
}
