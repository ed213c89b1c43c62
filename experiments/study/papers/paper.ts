import type { DeviceStepWords } from "@/content/device-step";
import type { ProtocolWords } from "@/content/running-study";
import type { AppId } from "@/experiments/catalog/app-ids";
import type { AppWords } from "@/experiments/engine/contract/word-types";
import type { Localized } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import type { PaperBlock } from "./blocks";
import type { papersWords } from "./papers-words";

/** The papers in their order. A study without surveys does not have the paper `questionnaire`. */
export const PAPER_IDS = [
  "methods",
  "preregistration",
  "aspredicted",
  "consent",
  "questionnaire",
  "data-protection",
  "cherries",
  "citation",
] as const;
export type PaperId = (typeof PAPER_IDS)[number];

/** A paper: a text about a study. It is generated from the study's document. */
export type Paper = {
  id: PaperId;
  locale: Locale;
  /** The title of the paper, without the title of the study. */
  title: string;
  /** The content of the paper, for `PaperView`. */
  blocks: readonly PaperBlock[];
  /** The content of the downloaded file: Markdown, or for `citation` the YAML of a CITATION.cff. */
  text: string;
  fileName: string;
};

/** Facts about the site that papers state and that the document does not contain. */
export type SiteFacts = {
  /** The name of the site and of the software. */
  name: string;
  /** The absolute URL of the study page. */
  url: string;
  /** The absolute URL of the page on which participants withdraw their data. */
  withdrawUrl: string;
  /** The release of the site (`<html data-version>`); null if it is unknown. */
  release: string | null;
  /** The URL of the source code (`SOURCE_URL`); "" if the code is not published. */
  sourceUrl: string;
  /**
   * The host that receives the data of this study from this site; null if this site does not send the data of this
   * study.
   */
  receiverHost: string | null;
  /** True if the receiving host does not issue receipts for stored data. */
  isWithoutReceipts?: boolean;
  /** True if the site tells the receiving host that a session has begun. The site does not inform DataPipe. */
  isStartSent?: boolean;
};

/** The texts of an app that papers use. Their placeholders `{name}` are not yet filled. */
export type PaperApp = {
  words: Omit<AppWords, "brief" | "purpose" | "keywords">;
  task: string;
  methods: Readonly<Record<string, string>>;
  measure: string;
  scoring: string;
};

/**
 * All data that papers need in addition to the document, in one language. They are loaded when the papers are opened.
 */
export type PapersPayload = {
  locale: Locale;
  words: Localized<typeof papersWords>;
  /** The texts of the information sheet that participants read. */
  sheet: Pick<
    ProtocolWords,
    | "untitled"
    | "parts"
    | "information"
    | "recordedTitle"
    | "consent"
    | "visits"
    | "device"
    | "mayEnd"
    | "version"
    | "start"
    | "leave"
  >;
  /** The names of the measures of checks of the device. */
  measuresOfDevice: DeviceStepWords["measures"];
  apps: Readonly<Record<AppId, PaperApp>>;
};
