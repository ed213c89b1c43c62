/** @jest-environment node */
import { Ajv2020 } from "ajv/dist/2020.js";
import { GET } from "@/app/protocol.v1.schema.json/route";
import { checkProtocol } from "@/experiments/study/document/check";
import {
  JSON_SCHEMA_PATH,
  parametersJsonSchema,
  protocolJsonSchema,
} from "@/experiments/study/document/json-schema";
import { APPS_HERE, aDocument, versionOf, withStep } from "./a-document";

const schema = protocolJsonSchema("https://lab.example/protocol.v1.schema.json");
const isValid = new Ajv2020({ strictTypes: false, allErrors: true }).compile(schema);

const app = (name: keyof typeof APPS_HERE & string, parameters: object = {}) => ({
  id: name,
  app: name,
  version: versionOf(name as Parameters<typeof versionOf>[0]),
  parameters,
});
const steps = (...list: object[]) => ({ protocol: 1, steps: list });

const GOOD: [string, object][] = [
  ["a document written by hand", aDocument()],
  ["every app with its defaults", steps(...Object.keys(APPS_HERE).map((name) => app(name)))],
  [
    "a document with conditions, orders, rules, ids and exits",
    aDocument({
      steps: [
        { ...app("stroop"), for: ["low"], fixed: true, instructionsFor: { low: "none" } },
        { id: "pause", text: { en: "A break.", fr: "Une pause." } },
        { ...app("simple-rt"), instructions: "none" },
        {
          ...app("flanker"),
          instructions: { en: "Take your time.", fr: "Prenez votre temps." },
          leave: [{ if: { measure: "flanker.accuracy", below: 0.6 }, exit: "failedCheck" }],
        },
      ],
      order: "latin-square",
      conditions: ["low", "high"],
      language: "participant",
      seed: 2 ** 32 - 1,
      title: { en: "A title", fr: "Un titre" },
      information: {
        purpose: "To learn.",
        payment: "Ten pounds.",
        earlyEnd: "Half of it.",
        risks: "None known.",
        benefits: "None.",
        withdrawUntil: "2026-12-31",
        minimumAge: 18,
      },
      conditionLabels: { low: "Usual amounts", high: { en: "Doubled", fr: "Doublés" } },
      debriefing: { en: "Thank you.", fr: "Merci." },
      plan: {
        question: "effect",
        hypotheses: "It is there.",
        recruitment: "By post.",
        effect: { d: 0.5, sd: 60, trials: 48 },
        whyEffect: "Less would not matter.",
        exclude: [{ flag: "tooSoon", abovePercent: 10 }],
      },
      delivery: {
        ids: ["PROLIFIC_PID"],
        exits: { completed: { code: "C1A2B3" }, failedCheck: { url: "https://a.example/" } },
        receiver: "https://data.example/",
      },
    }),
  ],
  [
    "a document with sessions, a required identifier, a planned change and all exclusion rules",
    aDocument({
      conditions: ["first", "second"],
      conditionsAre: "sessions",
      delivery: { ids: ["participant"], requireId: true },
      plan: {
        question: "change",
        compare: [{ condition: "first" }, { condition: "second", measure: "stroop.stroop_effect" }],
        exclude: [
          { flag: "lateFrames", abovePercent: 25 },
          { flag: "hidden", abovePercent: 10, step: "game" },
          { flag: "sittings", above: 1 },
          { flag: "accuracyBelow", percent: 60 },
          { flag: "input", only: "keyboard" },
        ],
      },
    }),
  ],
  [
    "a document with balanced groups",
    aDocument({ conditions: ["a", "b"], assignment: "balanced" }),
  ],
  [
    "a study in English with empty French texts",
    aDocument({
      steps: [{ id: "welcome", text: { en: "Welcome.", fr: "" } }],
      title: { en: "A title", fr: "" },
      language: "en",
    }),
  ],
];

const BAD: [string, unknown][] = [
  ["a list in place of the document", []],
  ["an empty list of steps", aDocument({ steps: [] })],
  ["a document without a format", { steps: aDocument().steps }],
  ["a later format", aDocument({ protocol: 2 })],
  ["51 steps", steps(...Array.from({ length: 51 }, (_, at) => ({ id: `t${at}`, text: {} })))],
  ["an unknown key", aDocument({ colour: "red" })],
  ["a step called constructor", withStep(2, { id: "constructor" })],
  ["an app that is not installed", withStep(1, { app: "n-back" })],
  ["an app version with another major number", withStep(1, { version: "2.0" })],
  ["a later minor version", withStep(1, { version: "3.99" })],
  ["an app without parameters", withStep(1, { parameters: undefined })],
  ["a parameter beyond its limits", withStep(1, { parameters: { trials: 9999 } })],
  ["a number of trials that is not a multiple of 4", withStep(1, { parameters: { trials: 49 } })],
  ["a fraction in place of a whole number", withStep(2, { parameters: { bonus: 1.5 } })],
  ["a parameter of another app", withStep(1, { parameters: { lowest: 11 } })],
  ["an unknown choice", withStep(1, { parameters: { feedback: "loud" } })],
  ["a response key of two letters", withStep(1, { parameters: { redKey: "dd" } })],
  ["instructions for a game", withStep(2, { instructions: "none" })],
  ["instructions in one line", withStep(1, { instructions: "Take your time." })],
  ["instructions too long", withStep(1, { instructions: { en: "x".repeat(2001), fr: "a" } })],
  ["an empty list of instructions for a game", withStep(2, { instructionsFor: {} })],
  ["instructions in a step that displays a text", withStep(0, { instructions: "none" })],
  ["a step with both an app and a text", withStep(1, { text: { en: "a", fr: "a" } })],
  ["a step id with a capital letter", withStep(1, { id: "Stroop" })],
  ["a single condition", aDocument({ conditions: ["low"] })],
  ["a condition that occurs twice", aDocument({ conditions: ["low", "low"] })],
  ["an unknown order", aDocument({ order: "random" })],
  ["an unknown language", aDocument({ language: "de" })],
  ["a negative seed", aDocument({ seed: -1 })],
  ["a seed above 32 bits", aDocument({ seed: 2 ** 32 })],
  ["a title of two lines", aDocument({ title: "a\nb" })],
  ["an empty title", aDocument({ title: "" })],
  ["a rule without a comparison", withLeave({ if: { measure: "stroop.accuracy" } })],
  ["a rule without an exit", withLeave({ exit: undefined })],
  ["an id with a name that this site uses itself", aDocument({ delivery: { ids: ["seed"] } })],
  ["an id that occurs twice", aDocument({ delivery: { ids: ["pid", "pid"] } })],
  ["six ids", aDocument({ delivery: { ids: ["a", "b", "c", "d", "e", "f"] } })],
  ["an unknown exit", aDocument({ delivery: { exits: { done: { code: "X" } } } })],
  ["a receiver without https", aDocument({ delivery: { receiver: "http://a.example" } })],
  ["an age above 120", aDocument({ information: { minimumAge: 121 } })],
  ["a plan without a question", aDocument({ plan: { effect: 0.3 } })],
  ["an unknown flag", planExcluding({ flag: "slow", abovePercent: 10 })],
  ["a flag without its share", planExcluding({ flag: "hidden" })],
  ["a rule by no sitting", planExcluding({ flag: "sittings", above: 0 })],
  ["a rule with the field of another rule", planExcluding({ flag: "input", percent: 5 })],
  ["an unknown input", planExcluding({ flag: "input", only: "voice" })],
  [
    "a rule about a negative number of attention checks",
    planExcluding({ flag: "failedChecks", above: -1 }),
  ],
  ["a comparison with one side", comparing({ condition: "a" })],
  ["a comparison with three sides", comparing({}, {}, {})],
  ["a comparison side with an unknown field", comparing({ group: "a" }, {})],
  ["conditions of an unknown kind", aDocument({ conditions: ["a", "b"], conditionsAre: "groups" })],
  ["an identifier that is not required", aDocument({ delivery: { ids: ["a"], requireId: false } })],
  ["a survey without pages", withStep(0, { text: undefined, survey: {}, version: "1.0" })],
  ["a step for an empty list of visits", withStep(1, { at: [] })],
  ["a single visit", aDocument({ visits: [{ id: "first" }] })],
  [
    "a visit on the day of the first one",
    aDocument({ visits: [{ id: "a" }, { id: "b", after: "a", days: [0, 1] }] }),
  ],
  [
    "an assignment of another kind",
    aDocument({ conditions: ["a", "b"], assignment: "alternating" }),
  ],
  ["an invalid date", aDocument({ information: { withdrawUntil: "soon" } })],
];

function planExcluding(rule: object) {
  return aDocument({ plan: { question: "effect", exclude: [rule] } });
}

function comparing(...compare: object[]) {
  return aDocument({ plan: { question: "change", compare } });
}

function withLeave(changes: object) {
  const rule = { if: { measure: "stroop.accuracy", below: 0.6 }, exit: "failedCheck", ...changes };
  return withStep(1, { leave: [rule] });
}

/** Returns a value after it was converted to JSON and back. The conversion removes undefined fields. */
const inJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("the JSON Schema of documents", () => {
  it.each(GOOD)("accepts %s, as the checks do, even after defaults are added", (_, document) => {
    const checked = checkProtocol(document, APPS_HERE);
    if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
    for (const each of [document, checked.document])
      expect(isValid(inJson(each)) ? [] : isValid.errors).toEqual([]);
  });

  it.each(BAD)("refuses %s, as the document checks do", (_, document) => {
    const value = inJson(document);
    expect(checkProtocol(value, APPS_HERE)).toHaveProperty("faults");
    expect(isValid(value)).toBe(false);
  });

  it("accepts parameters at their limits, and refuses parameters beyond their limits, as the checks do", () => {
    for (const [name, { parameters }] of Object.entries(APPS_HERE)) {
      const takes = new Ajv2020().compile(parametersJsonSchema(parameters));
      for (const [key, parameter] of Object.entries(parameters.definitions)) {
        if (parameter.kind !== "number") continue;
        const { minimum, maximum, step } = parameter;
        const refused = [minimum - step, maximum + step, minimum + step / 2, "1", null];
        expect([name, key, [minimum, maximum].map((value) => takes({ [key]: value }))]).toEqual([
          name,
          key,
          [true, true],
        ]);
        for (const value of refused) {
          const document = steps(app(name, { [key]: value }));
          expect([key, value, takes({ [key]: value })]).toEqual([key, value, false]);
          expect(checkProtocol(document, APPS_HERE)).toHaveProperty("faults");
        }
      }
    }
  });

  it("describes parameters with the texts of the editor, and states rules about several parameters in sentences", () => {
    const { properties, $comment, ...rest } = parametersJsonSchema(
      APPS_HERE.stroop?.parameters as Parameters<typeof parametersJsonSchema>[0],
    );
    expect(rest).not.toHaveProperty("required");
    expect(properties?.responseWindowMs).toMatchObject({
      title: "Time to respond",
      description: expect.stringContaining("In milliseconds."),
      type: "integer",
      default: 2000,
      minimum: 500,
      maximum: 10000,
      multipleOf: 50,
    });
    expect($comment).toContain("Each ink must have a key of its own.");
  });

  it("uses patterns without Unicode classes, because Python cannot read Unicode classes", () => {
    expect(JSON.stringify(schema)).not.toMatch(/\\p\{/);
  });

  it("states the app version that introduced a parameter", () => {
    const blocks = APPS_HERE.stroop?.parameters.definitions.blocks;
    if (!blocks) throw new Error("no blocks");
    const later = { definitions: { blocks: { ...blocks, since: "3.2" } }, rules: [] };
    expect(parametersJsonSchema(later).properties?.blocks?.description).toMatch(
      /Since version 3\.2 of the app\.$/,
    );
  });
});

it("the site serves the JSON Schema at the URL that the schema names", async () => {
  const served = await GET();
  expect(served.headers.get("content-type")).toBe("application/json");
  const { $id, $schema } = await served.json();
  expect(new URL($id).pathname).toBe(JSON_SCHEMA_PATH);
  expect(JSON_SCHEMA_PATH).toBe("/protocol.v1.schema.json");
  expect($schema).toBe("https://json-schema.org/draft/2020-12/schema");
});
