import fc, { type Arbitrary } from "fast-check";
import type { Parameter, ParameterSet } from "@/experiments/engine/contract/define-parameters";
import type { KnownApps } from "@/experiments/study/document/fault";
import { EXITS, LIMITS } from "@/experiments/study/document/schema";
import { seededRandom } from "@/lib/stats/random";
import { randomParameters } from "@/scripts/build/versions/draw-parameters";
import { randomSurvey } from "../../survey/random-survey";
import { APPS_HERE, versionOf } from "./a-document";

/** Any value that JSON can represent. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Creates an object as `JSON.parse` does: `__proto__` is an ordinary key, unlike in an object literal. */
const object = (entries: readonly (readonly [string, Json])[]): Json => Object.fromEntries(entries);

const TEXTS = [
  "Welcome.",
  "a",
  "# Title\n\nA **strong** and *other* [link](javascript:alert(1)) ![x](https://a.example/x.png)\n\n- one\n- two",
  "<script>alert(1)</script><img src=x onerror=alert(1)>",
  "日本語 العربية हिन्दी Ελληνικά 👩‍👩‍👧 e\u0301",
  "\u202eright to left\u202c \u200b\ufeff",
  "{name} %s {{%PROLIFIC_PID%}}",
  "x".repeat(20_000),
];

const text = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ minLength: 1, unit: "grapheme", maxLength: 60 }),
);
const line = fc.oneof(
  fc.constantFrom(...TEXTS.filter((each) => each.length <= 300 && !/\p{Cc}/u.test(each))),
  fc.constant("x".repeat(300)),
);
const inLanguages = fc.record({ en: text, fr: text });
const said = fc.oneof(line, inLanguages);
const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,31}$/);

const value = (parameter: Parameter): Arbitrary<Json> => {
  switch (parameter.kind) {
    case "number": {
      const { minimum, maximum, step, default: published } = parameter;
      return fc.oneof(
        fc.constantFrom(minimum, maximum, published),
        fc.nat((maximum - minimum) / step).map((steps) => minimum + steps * step),
      );
    }
    case "flag":
      return fc.boolean();
    case "choice":
      return fc.constantFrom(...Object.keys(parameter.values));
    case "key":
      return fc.stringMatching(/^[a-z0-9]$/);
  }
};

/**
 * Parameters of an app: the published values, valid random values, or random values that break rules about several
 * parameters.
 */
const parameters = (set: ParameterSet): Arbitrary<Json> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant({}) },
    {
      weight: 3,
      arbitrary: fc.nat(1e6).map((seed) => randomParameters(set, seededRandom(seed)) as Json),
    },
    {
      weight: 1,
      arbitrary: fc
        .subarray(Object.entries(set.definitions), { maxLength: 2 })
        .chain((some) =>
          fc.tuple(...some.map(([key, each]) => value(each).map((drawn) => [key, drawn] as const))),
        )
        .map(object),
    },
  );

const appStep = fc
  .constantFrom(...Object.entries(APPS_HERE as KnownApps))
  .chain(([app, { parameters: set }]) =>
    fc.record({
      app: fc.constant(app),
      version: fc.constant(versionOf(app as Parameters<typeof versionOf>[0])),
      parameters: parameters(set),
      fixed: fc.boolean(),
    }),
  );
const textStep = fc.record({ text: inLanguages });
const surveyStep = fc.record({
  version: fc.constant("1.0"),
  survey: randomSurvey.map((survey) => survey as unknown as Json),
});

const steps = fc
  .oneof(
    {
      weight: 40,
      arbitrary: fc.array(
        fc.oneof(
          { weight: 3, arbitrary: appStep },
          { weight: 2, arbitrary: textStep },
          { weight: 1, arbitrary: surveyStep },
        ),
        { minLength: 1, maxLength: 5 },
      ),
    },
    {
      weight: 1,
      arbitrary: fc.array(textStep, { minLength: LIMITS.steps, maxLength: LIMITS.steps }),
    },
  )
  .chain((list) =>
    fc
      .uniqueArray(name, { minLength: list.length, maxLength: list.length })
      .map((ids) => list.map((step, index) => ({ id: ids[index], ...step }) as { id: string })),
  );

const exitValue = fc.oneof(
  fc.record({ code: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/) }),
  fc.record({ url: fc.constantFrom("https://a.example/", `https://${"a".repeat(492)}`) }),
);

const rest = fc.record(
  {
    order: fc.constantFrom("fixed", "shuffled", "latin-square"),
    conditions: fc.uniqueArray(name, { minLength: 2, maxLength: LIMITS.conditions }),
    assignment: fc.constant("balanced"),
    language: fc.constantFrom("participant", "en", "fr"),
    seed: fc.oneof(fc.constantFrom(0, 2 ** 32 - 1), fc.nat()),
    title: said,
    information: fc.record(
      {
        controller: said,
        contact: said,
        purpose: said,
        withdrawUntil: fc.constant("2026-12-31"),
        minimumAge: fc.constantFrom(0, 18, 120),
      },
      { requiredKeys: [] },
    ),
    debriefing: inLanguages,
    delivery: fc.record(
      {
        ids: fc.uniqueArray(fc.constantFrom("PROLIFIC_PID", "id", "a_1", "X".repeat(32)), {
          minLength: 1,
        }),
        exits: fc.record(
          { completed: exitValue, declined: exitValue, unsent: exitValue },
          { requiredKeys: [] },
        ),
        receiver: fc.constant("https://data.example/in"),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

/** Adds conditions to some steps, and rules that end the session after few right answers. */
const withRules = (document: { steps: { id: string }[]; conditions?: string[] }, seed: number) => {
  const random = seededRandom(seed);
  return {
    ...document,
    steps: document.steps.map((step) => ({
      ...step,
      ...(document.conditions && random() < 0.3 && { for: document.conditions.slice(0, 1) }),
      ...("app" in step &&
        random() < 0.3 && {
          leave: [{ if: { measure: `${step.id}.accuracy`, below: 0.6 }, exit: "failedCheck" }],
        }),
    })),
  };
};

/**
 * Returns documents that follow the schema. Rules about several fields or parameters may still refuse such documents.
 */
export const likelyDocument: Arbitrary<Json> = fc
  .tuple(fc.record({ steps }), rest, fc.nat())
  .map(([{ steps: list }, { assignment, ...more }, seed]) => {
    // Most documents without groups would be refused because there is nothing to balance.
    const isBalanced = assignment && (more.conditions || seed % 10 === 0);
    const own = { ...more, ...(isBalanced && { assignment }), steps: list };
    return { protocol: 1, ...withRules(own, seed) } as unknown as Json;
  });

/** Keys of documents, and keys that have a meaning in JavaScript. */
const KEYS = [
  "protocol",
  "steps",
  "id",
  "app",
  "version",
  "parameters",
  "text",
  "en",
  "for",
  "leave",
  "if",
  "measure",
  "is",
  "exit",
  "title",
  "information",
  "delivery",
  "exits",
  "ids",
  "trials",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "length",
  "0",
  "",
  "a.b",
];

const leaf: Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    0,
    -1,
    1,
    2,
    1.5,
    1e308,
    2 ** 32,
    "",
    "\ud800",
    "a\udc00b",
    "1",
    "3.1",
    "stroop",
    "mini-ipip",
    "n-back",
    "constructor",
    "__proto__",
    "completed",
    "stroop.accuracy",
    "\u0000",
  ),
  text,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  ...EXITS.map((exit) => fc.constant(exit)),
);

/** Arbitrary JSON whose objects have keys that occur in documents. */
export const anyJson: Arbitrary<Json> = fc.letrec<{ tree: Json }>((tie) => ({
  tree: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    leaf,
    fc.array(tie("tree"), { maxLength: 4 }),
    fc.array(fc.tuple(fc.constantFrom(...KEYS), tie("tree")), { maxLength: 5 }).map(object),
  ),
})).tree;

/** Returns the paths of all values in a JSON tree, from the outside to the inside. */
function placesIn(tree: Json): (string | number)[][] {
  if (typeof tree !== "object" || tree === null) return [[]];
  const entries: [string | number, Json][] = Array.isArray(tree)
    ? tree.map((each, index) => [index, each])
    : Object.entries(tree);
  return [[], ...entries.flatMap(([key, each]) => placesIn(each).map((path) => [key, ...path]))];
}

/** Returns a JSON tree with one changed value; `change` returns the entries that replace the entry of this value. */
function changedAt(
  tree: Json,
  [key, ...path]: readonly (string | number)[],
  change: (key: string, old: Json) => [string, Json][],
): Json {
  if (key === undefined) return change("", tree)[0]?.[1] ?? null;
  const swap = (at: string, old: Json): [string, Json][] =>
    path.length === 0 ? change(at, old) : [[at, changedAt(old, path, change)]];
  if (Array.isArray(tree))
    return tree.flatMap((each, index) =>
      index === key ? swap(String(index), each).map(([, changed]) => changed) : [each],
    );
  return object(
    Object.entries(tree as object).flatMap(([at, old]) =>
      at === key ? swap(at, old) : [[at, old] as const],
    ),
  );
}

const nested = (depth: number): Json => (depth === 0 ? 1 : [nested(depth - 1)]);

type Change = (key: string, old: Json) => [string, Json][];

/** A mistake: a value is missing, replaced, duplicated, beyond a limit, renamed, damaged, or nested too deeply. */
const slip: Arbitrary<Change> = fc.oneof(
  fc.constant<Change>(() => []),
  anyJson.map<Change>((drawn) => (key) => [[key, drawn]]),
  fc.constantFrom(...KEYS).map<Change>((other) => (_, old) => [[other, old]]),
  fc.tuple(fc.constantFrom(...KEYS), anyJson).map<Change>(([other, drawn]) => (key, old) => [
    [key, old],
    [other, drawn],
  ]),
  fc.constant<Change>((key, old) => [
    [key, old],
    [`${key}2`, old],
  ]),
  fc
    .constantFrom(-1, 1, 0.5, 1e9, -1e9)
    .map<Change>((by) => (key, old) => [
      [key, typeof old === "number" ? old + by : typeof old === "string" ? old.repeat(2) : old],
    ]),
  fc
    .constantFrom("\ud800", "\udc00", "\u0000", " ", "É")
    .map<Change>((more) => (key, old) => [[key, typeof old === "string" ? old + more : old]]),
  fc.constantFrom(25, 1000).map<Change>((depth) => (key) => [[key, nested(depth)]]),
);

/** A document that follows the schema except for one mistake at a random path; a list of 50 steps gets a 51st step. */
export const slippedDocument: Arbitrary<Json> = fc
  .tuple(likelyDocument, fc.nat(), slip)
  .map(([document, at, change]) => {
    const places = placesIn(document);
    return changedAt(document, places[at % places.length] ?? [], change);
  });
