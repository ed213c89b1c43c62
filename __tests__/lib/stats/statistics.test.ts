/** @jest-environment node */
import { mean, median, round, variance } from "@/lib/stats/statistics";

describe("mean", () => {
  it("is the sum divided by the count", () => {
    expect(mean([600, 620, 640, 700])).toBe(640);
    expect(mean([5])).toBe(5);
  });

  it("is NaN for an empty list", () => {
    expect(mean([])).toBeNaN();
  });
});

describe("variance", () => {
  it("divides by one less than the number of values", () => {
    expect(variance([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(32 / 7, 12);
    expect(variance([10, 10, 10])).toBe(0);
  });

  it("is NaN for fewer than two values", () => {
    expect(variance([])).toBeNaN();
    expect(variance([3])).toBeNaN();
  });
});

describe("median", () => {
  it("is the middle value, or the mean of the middle two", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 2])).toBe(3.5);
    expect(median([4])).toBe(4);
  });

  it("sorts the values as numbers and not as texts, and does not change its argument", () => {
    const values = [100, 9, 20, 3, 4];
    expect(median(values)).toBe(9);
    expect(values).toEqual([100, 9, 20, 3, 4]);
  });

  it("is NaN for an empty list", () => {
    expect(median([])).toBeNaN();
  });
});

describe("round", () => {
  it("rounds to the requested number of decimals", () => {
    expect(round(123.456)).toBe(123);
    expect(round(123.456, 1)).toBe(123.5);
    expect(round(-1.26, 1)).toBe(-1.3);
    expect(round(16.6667, 2)).toBe(16.67);
  });
});
