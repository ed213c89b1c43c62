/** @jest-environment node */
import type { Plan } from "@/experiments/study/document/schema";
import { resultsOf } from "@/experiments/study/findings/results/results";
import type { ReadSession } from "@/experiments/study/reading/read-session";
import { versionOf } from "../../document/a-document";
import { aRun, aSession, aStudy, findings, measure, NO_FLAGS, scored, stroop } from "../a-study";

const simple = (value: number) =>
  aRun("simple", scored(measure("median_rt", value)), { task: "simple-rt" });

const VISITS = [
  { id: "first" },
  { id: "second", after: "first", days: [6, 9] as [number, number] },
];

/** A study in which both visits have the Stroop task, and only the second one has another task. */
const STUDY = aStudy(
  { question: "change", measure: "stroop.stroop_effect", people: 10 },
  {
    visits: VISITS,
    steps: [
      { id: "stroop", app: "stroop", version: versionOf("stroop"), parameters: {} },
      {
        id: "simple",
        app: "simple-rt",
        version: versionOf("simple-rt"),
        parameters: {},
        at: ["second"],
      },
    ],
  },
);

const FIRST = [10, 20, 30, 40, 55, 60];

/** Returns the sessions of six people in both visits; the fifth does not finish the second visit, and the sixth does not begin it. */
function sessions(): ReadSession[] {
  return FIRST.flatMap((value, index) => {
    const person = `P${index}`;
    const one = aSession({ person, visit: "first", runs: [stroop(value)] });
    if (index === 5) return [one];
    const runs = [stroop(value + index + 1), ...(index === 4 ? [] : [simple(300)])];
    const startedAt = "2026-11-09T09:00:00+01:00";
    return [one, aSession({ person, visit: "second", startedAt, runs })];
  });
}

it("a visit is complete with the steps of this visit, and is counted by visit", () => {
  const { flow, sessions: counted } = findings(sessions(), STUDY);
  expect(flow.visits).toEqual([
    { visit: "first", began: 6, analysed: 6 },
    { visit: "second", began: 5, analysed: 4 },
  ]);
  const aside = counted.filter((each) => each.aside !== null);
  expect(aside.map((each) => [each.session.person, each.session.visit, each.aside])).toEqual([
    ["P4", "second", "incomplete"],
  ]);
});

it("a planned change is from the first visit to the second, of the people who did both", () => {
  const found = findings(sessions(), STUDY);
  const { answer } = found;
  if ("reason" in answer) throw new Error(answer.reason);
  expect(answer.sides.map(({ n }) => n)).toEqual([4, 4]);
  expect(answer.estimate.value).toBeCloseTo(2.5, 12);
  // Of six people who began the first visit, four have both values.
  expect(found.planned?.loss.found.value).toBeCloseTo(1 / 3, 12);
  expect(resultsOf(found)).toMatchObject({
    "flow.visit.first.began": 6,
    "flow.visit.second.analysed": 4,
    "retests.stroop.stroop_effect.first.second.n": 4,
  });
});

/** Returns the sessions of five people in three visits of one task, with scores that rise from visit to visit. */
const threeVisits = (): ReadSession[] =>
  FIRST.slice(0, 5).flatMap((value, index) =>
    ["first", "second", "third"].map((visit, at) =>
      aSession({
        person: `P${index}`,
        visit,
        startedAt: `2026-11-${10 + 7 * at}T09:00:00+01:00`,
        runs: [stroop(value + at * (10 + index * at))],
      }),
    ),
  );

const inThreeVisits = (plan: Plan) =>
  aStudy(plan, {
    visits: [...VISITS, { id: "third", after: "first", days: [12, 16] as [number, number] }],
  });

it("a planned change between the first and the third visit uses these visits", () => {
  const plan: Plan = {
    question: "change",
    measure: "stroop.stroop_effect",
    compare: [{ visit: "first" }, { visit: "third" }],
  };
  const { answer } = findings(threeVisits(), inThreeVisits(plan));
  if ("reason" in answer) throw new Error(answer.reason);
  expect(answer.sides.map(({ condition, n }) => [condition, n])).toEqual([
    ["first", 5],
    ["third", 5],
  ]);
  // The changes are 20, 24, 28, 32 and 36.
  expect(answer.estimate.value).toBeCloseTo(28, 12);
});

it("a person without the planned value at a visit that the plan does not compare is analysed there", () => {
  const plan: Plan = {
    question: "change",
    measure: "stroop.stroop_effect",
    compare: [{ visit: "first" }, { visit: "third" }],
  };
  const read = threeVisits().map((session) =>
    session.visit === "second" ? { ...session, runs: [stroop(Number.NaN)] } : session,
  );
  const { flow } = findings(read, inThreeVisits(plan));
  expect(flow.visits.map(({ analysed }) => analysed)).toEqual([5, 5, 5]);
});

it("a planned retest is the correlation of a measure between the first two visits", () => {
  const plan: Plan = {
    question: "correlation",
    measure: "stroop.stroop_effect",
    other: { measure: "stroop.stroop_effect" },
    when: "anotherDay",
    observed: true,
    effect: 0.7,
  };
  const found = findings(threeVisits(), inThreeVisits(plan));
  const { answer, retests } = found;
  if ("reason" in answer) throw new Error(answer.reason);
  expect(answer.sides.map(({ condition, n }) => [condition, n])).toEqual([
    ["first", 5],
    ["second", 5],
  ]);
  expect(answer.estimate.value).toBeCloseTo(retests[0]?.pearson.value ?? Number.NaN, 12);
});

it("the loss of a planned retest is the share of the people who began the first visit and lack a value", () => {
  const plan: Plan = {
    question: "correlation",
    measure: "stroop.stroop_effect",
    other: { measure: "stroop.stroop_effect" },
    when: "anotherDay",
  };
  const found = findings(sessions(), aStudy(plan, { visits: VISITS, steps: STUDY.content.steps }));
  const { answer, planned } = found;
  if ("reason" in answer) throw new Error(answer.reason);
  expect(answer.sides.map(({ n }) => n)).toEqual([4, 4]);
  expect(planned?.people.found).toBe(4);
  expect(planned?.loss.found.value).toBeCloseTo(1 / 3, 12);
});

it("the loss of planned groups in a study with visits counts the people of both groups", () => {
  const inGroup = (condition: string, values: readonly number[], lost: number) =>
    values.flatMap((value, index) => {
      const person = `${condition}${index}`;
      const startedAt = "2026-11-09T09:00:00+01:00";
      const one = aSession({ person, condition, visit: "first", runs: [stroop(value)] });
      const runs = [simple(300 + value)];
      return index < lost
        ? [one]
        : [one, aSession({ person, condition, visit: "second", startedAt, runs })];
    });
  const [stroopStep, simpleStep] = STUDY.content.steps;
  const document = aStudy(
    { question: "groups", measure: "simple.median_rt" },
    {
      visits: VISITS,
      conditions: ["a", "b"],
      steps: [{ ...stroopStep, at: ["first"] }, simpleStep] as never,
    },
  );
  const { planned } = findings(
    [...inGroup("a", [10, 20, 30, 40], 1), ...inGroup("b", [15, 25, 35, 45, 55, 65], 2)],
    document,
  );
  expect(planned?.groups.found).toEqual([3, 4]);
  expect(planned?.people.found).toBe(7);
  expect(planned?.loss.found.value).toBeCloseTo(3 / 10, 12);
});

/** Returns two groups of 20 people, of whom some come back for the second visit. */
const inTwoGroups = (back: Readonly<Record<string, number>>): ReadSession[] =>
  Object.entries(back).flatMap(([condition, returned]) =>
    Array.from({ length: 20 }, (_, index) => {
      const of = (visit: string) =>
        aSession({ person: `${condition}${index}`, condition, visit, runs: [stroop(100 + index)] });
      return index < returned ? [of("first"), of("second")] : [of("first")];
    }).flat(),
  );

it.each<[string, Plan | null, number[]]>([
  ["every visit without a plan", null, [1, 0.25]],
  ["every visit if the plan names none", { question: "groups" }, [1, 0.25]],
  [
    "the visit that the plan compares",
    {
      question: "groups",
      compare: [
        { condition: "a", visit: "first" },
        { condition: "b", visit: "first" },
      ],
    },
    [1, 1],
  ],
])(
  "attrition compares the people who began the first visit and are analysed at %s",
  (_, plan, shares) => {
    const document = aStudy(plan, { visits: VISITS, conditions: ["a", "b"] });
    const { attrition } = findings(inTwoGroups({ a: 20, b: 5 }), document);
    expect(attrition?.shares).toEqual(shares);
    expect(attrition?.difference.value).toBeCloseTo((shares[1] ?? 0) - 1, 12);
  },
);

it("attrition does not count a second visit that nobody has begun yet as a loss", () => {
  const document = aStudy(null, { visits: VISITS, conditions: ["a", "b"] });
  expect(findings(inTwoGroups({ a: 0, b: 0 }), document).attrition?.shares).toEqual([1, 1]);
});

/** Returns six people in both visits with rising scores; a rule excludes the first visit of the first person. */
const withOneExcluded = (): ReadSession[] =>
  Array.from({ length: 6 }, (_, index) => {
    const facts = { ...NO_FLAGS, tooSoon: index === 0 ? 50 : 0 };
    const value = 100 + index;
    const person = `P${index}`;
    return [
      aSession({ person, visit: "first", runs: [stroop(value, { facts })] }),
      aSession({ person, visit: "second", runs: [stroop(index === 0 ? 900 : value + 2 * index)] }),
    ];
  }).flat();

const EXCLUDE = [{ flag: "tooSoon" as const, abovePercent: 10 }];

it("a person whom a rule excludes at one visit does not count with the score of another visit", () => {
  const plan: Plan = { question: "mean", measure: "stroop.stroop_effect", exclude: EXCLUDE };
  const found = findings(withOneExcluded(), aStudy(plan, { visits: VISITS }));
  const { answer, planned, measures, sensitivity } = found;
  if ("reason" in answer) throw new Error(answer.reason);
  expect(answer.sides.map(({ values }) => values)).toEqual([[101, 102, 103, 104, 105]]);
  expect(planned?.people.found).toBe(5);
  expect(planned?.loss.found.value).toBeCloseTo(1 / 6, 12);
  expect(measures.map(({ n }) => n)).toEqual([5]);
  expect(sensitivity.slice(0, 3).map(({ id, n }) => [id, n])).toEqual([
    ["asPlanned", 5],
    ["nobodyExcluded", 6],
    ["onTime", 5],
  ]);
});

it("a comparison of named visits leaves out only the excluded sessions", () => {
  const plan: Plan = {
    question: "change",
    measure: "stroop.stroop_effect",
    compare: [{ visit: "second" }, { visit: "third" }],
    exclude: EXCLUDE,
  };
  const third = Array.from({ length: 6 }, (_, index) =>
    aSession({ person: `P${index}`, visit: "third", runs: [stroop(100 + index ** 2)] }),
  );
  const { answer } = findings([...withOneExcluded(), ...third], inThreeVisits(plan));
  if ("reason" in answer) throw new Error(answer.reason);
  expect(answer.sides.map(({ n }) => n)).toEqual([6, 6]);
});

it("people whose visits have different conditions are reported", () => {
  const [one, two, ...others] = sessions();
  const read = [{ ...one, condition: "a" }, { ...two, condition: "b" }, ...others] as ReadSession[];
  expect(findings(read, STUDY).notes).toContainEqual({
    id: "visitConditions",
    values: { people: 1 },
  });
  expect(findings(sessions(), STUDY).notes.map(({ id }) => id)).not.toContain("visitConditions");
});
