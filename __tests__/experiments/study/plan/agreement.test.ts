/** @jest-environment node */
import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import type { Plan } from "@/experiments/study/document/schema";
import { planFor } from "@/experiments/study/plan/plan-for";
import { planHeading } from "@/experiments/study/plan/plan-heading";
import { planNotes } from "@/experiments/study/plan/plan-notes";
import { planRCode } from "@/experiments/study/plan/plan-r-code";
import { planSentence } from "@/experiments/study/plan/plan-sentence";
import type { PlanInputs, PlanResult } from "@/experiments/study/plan/plan-types";
import { solvePlan } from "@/experiments/study/plan/solve-plan";
import { seededRandom } from "@/lib/stats/random";
import { versionOf } from "../document/a-document";
import { below, paperText } from "../papers/a-paper";
import { DATA } from "./a-plan";
import { hasPwr, runR } from "./pwr";

/** The number of random plans. For a check by hand, the environment variable PLANS can increase this number. */
const PLANS = Number(process.env.PLANS ?? 120);

const random = seededRandom(20_261_126);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const between = (low: number, high: number) => low + random() * (high - low);
/**
 * Returns a random number from a range, uniform on the logarithmic scale. The number is rounded to three digits, as in
 * plans that people write.
 */
const around = (low: number, high: number) =>
  Number(Math.exp(between(Math.log(low), Math.log(high))).toPrecision(3));
const maybe = <T extends object>(share: number, make: () => T): T | object =>
  random() < share ? make() : {};

const MEASURES = {
  "stroop.stroop_effect": 80,
  "flanker.flanker_effect": 45,
  "rt.median_rt": 55,
  "traits.extraversion": 1,
  "lotteries.safe_choices": 1.9,
  "span.mean_span": 0.9,
} as const;

/** Returns a random plan. The plan can be plausible or absurd. */
function randomPlan(): Plan {
  const question = pick(["effect", "mean", "groups", "change", "correlation"] as const);
  const goal = pick(["power", "power", "width", "equivalence", "smallestEffect"] as const);
  const measure = pick(Object.keys(MEASURES)) as keyof typeof MEASURES;
  const isCorrelation = question === "correlation";
  const unit = isCorrelation ? 1 : MEASURES[measure];
  return {
    question,
    measure,
    goal,
    effect: isCorrelation ? Number(between(0.005, 0.97).toFixed(2)) : around(unit / 200, unit * 8),
    ...(goal === "width" && { width: around(unit / 500, unit * 1.5) }),
    ...maybe(0.6, () => ({ people: Math.round(around(2, 20_000)) })),
    ...maybe(0.5, () => ({ loss: Number(between(0, 0.95).toFixed(2)) })),
    ...maybe(0.3, () => ({ alpha: around(0.0001, 0.2) })),
    ...maybe(0.3, () => ({ tests: Math.round(around(1, 1000)) })),
    ...maybe(0.3, () => ({ power: Number(between(0.5, 0.999).toFixed(3)) })),
    ...maybe(0.2, () => ({ sides: "one" as const, whyOneSided: "So." })),
    ...(question === "mean" && { reference: around(1, 400) }),
    ...(question === "change" && { rho: Number(between(0, 1).toFixed(2)) }),
    ...(question === "groups" && maybe(0.3, () => ({ groups: { sdRatio: around(0.2, 8) } }))),
    ...(isCorrelation && {
      other: { name: "Another", reliability: Number(between(0.01, 0.99).toFixed(2)) },
      ...maybe(0.3, () => ({
        observed: true,
        observedWith: { measure: Number(between(0.2, 0.99).toFixed(2)), other: 0.8 },
      })),
    }),
    ...maybe(0.1, () => ({ sd: around(unit / 10, unit * 10) })),
    ...maybe(0.1, () => ({ reliability: around(1e-6, 0.99) })),
  } as Plan;
}

const step = (id: string, app: keyof typeof MODELS, parameters: object = {}) => ({
  id,
  app,
  version: versionOf(app),
  parameters,
});

const documentOf = (plan: Plan) => ({
  protocol: 1,
  conditions: ["a", "b"],
  steps: [
    step("stroop", "stroop", {
      trials: pick([12, 48, 96, 240]),
      blocks: 1,
    }),
    step("flanker", "flanker", { trials: pick([12, 24, 48, 96]), blocks: 1 }),
    step("rt", "simple-rt"),
    step("traits", "mini-ipip"),
    step("lotteries", "lottery-choice"),
    step("span", "spatial-span"),
  ],
  plan,
});

type Case = { document: ReturnType<typeof documentOf>; inputs: PlanInputs; result: PlanResult };

/** Returns random plans that the document checks accept, with their results. */
function cases(): Case[] {
  const found: Case[] = [];
  while (found.length < PLANS) {
    const document = documentOf(randomPlan());
    const checked = checkProtocol(document, MODELS);
    if ("faults" in checked) continue;
    const inputs = planFor(checked.document, undefined, { apps: MODELS, data: DATA });
    if ("reason" in inputs) throw new Error(inputs.reason);
    found.push({ document, inputs, result: solvePlan(inputs) });
  }
  return found;
}

const CASES = cases();

const whole = (text: string | undefined) => Number(text?.replaceAll(",", ""));

/** Returns the total number of people that a heading states as needed. */
function neededIn(heading: string): number | null {
  const said = /A (?:power|width) of .+? requires (.+?)(?: \(|\.$)/.exec(heading)?.[1];
  if (!said) return null;
  if (said.startsWith("more than")) return Number.POSITIVE_INFINITY;
  const [first = "", second] = said.match(/[\d,]+/g) ?? [];
  return said.includes("each of two")
    ? 2 * whole(first)
    : whole(first) + (second ? whole(second) : 0);
}

const DESCRIPTION = ({ inputs: { plan } }: Case) => JSON.stringify(plan);

it("the English and French texts about random plans never contain NaN or Infinity", () => {
  for (const each of CASES)
    for (const locale of ["en", "fr"] as const) {
      const texts = [
        planHeading(each.inputs, locale, each.result),
        ...planNotes(each.inputs, locale, each.result),
        planSentence(each.inputs, locale, each.result),
        planRCode(each.inputs) ?? "",
      ].join("\n");
      expect([DESCRIPTION(each), texts]).toEqual([
        DESCRIPTION(each),
        expect.not.stringMatching(/NaN|Infinity|undefined|null|∞|−0\b(?![.,])/),
      ]);
    }
});

it("heading, notes and sentence of random plans state the same number of people and the same power", () => {
  for (const each of CASES) {
    const { inputs, result } = each;
    const { need, at } = result;
    const heading = planHeading(inputs, "en", result);
    const sentence = planSentence(inputs, "en", result);
    const notes = planNotes(inputs, "en", result).join(" ");
    if (need && !need.isAny)
      expect([DESCRIPTION(each), neededIn(heading)]).toEqual([DESCRIPTION(each), need.total]);
    const recruits = /We will recruit ([\d,]+) participants/.exec(sentence)?.[1];
    const noted = /Recruit ([\d,]+) participants/.exec(notes)?.[1];
    if (recruits && noted) expect(whole(noted)).toBe(whole(recruits));
    const left = /so that ([\d,]+) remain for analysis/.exec(sentence)?.[1];
    const analysed = at?.people ?? need?.total;
    if (left) expect(whole(left)).toBe(analysed);
    if (recruits && analysed)
      expect(whole(recruits)).toBe(Math.ceil(analysed / (1 - (inputs.plan.loss ?? 0)) - 1e-7));
    const times = /(\d+) of 100 such studies would (?:detect|show)/.exec(heading)?.[1];
    const power = /power of (more than )?(\.\d+)/.exec(sentence);
    if (times && power && at?.power != null)
      expect(Math.abs(Number(power[2]) * 100 - Number(times))).toBeLessThanOrEqual(1);
    if (at?.power != null) {
      expect(at.power).toBeGreaterThanOrEqual(0);
      expect(at.power).toBeLessThanOrEqual(1);
    }
  }
});

it("the preregistration of a random plan states the same number of people as the plan, and no other number", () => {
  for (const each of CASES.slice(0, 40)) {
    const { people, loss = 0 } = each.inputs.plan;
    if (people === undefined) continue;
    const sentence = planSentence(each.inputs, "en", each.result);
    const paper = paperText("preregistration", each.document, "en", {}, sentence);
    const size = `${below(paper, "Sample size")} ${below(paper, "Stopping rule")}`;
    const numbers = (size.match(/\d[\d,]*(?= (?:people|participants))/g) ?? []).map(whole);
    expect(numbers.length).toBeGreaterThan(0);
    const recruited = Math.ceil(Number((people / (1 - loss)).toFixed(6)));
    for (const number of numbers) expect([people, recruited]).toContain(number);
  }
});

(hasPwr() ? it : it.skip)("R runs the code of random plans and prints the page's numbers", () => {
  const solved = CASES.filter(({ inputs }) => planRCode(inputs) !== null);
  const code = solved
    .map(({ inputs }) => `suppressWarnings({\n${planRCode(inputs)}\n})\ncat("--\\n")\n`)
    .join("");
  const printed = runR(code).split("--\n").slice(0, -1);
  expect(printed).toHaveLength(solved.length);
  for (const [index, text] of printed.entries()) {
    const each = solved[index] as Case;
    const { need, at } = each.result;
    const value = (name: string) => {
      const found = new RegExp(`^${name}:? +(\\S+)`, "m").exec(text)?.[1];
      return found === "Inf" ? Number.POSITIVE_INFINITY : Number(found);
    };
    if (need && !need.isAny)
      expect([DESCRIPTION(each), value("people")]).toEqual([DESCRIPTION(each), need.total]);
    if (at?.power != null)
      expect([DESCRIPTION(each), value(`with ${at.people} people`)]).toEqual([
        DESCRIPTION(each),
        expect.closeTo(at.power, 4),
      ]);
  }
});
