/** @jest-environment node */
import { newSeed, seededRandom, shuffled } from "@/lib/stats/random";

const ITEMS = ["a", "b", "c", "d"] as const;

describe("seededRandom", () => {
  it("returns the same numbers for the same seed, and other numbers for another seed", () => {
    const draw = (seed: number) => Array.from({ length: 20 }, seededRandom(seed));
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    expect(draw(0)).not.toEqual(draw(1));
  });

  it("is the published Mulberry32 generator, so that stored seeds remain valid", () => {
    const random = seededRandom(1);
    expect([random(), random(), random()]).toEqual([
      0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
    ]);
  });

  it("returns numbers in [0, 1) that are evenly distributed", () => {
    const random = seededRandom(2026);
    const tenths = new Array<number>(10).fill(0);
    for (let draw = 0; draw < 20_000; draw += 1) {
      const value = random();
      expect(value >= 0 && value < 1).toBe(true);
      const tenth = Math.floor(value * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    // Each of the equal intervals should contain 2000 numbers, with a standard deviation of 42.
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it("accepts any 32-bit seed", () => {
    for (const seed of [0, 2 ** 31, 2 ** 32 - 1]) {
      const value = seededRandom(seed)();
      expect(value >= 0 && value < 1).toBe(true);
    }
  });
});

describe("shuffled", () => {
  it("returns the same items, does not change its argument, and is reproducible", () => {
    const order = shuffled(ITEMS, seededRandom(3));
    expect([...order].sort()).toEqual([...ITEMS]);
    expect(ITEMS).toEqual(["a", "b", "c", "d"]);
    expect(shuffled(ITEMS, seededRandom(3))).toEqual(order);
  });

  it("returns each of the 24 orders of four items about equally often", () => {
    const random = seededRandom(11);
    const counts = new Map<string, number>();
    for (let draw = 0; draw < 24_000; draw += 1) {
      const order = shuffled(ITEMS, random).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // Each of the 24 orders should occur 1000 times. Chi-square with 23 degrees of freedom is below 50 in 99.9 % of
    // cases.
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - 1000) ** 2 / 1000,
      0,
    );
    expect(chiSquare).toBeLessThan(50);
  });

  it("returns a list of one item, or of no item, unchanged", () => {
    expect(shuffled([], seededRandom(1))).toEqual([]);
    expect(shuffled(["a"], seededRandom(1))).toEqual(["a"]);
  });
});

describe("newSeed", () => {
  it("returns a whole 32-bit number, which differs from call to call", () => {
    const seeds = Array.from({ length: 20 }, newSeed);
    for (const seed of seeds) expect(seed).toBe(seed >>> 0);
    expect(new Set(seeds).size).toBeGreaterThan(1);
  });
});
