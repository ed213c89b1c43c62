import type { apps } from "@/content/apps";
import type { study } from "@/content/study";
import type { dataWords } from "@/experiments/engine/data-words";
import type { runWords } from "@/experiments/engine/run-words";
import type { Localized } from "@/lib/i18n/define-content";

/** The words of the line about the visitor's runs. */
export type OwnRunsWords = Localized<typeof study>["own"];

/** The words of the page as its client parts get them. */
export type StudyWords = Pick<
  Localized<typeof study>,
  "adapt" | "back" | "brief" | "risks" | "missingCapability"
> & {
  /** What is recorded, in the build's own words: it depends on whether data are sent. */
  recorded: string;
  /** Points of the information and consent sheet, by title; they depend on the same. */
  sheet: readonly (readonly [title: string, text: string])[];
  run: Localized<typeof runWords>;
  data: Localized<typeof dataWords>;
  length: Localized<typeof apps>["length"];
};
