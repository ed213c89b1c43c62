import type { FigureWords } from "@/components/plots/figure-words";
import type { AppId } from "@/experiments/catalog/app-ids";
import type { ArchiveSizes } from "@/experiments/payloads/archive-sizes";
import type { Locale } from "@/lib/routes";

/** The facts about each app that the page contains before the texts of the app are fetched. */
export type EditorApp = {
  id: AppId;
  name: string;
  family: string;
  /** The text alternative of the app's trial figure. */
  description: string;
  payloadUrl: string;
};

export type EditorProps = {
  locale: Locale;
  words: {
    /** The name of the site. */
    site: string;
    /** The name of the page. It precedes the title of the study in the heading. */
    heading: string;
    lost: string;
    retry: string;
    loading: string;
    /** The title of the example. */
    example: string;
    figure: FigureWords;
    length: Record<"seconds" | "minutes", string>;
  };
  apps: readonly EditorApp[];
  /** The URL of the editor's texts. */
  payloadUrl: string;
  /** The URL of the texts of the survey editor. */
  surveyUrl: string;
  /** The URLs of the texts for papers, keyed by language. */
  paperUrls: Readonly<Record<Locale, string>>;
  /** The URL from which the files of archives are fetched, and the sizes of these files in bytes. */
  archive: { url: string; sizes: ArchiveSizes };
};
