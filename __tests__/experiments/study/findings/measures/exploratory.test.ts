/** @jest-environment node */
import type { MeasureError } from "@/experiments/engine/score/measure-error";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type { ReadSession } from "@/experiments/study/reading/read-session";
import { normal } from "@/lib/stats/normal";
import { seededRandom } from "@/lib/stats/random";
import { aRun, aSession, aStudy, findings, measure, people, scored, stroop } from "../a-study";

const random = seededRandom(49);

/** Returns people with a true score, and two measures of it whose errors have these SDs. */
const withErrors = (
  n: number,
  sds: readonly [number, number],
  { error = true, sign = 1 }: { error?: boolean; sign?: 1 | -1 } = {},
): ReadSession[] =>
  Array.from({ length: n }, () => {
    const score = 100 + 20 * normal(random);
    const [one, other] = sds.map((sd, index) => {
      const squared: MeasureError = { kind: "squared", value: sd ** 2 };
      const value = (index === 0 ? 1 : sign) * score + sd * normal(random);
      return measure("stroop_effect", value, error ? squared : null);
    });
    return aSession({
      runs: [
        aRun("stroop", scored(...(one ? [one] : []))),
        aRun("again", scored(...(other ? [other] : [])), { task: "stroop", place: 2 }),
      ],
    });
  });

it.each([
  [29, null],
  [30, "bootstrapT"],
  [80, "bootstrapT"],
] as const)("has for %d people the interval of a task's reliability: %s", (n, interval) => {
  const [finding] = findings(withErrors(n, [20, 20])).measures;
  const { reliability } = finding ?? {};
  expect(reliability?.kind).toBe("errors");
  expect(reliability?.interval).toBe(interval);
  const { value = 0, low, high } = reliability?.estimate ?? {};
  if (interval === null) expect([low, high]).toEqual([null, null]);
  else {
    expect(low).toBeLessThan(value);
    expect(high).toBeGreaterThan(value);
  }
});

it("a reliability uses only people whose runs state the error, and its number of people is reported", () => {
  const read = [...withErrors(40, [20, 20]), ...withErrors(5, [20, 20], { error: false })];
  const [finding] = findings(read).measures;
  expect([finding?.n, finding?.reliability?.n]).toEqual([45, 40]);
  expect(findings(withErrors(40, [20, 20], { error: false })).measures[0]?.reliability).toBeNull();
});

it("the reliability of medians is computed from random halves", () => {
  const read = Array.from({ length: 40 }, () => {
    const level = 300 + 40 * normal(random);
    const values = Array.from({ length: 30 }, () => level + 60 * normal(random));
    const median = measure("median_rt", level, { kind: "median", values });
    return aSession({ runs: [aRun("rt", scored(median), { task: "simple-rt" })] });
  });
  const [finding] = findings(read).measures;
  expect(finding?.reliability?.kind).toBe("halves");
  // The error variance of a median of 30 normal values is about 60² × 1.571 / 30.
  const expected = 1 - (60 ** 2 * 1.571) / 30 / (40 ** 2 + (60 ** 2 * 1.571) / 30);
  expect(Math.abs((finding?.reliability?.estimate.value ?? 0) - expected)).toBeLessThan(0.1);
});

it("α and ω of a scale are computed from complete answers, with Feldt's interval from 30 people", () => {
  const scale = (n: number) =>
    Array.from({ length: n }, (_, index) => {
      const level = 3 + normal(random);
      const values = Array.from({ length: 4 }, () => level + normal(random));
      const items: MeasureError = { kind: "items", values: index === 0 ? [null, 1, 2, 3] : values };
      return aSession({
        runs: [aRun("form", scored(measure("scale", level, items)), { task: "survey" })],
      });
    });
  const [large] = findings(scale(31)).measures;
  expect(large?.reliability).toMatchObject({ kind: "alpha", n: 30, interval: "feldt" });
  expect(large?.reliability?.omega).toBeCloseTo(large?.reliability?.estimate.value ?? 0, 1);
  const [small] = findings(scale(30)).measures;
  expect(small?.reliability).toMatchObject({ n: 29, interval: null, estimate: { low: null } });
});

it("a correlation is corrected only from 60 people, and only if both reliabilities are above 0", () => {
  const corrected = (n: number, sds: readonly [number, number]) =>
    findings(withErrors(n, sds)).correlations[0]?.corrected;
  expect(corrected(59, [15, 15])).toBeNull();
  expect(corrected(80, [15, 400])).toBeNull();
  const found = corrected(80, [15, 15]);
  // Both measures have the same true score.
  expect(Math.abs((found?.estimate.value ?? 0) - 1)).toBeLessThan(0.2);
  expect(found?.estimate.low).toBeGreaterThan(0.5);
  expect(found?.shareUndefined).toBe(0);
  expect(found?.shareAbove1).toBeGreaterThan(0);
});

it("resamples below −1 count as impossible for a negative correlation", () => {
  const [found] = findings(withErrors(80, [15, 15], { sign: -1 })).correlations;
  expect(found?.corrected?.estimate.value).toBeLessThan(-0.7);
  expect(found?.corrected?.shareAbove1).toBeGreaterThan(0);
});

it("at most ten pairs of measures are correlated, beginning with the planned pair", () => {
  const ids = ["s1", "s2", "s3", "s4", "s5", "s6"];
  const read = Array.from({ length: 8 }, () =>
    aSession({
      runs: ids.map((id, place) =>
        aRun(id, scored(measure("stroop_effect", normal(random))), { task: "stroop", place }),
      ),
    }),
  );
  const steps = ids.map((id) => ({
    ...aStudy(null).content.steps[0],
    id,
  })) as ProtocolDocument["steps"];
  const plan = {
    question: "correlation",
    measure: "s5.stroop_effect",
    other: { measure: "s6.stroop_effect" },
  } as const;
  const { correlations } = findings(read, aStudy(plan, { steps }));
  expect(correlations).toHaveLength(10);
  expect(correlations.slice(0, 2).map(({ first, second }) => [first.step, second.step])).toEqual([
    ["s5", "s6"],
    ["s1", "s2"],
  ]);
});

it("the findings contain shares above 0 and dz of differences, but not of other measures", () => {
  const [effect] = findings(people([1, 2, -3, 4])).measures;
  expect(effect?.above0?.value).toBe(0.75);
  expect(effect?.dz?.value).toBeCloseTo(1 / Math.sqrt(26 / 3), 12);
  const times = [300, 310, 320].map((value) =>
    aSession({ runs: [aRun("rt", scored(measure("median_rt", value)), { task: "simple-rt" })] }),
  );
  const [time] = findings(times).measures;
  expect([time?.above0, time?.dz, time?.hedges]).toEqual([null, null, null]);
});

it("the findings contain the mean of each of three conditions, and the difference of the two planned conditions", () => {
  const read = ["a", "b", "c"].flatMap((condition, index) =>
    people([1 + index, 2 + index, 4 + index], { condition }),
  );
  const document = aStudy(
    {
      question: "groups",
      measure: "stroop.stroop_effect",
      compare: [{ condition: "c" }, { condition: "a" }],
    },
    { conditions: ["a", "b", "c"] },
  );
  const [finding] = findings(read, document).measures;
  expect(finding?.byCondition.map(({ condition, n }) => [condition, n])).toEqual([
    ["a", 3],
    ["b", 3],
    ["c", 3],
  ]);
  expect(finding?.difference).toMatchObject({ first: "c", second: "a" });
  expect(finding?.difference?.welch.value).toBeCloseTo(-2, 12);
});

// R: psych::ICC of the four people below, t.test and cor.test.
const FIRST = [10, 20, 30, 40, 50];
const SECOND = [14, 22, 31, 46, 52];

const inVisits = (): ReadSession[] =>
  FIRST.flatMap((value, index) => [
    aSession({
      person: `${index}`,
      visit: "one",
      startedAt: "2026-11-02T23:50:00+01:00",
      runs: [stroop(value)],
    }),
    aSession({
      person: `${index}`,
      visit: "two",
      startedAt: `2026-11-${String(9 + index).padStart(2, "0")}T00:10:00+01:00`,
      runs: [stroop(SECOND[index] ?? 0)],
    }),
  ]);

it("the findings compare two visits of the same people, and state the calendar days between the visits", () => {
  const [found] = findings([...inVisits(), ...people([7], { visit: "one" })]).retests;
  expect(found).toMatchObject({ visits: ["one", "two"], n: 5, days: [9, 7, 11] });
  expect(found?.change.value).toBeCloseTo(3, 12);
  // SD of the changes 4, 2, 1, 6, 2 is 2; SEM = 2 / √2.
  expect(found?.sem).toBeCloseTo(2 / Math.SQRT2, 12);
  expect(found?.smallestChange).toBeCloseTo(1.959964 * 2, 4);
});

it("a measure of the first and the third visit is compared between these two", () => {
  const read = inVisits().flatMap((session) =>
    session.visit === "one"
      ? [session]
      : [
          { ...session, visit: "three" },
          { ...session, id: `${session.id}b`, visit: "two", runs: [aRun("other", scored())] },
        ],
  );
  const [step] = aStudy(null).content.steps;
  const document = aStudy(null, {
    visits: ["one", "two", "three"].map((id) => ({ id })),
    steps: [
      { ...step, at: ["one", "three"] },
      { ...step, id: "other", at: ["two"] },
    ] as never,
  });
  const { retests } = findings(read, document);
  expect(retests.map(({ visits, n }) => [visits, n])).toEqual([[["one", "three"], 5]]);
});

it("the days between sessions of which people do either one first are positive", () => {
  const conditions = ["first", "second"];
  const read = inVisits().map((session, index) => ({
    ...session,
    visit: null,
    condition: (session.visit === "one") === index < 4 ? "first" : "second",
  }));
  const document = aStudy(null, { conditions, conditionsAre: "sessions" });
  expect(findings(read, document).retests[0]?.days).toEqual([9, 7, 11]);
});

it("a person with two visits counts once in the numbers of a measure", () => {
  const [finding] = findings(inVisits()).measures;
  expect(finding?.values).toEqual(FIRST);
});

it("the findings compare the sessions of a study whose conditions are sessions", () => {
  const conditions = ["second", "first"];
  const read = inVisits().map((session) => ({
    ...session,
    visit: null,
    condition: session.visit === "one" ? "first" : "second",
  }));
  const document = aStudy(null, { conditions, conditionsAre: "sessions" });
  const { retests, attrition, measures } = findings(read, document);
  expect(retests[0]?.visits).toEqual(conditions);
  expect(retests[0]?.change.value).toBeCloseTo(-3, 12);
  expect(retests[0]?.days).toEqual([9, 7, 11]);
  expect(attrition).toBeNull();
  expect(measures[0]?.difference).toBeNull();
});

it("the sensitivity analyses repeat the planned number without dropped frames, and in each subset of the people", () => {
  const read = [10, 20, 30, 40, 50, 60].map((value, index) =>
    aSession({
      runs: [
        stroop(value, {
          place: index < 3 ? 2 : 3,
          locale: index % 2 === 0 ? "en" : "fr",
          input: index === 5 ? null : "touch",
          scoreOnTime: scored(measure("stroop_effect", value + 1)),
        }),
      ],
    }),
  );
  const rows = findings(read).sensitivity.map(({ id, part, n, estimate }) => [
    id,
    part,
    n,
    estimate?.value ?? null,
  ]);
  expect(rows).toEqual([
    ["asPlanned", null, 6, 35],
    ["nobodyExcluded", null, 6, 35],
    ["onTime", null, 6, 36],
    ["trimmed", null, 6, 35],
    ["place", "first", 3, 20],
    ["place", "later", 3, 50],
    ["locale", "en", 3, 30],
    ["locale", "fr", 3, 40],
    ["input", "touch", 5, 30],
    ["input", null, 1, null],
  ]);
});

it.each([
  ["a fixed order", "fixed", false, false],
  ["a shuffled order", "shuffled", false, true],
  ["a shuffled order in which the task keeps its position", "shuffled", true, false],
] as const)(
  "the numbers by position of a study with %s are reported only if the position varies",
  (_, order, fixed, varies) => {
    const read = [10, 20, 30, 40].map((value, index) =>
      aSession({ runs: [stroop(value, { place: index < 2 ? 1 : 2 })] }),
    );
    const [step] = aStudy(null).content.steps;
    const steps = [{ ...step, fixed }] as ProtocolDocument["steps"];
    const { sensitivity, measures } = findings(read, aStudy(null, { order, steps }));
    expect(sensitivity.some(({ id }) => id === "place")).toBe(varies);
    expect(measures[0]?.byPlace !== null).toBe(varies);
  },
);
