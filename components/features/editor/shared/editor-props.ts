import type { FigureWords } from "@/components/plots/figure-words";
import type { AppId } from "@/experiments/catalog/app-ids";
import type { ArchiveSizes } from "@/experiments/payloads/archive-sizes";
import type { Locale } from "@/lib/routes";

/** The facts about each app that the page has before the app's texts are fetched. */
export type EditorApp = {
  id: AppId;
  name: string;
  family: string;
  /** Text alternative of its trial figure. */
  description: string;
  payloadUrl: string;
};

export type EditorProps = {
  locale: Locale;
  words: {
    /** Name of the site. */
    site: string;
    /** The name of the page, which precedes the title of the study in its heading. */
    heading: string;
    lost: string;
    retry: string;
    loading: string;
    /** Title of the example. */
    example: string;
    figure: FigureWords;
    length: Record<"seconds" | "minutes", string>;
  };
  apps: readonly EditorApp[];
  /** URL of the editor's words. */
  payloadUrl: string;
  /** URL of the words of papers, by language. */
  paperUrls: Readonly<Record<Locale, string>>;
  /** URL and sizes in bytes of the parts that archives consist of. */
  archive: { url: string; sizes: ArchiveSizes };
};
