import type { apps } from "@/content/apps";
import type { DataWords } from "@/content/data-downloads";
import type { RunWords } from "@/content/run";
import type { standaloneArchive } from "@/content/standalone-archive";
import type { study } from "@/content/study";
import type { ArchiveSizes } from "@/experiments/payloads/archive-sizes";
import type { Localized } from "@/lib/i18n/define-content";
import type { StudyBar } from "./study-bar";

/** The texts of the note about the visitor's runs. */
export type OwnRunsWords = Localized<typeof study>["own"];

/** The texts of the form that opens a study by its link. */
export type StudyLinkWords = Localized<typeof study>["link"];

/**
 * The texts of every page that runs a study, including the page of an archive
 * (experiments/study/export/runner-words.ts).
 */
export type StudyPageWords = Pick<
  Localized<typeof study>,
  "brief" | "risks" | "missingCapability"
> & {
  run: RunWords;
  data: DataWords;
  length: Localized<typeof apps>["length"];
};

/** The texts that the client components of the page receive. */
export type StudyWords = StudyPageWords &
  Pick<Localized<typeof study>, "adapt" | "back" | "forResearchers"> & {
    /** The texts of the bar above a study until the study's own texts have loaded. */
    bar: Parameters<typeof StudyBar>[0]["words"];
    /** The text about the recorded data. The text depends on whether this build sends data. */
    recorded: string;
    /**
     * The points of the information and consent sheet, each with its title. The points also depend on whether data are
     * sent.
     */
    sheet: readonly (readonly [title: string, text: string])[];
    /**
     * The texts about the standalone archive of an app, the URL of the files for archives, and the size of each archive
     * in bytes.
     */
    archive: Localized<typeof standaloneArchive> & { url: string; bytes: ArchiveSizes["apps"] };
  };
