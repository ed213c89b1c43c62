/** @jest-environment node */
import { balancedPairs, spacedPlaces, twoKinds, withoutRepeats } from "@/lib/stats/orders";
import { seededRandom } from "@/lib/stats/random";
import {
  flankerRepeats,
  ORDERED_APPS,
  orderStatistics,
  stroopRepeats,
} from "@/scripts/generate/order-tables";

const SEEDS = Array.from({ length: 200 }, (_, index) => index);

describe.each([4, 8, 24, 48, 960])("a sequence of %i trials of two kinds", (count) => {
  it("has half of the trials of each kind, and all pairs of successive kinds equally often except one", () => {
    for (const seed of SEEDS.slice(0, count > 100 ? 20 : 200)) {
      const order = balancedPairs(["a", "b"], count, seededRandom(seed));
      expect(order.filter((kind) => kind === "a")).toHaveLength(count / 2);
      const pairs = ["aa", "ab", "ba", "bb"].map(
        (pair) => order.filter((kind, place) => (order[place - 1] ?? "") + kind === pair).length,
      );
      expect(pairs.sort((a, b) => a - b)).toEqual([count / 4 - 1, count / 4, count / 4, count / 4]);
    }
  });
});

it("two kinds in unequal numbers are in random order, and in equal numbers in balanced pairs", () => {
  const random = seededRandom(4);
  const counts = new Map<string, number>();
  for (let draw = 0; draw < 4000; draw += 1) {
    const order = twoKinds(["a", "b"], [1, 3], random).join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(["abbb", "babb", "bbab", "bbba"]);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  const equal = twoKinds(["a", "b"], [12, 12], seededRandom(5));
  expect(equal).toEqual(balancedPairs(["a", "b"], 24, seededRandom(5)));
});

it("rare trials are never adjacent, and each set of positions is equally likely", () => {
  const random = seededRandom(3);
  const counts = new Map<string, number>();
  for (let draw = 0; draw < 6000; draw += 1) {
    const places = spacedPlaces(2, 6, 1, random).join();
    counts.set(places, (counts.get(places) ?? 0) + 1);
  }
  // The positions 1 to 5 without adjacent ones: 1 3, 1 4, 1 5, 2 4, 2 5, 3 5.
  expect([...counts.keys()].sort()).toEqual(["1,3", "1,4", "1,5", "2,4", "2,5", "3,5"]);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

it("all items of a kind are used, and no item repeats the item just before it, not even in the first trial", () => {
  for (const seed of SEEDS) {
    const random = seededRandom(seed);
    const kinds = balancedPairs(["a", "b"], 16, random);
    const items = withoutRepeats(kinds, () => [1, 1, 2, 2, 3, 3, 4, 4], random, 1);
    for (const kind of ["a", "b"])
      expect(items.filter((_, place) => kinds[place] === kind).sort()).toEqual([
        1, 1, 2, 2, 3, 3, 4, 4,
      ]);
    for (const [place, item] of items.entries()) expect(item).not.toBe(items[place - 1] ?? 1);
  }
});

it("items that cannot be ordered without repeats cause an error", () => {
  expect(() => withoutRepeats(["a", "a"], () => [1, 1], seededRandom(1))).toThrow(
    "without repeats",
  );
});

/** The proportion of changes after a number of trials of one condition in a row, from docs/orders.md. */
const STATED_CHANGE = { 1: 0.458, 2: 0.505, 3: 0.557, 4: 0.625, 5: 0.713 };

// The limits of docs/orders.md, plus three standard errors of 2,000 seeds (0.034 at one half) for each position.
describe.each(ORDERED_APPS)("the conditions of %s", (app) => {
  const { byPlace, after, afterTwo, change } = orderStatistics(app, 2000);
  const places = byPlace.filter((share) => share > 0);
  const middle = places.reduce((sum, share) => sum + share, 0) / places.length;

  it("are equally likely at every position where they can occur", () => {
    for (const share of places) expect(Math.abs(share - middle)).toBeLessThan(0.03 + 0.01);
  });

  it("are not predicted by the previous trial, except that two no-go trials never follow one another", () => {
    if (app === "go-no-go") expect(after).toEqual({ go: expect.closeTo(0.113, 2), "no-go": 0 });
    else for (const share of Object.values(after)) expect(Math.abs(share - 0.5)).toBeLessThan(0.02);
  });

  it("are predicted by earlier trials not more than docs/orders.md states", () => {
    const stated = app === "go-no-go" ? { 1: 0.1, 5: 0.11, 10: 0.126 } : STATED_CHANGE;
    for (const [alike, share] of Object.entries(stated))
      expect(Math.abs((change[alike] ?? 0) - share)).toBeLessThan(0.03);
    if (app === "go-no-go") return;
    expect(Math.abs((afterTwo.congruent ?? 0) - 0.455)).toBeLessThan(0.02);
    expect(Math.abs((afterTwo.incongruent ?? 0) - 0.545)).toBeLessThan(0.02);
  });
});

it("Stroop words name the ink or repeat the previous word as often as docs/orders.md states", () => {
  const { wordIsLastInk, wordIsLastWord } = stroopRepeats(2000);
  expect(wordIsLastInk.congruent).toBe(0);
  expect(Math.abs((wordIsLastInk.incongruent ?? 0) - 0.335)).toBeLessThan(0.02);
  expect(Math.abs((wordIsLastWord.congruent ?? 0) - 0.166)).toBeLessThan(0.02);
  expect(Math.abs((wordIsLastWord.incongruent ?? 0) - 0.28)).toBeLessThan(0.02);
});

it("flanker answers repeat as often as docs/orders.md states", () => {
  const { same, other } = flankerRepeats(2000);
  expect(Math.abs((same ?? 0) - 0.455)).toBeLessThan(0.02);
  expect(Math.abs((other ?? 0) - 0.5)).toBeLessThan(0.02);
});
