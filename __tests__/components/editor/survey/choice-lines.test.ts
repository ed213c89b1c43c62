/** @jest-environment node */
import { choicesFrom } from "@/components/features/editor/survey/document/choice-lines";

const BEFORE = [
  { value: 1, label: { en: "never", fr: "jamais" } },
  { value: 2, label: { en: "often", fr: "souvent" } },
  { value: 3, label: { en: "always", fr: "toujours" } },
];
const changed = (text: string, language: "en" | "fr") =>
  choicesFrom(text, { before: BEFORE, language, languages: ["en", "fr"] });

it("a deleted line in the first language of a survey deletes the choice in both languages", () => {
  expect(changed("never\nalways", "en").map(({ label }) => label)).toEqual([
    { en: "never", fr: "jamais" },
    { en: "always", fr: "toujours" },
  ]);
});

it("a deleted line in the second language of a survey keeps the choice, without its text in this language", () => {
  expect(changed("jamais\nsouvent", "fr")[2]?.label).toEqual({ en: "always", fr: "" });
});
