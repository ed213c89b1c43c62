import type { Bilingual } from "@/lib/i18n/define-content";

/** What a researcher must consider before the data are published. `{columns}` names columns of `participants.csv`. */
export const WARNING_WORDS = {
  smallCells: {
    en: "{people} people share their values of {columns} with fewer than four others. Whoever knows these facts of a person can find the person: leave columns out, or merge values, before you publish the data.",
    fr: "{people} personnes partagent leurs valeurs de {columns} avec moins de quatre autres. Qui connaît ces faits d’une personne peut la retrouver : retirez des colonnes ou regroupez des valeurs avant de publier les données.",
  },
  freeText: {
    en: "{columns} contain free text, in which participants may have named themselves or others. Read it, and remove names, before you publish the data.",
    fr: "{columns} contiennent du texte libre, dans lequel les participants peuvent s’être nommés ou avoir nommé d’autres personnes. Relisez-le et retirez les noms avant de publier les données.",
  },
} as const satisfies Record<string, Bilingual>;
