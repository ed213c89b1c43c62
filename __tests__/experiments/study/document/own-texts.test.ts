/** @jest-environment node */
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { checkProtocol } from "@/experiments/study/document/check";
import { conditionLabel } from "@/experiments/study/document/condition-label";
import { instructionsShown } from "@/experiments/study/document/instructions";
import { documentId, protocolId } from "@/experiments/study/document/protocol-id";
import { APPS_HERE, aDocument, versionOf, withStep } from "./a-document";

const check = (document: unknown) => checkProtocol(document, APPS_HERE);
const faultsOf = (document: unknown) => {
  const checked = check(document);
  return "faults" in checked ? checked.faults : [];
};
const pathsOf = (document: unknown) => faultsOf(document).map(({ path }) => path);
const read = (document: unknown) => {
  const checked = check(document);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults, null, 1));
  return checked.document;
};

/** Returns a study in English that contains every optional text. Each French text is the given text. */
const everyText = (fr: string | undefined, more: object = {}) => {
  const text = { en: "A text.", ...(fr !== undefined && { fr }) };
  const { steps } = aDocument();
  return aDocument({
    steps: steps
      .map((step) => ("app" in step ? step : { ...step, text }))
      .with(1, {
        ...steps[1],
        instructions: text,
      } as never),
    conditions: ["low", "high"],
    conditionLabels: { low: text },
    title: text,
    information: { controller: text, payment: text, rights: text },
    debriefing: text,
    plan: { question: "effect", hypotheses: text, whyEffect: text, recruitment: text },
    ...more,
  });
};

describe("a study in English", () => {
  const english = { language: "en" };

  it("does not need French texts, and has the same ids whether a French text is empty or absent", () => {
    const without = read(everyText(undefined, english));
    const empty = read(everyText("", english));
    expect(JSON.stringify(empty)).not.toContain('"fr"');
    expect(documentId(empty)).toBe(documentId(without));
    expect(protocolId(empty)).toBe(protocolId(without));
  });

  it("still contains its French texts after it is read", () => {
    const { title, steps } = read(everyText("Un texte.", english));
    expect(title).toEqual({ en: "A text.", fr: "Un texte." });
    expect(steps[0]).toHaveProperty("text.fr", "Un texte.");
  });

  it("is reported with a fault, with path and explanation, for each text that is missing or empty in English", () => {
    const empty = { ...withStep(0, { text: { en: "", fr: "Bienvenue." } }), ...english };
    expect(faultsOf(empty)).toEqual([
      {
        path: "steps.0.text.en",
        value: undefined,
        rule: {
          en: "The study is in English: write this text in English",
          fr: "L’étude se déroule en anglais : ce texte doit être écrit en anglais",
        },
      },
    ]);
  });
});

it("a study in two languages needs each text in both languages, so an empty text is a fault", () => {
  const paths = pathsOf(everyText(""));
  expect(paths).toContain("steps.0.text.fr");
  expect(paths).toContain("steps.1.instructions.fr");
  expect(paths).toContain("conditionLabels.low.fr");
  expect(paths).toContain("plan.recruitment.fr");
  expect(paths).toHaveLength(pathsOf(everyText(undefined)).length);
});

describe("instructions that researchers write in place of a task's instructions", () => {
  const own = { en: "Take your time.", fr: "Prenez votre temps." };

  it("are part of the procedure, so different instructions lead to a different protocol id", () => {
    const ids = [{}, { instructions: own }, { instructions: "none" }].map((changes) =>
      protocolId(read(withStep(1, changes))),
    );
    expect(new Set(ids).size).toBe(3);
  });

  it.each(APP_IDS)("are accepted for %s only if this app is a timed task", (app) => {
    const step = { id: "a", app, version: versionOf(app), parameters: {}, instructions: own };
    const faults = faultsOf({ protocol: 1, steps: [step] });
    if (APPS[app].model.kind === "timed") return expect(faults).toEqual([]);
    expect(faults).toMatchObject([
      { path: "steps.0.instructions", rule: { en: expect.stringContaining("page of text") } },
    ]);
  });

  it.each<[string, unknown, string]>([
    ["a single line", "Take your time.", "steps.1.instructions"],
    ["null", null, "steps.1.instructions"],
    ["a list", ["Take your time."], "steps.1.instructions"],
    ["a third language", { ...own, de: "Langsam." }, "steps.1.instructions.de"],
    ["2,001 characters", { ...own, fr: "x".repeat(2001) }, "steps.1.instructions.fr"],
  ])("are refused if their value is %s", (_, instructions, path) => {
    const [fault] = faultsOf(withStep(1, { instructions }));
    expect(fault?.path).toBe(path);
    if (path.endsWith("instructions")) expect(fault?.rule.en).toContain('or "none"');
  });

  it("have at most 2,000 characters in each language", () => {
    const long = "x".repeat(2000);
    expect(pathsOf(withStep(1, { instructions: { en: long, fr: long } }))).toEqual([]);
  });

  it("can differ between conditions; the two groups of a plan then do the same step", () => {
    const { steps } = withStep(1, { instructionsFor: { careful: own, fast: "none" } });
    const plan = { question: "groups", measure: "stroop.stroop_effect", effect: 20 };
    const document = aDocument({ steps, conditions: ["fast", "careful"], plan });
    expect(pathsOf(document)).toEqual([]);
    const [, step] = read(document).steps;
    const shownIn = (condition: string | null) =>
      step && "app" in step ? instructionsShown(step, "en", condition) : undefined;
    expect([shownIn("careful"), shownIn("fast"), shownIn(null)]).toEqual([
      { own: own.en },
      "none",
      "ours",
    ]);
  });

  it("are refused for a condition without the step or an unknown condition, with a list of possible conditions", () => {
    const conditions = ["fast", "careful"];
    const { steps } = withStep(1, { for: ["fast"], instructionsFor: { careful: own, slow: own } });
    expect(faultsOf(aDocument({ steps, conditions }))).toMatchObject([
      { path: "steps.1.instructionsFor.careful", rule: { en: expect.stringMatching(/: fast$/) } },
      { path: "steps.1.instructionsFor.slow" },
    ]);
  });

  it("are refused in a step that displays a text", () => {
    expect(pathsOf(withStep(0, { instructions: own }))).toContain("steps.0.instructions");
  });
});

describe("the name of a condition for readers", () => {
  const document = {
    conditionLabels: { speed: { en: "Speed", fr: "Vitesse" }, blank: " ", odd: ["a"] },
  };

  it("is the author’s label in the reader’s language or, without a label, the name in the data", () => {
    expect(conditionLabel(document, "speed", "fr")).toBe("Vitesse");
    expect(conditionLabel({ conditionLabels: { a: { en: "First" } } }, "a", "fr")).toBe("First");
    for (const name of ["blank", "odd", "other", "valueof"])
      expect(conditionLabel(document, name, "en")).toBe(name);
    expect(conditionLabel({}, "speed", "en")).toBe("speed");
  });
});
