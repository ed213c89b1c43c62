import type { Bilingual } from "@/lib/i18n/define-content";

/** The words for a data server that has the address of the site, within a sentence. */
export const thisSite: Bilingual = { en: "this site", fr: "ce site" };
