/** @jest-environment node */

import { fewestTaken, type TakenPlaces } from "@/experiments/study/document/balanced-rule";
import { seededRandom } from "@/lib/stats/random";
import { chooseBalanced } from "../sessions/balanced-rule.ts";
import { type FinalFigures, simulateStudies } from "./simulate-studies";

const STUDIES = 150;

const mean = (values: readonly number[]) =>
  values.reduce((sum, each) => sum + each, 0) / values.length;

const difference = (of: (figures: FinalFigures) => readonly number[], all: FinalFigures[]) =>
  mean(all.map((each) => Math.abs((of(each)[0] ?? 0) - (of(each)[1] ?? 0))));

const finishers = (all: FinalFigures[]) => difference(({ finished }) => finished, all);
const starters = (all: FinalFigures[]) => difference(({ started }) => started, all);

it("groups of 60 participants who begin within half an hour differ by at most 1.0 finishers if 15 % leave, and by 6.1 if the groups are drawn", async () => {
  const balanced = await simulateStudies(STUDIES, { leave: [0.15, 0.15] });
  const drawn = await simulateStudies(STUDIES, { leave: [0.15, 0.15], fallback: 1 });
  expect(finishers(balanced)).toBeLessThanOrEqual(1);
  expect(finishers(drawn)).toBeGreaterThan(5);
});

it("groups from which 10 % and 30 % leave differ by at most 2.5 finishers, and the difference of the starters remains visible", async () => {
  const all = await simulateStudies(STUDIES, { leave: [0.1, 0.3] });
  expect(finishers(all)).toBeLessThanOrEqual(2.5);
  expect(starters(all)).toBeGreaterThan(5);
});

it.each([
  [0.1, 1.0],
  [0.3, 1.5],
  [0.5, 2.0],
])(
  "groups differ by at most the stated number of finishers if a share of the participants drew the condition because they received no answer: share %p, difference at most %p",
  async (fallback, most) => {
    const all = await simulateStudies(STUDIES, { leave: [0.15, 0.15], fallback });
    expect(finishers(all)).toBeLessThanOrEqual(most);
  },
);

it("a condition that has reached its quota is never chosen, and ties are decided at random", () => {
  const random = seededRandom(1);
  const taken = (condition: string, count: number, quota = 10) => ({
    condition,
    taken: count,
    quota,
    rows: [],
  });
  const chosen = Array.from(
    { length: 200 },
    () => chooseBalanced([taken("full", 0, 0), taken("a", 3), taken("b", 3)], random)?.condition,
  );
  expect(new Set(chosen)).toEqual(new Set(["a", "b"]));
  expect(chosen.filter((each) => each === "a").length).toBeGreaterThan(70);
  expect(chooseBalanced([taken("a", 10), taken("b", 11)], random)).toBeUndefined();
});

it.each([1, 4])(
  "the receiver and a numbered list with %d rows for each condition assign the same places in the same order",
  (rows) => {
    const random = { receiver: seededRandom(7), list: seededRandom(7) };
    const places: TakenPlaces[] = ["a", "b", "c"].map((condition) => ({
      condition,
      rows: Array.from({ length: rows }, () => 0),
      hasRows: true,
    }));
    for (let person = 0; person < 60; person += 1) {
      const chosen = chooseBalanced(
        places.map(({ condition, rows: taken }) => ({
          condition,
          taken: taken.reduce((sum, each) => sum + each, 0),
          quota: Number.POSITIVE_INFINITY,
          rows: taken,
        })),
        random.receiver,
      );
      const listed = fewestTaken(places, random.list);
      const place = places[listed.condition];
      expect([person, chosen]).toEqual([person, { condition: place?.condition, row: listed.row }]);
      if (place) place.rows[listed.row] = (place.rows[listed.row] ?? 0) + 1;
    }
  },
);
