/** @jest-environment node */
import { checkProtocol } from "@/experiments/study/document/check";
import { APPS_HERE, withStep } from "./a-document";

/** Returns the path of each fault, together with the broken rule in a language. */
function faultsOf(document: unknown, locale: "en" | "fr" = "en"): string[] {
  const checked = checkProtocol(document, APPS_HERE);
  return "faults" in checked
    ? checked.faults.map(({ path, rule }) => `${path}: ${rule[locale]}`)
    : [];
}

describe("a document with a feature of a later release", () => {
  it.each<[string, unknown, string]>([
    [
      "a task of the author",
      withStep(2, { app: undefined, own: "my-task", minutes: 5 }),
      "steps.2",
    ],
  ])(
    "is refused because of %s, and no other fault is reported at this place",
    (_, document, path) => {
      const faults = faultsOf(document);
      const [first] = faults;
      expect(first).toMatch(new RegExp(`^${path}: .*[Tt]his release does not (?:have|support)`));
      expect(first).toMatch(/later release$/);
      expect(faults.slice(1)).toEqual([]);
      expect(faultsOf(document, "fr")[0]).toMatch(/Cette version|cette version/);
    },
  );

  it("names the step, by its id or by its position", () => {
    expect(faultsOf(withStep(1, { own: "x" }))[0]).toMatch(/The step “stroop” runs a task of/);
    expect(faultsOf(withStep(1, { id: 7, own: "x" }))[0]).toMatch(/Step 2 runs a task of your own/);
    expect(faultsOf(withStep(1, { own: "x" }), "fr")[0]).toMatch(/L’étape « stroop » utilise/);
  });

  it("has its other mistakes reported together with the feature", () => {
    const document = { ...withStep(0, { own: "mine" }), colour: "red" };
    expect(faultsOf(document)).toEqual([
      expect.stringMatching(/^steps\.0: /),
      expect.stringMatching(/^colour: Unknown field/),
    ]);
  });

  it("is refused because of the feature, even if the task is nested deeper than any document", () => {
    const deep = JSON.parse(`${"[".repeat(1000)}${"]".repeat(1000)}`);
    expect(faultsOf(withStep(0, { own: { deep } }))).toEqual([
      expect.stringMatching(/^steps\.0: The step “welcome” runs a task of your own/),
    ]);
    const many = Array.from({ length: 40_000 }, (_, n) => n);
    expect(faultsOf(withStep(0, { own: { many } }))).toEqual([
      expect.stringMatching(/^steps\.0: The step “welcome” runs a task of your own/),
    ]);
  });

  it("is described by a message about steps of this release if the field of the kind is missing", () => {
    expect(faultsOf(withStep(0, { text: undefined, version: "1.0" })).join("\n")).not.toMatch(
      /your own|device/,
    );
  });
});
