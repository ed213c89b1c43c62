/** @jest-environment node */
import { SUBJECT_NAMES, subjectsToTake } from "@/scripts/take-screenshots.mjs";

jest.mock("@playwright/test", () => ({ chromium: {} }));

it("takes the pictures that are named, or else all", () => {
  expect(subjectsToTake(["stroop", "home"])).toEqual(["stroop", "home"]);
  expect(subjectsToTake([])).toEqual(SUBJECT_NAMES);
});

it("says where a name is missing that it does not know", () => {
  expect(() => subjectsToTake(["stroop", "choice-rt"])).toThrow(
    /picture of choice-rt\.\s+SUBJECTS in scripts\/take-screenshots\.mjs/,
  );
});
