import type { ProtocolWords } from "@/content/running-study";
import type { AppId } from "@/experiments/catalog/registry";
import type { AppWords } from "@/experiments/engine/contract/word-types";
import type { Localized } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import type { Block } from "./blocks";
import type { papersWords } from "./papers-words";

export const PAPER_IDS = [
  "methods",
  "preregistration",
  "aspredicted",
  "consent",
  "data-protection",
  "cherries",
  "citation",
] as const;
export type PaperId = (typeof PAPER_IDS)[number];

/** A text about a study that follows from its document. */
export type Paper = {
  id: PaperId;
  locale: Locale;
  /** Without that of the study. */
  title: string;
  /** What it says, for `PaperView`. */
  blocks: readonly Block[];
  /** What its file holds: Markdown, for `citation` the YAML of a CITATION.cff. */
  text: string;
  fileName: string;
};

/** What papers say of the site, beside the document. */
export type SiteFacts = {
  /** Of the site and of the software. */
  name: string;
  /** Where the study is done: an address with its host. */
  url: string;
  /** The release (`<html data-version>`); null where it is unknown. */
  release: string | null;
  /** Where the source code is published (`SOURCE_URL`); "" where that is nowhere. */
  sourceUrl: string;
  /** The host that this site sends the data of this study to; null where it sends them to nobody. */
  receiverHost: string | null;
  /** That host gives no receipts of what it has stored. */
  isWithoutReceipts?: boolean;
};

/** The texts of an app from which papers are made, their `{name}` places not filled. */
export type PaperApp = {
  words: Omit<AppWords, "brief" | "purpose" | "keywords">;
  task: string;
  methods: Readonly<Record<string, string>>;
  measure: string;
  scoring: string;
};

/** Everything that papers are made of besides the document, in one language: fetched once papers are opened. */
export type PapersPayload = {
  locale: Locale;
  words: Localized<typeof papersWords>;
  /** Of the information sheet of a run. */
  sheet: Pick<
    ProtocolWords,
    | "untitled"
    | "parts"
    | "information"
    | "recordedTitle"
    | "consent"
    | "mayEnd"
    | "version"
    | "start"
    | "leave"
  >;
  apps: Readonly<Record<AppId, PaperApp>>;
};
