import type { apps } from "@/content/apps";
import type { DataWords } from "@/content/data-downloads";
import type { RunWords } from "@/content/run";
import type { standaloneArchive } from "@/content/standalone-archive";
import type { study } from "@/content/study";
import type { ArchiveSizes } from "@/experiments/payloads/archive-sizes";
import type { Localized } from "@/lib/i18n/define-content";
import type { StudyBar } from "./study-bar";

/** The words of the line about the visitor's runs. */
export type OwnRunsWords = Localized<typeof study>["own"];

/** The words of the form that opens a study by its link. */
export type StudyLinkWords = Localized<typeof study>["link"];

/** The words of every page that runs a study, also in an archive (experiments/study/export/runner-words.ts). */
export type StudyPageWords = Pick<
  Localized<typeof study>,
  "brief" | "risks" | "missingCapability"
> & {
  run: RunWords;
  data: DataWords;
  length: Localized<typeof apps>["length"];
};

/** The words that the client parts of the page receive. */
export type StudyWords = StudyPageWords &
  Pick<Localized<typeof study>, "adapt" | "back" | "forResearchers"> & {
    /** The words of the bar above a study, until its own words have loaded. */
    bar: Parameters<typeof StudyBar>[0]["words"];
    /** The text about the recorded data, which depends on whether this build sends data. */
    recorded: string;
    /** Points of the information and consent sheet, by title; they also depend on whether data are sent. */
    sheet: readonly (readonly [title: string, text: string])[];
    /** The words around the standalone archive of an app, the URL of the parts of archives, and the bytes of each archive. */
    archive: Localized<typeof standaloneArchive> & { url: string; bytes: ArchiveSizes["apps"] };
  };
