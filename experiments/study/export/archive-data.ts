import type { WithdrawWords } from "@/content/withdraw";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import type { Localized } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import type { archiveWords } from "./archive-words";
import type { jatosWords } from "./jatos-words";
import type { RunnerWords } from "./runner-words";

/** The format of the data block of an archive. */
export const ARCHIVE_FORMAT = 1;

/** Ids of the data blocks in `index.html`: the document, which people may edit, and all other data. */
export const DOCUMENT_BLOCK = "document";
export const ARCHIVE_BLOCK = "archive";

/** The line of `index.html` on which the block of the document begins; archives for JATOS have one more line before it. */
export const DOCUMENT_LINE = 10;

/** The texts of an archive in one language, and the facts about its apps. */
export type ArchiveTexts = {
  page: Localized<typeof archiveWords>;
  run: RunnerWords;
  study: Pick<StudyPayload, "words" | "delivery">;
  /** The words of the form for withdrawal codes. */
  withdraw: Pick<WithdrawWords, "form" | "states">;
  /** Payloads of the document's apps, by app id. */
  payloads: Readonly<Record<string, AppPayload>>;
};

/** The words of JATOS in one language. */
export type JatosWords = Localized<typeof jatosWords>;

/** The data in `index.html` of an archive. */
export type ArchiveData = {
  format: typeof ARCHIVE_FORMAT;
  /** The release of the site that made the archive; null if it is unknown. */
  release: string | null;
  /**
   * URL to which each finished step is sent: the receiver in the document, confirmed by the author; null if data are
   * not sent.
   */
  receiver: string | null;
  /** "none" if the receiver does not return receipts, as the document states; otherwise absent. */
  receipts?: "none" | undefined;
  /** The document as participants get it, checked again when the page opens; a text if it is not valid JSON any more. */
  document: unknown;
  texts: Partial<Readonly<Record<Locale, ArchiveTexts>>>;
  /** Additional texts for JATOS; absent from other archives. */
  jatos?: Readonly<Record<Locale, JatosWords>>;
};
