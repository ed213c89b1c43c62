/** @jest-environment node */
import {
  differenceInterval,
  guessingLimit,
  meanInterval,
  medianInterval,
  tQuantile,
  wilsonInterval,
} from "@/lib/stats/intervals";

it.each([
  // Values from R: qt(0.975, df).
  [5.854, 2.4618],
  [9, 2.2622],
  [12, 2.1788],
  [45.5, 2.0135],
])("Student's t with %d degrees of freedom equals the value of R", (df, t) => {
  expect(tQuantile(df)).toBeCloseTo(t, 2);
});

it("the interval of a mean extends t standard errors to each side", () => {
  // Mean 5, variance 20 / 3. With 3 degrees of freedom t is 3.182, and the standard error is √(20 / 12) = 1.291.
  const { low, high } = meanInterval([2, 4, 6, 8]);
  expect(low).toBeCloseTo(5 - 3.182 * 1.291, 1);
  expect(high).toBeCloseTo(5 + 3.182 * 1.291, 1);
});

it("the interval of a difference of means is Welch's interval", () => {
  // R: t.test(c(700, 750, 800, 810), c(600, 620, 640, 700)) returns 43.04 to 206.96.
  const { low, high } = differenceInterval([700, 750, 800, 810], [600, 620, 640, 700]);
  expect(low).toBeCloseTo(43.04, 0);
  expect(high).toBeCloseTo(206.96, 0);
});

it("the interval of a difference has zero width if the values do not vary", () => {
  expect(differenceInterval([5, 5, 5, 5], [3, 3, 3, 3])).toEqual({ low: 2, high: 2 });
});

describe("Wilson's interval", () => {
  it.each([
    [1, 10, 18, 404],
    [5, 10, 237, 763],
    [0, 10, 0, 278],
    [10, 10, 722, 1000],
  ])(
    "equals the published interval for %i of %i cases, rounded to thousandths",
    (count, n, low, high) => {
      const interval = wilsonInterval(count, n);
      expect(Math.round(interval.low * 1000)).toBe(low);
      expect(Math.round(interval.high * 1000)).toBe(high);
    },
  );
});

it.each([
  // Coverage computed by hand for n = 10: with k = 2 it is 1 − 2 · 11 / 1024 = 0.979; with k = 3 only 0.891.
  [6, 1],
  [10, 2],
  [15, 4],
  [20, 6],
])(
  "the interval of the median of %i values begins and ends at the value of rank %i from each end",
  (n, rank) => {
    const values = Array.from({ length: n }, (_, index) => index + 1);
    expect(medianInterval(values)).toEqual({ low: rank, high: n + 1 - rank });
  },
);

it.each([
  // R's pbinom for 24 coins: P(X ≥ 19) is 0.003, and P(X ≥ 18) is 0.011.
  [24, 1 / 2, 19],
  [24, 1 / 4, 12],
  [7, 1 / 2, 7],
  [6, 1 / 2, 7],
  [0, 1 / 2, 1],
])(
  "with %i answers and a guessing probability of %d, a guesser rarely reaches %i correct answers",
  (n, chance, limit) => {
    expect(guessingLimit(n, chance)).toBe(limit);
  },
);
