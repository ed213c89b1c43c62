/** @jest-environment node */

import type { Plan } from "@/experiments/study/document/schema";
import { planRCode } from "@/experiments/study/plan/plan-r-code";
import { solvePlan } from "@/experiments/study/plan/solve-plan";
import { CORRELATION, inputsOf } from "./a-plan";
import { hasPwr, runR } from "./pwr";

const MEASURE = { measure: "stroop.stroop_effect", people: 90 } as const;
const UNEQUAL = { sizeRatio: 2, sdRatio: 1.5 };

const PLANS: Plan[] = [
  { ...CORRELATION, loss: 0.1 },
  { ...CORRELATION, observed: true, observedWith: { measure: 0.5, other: 0.8 }, tests: 3 },
  { ...CORRELATION, goal: "width", width: 0.2 },
  { ...CORRELATION, goal: "smallestEffect" },
  { ...MEASURE, question: "groups", effect: 40 },
  { ...MEASURE, question: "groups", effect: 20, groups: UNEQUAL },
  { ...MEASURE, question: "groups", effect: 20, groups: UNEQUAL, goal: "equivalence" },
  { ...MEASURE, question: "groups", width: 20, goal: "width" },
  { ...MEASURE, question: "change", effect: 20, rho: 0.7, sides: "one", whyOneSided: "So." },
  { ...MEASURE, question: "effect", effect: { d: 0.3, sd: 60, trials: 48 } },
  { ...MEASURE, question: "proportion", reference: 0.4, effect: 0.2 },
  { ...MEASURE, question: "proportions", reference: 0.5, effect: 0.25, groups: { sizeRatio: 2 } },
  { ...MEASURE, question: "proportions", reference: 0.5, width: 0.2, goal: "width" },
  // The searches of these plans do not end with a result: they need more than 100,000 people, or have too few people,
  // or have no detectable effect.
  { ...MEASURE, question: "effect", effect: 0.01 },
  { ...CORRELATION, effect: 0.001, loss: 0.5 },
  { ...CORRELATION, people: 3 },
  { ...MEASURE, question: "groups", effect: 20, people: 2 },
  { ...MEASURE, question: "effect", goal: "width", width: 0.01, people: 2 },
  { ...MEASURE, question: "proportion", reference: 0.95, goal: "smallestEffect", people: 30 },
  { ...MEASURE, question: "proportion", reference: 0.5, goal: "smallestEffect", people: 2 },
];

/** Returns the numbers that the page displays for a plan, formatted like the output of R. */
function shown(plan: Plan): string[] {
  const { need, at } = solvePlan(inputsOf(plan));
  const rounded = (value: number | null | undefined) => Number((value ?? 0).toPrecision(4));
  const { goal = "power" } = plan;
  const given = { power: at?.power, equivalence: at?.power, width: at?.width };
  const count = (people: number | null) => (people === Infinity ? "Inf" : people);
  const found = (name: string, value: number | null | undefined) =>
    `${name} with ${at?.people} people: ${value === null ? "none" : rounded(value)}`;
  const ofPeople = () => {
    if (at?.isTooFew) return [`with ${at.people} people: too few for this test`];
    if (goal !== "smallestEffect") return [`with ${at?.people} people: ${rounded(given[goal])}`];
    return [
      found("smallest effect", at?.smallest),
      ...(at?.smallestDecrease === null ? [] : [found("smallest decrease", at?.smallestDecrease)]),
    ];
  };
  return [
    ...(need ? [`people: ${count(need.total)}`] : []),
    ...(need && need.low !== null
      ? [`by the ends of the interval: ${count(need.low)} ${count(need.high)}`]
      : []),
    ...(need ? [`to recruit: ${count(need.recruited)}`] : []),
    ...ofPeople(),
  ];
}

/** Returns the lines that R printed, after rounding the last number of each line to four digits. */
const linesOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) =>
      line
        .trim()
        .replace(/-?\d+\.\d+(e-?\d+)?$/, (number) => String(Number(Number(number).toPrecision(4)))),
    );

if (!hasPwr() && process.env.CI) throw new Error("R or its package pwr is missing.");

// Outside continuous integration, R may be missing. The test is then skipped.
(hasPwr() ? it : it.skip)("the R code of a plan prints the numbers that the page displays", () => {
  const code = PLANS.map((plan) => `${planRCode(inputsOf(plan))}\ncat("--\\n")\n`).join("");
  const printed = runR(code).split("--\n").slice(0, -1).map(linesOf);
  expect(printed).toEqual(PLANS.map(shown));
});
