import type { AppId } from "@/experiments/catalog/app-ids";
import type { Locale } from "@/lib/routes";
import type { ArchiveTexts, JatosWords } from "./archive-data";

/** The texts and URLs that all archives share, without the payloads of apps and papers. */
export type ArchivePayload = {
  /** The date of the release, such as `2026-11-23`. */
  day: string;
  release: string | null;
  site: { name: string; url: string; sourceUrl: string };
  licence: string;
  /** The URLs of the files that are the same in all archives. */
  urls: { script: string; styles: string; notices: string };
  texts: Readonly<Record<Locale, Omit<ArchiveTexts, "payloads">>>;
  /** Additional texts for JATOS. */
  jatos: Readonly<Record<Locale, JatosWords>>;
  /** The URLs of the apps' payloads, keyed by language and app id. */
  appUrls: Readonly<Record<Locale, Readonly<Record<AppId, string>>>>;
  paperUrls: Readonly<Record<Locale, string>>;
};
