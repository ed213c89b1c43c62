/** @jest-environment node */
import { checkProtocol, readProtocol } from "@/experiments/study/document/check";
import { participantLink, readLinkHash } from "@/experiments/study/document/link";
import {
  documentId,
  participantDocument,
  protocolId,
} from "@/experiments/study/document/protocol-id";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { APPS_HERE, aDocument, versionOf, withStep } from "./a-document";

const check = (document: unknown) => checkProtocol(document, APPS_HERE);
const pathsOf = (document: unknown) => {
  const checked = check(document);
  return "faults" in checked ? checked.faults.map(({ path }) => path) : [];
};
const read = (document: unknown) => {
  const checked = check(document);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults, null, 1));
  return checked.document;
};

describe("a document written by hand", () => {
  it("receives the default value of each missing parameter when the site reads the document", () => {
    const stroop = read(aDocument()).steps[1];
    if (!stroop || !isAppStep(stroop)) throw new Error("no app");
    expect(Object.keys(stroop.parameters).sort()).toEqual(
      Object.keys(APPS_HERE.stroop?.parameters.definitions ?? {}).sort(),
    );
    expect(stroop.parameters.trials).toBe(96);
  });

  it("receives the default values of the app version that the document names, even of an older version", () => {
    const parametersOf = (app: string, version: string) => {
      const [step] = read({
        protocol: 1,
        steps: [{ id: "a", app, version, parameters: {} }],
      }).steps;
      if (!step || !isAppStep(step)) throw new Error("no app");
      return step.parameters;
    };
    for (const [app, former] of [
      ["stroop", "3.0"],
      ["stroop", "3.2"],
      ["flanker", "2.2"],
    ] as const) {
      expect(parametersOf(app, former).minimumAccuracyPercent).toBe(0);
      expect(parametersOf(app, versionOf(app)).minimumAccuracyPercent).toBe(60);
    }
  });

  it("has the same ids after default values are added, and with any order of its keys", () => {
    const written = read(aDocument());
    const again = read(JSON.parse(JSON.stringify(written)));
    const turned = read(Object.fromEntries(Object.entries(written).reverse()));
    for (const document of [again, turned]) {
      expect(protocolId(document)).toBe(protocolId(written));
      expect(documentId(document)).toBe(documentId(written));
    }
  });
});

describe("the protocol id", () => {
  const id = protocolId(read(aDocument()));

  it("does not change when the author corrects the title", () => {
    const corrected = read(aDocument({ title: "Interference and extraversion" }));
    expect(protocolId(corrected)).toBe(id);
    expect(documentId(corrected)).not.toBe(documentId(read(aDocument())));
  });

  it("changes when a parameter, the seed, the order or a text changes", () => {
    const others = [
      withStep(1, { parameters: { trials: 48 } }),
      aDocument({ seed: 7 }),
      aDocument({ order: "shuffled" }),
      withStep(0, { text: { en: "Hello.", fr: "Bonjour." } }),
    ].map((document) => protocolId(read(document)));
    expect(new Set([id, ...others]).size).toBe(5);
  });
});

describe("the plan in a document", () => {
  const plan = { question: "effect", measure: "stroop.stroop_effect", effect: 40, people: 60 };
  const planned = read(aDocument({ plan }));

  it("does not affect the protocol id, and can be replaced by its hash without a change of the document id", () => {
    expect(protocolId(planned)).toBe(protocolId(read(aDocument())));
    expect(documentId(planned)).not.toBe(documentId(read(aDocument())));
    expect(documentId(participantDocument(planned))).toBe(documentId(planned));
    const other = read(aDocument({ plan: { ...plan, effect: 41 } }));
    expect(documentId(other)).not.toBe(documentId(planned));
  });

  it("is replaced by its hash in the link for participants", () => {
    const link = readLinkHash(participantLink(planned).hash);
    if (!link || !("text" in link)) throw new Error("no link");
    const { plan: left, planHash } = read(JSON.parse(link.text));
    expect(left).toBeUndefined();
    expect(planHash).toMatch(/^[0-9a-f]{64}$/);
    expect(participantLink(planned).hash).toContain(`#p=${documentId(planned).slice(0, 8)}.`);
  });
});

describe("the check of a document", () => {
  it.each<[string, unknown, string]>([
    [
      "a plan for a measure that no step has",
      aDocument({ plan: { question: "groups", measure: "stroop.iq" } }),
      "plan.measure",
    ],
    [
      "a one-sided test without a reason",
      aDocument({ plan: { question: "effect", sides: "one" } }),
      "plan.whyOneSided",
    ],
    [
      "a correlation of 1.2",
      aDocument({ plan: { question: "correlation", effect: 1.2 } }),
      "plan.effect",
    ],
    [
      "a plan together with its hash",
      aDocument({ plan: { question: "effect" }, planHash: "0".repeat(64) }),
      "planHash",
    ],
    [
      "sessions in a study without conditions",
      aDocument({ conditionsAre: "sessions" }),
      "conditionsAre",
    ],
    [
      "conditions of another kind",
      aDocument({ conditions: ["a", "b"], conditionsAre: "groups" }),
      "conditionsAre",
    ],
    [
      "an assignment of another kind",
      aDocument({ conditions: ["a", "b"], assignment: "drawn" }),
      "assignment",
    ],
    [
      "a required identifier that is not named",
      aDocument({ delivery: { requireId: true } }),
      "delivery.requireId",
    ],
    [
      "an identifier that is required as false",
      aDocument({ delivery: { ids: ["pid"], requireId: false } }),
      "delivery.requireId",
    ],
    [
      "a label for a condition that does not exist",
      aDocument({ conditions: ["low", "high"], conditionLabels: { hihg: "Doubled amounts" } }),
      "conditionLabels.hihg",
    ],
    [
      "hypotheses that lack one of two languages",
      aDocument({ plan: { question: "effect", hypotheses: { en: "It grows." } } }),
      "plan.hypotheses.fr",
    ],
    ["an empty list of steps", aDocument({ steps: [] }), "steps"],
    [
      "51 steps",
      aDocument({
        steps: Array.from({ length: 51 }, (_, index) => ({
          id: `t${index}`,
          text: { en: "a", fr: "a" },
        })),
      }),
      "steps",
    ],
    ["an unknown key", aDocument({ colour: "red" }), "colour"],
    ["__proto__", JSON.parse('{"__proto__": {"a": 1}, "protocol": 1, "steps": []}'), "__proto__"],
    [
      "the key __proto__ in the parameters",
      withStep(1, JSON.parse('{"parameters": {"__proto__": 1}}')),
      "steps.1.parameters.__proto__",
    ],
    ["a step id that occurs twice", withStep(2, { id: "stroop" }), "steps.2.id"],
    ["a step called constructor", withStep(2, { id: "constructor" }), "steps.2.id"],
    [
      "a condition called constructor",
      aDocument({ conditions: ["low", "constructor"] }),
      "conditions.1",
    ],
    ["an app that is not installed", withStep(1, { app: "n-back" }), "steps.1.app"],
    ["an app called constructor", withStep(1, { app: "constructor" }), "steps.1.app"],
    ["another major app version", withStep(1, { version: "2.0" }), "steps.1.version"],
    ["a minor version that never existed", withStep(1, { version: "3.3" }), "steps.1.version"],
    ["a later minor version", withStep(1, { version: "3.99" }), "steps.1.version"],
    [
      "a parameter beyond its limits",
      withStep(1, { parameters: { trials: 9999 } }),
      "steps.1.parameters.trials",
    ],
    [
      "a number of trials that is not a multiple of 4",
      withStep(1, { parameters: { trials: 49 } }),
      "steps.1.parameters.trials",
    ],
    [
      "a parameter that the app does not have",
      withStep(1, { parameters: { cueMs: 7 } }),
      "steps.1.parameters.cueMs",
    ],
    [
      "two parameters that break a rule together",
      withStep(1, { parameters: { trials: 52, blocks: 3 } }),
      "steps.1.parameters.trials",
    ],
    ["half of a surrogate pair", aDocument({ title: "\ud800" }), "title"],
    ["a text in one language only", withStep(0, { text: { en: "Welcome." } }), "steps.0.text.fr"],
    ["a condition that is not listed", withStep(1, { for: ["high"] }), "steps.1.for"],
    [
      "an id with a name that this site uses itself",
      aDocument({ delivery: { ids: ["seed"] } }),
      "delivery.ids",
    ],
    ["an id with a space", aDocument({ delivery: { ids: ["a b"] } }), "delivery.ids.0"],
    [
      "a receiver without https",
      aDocument({ delivery: { receiver: "http://a.example" } }),
      "delivery.receiver",
    ],
    [
      "an exit that no rule reaches",
      aDocument({ delivery: { exits: { failedCheck: { code: "X" } } } }),
      "delivery.exits.failedCheck",
    ],
    [
      "a rule about a later step",
      withStep(1, { leave: [{ if: { measure: "game.request", below: 3 }, exit: "failedCheck" }] }),
      "steps.1.leave.0.if.measure",
    ],
    [
      "a rule about a measure that the app does not have",
      withStep(2, { leave: [{ if: { measure: "stroop.iq", below: 3 }, exit: "failedCheck" }] }),
      "steps.2.leave.0.if.measure",
    ],
    [
      "a percentage of right answers",
      withStep(1, {
        leave: [{ if: { measure: "stroop.accuracy", below: 60 }, exit: "failedCheck" }],
      }),
      "steps.1.leave.0.if.below",
    ],
    ["an app without its version", withStep(1, { version: undefined }), "steps.1.version"],
    [
      "an app without version and parameters, with a key that it does not have",
      withStep(1, { version: undefined, parameters: undefined, colour: "red" }),
      "steps.1.parameters",
    ],
    [
      "a list in place of a number",
      withStep(1, { parameters: { trials: [96] } }),
      "steps.1.parameters.trials",
    ],
    ["a number in place of a text", withStep(0, { text: { en: 1, fr: "a" } }), "steps.0.text.en"],
    ["the second of two unknown keys", aDocument({ colour: "red", size: 1 }), "size"],
    ["a title that is empty", aDocument({ title: "" }), "title"],
  ])("reports the path of %s", (_, document, path) => {
    expect(pathsOf(document)).toContain(path);
  });

  it("lists the allowed types if a value has another type", () => {
    expect(check(aDocument({ title: 5 }))).toEqual({
      faults: [
        {
          path: "title",
          value: 5,
          rule: {
            en: "It must be a text in quotation marks, or an object in braces with en, fr",
            fr: "Ce champ doit contenir un texte entre guillemets, ou un objet entre accolades avec en, fr",
          },
        },
      ],
    });
  });

  it.each<[string, unknown, string]>([
    ["a misspelt key", withStep(1, { fix: true }), "id, for, at, fixed, app, version"],
    [
      "an unknown exit",
      aDocument({ delivery: { exits: { failed: { code: "X" } } } }),
      "allowed here: completed, declined, screenedOut, failedCheck, unsent",
    ],
    [
      "a misspelt parameter",
      withStep(1, { parameters: { trial: 48 } }),
      "allowed here: practiceTrials, trials",
    ],
    [
      "a misspelt condition",
      { ...withStep(1, { for: ["hihg"] }), conditions: ["low", "high"] },
      "“conditions”: low, high",
    ],
    ["a condition if none is listed", withStep(1, { for: ["high"] }), "this list is empty"],
    [
      "a number of trials that does not fit the number of blocks",
      withStep(1, { parameters: { trials: 52 } }),
      "At present, “Test blocks” is 2.",
    ],
    ["an empty list of steps", aDocument({ steps: [] }), "It must have at least 1 entry"],
    ["a version of three numbers", withStep(1, { version: "3.1.0" }), "such as “3.1”"],
    ["a step id with a space", withStep(1, { id: "the stroop" }), "lower-case letters"],
    ["a format in quotation marks", aDocument({ protocol: "1" }), "It must be 1"],
    [
      "a text in place of an exit",
      aDocument({ delivery: { exits: { unsent: "X" } } }),
      "with code, url",
    ],
  ])("states the rule that %s breaks", (_, document, said) => {
    const checked = check(document);
    if (!("faults" in checked)) throw new Error("The document was accepted");
    expect(checked.faults.map(({ rule }) => rule.en)).toEqual([expect.stringContaining(said)]);
  });

  it("states the broken rule in French, with the labels that the editor displays", () => {
    const french = (parameters: object) => {
      const checked = check(withStep(1, { parameters }));
      if (!("faults" in checked)) throw new Error("The document was accepted");
      return checked.faults.map(({ rule }) => rule.fr.replace(/\s/g, " "));
    };
    expect(french({ redKey: "f", blueKey: "f" })).toEqual([
      "Chaque encre doit avoir sa propre touche. Actuellement, « Touche pour bleu » vaut f, « Touche pour vert » vaut j, « Touche pour jaune » vaut k.",
    ]);
    expect(french({ trials: 49 })).toEqual([
      "Ce réglage doit être un nombre entier de 24 à 480, par pas de 4",
    ]);
  });

  it("reports a text in place of a list only once, and does not also report the length of the text", () => {
    expect(pathsOf(aDocument({ delivery: { ids: "PROLIFIC_PID" } }))).toEqual(["delivery.ids"]);
  });

  it("reports the line at which a text stops being valid JSON", () => {
    const checked = readProtocol('{\n  "protocol": 1,\n}', APPS_HERE);
    if (!("faults" in checked)) throw new Error("The document was accepted");
    expect(checked.faults[0]?.rule.en).toContain("line 3");
  });

  it("refuses more than 3,000 trials in total", () => {
    const steps = Array.from({ length: 8 }, (_, index) => ({
      id: `s${index}`,
      app: "stroop",
      version: versionOf("stroop"),
      parameters: { trials: 480 },
    }));
    expect(pathsOf(aDocument({ steps }))).toContain("steps");
  });

  it("reports no other fault in a document of a later format", () => {
    const checked = check({ protocol: 2, chapters: [] });
    expect(checked).toMatchObject({ faults: [{ path: "protocol", value: 2 }] });
  });

  it("refuses a text with 100,000 nested lists without a stack overflow", () => {
    const deep = `{"protocol":1,"steps":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    expect(readProtocol(deep, APPS_HERE)).toHaveProperty("faults");
  });

  it("refuses a text that is not JSON", () => {
    expect(readProtocol("{", APPS_HERE)).toMatchObject({ faults: [{ path: "" }] });
  });
});

describe("balanced groups", () => {
  const rulesOf = (changes: object) => {
    const checked = check(aDocument({ assignment: "balanced", ...changes }));
    return "faults" in checked ? checked.faults.map(({ rule }) => rule.en) : [];
  };

  it("are accepted with conditions in any order of the steps, and remain in the document", () => {
    for (const order of ["fixed", "shuffled", "latin-square"])
      expect(rulesOf({ conditions: ["a", "b"], order })).toEqual([]);
    expect(check(aDocument({ conditions: ["a", "b"], assignment: "balanced" }))).toMatchObject({
      document: { assignment: "balanced" },
    });
    const drawn = check(aDocument({ conditions: ["a", "b"] }));
    expect("document" in drawn && "assignment" in drawn.document).toBe(false);
  });

  it("are accepted without conditions if there are several orders to balance", () => {
    expect(rulesOf({ order: "latin-square" })).toEqual([]);
  });

  it.each<[string, object]>([
    ["all participants do the steps in the same order", {}],
    ["the order is shuffled for each participant", { order: "shuffled" }],
    [
      "only one step of the Williams square can move",
      { order: "latin-square", steps: aDocument().steps.slice(0, 2) },
    ],
  ])("are refused without conditions if %s, because there is nothing to balance", (_, changes) => {
    expect(rulesOf(changes)).toEqual([expect.stringMatching(/nothing to balance/)]);
  });

  it("are refused if the conditions are sessions, even with several orders", () => {
    for (const order of ["fixed", "latin-square"])
      expect(rulesOf({ conditions: ["a", "b"], conditionsAre: "sessions", order })).toEqual([
        expect.stringMatching(/sessions that all participants do/),
      ]);
  });
});

describe("the names visit, person and rehearsal", () => {
  const ids = ["visit", "person", "rehearsal"];
  const isRefused = (changes: object) => {
    const checked = checkProtocol(aDocument({ delivery: { ids }, ...changes }), APPS_HERE);
    return "faults" in checked ? checked.faults.map(({ value }) => value) : [];
  };

  it("may identify participants in documents of earlier releases", () => {
    expect(isRefused({})).toEqual([]);
    const exclude = [{ flag: "tooSoon", abovePercent: 10 }];
    expect(isRefused({ plan: { question: "effect", exclude } })).toEqual([]);
  });

  it.each<[string, object]>([
    ["sessions", { conditions: ["a", "b"], conditionsAre: "sessions" }],
    ["balanced groups", { conditions: ["a", "b"], assignment: "balanced" }],
    ["a required identifier", { delivery: { ids, requireId: true } }],
    [
      "the sides of a comparison",
      {
        conditions: ["a", "b"],
        plan: { question: "groups", compare: [{ condition: "a" }, { condition: "b" }] },
      },
    ],
    [
      "an exclusion rule for a step",
      {
        plan: {
          question: "effect",
          exclude: [{ flag: "tooSoon", abovePercent: 10, step: "stroop" }],
        },
      },
    ],
    [
      "an exclusion rule by sittings",
      { plan: { question: "effect", exclude: [{ flag: "sittings", above: 1 }] } },
    ],
  ])("are reserved in a document with %s", (_, changes) => {
    expect(isRefused(changes)).toEqual(ids);
  });
});

it("the check accepts a rule about the accuracy in an earlier step", () => {
  const leave = [{ if: { measure: "stroop.accuracy", below: 0.6 }, exit: "failedCheck" }];
  expect(pathsOf(withStep(2, { leave }))).toEqual([]);
});

it("the check accepts a document whose texts are only in English if its language is English", () => {
  const text = { en: "Welcome." };
  expect(pathsOf({ ...withStep(0, { text }), language: "en" })).toEqual([]);
});

describe("a document that is designed to block the page", () => {
  const keys = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 0]));

  it.each<[string, object]>([
    ["100,000 invalid steps", { protocol: 1, steps: Array(100_000).fill(0) }],
    ["40,000 empty steps", { protocol: 1, steps: Array(40_000).fill({}) }],
    ["20,000 unknown keys", aDocument(keys(20_000))],
    ["a step for 20,000 invalid conditions", withStep(0, { for: Array(20_000).fill(0) })],
    ["20,000 unknown parameters", withStep(1, { parameters: keys(20_000) })],
    ["20,000 invalid conditions", aDocument({ conditions: Array(20_000).fill(0) })],
    [
      "10,000 lists too deep",
      { a: JSON.parse(`${"[".repeat(10)}${Array(10_000).fill("[[]]")}${"]".repeat(10)}`) },
    ],
  ])("is refused with at most 100 faults: %s", (_, document) => {
    const { length } = pathsOf(document);
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(100);
  });

  it("is refused as too large without reading more values than a document can have", () => {
    let reads = 0;
    const steps = new Proxy(Array(1_000_000).fill(0), {
      get(list, key) {
        reads += 1;
        return Reflect.get(list, key);
      },
      ownKeys: () => {
        throw new Error("A list of all keys would fill the memory");
      },
    });
    expect(check({ protocol: 1, steps })).toMatchObject({
      faults: [{ path: "", rule: { en: expect.stringContaining("too large") } }],
    });
    expect(reads).toBeLessThan(100_000);
  });

  it("is accepted at the largest allowed size", () => {
    const rule = {
      if: { measure: "stroop.accuracy", is: 1, isNot: 0, below: 1, above: 0 },
      exit: "failedCheck",
    };
    const leave = Array(50).fill(rule);
    const steps = Array.from({ length: 50 }, (_, at) => ({
      id: at === 0 ? "stroop" : `s${at}`,
      app: "stroop",
      version: versionOf("stroop"),
      parameters: { trials: 24, practice: 0 },
      leave,
    }));
    expect(pathsOf({ protocol: 1, steps })).not.toContain("");
  });
});
