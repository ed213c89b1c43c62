/** @jest-environment node */
import { numberWord } from "@/lib/i18n/number-word";

it.each([
  [9, "nine", "neuf"],
  [12, "twelve", "douze"],
  [13, "13", "13"],
])("the number %d is written as %s, in French as %s", (count, en, fr) => {
  expect([numberWord(count, "en"), numberWord(count, "fr")]).toEqual([en, fr]);
});
