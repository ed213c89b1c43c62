/** @jest-environment node */
import {
  assignedCondition,
  rowOf,
  stepSeed,
  williamsSquare,
} from "@/experiments/study/document/assignment";

const STUDIES = 2000;
const PEOPLE = 60;

/**
 * Simulated studies of 60 people each. For each person, they contain the assigned condition and the assigned row of the
 * Williams square.
 */
const studies = Array.from({ length: STUDIES }, (_, study) =>
  Array.from({ length: PEOPLE }, (__, person) => {
    const id = `participant-${study}-${person}`;
    return {
      condition: assignedCondition("a1b2", id, ["low", "high"]) === "low" ? 0 : 1,
      row: rowOf("a1b2", id, 4),
    };
  }),
);

const variance = (values: readonly number[]) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
};

describe("the random assignment of 60 people to two conditions and four orders, in 2,000 studies", () => {
  it("gives condition sizes that vary like the results of coin throws", () => {
    const sizes = studies.map((people) => people.filter(({ condition }) => condition === 0).length);
    // The sizes are binomial with a variance of 15. Four standard errors of a variance over 2,000 studies are 1.9.
    expect(Math.abs(variance(sizes) - PEOPLE / 4)).toBeLessThan(1.9);
    const uneven = sizes.filter((size) => Math.abs(size - (PEOPLE - size)) >= 12).length / STUDIES;
    expect(Math.abs(uneven - 0.155)).toBeLessThan(0.033);
  });

  it("draws each order equally often", () => {
    for (let row = 0; row < 4; row += 1) {
      const share =
        studies.flat().filter((person) => person.row === row).length / (STUDIES * PEOPLE);
      expect(Math.abs(share - 0.25)).toBeLessThan(0.005);
    }
  });

  it("draws a condition that is independent of the order", () => {
    const all = studies.flat();
    const chi = [0, 1].flatMap((condition) =>
      [0, 1, 2, 3].map((row) => {
        const expected =
          (all.filter((each) => each.condition === condition).length *
            all.filter((each) => each.row === row).length) /
          all.length;
        const seen = all.filter((each) => each.condition === condition && each.row === row).length;
        return (seen - expected) ** 2 / expected;
      }),
    );
    // The 99.9 % quantile of the chi-squared distribution with 3 degrees of freedom is 16.27.
    expect(chi.reduce((sum, part) => sum + part, 0)).toBeLessThan(16.27);
  });
});

it("each draw for a protocol assigns the same conditions to 200 people; another protocol assigns others", () => {
  const ids = Array.from({ length: 200 }, (_, index) => `p${index}`);
  const drawn = (protocol: string) => ids.map((id) => assignedCondition(protocol, id, ["a", "b"]));
  expect(drawn("one")).toEqual(drawn("one"));
  expect(drawn("one")).not.toEqual(drawn("two"));
});

it("the seed of a step depends only on the document's seed and the id of the step", () => {
  expect(stepSeed(7, "stroop")).toBe(stepSeed(7, "stroop"));
  expect(stepSeed(7, "stroop")).not.toBe(stepSeed(7, "flanker"));
  expect(stepSeed("a1b2c3", "stroop")).not.toBe(stepSeed(7, "stroop"));
});

describe.each([1, 2, 3, 4, 5, 6, 9])("a Williams square of %i items", (items) => {
  const square = williamsSquare(items);

  it("contains each item equally often at each position", () => {
    for (let place = 0; place < items; place += 1) {
      const times = Array.from(
        { length: items },
        (_, item) => square.filter((row) => row[place] === item).length,
      );
      expect(new Set(times).size).toBe(1);
    }
  });

  it("contains each item equally often directly after each other item", () => {
    const after = new Map<string, number>();
    for (const row of square)
      for (const [place, item] of row.slice(1).entries()) {
        const pair = `${row[place]} ${item}`;
        after.set(pair, (after.get(pair) ?? 0) + 1);
      }
    expect(after.size).toBe(items * (items - 1));
    expect(new Set(after.values()).size).toBeLessThanOrEqual(1);
  });
});
