import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import type { Localized } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import type { archiveWords } from "./archive-words";
import type { jatosWords } from "./jatos-words";
import type { RunnerWords } from "./runner-words";

/** The format of the data block of an archive. */
export const ARCHIVE_FORMAT = 1;

/** Ids of the data blocks in `index.html`: of the document, which people may change, and of all else. */
export const DOCUMENT_BLOCK = "document";
export const ARCHIVE_BLOCK = "archive";

/** The line of `index.html` on which the block of the document begins; for JATOS there is one more before it. */
export const DOCUMENT_LINE = 10;

/** What an archive says in one language, and knows of its apps. */
export type ArchiveTexts = {
  page: Localized<typeof archiveWords>;
  run: RunnerWords;
  study: Pick<StudyPayload, "words" | "delivery">;
  /** The payload of each of its apps, by id. */
  payloads: Readonly<Record<string, AppPayload>>;
};

/** The words of JATOS in one language. */
export type JatosWords = Localized<typeof jatosWords>;

/** What `index.html` of an archive holds besides what is drawn. */
export type ArchiveData = {
  format: typeof ARCHIVE_FORMAT;
  /** The release of the site that it was made with; null where that is unknown. */
  release: string | null;
  /** Where each finished step is sent to: what its document names and its maker confirmed; null for nowhere. */
  receiver: string | null;
  /** That the receiver gives no receipts, as its document says; absent where it gives them. */
  receipts?: "none" | undefined;
  /** The document as participants get it, checked anew when the page is opened; a text where it is no JSON any more. */
  document: unknown;
  texts: Partial<Readonly<Record<Locale, ArchiveTexts>>>;
  /** What is said in JATOS besides; absent from archives for elsewhere. */
  jatos?: Readonly<Record<Locale, JatosWords>>;
};
