/** @jest-environment node */
import { idsOf } from "@/components/features/editor/survey/document/survey-ids";
import { SURVEY_FIELDS } from "@/experiments/study/document/survey-fields";
import { RESERVED_IDS } from "@/experiments/survey/definition/reserved-ids";
import { Ids } from "@/experiments/survey/files/names";
import { surveyFaults } from "@/experiments/survey/model/check-survey";

describe.each(RESERVED_IDS)("the reserved name %s", (reserved) => {
  const survey = (id: string) => ({
    pages: [{ id: "page", items: [{ id, type: "text" as const, label: "Why?" }] }],
  });

  it("is a fault as the id of a question, but not with a capital letter, which earlier documents may have", () => {
    const capital = reserved[0]?.toUpperCase() + reserved.slice(1);
    expect(surveyFaults(survey(reserved), "survey").map(({ path }) => path)).toEqual([
      "survey.pages.0.items.0.id",
    ]);
    expect(surveyFaults(survey(capital), "survey")).toEqual([]);
  });

  it("is changed in a file, with and without capital letters", () => {
    for (const name of [reserved, reserved.toUpperCase()]) {
      const ids = new Ids();
      expect(ids.reserve(name)).toBe(false);
      expect(ids.make(name, "item")).toBe(`${name}_q`);
    }
  });

  it("is not free for a new question of the editor, and is in the description of the field", () => {
    expect(idsOf({ pages: [] }).has(reserved)).toBe(true);
    expect(SURVEY_FIELDS["steps[].survey.pages[].items[].id"]).toContain(reserved);
  });
});
