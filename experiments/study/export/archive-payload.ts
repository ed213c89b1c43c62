import type { AppId } from "@/experiments/catalog/app-ids";
import type { Locale } from "@/lib/routes";
import type { ArchiveTexts, JatosWords } from "./archive-data";

/** The parts of archives, in addition to the document and the payloads of its apps and of papers. */
export type ArchivePayload = {
  /** The date of the release, such as `2026-11-23`. */
  day: string;
  release: string | null;
  site: { name: string; url: string; sourceUrl: string };
  licence: string;
  /** URLs of the files that all archives share. */
  urls: { script: string; styles: string; notices: string };
  texts: Readonly<Record<Locale, Omit<ArchiveTexts, "payloads">>>;
  /** Additional texts for JATOS. */
  jatos: Readonly<Record<Locale, JatosWords>>;
  /** URLs of the payloads of apps and of papers. */
  appUrls: Readonly<Record<Locale, Readonly<Record<AppId, string>>>>;
  paperUrls: Readonly<Record<Locale, string>>;
};
