/** @jest-environment node */
import fc from "fast-check";
import { type Json, type JsonObject, withValue } from "@/components/features/editor/document/json";
import { cautionsOf } from "@/experiments/study/document/cautions";
import { checkProtocol } from "@/experiments/study/document/check";
import type { Fault } from "@/experiments/study/document/fault";
import { type Repair, repairsOf } from "@/experiments/study/document/repairs";
import { APPS_HERE, aDocument, withStep } from "./a-document";
import { slippedDocument } from "./random-documents";

const faultsOf = (document: unknown): readonly Fault[] => {
  const checked = checkProtocol(document, APPS_HERE);
  return "faults" in checked ? checked.faults : [];
};

const repaired = (document: unknown, { path, value }: Repair) =>
  withValue(document as JsonObject, path, value as Json | undefined);

/** Returns the repairs of the first fault at a path, each as a pair of path and value. */
function offered(document: unknown, path: string) {
  const fault = faultsOf(document).find((each) => each.path === path);
  if (!fault) throw new Error(JSON.stringify(faultsOf(document)));
  const repairs = repairsOf(fault, document, APPS_HERE);
  return repairs.map((repair) => [repair.path.join("."), repair.value]);
}

const stroop = (parameters: object) => withStep(1, { parameters });

const TOO_SOON = { flag: "tooSoon", abovePercent: 10 };
const planned = (rule: object) =>
  aDocument({ plan: { question: "effect", exclude: [rule, TOO_SOON] } });

describe("the repairs of a fault", () => {
  it.each<[string, unknown, string, unknown[]]>([
    [
      "a number of trials that the number of blocks does not divide",
      stroop({ trials: 96, blocks: 5 }),
      "steps.1.parameters.trials",
      [
        ["steps.1.parameters.trials", 100],
        ["steps.1.parameters.blocks", 4],
      ],
    ],
    [
      "a number of trials above the range",
      stroop({ trials: 5000 }),
      "steps.1.parameters.trials",
      [["steps.1.parameters.trials", 480]],
    ],
    [
      "a number with a decimal comma, written as text",
      stroop({ trials: "95,6" }),
      "steps.1.parameters.trials",
      [["steps.1.parameters.trials", 96]],
    ],
    [
      "groups in a study whose conditions are sessions",
      aDocument({
        conditions: ["a", "b"],
        conditionsAre: "sessions",
        plan: { question: "groups" },
      }),
      "plan.question",
      [
        ["plan.question", "change"],
        ["conditionsAre", undefined],
      ],
    ],
    [
      "a change between groups",
      aDocument({
        conditions: ["a", "b"],
        plan: { question: "change", compare: [{ condition: "a" }, { condition: "b" }] },
      }),
      "plan.compare",
      [["conditionsAre", "sessions"]],
    ],
    [
      "a comparison for another question",
      aDocument({ plan: { question: "effect", compare: [{}, {}] } }),
      "plan.compare",
      [["plan.compare", undefined]],
    ],
    [
      "the kind of conditions that do not exist",
      aDocument({ conditionsAre: "sessions" }),
      "conditionsAre",
      [["conditionsAre", undefined]],
    ],
    [
      "balanced groups without conditions",
      aDocument({ assignment: "balanced" }),
      "assignment",
      [["assignment", undefined]],
    ],
    [
      "balanced sessions",
      aDocument({ conditions: ["a", "b"], conditionsAre: "sessions", assignment: "balanced" }),
      "assignment",
      [["assignment", undefined]],
    ],
    [
      "a required identifier that is not named",
      aDocument({ delivery: { requireId: true } }),
      "delivery.requireId",
      [["delivery.requireId", undefined]],
    ],
    [
      "a rule about a step that does not exist",
      planned({ flag: "sittings", above: 1, step: "strop" }),
      "plan.exclude.0.step",
      [
        ["plan.exclude.0.step", undefined],
        ["plan.exclude", [TOO_SOON]],
      ],
    ],
    [
      "a rule about a negative number of attention checks",
      planned({ flag: "failedChecks", above: -1 }),
      "plan.exclude.0.above",
      [["plan.exclude.0.above", 0]],
    ],
    [
      "a rule about too few sittings",
      planned({ flag: "sittings", above: 0 }),
      "plan.exclude.0.above",
      [["plan.exclude.0.above", 1]],
    ],
    [
      "a task of a later release among other steps",
      {
        protocol: 1,
        steps: [{ id: "ages", own: "ages" }, aDocument().steps[1]],
      },
      "steps.0",
      [["steps", [aDocument().steps[1]]]],
    ],
    [
      "reserved names in a study of sessions",
      aDocument({
        conditions: ["a", "b"],
        conditionsAre: "sessions",
        delivery: { ids: ["person", "pid"] },
      }),
      "delivery.ids",
      [["delivery.ids", ["pid"]]],
    ],
    [
      "two equal response keys",
      stroop({ redKey: "f" }),
      "steps.1.parameters.redKey",
      [
        ["steps.1.parameters.redKey", "d"],
        ["steps.1.parameters.blueKey", "d"],
      ],
    ],
    [
      "a response key in upper case",
      stroop({ redKey: "E" }),
      "steps.1.parameters.redKey",
      [["steps.1.parameters.redKey", "e"]],
    ],
    [
      "an unknown parameter",
      stroop({ trial: 48 }),
      "steps.1.parameters.trial",
      [["steps.1.parameters.trial", undefined]],
    ],
    ["an unknown key", aDocument({ colour: "red" }), "colour", [["colour", undefined]]],
    [
      "too few participants",
      aDocument({ plan: { question: "effect", people: 1 } }),
      "plan.people",
      [["plan.people", 2]],
    ],
    [
      "a condition name with a capital letter",
      aDocument({ conditions: ["Speed", "b"] }),
      "conditions.0",
      [["conditions.0", "speed"]],
    ],
    [
      "a condition that is listed twice",
      aDocument({ conditions: ["a", "b", "a"] }),
      "conditions",
      [["conditions", ["a", "b"]]],
    ],
    [
      "a step for an unknown condition",
      { ...withStep(1, { for: ["hihg", "low"] }), conditions: ["low", "high"] },
      "steps.1.for",
      [["steps.1.for", ["low"]]],
    ],
    [
      "an accuracy in per cent",
      withStep(1, {
        leave: [{ if: { measure: "stroop.accuracy", below: 60 }, exit: "failedCheck" }],
      }),
      "steps.1.leave.0.if.below",
      [["steps.1.leave.0.if.below", 0.6]],
    ],
    [
      "a date with dots",
      aDocument({ information: { withdrawUntil: "30.6.2027" } }),
      "information.withdrawUntil",
      [["information.withdrawUntil", "2027-06-30"]],
    ],
    [
      "an address without https://",
      aDocument({ delivery: { receiver: "data.example.org/in" } }),
      "delivery.receiver",
      [["delivery.receiver", "https://data.example.org/in"]],
    ],
    [
      "the symbol of a currency",
      aDocument({ plan: { question: "effect", currency: "€" } }),
      "plan.currency",
      [["plan.currency", "EUR"]],
    ],
    [
      "an exit that no rule reaches",
      aDocument({ delivery: { exits: { failedCheck: { code: "X" } } } }),
      "delivery.exits.failedCheck",
      [["delivery.exits.failedCheck", undefined]],
    ],
    [
      "a correlation in per cent",
      aDocument({ plan: { question: "correlation", measure: "stroop.stroop_effect", effect: 30 } }),
      "plan.effect",
      [["plan.effect", 0.3]],
    ],
  ])("correct %s with the smallest changes", (_, document, path, repairs) => {
    expect(offered(document, path)).toEqual(repairs);
  });

  it("replace a day that is not in the calendar by the last day of the month", () => {
    const document = aDocument({ information: { withdrawUntil: "2027-02-30" } });
    const [caution] = cautionsOf(document);
    expect(repairsOf(caution as Fault, document, APPS_HERE).map(({ value }) => value)).toEqual([
      "2027-02-28",
    ]);
  });

  it("do not include a date if the order of day and month is ambiguous", () => {
    const document = aDocument({ information: { withdrawUntil: "03/04/2027" } });
    expect(offered(document, "information.withdrawUntil")).toEqual([]);
  });

  it("do not include a date for a digit before 250,000 spaces; the search for a date does not block the page", () => {
    const withdrawUntil = `1${" ".repeat(250_000)}`;
    const document = aDocument({ information: { withdrawUntil } });
    expect(offered(document, "information.withdrawUntil")).toEqual([]);
  });
});

/** Returns the paths of all values in a JSON tree. */
const pathsIn = (value: unknown, path: (string | number)[] = []): (string | number)[][] =>
  typeof value === "object" && value !== null
    ? [
        path,
        ...Object.entries(value).flatMap(([key, each]) =>
          pathsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
        ),
      ]
    : [path];

it("remove their fault if any field of sessions, comparisons and rules has any wrong value", () => {
  const document = {
    ...aDocument(),
    conditions: ["a", "b", "c"],
    conditionsAre: "sessions",
    delivery: { ids: ["pid"], requireId: true },
    plan: {
      question: "change",
      measure: "stroop.stroop_effect",
      when: "sameSession",
      compare: [{ condition: "a" }, { condition: "c", measure: "stroop.stroop_effect" }],
      exclude: [
        { flag: "hidden", abovePercent: 10, step: "stroop" },
        { flag: "sittings", above: 1 },
        { flag: "accuracyBelow", percent: 60 },
        { flag: "input", only: "keyboard" },
        { flag: "lateFrames", abovePercent: 25 },
      ],
    },
  };
  expect(faultsOf(document)).toEqual([]);
  const wrong: Json[] = [
    null,
    -1,
    0,
    1e9,
    true,
    "",
    "x",
    "groups",
    "game",
    "person",
    [],
    ["a"],
    {},
  ];
  const removed: undefined[] = [undefined];
  let count = 0;
  for (const key of ["conditions", "conditionsAre", "delivery", "plan"] as const)
    for (const path of pathsIn(document[key], [key]))
      for (const value of [...wrong, ...removed]) {
        const slipped = withValue(document as unknown as JsonObject, path, value);
        for (const fault of faultsOf(slipped))
          for (const repair of repairsOf(fault, slipped, APPS_HERE)) {
            count += 1;
            const left = faultsOf(repaired(slipped, repair));
            expect(
              left.filter(({ path: at, rule }) => at === fault.path && rule.en === fault.rule.en),
            ).toEqual([]);
          }
      }
  expect(count).toBeGreaterThan(100);
});

it("remove their fault in documents with any mistake", () => {
  fc.assert(
    fc.property(slippedDocument, (document) => {
      for (const fault of faultsOf(document))
        for (const repair of repairsOf(fault, document, APPS_HERE)) {
          const left = faultsOf(repaired(document, repair));
          expect(
            left.find(({ path, rule }) => path === fault.path && rule.en === fault.rule.en),
          ).toBeUndefined();
        }
    }),
    { numRuns: 500, seed: 7 },
  );
});
