import type { apps } from "@/content/apps";
import type { study } from "@/content/study";
import type { takeHome } from "@/content/take-home";
import type { dataWords } from "@/experiments/engine/data-words";
import type { runWords } from "@/experiments/engine/run-words";
import type { TakeHomeSizes } from "@/experiments/take-home/take-home-sizes";
import type { Localized } from "@/lib/i18n/define-content";

/** The words of the line about the visitor's runs. */
export type OwnRunsWords = Localized<typeof study>["own"];

/** The words of whatever runs a study, also in an archive (experiments/take-home/runner-words.ts). */
export type RunnerWords = Pick<Localized<typeof study>, "brief" | "risks" | "missingCapability"> & {
  run: Localized<typeof runWords>;
  data: Localized<typeof dataWords>;
  length: Localized<typeof apps>["length"];
};

/** The words of the page as its client parts get them. */
export type StudyWords = RunnerWords &
  Pick<Localized<typeof study>, "adapt" | "back" | "forResearchers"> & {
    /** What is recorded, in the build's own words: it depends on whether data are sent. */
    recorded: string;
    /** Points of the information and consent sheet, by title; they depend on the same. */
    sheet: readonly (readonly [title: string, text: string])[];
    /** What is said of an app that is taken home, where that is which archives are made of, and their bytes. */
    home: Localized<typeof takeHome> & { url: string; bytes: TakeHomeSizes["apps"] };
  };
