/** @jest-environment node */
import type { Plan, ProtocolDocument } from "@/experiments/study/document/schema";
import type { ReadSession } from "@/experiments/study/reading/read-session";
import {
  answer,
  aRun,
  aSession,
  aStudy,
  findings,
  measure,
  people,
  scored,
  stroop,
} from "../a-study";

// R computed the expected numbers: t.test, cor.test, power.t.test, qchisq.
const A = [100, 120, 90, 130, 110, 80];
const B = [150, 140, 170, 120, 160, 135];
const X = [20, -5, 40, 10, 25, 30];

const EFFECT: Plan = { question: "effect", measure: "stroop.stroop_effect" };
const GROUPS: Plan = { question: "groups", measure: "stroop.stroop_effect", effect: 25 };
const TWO = { conditions: ["a", "b"] };

const inGroups = (): ReadSession[] => [
  ...people(A, { condition: "a" }),
  ...people(B, { condition: "b" }),
];

const ends = ({ estimate: { value, low, high } }: ReturnType<typeof answer>) => [value, low, high];

function expectClose(numbers: readonly (number | null | undefined)[], expected: readonly number[]) {
  expect(numbers).toHaveLength(expected.length);
  for (const [index, value] of expected.entries()) expect(numbers[index]).toBeCloseTo(value, 8);
}

it("the answer to the question whether an effect exists contains the interval of its mean and dz", () => {
  const found = answer(people(X), aStudy(EFFECT));
  expectClose(ends(found), [20, 3.40696560086211, 36.5930343991379]);
  expect(found).toMatchObject({ method: "t", df: 5, reference: 0, decision: "above" });
  expect(found.standardised?.kind).toBe("dz");
});

it("the level of the interval is computed from α divided by the number of tests, and from twice α for a one-sided question", () => {
  const strict = answer(people(X), aStudy({ ...EFFECT, tests: 5 }));
  expect(strict.estimate.level).toBeCloseTo(0.99, 12);
  expectClose(ends(strict), [20, -6.02737104139414, 46.0273710413941]);
  expect(strict.decision).toBe("undecided");
  const oneSided = answer(people(X), aStudy({ ...EFFECT, sides: "one", effect: 10 }));
  expectClose(ends(oneSided), [20, 6.99291868046476, 33.0070813195352]);
  expect(oneSided.decision).toBe("above");
});

it("the answer to a one-sided question does not decide against the direction of the question", () => {
  const plan: Plan = { ...EFFECT, sides: "one", effect: -10 };
  expect(answer(people(X), aStudy(plan)).decision).toBe("undecided");
  expect(answer(people(X.map((value) => -value)), aStudy(plan)).decision).toBe("below");
});

it("the answer compares a mean with the plan's reference", () => {
  const found = answer(people(A), aStudy({ ...EFFECT, question: "mean", reference: 90 }));
  expectClose(ends(found), [105, 85.3668569301968, 124.633143069803]);
  expectClose([found.standardised?.estimate.value], [0.801783725737273]);
  expect(found).toMatchObject({ reference: 90, decision: "undecided" });
});

it("the answer compares two groups, the second minus the first, in the order of the plan", () => {
  const found = answer(inGroups(), aStudy(GROUPS, TWO));
  expectClose(ends(found), [40.8333333333333, 17.2102430850716, 64.4564235815951]);
  expectClose([found.df], [9.98533813823344]);
  expect(found.sides.map(({ condition, n }) => [condition, n])).toEqual([
    ["a", 6],
    ["b", 6],
  ]);
  const compare: Plan["compare"] = [{ condition: "b" }, { condition: "a" }];
  const turned = answer(inGroups(), aStudy({ ...GROUPS, compare }, TWO));
  expectClose(ends(turned), [-40.8333333333333, -64.4564235815951, -17.2102430850716]);
  expect(turned.decision).toBe("below");
});

it.each([
  [70, "equivalent"],
  [50, "undecided"],
  [20, "above"],
] as const)(
  "the answer decides about equivalence within ±%d by the 90 %% interval: %s",
  (effect, decision) => {
    const found = answer(inGroups(), aStudy({ ...GROUPS, goal: "equivalence", effect }, TWO));
    expectClose(ends(found).slice(1), [21.6182875081138, 60.0483791585529]);
    expect(found).toMatchObject({ margin: effect, decision });
  },
);

it("the answer contains only an estimate if the goal of the plan is a width", () => {
  const found = answer(people(X), aStudy({ ...EFFECT, goal: "width", width: 30, sides: "one" }));
  expect(found.decision).toBe("estimated");
  expect(found.estimate.level).toBe(0.95);
});

const SESSIONS: Partial<ProtocolDocument> = {
  conditions: ["first", "second"],
  conditionsAre: "sessions",
};

it("the answer compares two sessions of the same people, and leaves out people who did only one of them", () => {
  const both = A.flatMap((value, index) => [
    aSession({ person: `${index}`, condition: "first", runs: [stroop(value)] }),
    aSession({ person: `${index}`, condition: "second", runs: [stroop(B[index] ?? 0)] }),
  ]);
  const one = aSession({ person: "once", condition: "first", runs: [stroop(999)] });
  const document = aStudy({ ...EFFECT, question: "change" }, SESSIONS);
  const found = answer([...both.reverse(), one], document);
  expect(found.method).toBe("pairedT");
  expectClose(ends(found), [40.8333333333333, 7.91103584038187, 73.7556308262848]);
  expectClose([found.standardised?.estimate.value], [1.30160889606587]);
  const { planned } = findings([...both, one], document);
  expect(planned?.people.found).toBe(6);
});

const TASKS: Partial<ProtocolDocument> = {
  steps: ["stroop", "flanker"].map((id) => ({
    ...aStudy(null).content.steps[0],
    id,
  })) as ProtocolDocument["steps"],
};

const inTasks = (first: readonly number[], second: readonly number[]) =>
  first.map((value, index) =>
    aSession({
      runs: [
        stroop(value),
        aRun("flanker", scored(measure("stroop_effect", second[index] ?? 0)), { task: "stroop" }),
      ],
    }),
  );

it("the answer compares two measures of one session", () => {
  const compare: Plan["compare"] = [
    { measure: "stroop.stroop_effect" },
    { measure: "flanker.stroop_effect" },
  ];
  const found = answer(inTasks(A, B), aStudy({ ...EFFECT, question: "change", compare }, TASKS));
  expectClose(ends(found), [40.8333333333333, 7.91103584038187, 73.7556308262848]);
});

const CORRELATION: Plan = {
  ...EFFECT,
  question: "correlation",
  other: { measure: "flanker.stroop_effect" },
};

it("the answer correlates two measures, and uses only people who have both", () => {
  const read = [
    ...inTasks([1, 2, 3, 4, 5, 6], [2, 1, 4, 3, 6, 5]),
    ...people([7], { exit: "completed" }),
  ];
  const found = answer(read, aStudy(CORRELATION, TASKS));
  expect(found.method).toBe("fisher");
  expectClose(ends(found), [0.828571428571429, 0.0519293188472776, 0.980684599349181]);
  expect(found.standardised).toBeNull();
  const { flow, correlations } = findings(read, aStudy(CORRELATION, TASKS));
  expect(flow.steps.find(({ aside }) => aside === "noScore")?.total).toBe(1);
  expect(correlations[0]?.n).toBe(6);
});

it.each<[string, ReadSession[], ReturnType<typeof aStudy>, object]>([
  ["there is no plan", people(X), aStudy(null), { reason: "noPlan", n: [] }],
  ["nobody is left", [], aStudy(EFFECT), { reason: "tooFewOfOne", n: [0], least: 2 }],
  ["one person is left", people([1]), aStudy(EFFECT), { reason: "tooFewOfOne", n: [1], least: 2 }],
  ["all values are equal", people([5, 5, 5]), aStudy(EFFECT), { reason: "noSpread", n: [3] }],
  [
    "a group is empty",
    people(A, { condition: "a" }),
    aStudy(GROUPS, TWO),
    { reason: "tooFew", n: [6, 0], least: 2 },
  ],
  [
    "three people have both measures of a correlation",
    inTasks([1, 2, 3], [2, 1, 4]),
    aStudy(CORRELATION, TASKS),
    { reason: "tooFewWithBoth", n: [3], least: 4 },
  ],
  [
    "the plan does not say which of three groups it compares",
    people(A, { condition: "a" }),
    aStudy(GROUPS, { conditions: ["a", "b", "c"] }),
    { reason: "noSides", n: [] },
  ],
  [
    "the question is about shares of people, and the measures are scores",
    people(A),
    aStudy({ ...EFFECT, question: "proportion" }),
    { reason: "noMeasure", n: [] },
  ],
])("gives the reason instead of an answer if %s", (_, read, document, expected) => {
  const withdrawn = aSession({ isWithdrawn: true });
  expect(findings([...read, withdrawn], document).answer).toEqual(expected);
});

it("the findings contain planned and found figures, and the smallest effect that each number of people detects", () => {
  const plan: Plan = { ...GROUPS, sd: 50, people: 128, loss: 0.1 };
  const { planned } = findings([...inGroups(), aSession({ runs: [] })], aStudy(plan, TWO));
  expect(planned?.people).toEqual({ planned: 128, found: 12 });
  expect(planned?.groups).toEqual({ planned: [64, 64], found: [6, 6] });
  expect(planned?.sd.planned).toBe(50);
  const { value, low, high } = planned?.sd.found ?? {};
  expectClose([value, low, high], [18.3598293383499, 12.8283256866368, 32.2202804306542]);
  expect(planned?.loss.planned).toBe(0.1);
  expect(planned?.loss.found.value).toBeCloseTo(1 / 13, 12);
  // power.t.test(n = 64, sd = 50, power = .8)
  expect(planned?.detectable.planned).toBeCloseTo(24.953, 2);
  expect(planned?.detectable.found).toBeGreaterThan(80);
});

it("the loss of sessions is the share of the people who began one and lack the planned values", () => {
  const of = (person: number, condition: string) =>
    aSession({ person: `${person}`, condition, runs: [stroop(100 + (person % 7))] });
  const everybody = Array.from({ length: 30 }, (_, person) => of(person, "a"));
  const returned = Array.from({ length: 20 }, (_, person) => of(person, "b"));
  const document = aStudy(
    { question: "change", measure: "stroop.stroop_effect", loss: 0.1 },
    { ...TWO, conditionsAre: "sessions" },
  );
  const { planned, flow } = findings([...everybody, ...returned], document);
  expect(flow.people).toEqual({ began: 30, analysed: 30 });
  expect(flow.analysed.total).toBe(50);
  expect(planned?.people.found).toBe(20);
  expect(planned?.loss.found.value).toBeCloseTo(1 / 3, 12);
});

it("the people of a mean in a study of sessions are those with a value, each once", () => {
  const both = [1, 2, 3].flatMap((person) =>
    ["a", "b"].map((condition) =>
      aSession({ person: `${person}`, condition, runs: [stroop(person)] }),
    ),
  );
  const document = aStudy(EFFECT, { ...TWO, conditionsAre: "sessions" });
  const { planned } = findings([...both, aSession({ condition: "a", runs: [] })], document);
  expect(planned?.people.found).toBe(3);
  expect(planned?.loss.found.value).toBeCloseTo(1 / 4, 12);
});

it("fewer people than planned detect only a larger effect, at the planned SD", () => {
  const plan: Plan = { ...EFFECT, effect: 30, sd: 50, people: 30 };
  const { planned } = findings(people(X), aStudy(plan));
  // power.t.test(n = 30, sd = 50, power = .8, type = "one.sample")
  expect(planned?.detectable.planned).toBeCloseTo(26.4618, 3);
  const larger = findings(people(X.map((value) => value * 10)), aStudy(plan)).planned;
  expect(larger?.detectable.found).toBe(planned?.detectable.found);
});

it("groups of unequal size detect only a larger effect", () => {
  const document = aStudy({ ...GROUPS, sd: 50, people: 16 }, TWO);
  const read = [
    ...people(A.slice(0, 4), { condition: "a" }),
    ...people([...A, ...B], { condition: "b" }),
  ];
  const { planned } = findings(read, document);
  expect(planned?.groups).toEqual({ planned: [8, 8], found: [4, 12] });
  // The noncentral t of R with Welch's degrees of freedom at equal SDs.
  expect(planned?.detectable.found).toBeCloseTo(100.537962921, 6);
  expect(planned?.detectable.planned).toBeLessThan(80);
});
