/** @jest-environment node */

import { MODELS } from "@/experiments/catalog/generated/models";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import type { SimulatedResult } from "@/experiments/study/simulation/participants";
import { poolOf } from "@/experiments/study/simulation/pool";
import {
  type PowerResult,
  powerBySimulation,
} from "@/experiments/study/simulation/power-by-simulation";
import type { PowerDesign } from "@/experiments/study/simulation/power-design";
import { versionOf } from "@/testing/version-of";

function last<Result>(work: Generator<unknown, Result>): Result {
  let next = work.next();
  while (!next.done) next = work.next();
  return next.value;
}

const STROOP = {
  id: "stroop",
  app: "stroop",
  version: versionOf("stroop"),
  parameters: { ...defaultsOf(MODELS.stroop.parameters) },
};
const TEST = { alpha: 0.05, sides: 2 } as const;

const powerOf = (
  design: PowerDesign,
  pool: readonly SimulatedResult[],
  published: number | null,
  other?: readonly SimulatedResult[],
): PowerResult =>
  last(powerBySimulation(design, { pool, ...(other && { other }) }, published, 3, 1000));

const person = (truth: number, measured: number | null, careless = false): SimulatedResult => ({
  truth,
  measured,
  careless: careless ? "unlike" : null,
  reason: measured === null ? "tooFewCorrect" : null,
  isExcluded: false,
});

describe("the simulated power", () => {
  const pool = last(poolOf(STROOP, 5, 30, 500));

  it("agrees with the formula that uses the mean and SD of the simulated people", () => {
    const { power, own, low, high } = powerOf(
      { kind: "mean", reference: 0, effect: 30, people: 40, test: TEST },
      pool,
      70,
    );
    expect(Math.abs(power - (own ?? 0))).toBeLessThan(0.05);
    expect(low).toBeLessThan(power);
    expect(high).toBeGreaterThan(power);
  });

  it("equals α for two groups that do not differ", () => {
    const { power } = powerOf(
      { kind: "groups", effect: 1e-9, people: 60, test: TEST },
      pool,
      70,
      pool,
    );
    expect(power).toBeLessThan(0.08);
  });

  it("of a correlation is smaller if the measure is less reliable", () => {
    const design = {
      kind: "correlation",
      effect: 0.4,
      otherReliability: 1,
      people: 60,
      test: TEST,
    } as const;
    const perfect = pool.map((each) => ({ ...each, measured: each.truth }));
    expect(powerOf(design, perfect, null).power).toBeGreaterThan(
      powerOf(design, pool, null).power + 0.15,
    );
  });

  it("is smaller than the power of the formula if half of the people have no score", () => {
    const lost = pool.map((each, index) => (index % 4 < 2 ? person(each.truth, null) : each));
    const { gap } = powerOf(
      { kind: "mean", reference: 0, effect: 30, people: 40, test: TEST },
      lost,
      70,
    );
    expect(gap[0]).toMatchObject({ reason: "exclusions", by: expect.any(Number) });
    expect(gap[0]?.by).toBeLessThan(0);
  });
});
