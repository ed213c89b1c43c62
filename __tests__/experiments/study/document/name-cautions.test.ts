/** @jest-environment node */
import { nameCaution } from "@/experiments/study/document/name-cautions";

it.each(["null", "nan", "inf", "na", "none", "true", "t", "f", "jan1", "mar-5", "sept2"])(
  "says of a condition %s that readers of the data take it for something else, and proposes a name that they do not",
  (name) => {
    const { rule } = nameCaution("conditions.0", name) ?? {};
    const [, proposed = ""] = /such as “(.+)”/.exec(rule?.en ?? "") ?? [];
    expect(proposed).toBe(`group-${name}`);
    expect(nameCaution("conditions.0", proposed)).toBeUndefined();
    expect(rule?.fr).toContain(`« group-${name} »`);
  },
);

it.each(["steps.0.id", "steps.12.for.1"])("checks the name at %s", (place) => {
  expect(nameCaution(place, "null")).toBeDefined();
  expect(nameCaution(place, "nul")?.rule.en).toContain("Windows");
});

it.each(["high", "low", "stroop", "e5", "p1", "marta2", "may", "infant", "step-2"])(
  "says nothing of %s",
  (name) => {
    expect(nameCaution("conditions.0", name)).toBeUndefined();
  },
);

it("does not caution against other texts of a document", () => {
  expect(nameCaution("title", "null")).toBeUndefined();
  expect(nameCaution("steps.0.app", "null")).toBeUndefined();
});
