/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSurvey } from "@/experiments/survey/files/read-survey";

test("the file in docs/surveys.md is read as it is, with its scale, rule, table and slider", () => {
  const text = readFileSync(join(process.cwd(), "docs/surveys.md"), "utf8");
  const { survey, notes, faults } = readSurvey(/```csv\n(.*?)```/s.exec(text)?.[1] ?? "");
  expect({ notes, faults }).toEqual({ notes: [], faults: undefined });
  expect(survey?.scales).toEqual([
    {
      id: "worry",
      label: { en: "Worry", fr: "Inquiétude" },
      items: ["w1", "w2"],
      reversed: ["w2"],
      score: "mean",
      answered: 0.5,
    },
  ]);
  expect(survey?.pages.map((page) => ("matrix" in page ? page.matrix : page.items.length))).toEqual(
    [3, "often"],
  );
});
