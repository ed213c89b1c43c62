/** @jest-environment node */
import { nameCaution } from "@/experiments/study/document/name-cautions";

it.each(["null", "nan", "inf", "na", "none", "true", "t", "f", "jan1", "mar-5", "sept2"])(
  "a condition called %s is misread by data analysis programs, so a caution proposes another name",
  (name) => {
    const { rule } = nameCaution("conditions.0", name) ?? {};
    const [, proposed = ""] = /such as “(.+)”/.exec(rule?.en ?? "") ?? [];
    expect(proposed).toBe(`group-${name}`);
    expect(nameCaution("conditions.0", proposed)).toBeUndefined();
    expect(rule?.fr).toContain(`« group-${name} »`);
  },
);

it.each(["steps.0.id", "steps.12.for.1"])("a caution appears for a misread name at %s", (place) => {
  expect(nameCaution(place, "null")).toBeDefined();
  expect(nameCaution(place, "nul")?.rule.en).toContain("Windows");
});

it.each(["high", "low", "stroop", "e5", "p1", "marta2", "may", "infant", "step-2"])(
  "a condition called %s does not cause a caution",
  (name) => {
    expect(nameCaution("conditions.0", name)).toBeUndefined();
  },
);

it("texts of a document outside names do not cause a caution about names", () => {
  expect(nameCaution("title", "null")).toBeUndefined();
  expect(nameCaution("steps.0.app", "null")).toBeUndefined();
});
