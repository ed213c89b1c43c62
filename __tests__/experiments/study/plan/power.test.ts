/** @jest-environment node */
import { equivalenceShare, noncentralUpperTail, upperTQuantile } from "@/lib/stats/distributions";
import {
  correlation,
  oneMean,
  oneProportion,
  reaches,
  twoMeans,
  twoProportions,
} from "@/lib/stats/power";

const TWO = { alpha: 0.05, sides: 2 } as const;
const ONE = { alpha: 0.05, sides: 1 } as const;
const MANY = 1e6;

const people = (of: (n: number) => number, power: number, least = 4) =>
  reaches(of, power, least, MANY);
const twoSample = (d: number, power: number) =>
  people((n) => twoMeans([1, 1]).power(d, n, TWO), power) / 2;
const paired = (d: number, power: number, test: typeof TWO | typeof ONE = TWO) =>
  people((n) => oneMean(1).power(d, n, test), power, 2);
const byR = (r: number, power: number) => people((n) => correlation(1).power(r, n, TWO), power);
const twoShares = (from: number, to: number) =>
  people((n) => twoProportions(from).power(to - from, n, TWO), 0.8) / 2;

describe("the computed number of people or power", () => {
  it.each<[string, number, number]>([
    ["two-sample d .2", twoSample(0.2, 0.8), 393.4057],
    ["two-sample d .5", twoSample(0.5, 0.8), 63.76561],
    ["two-sample d .8", twoSample(0.8, 0.8), 25.52458],
    ["two-sample d .5, power .90", twoSample(0.5, 0.9), 85.03128],
    ["two-sample d .5, power .95", twoSample(0.5, 0.95), 104.9279],
    ["two-sample d 2/2.8 (Cohen, p. 40)", twoMeans([1, 1]).power(2 / 2.8, 60, TWO), 0.7764889],
    ["paired dz .2", paired(0.2, 0.8), 198.1508],
    ["paired dz .4", paired(0.4, 0.8), 51.00945],
    ["paired dz .5", paired(0.5, 0.8), 33.36713],
    ["paired dz .8", paired(0.8, 0.8), 14.30276],
    ["paired dz .5, power .90", paired(0.5, 0.9), 43.99548],
    ["paired dz .2, one-sided", paired(0.2, 0.8, ONE), 155.9256],
    ["paired (Cohen, p. 50)", oneMean(1).power(8 / (16 * Math.sqrt(0.8)), 40, TWO), 0.9315248],
    ["r .1", byR(0.1, 0.8), 781.7516],
    ["r .3", byR(0.3, 0.8), 84.07364],
    ["r .5", byR(0.5, 0.8), 28.24841],
    ["r .3 at 50 people", correlation(1).power(0.3, 50, TWO), 0.5715558],
    ["proportions .35 and .50", twoShares(0.35, 0.5), 169.0879],
    ["proportions .50 and .75", twoShares(0.5, 0.75), 57.25842],
  ])("equals the result of R's pwr with a more precise search: %s", (_, found, expected) => {
    expect(Number(found.toPrecision(7))).toBeCloseTo(expected, expected < 1 ? 7 : 3);
    expect(Math.abs(found / expected - 1)).toBeLessThan(1e-6);
  });

  it("equals the result of R's pwr: h = .3 with 80 people in each group, one-sided (Cohen 6.1)", () => {
    const to = Math.sin(Math.PI / 4 + 0.15) ** 2;
    expect(twoProportions(0.5).power(to - 0.5, 160, ONE)).toBeCloseTo(0.5996777, 7);
  });
});

it("the power of an equivalence test equals the exact integral, and remains below 1", () => {
  // Each row: margin, df, t, and the integral over the chi-squared distribution of the variance (scipy 1.17.1, quad).
  const cases: [number, number, number, number][] = [
    [20, 1.5, 3.7051808201, 0.999999997962911],
    [6, 5, 2.01504837333, 0.9992842452398154],
    [8, 2, 2.91998558035, 0.9960691794317784],
    [10, 2.5, 3.574654842, 0.9990956422499306],
    [4, 30, 1.69726088659, 0.9763453809050147],
    [3, 1000, 1.64637881729, 0.8239814840142452],
  ];
  for (const [margin, df, t, share] of cases)
    expect(equivalenceShare(margin, df, t)).toBeCloseTo(share, 9);
  for (const df of [1, 1.5, 2, 5, 9, 40])
    expect(equivalenceShare(1000, df, upperTQuantile(0.05, df))).toBeLessThanOrEqual(1);
});

it("the t distributions have the values of R's qt and pt, from 1 degree of freedom", () => {
  expect(upperTQuantile(0.025, 1)).toBeCloseTo(12.7062047362, 9);
  expect(upperTQuantile(0.025, 2.5)).toBeCloseTo(3.574654842, 9);
  expect(upperTQuantile(0.0001, 3)).toBeCloseTo(22.2037422732, 9);
  expect(upperTQuantile(0.025, 1e5)).toBeCloseTo(1.95998770753, 9);
  expect(noncentralUpperTail(12.706, 1, 2)).toBeCloseTo(0.125225486552, 9);
});

it("a plan whose goal is the interval width that 200 people yield needs exactly 200 people", () => {
  for (const design of [
    oneMean(10),
    twoMeans([10, 15], 2),
    correlation(0.7, 0.3),
    oneProportion(0.3),
    twoProportions(0.3, 2),
  ]) {
    const width = design.width(200, TWO);
    const n = reaches((each) => -design.width(each, TWO), -width, design.least, MANY);
    expect(n).toBeCloseTo(200, 4);
  }
});

it.each([TWO, ONE])(
  "the probability of a significant result without an effect is α in a $sides-sided test",
  (test) => {
    expect(oneMean(1).power(0, 20, test)).toBeCloseTo(0.05, 9);
    expect(twoMeans([1, 1]).power(0, 40, test)).toBeCloseTo(0.05, 9);
  },
);
