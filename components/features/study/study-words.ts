import type { apps } from "@/content/apps";
import type { DataWords } from "@/content/data-downloads";
import type { RunWords } from "@/content/run";
import type { takeHome } from "@/content/standalone-archive";
import type { study } from "@/content/study";
import type { TakeHomeSizes } from "@/experiments/payloads/archive-sizes";
import type { Localized } from "@/lib/i18n/define-content";

/** The words of the line about the visitor's runs. */
export type OwnRunsWords = Localized<typeof study>["own"];

/** The words of whatever runs a study, also in an archive (experiments/study/export/runner-words.ts). */
export type RunnerWords = Pick<Localized<typeof study>, "brief" | "risks" | "missingCapability"> & {
  run: RunWords;
  data: DataWords;
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
