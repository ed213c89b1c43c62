import type { apps } from "@/content/apps";
import type { DataWords } from "@/content/data-downloads";
import type { RunWords } from "@/content/run";
import type { takeHome } from "@/content/standalone-archive";
import type { study } from "@/content/study";
import type { TakeHomeSizes } from "@/experiments/payloads/archive-sizes";
import type { Localized } from "@/lib/i18n/define-content";

/** The words of the line about the visitor's runs. */
export type OwnRunsWords = Localized<typeof study>["own"];

/** The words of every page that runs a study, also in an archive (experiments/study/export/runner-words.ts). */
export type RunnerWords = Pick<Localized<typeof study>, "brief" | "risks" | "missingCapability"> & {
  run: RunWords;
  data: DataWords;
  length: Localized<typeof apps>["length"];
};

/** The words that the client parts of the page receive. */
export type StudyWords = RunnerWords &
  Pick<Localized<typeof study>, "adapt" | "back" | "forResearchers"> & {
    /** The text about the recorded data, which depends on whether this build sends data. */
    recorded: string;
    /** Points of the information and consent sheet, by title; they also depend on whether data are sent. */
    sheet: readonly (readonly [title: string, text: string])[];
    /** The texts about an app's standalone archive, the URL of the parts of archives, and their sizes in bytes. */
    home: Localized<typeof takeHome> & { url: string; bytes: TakeHomeSizes["apps"] };
  };
