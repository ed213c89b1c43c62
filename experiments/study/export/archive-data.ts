import type { WithdrawWords } from "@/content/withdraw";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import type { Localized } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import type { archiveWords } from "./archive-words";
import type { jatosWords } from "./jatos-words";
import type { RunnerWords } from "./runner-words";

/** The version of the format of the data in an archive's page. */
export const ARCHIVE_FORMAT = 1;

/** The ids of the two data blocks in `index.html`: the document, which people may edit, and all other data. */
export const DOCUMENT_BLOCK = "document";
export const ARCHIVE_BLOCK = "archive";

/** The line of `index.html` on which the document begins. In archives for JATOS, the document begins one line later. */
export const DOCUMENT_LINE = 10;

/** The texts of an archive in one language, and the facts about its apps. */
export type ArchiveTexts = {
  page: Localized<typeof archiveWords>;
  run: RunnerWords;
  study: Pick<StudyPayload, "words" | "delivery" | "survey" | "device">;
  /** The localised texts of the form in which participants enter a withdrawal code. */
  withdraw: Pick<WithdrawWords, "form" | "states">;
  /** The payloads of the document's apps, keyed by app id. */
  payloads: Readonly<Record<string, AppPayload>>;
};

/** The texts of an archive for JATOS in one language. */
export type JatosWords = Localized<typeof jatosWords>;

/** The data that an archive's `index.html` contains. */
export type ArchiveData = {
  format: typeof ARCHIVE_FORMAT;
  /** The release of the site that made the archive; null if it is unknown. */
  release: string | null;
  /**
   * The URL to which each finished step is sent. It is the receiver in the document, after the author has confirmed the
   * receiver; null if data are not sent.
   */
  receiver: string | null;
  /** "none" if the document states that the receiver does not return receipts; otherwise absent. */
  receipts?: "none" | undefined;
  /** The document as participants receive it. The page checks the document again, because people may have edited it. */
  document: unknown;
  texts: Partial<Readonly<Record<Locale, ArchiveTexts>>>;
  /** Additional texts for JATOS; absent in standalone archives. */
  jatos?: Readonly<Record<Locale, JatosWords>>;
};
