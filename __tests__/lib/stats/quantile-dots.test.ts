/** @jest-environment node */
import { axisTicks, quantileDots, stackDots } from "@/lib/stats/quantile-dots";

describe("quantileDots", () => {
  it("returns one value for each percent, at the middle of the percent", () => {
    expect(quantileDots({ "0": 0, "5": 50, "10": 60 })).toEqual([
      5, 15, 25, 35, 45, 51, 53, 55, 57, 59,
    ]);
  });

  it("extrapolates no values beyond the known quantiles: 5 to 95 % yields 90 values", () => {
    const dots = quantileDots({ "5": 10, "50": 100, "95": 190 });
    expect(dots).toHaveLength(90);
    expect(Math.min(...dots)).toBeGreaterThan(10);
    expect(Math.max(...dots)).toBeLessThan(190);
  });

  it("sorts the percents as numbers, whatever their order", () => {
    const quantiles = { "95": 190, "5": 10, "50": 100, "10": 20 };
    const dots = quantileDots(quantiles);
    expect(dots).toHaveLength(90);
    expect([...dots].sort((a, b) => a - b)).toEqual(dots);
  });

  it("preserves each known quantile: the proportion of dots below the quantile equals the percent of the quantile", () => {
    const quantiles = { "5": 31.9, "25": 77, "50": 121.1, "75": 159.1, "95": 230.8 };
    const dots = quantileDots(quantiles);
    for (const [percent, value] of Object.entries(quantiles))
      expect(dots.filter((dot) => dot < value)).toHaveLength(Number(percent) - 5);
  });

  it("returns no dots for fewer than two quantiles", () => {
    expect(quantileDots({})).toEqual([]);
    expect(quantileDots({ "50": 3 })).toEqual([]);
  });
});

describe("stackDots", () => {
  it("stacks the values of a column from the bottom up", () => {
    expect(stackDots([1, 2, 11, 9], 10)).toEqual([
      { x: 5, level: 0 },
      { x: 5, level: 1 },
      { x: 15, level: 0 },
      { x: 5, level: 2 },
    ]);
  });

  it("creates columns on both sides of zero", () => {
    expect(stackDots([-1, -10, 0], 10)).toEqual([
      { x: -5, level: 0 },
      { x: -5, level: 1 },
      { x: 5, level: 0 },
    ]);
  });

  it("never puts two dots at one position, or a dot further away from its value than half a column", () => {
    const values = quantileDots({ "5": -30, "50": 121, "95": 230 });
    const dots = stackDots(values, 12.5);
    expect(new Set(dots.map(({ x, level }) => `${x} ${level}`)).size).toBe(values.length);
    dots.forEach(({ x }, index) => {
      expect(Math.abs(x - (values[index] as number))).toBeLessThanOrEqual(6.25);
    });
  });
});

describe("axisTicks", () => {
  it.each([
    [-150, 400, 7, [-100, 0, 100, 200, 300, 400]],
    [-50, 300, 7, [-50, 0, 50, 100, 150, 200, 250, 300]],
    [0, 60, 7, [0, 10, 20, 30, 40, 50, 60]],
    [3, 47, 7, [10, 20, 30, 40]],
    [-900, 1200, 7, [-500, 0, 500, 1000]],
  ])("returns round ticks from %i to %i", (low, high, most, ticks) => {
    expect(axisTicks(low, high, most).map((tick) => tick + 0)).toEqual(ticks);
  });

  it("returns few, round ticks even far beyond the usual range", () => {
    const ticks = axisTicks(-20_000, 20_000, 7);
    expect(ticks.length).toBeLessThanOrEqual(9);
    for (const tick of ticks) expect(Math.abs(tick % 5000)).toBe(0);
  });
});
