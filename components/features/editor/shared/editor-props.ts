import type { FigureWords } from "@/components/plots/figure-words";
import type { AppId } from "@/experiments/catalog/app-ids";
import type { ArchiveSizes } from "@/experiments/payloads/archive-sizes";
import type { Locale } from "@/lib/routes";

/** What the page knows of each app before its texts are fetched. */
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
    lede: string;
    lost: string;
    retry: string;
    loading: string;
    /** Title of the example. */
    example: string;
    figure: FigureWords;
    length: Record<"seconds" | "minutes", string>;
  };
  apps: readonly EditorApp[];
  /** Where the words of the editor are. */
  payloadUrl: string;
  /** Where the words of papers are, by language. */
  paperUrls: Readonly<Record<Locale, string>>;
  /** Where that is which archives are made of, and their bytes. */
  archive: { url: string; sizes: ArchiveSizes };
};
