import type { AppId } from "@/experiments/catalog/app-ids";
import type { Locale } from "@/lib/routes";
import type { ArchiveTexts, JatosWords } from "./archive-data";

/** What archives are made of besides the document, the payloads of its apps and those of papers. */
export type ArchivePayload = {
  /** The day that the release counts as its own, such as `2026-11-23`. */
  day: string;
  release: string | null;
  site: { name: string; url: string; sourceUrl: string };
  licence: string;
  /** Where the files are that all archives share. */
  urls: { script: string; styles: string; notices: string };
  texts: Readonly<Record<Locale, Omit<ArchiveTexts, "payloads">>>;
  /** What is said in JATOS besides. */
  jatos: Readonly<Record<Locale, JatosWords>>;
  /** Where the payloads of apps and of papers are. */
  appUrls: Readonly<Record<Locale, Readonly<Record<AppId, string>>>>;
  paperUrls: Readonly<Record<Locale, string>>;
};
