import type { Bilingual } from "@/lib/i18n/define-content";

/**
 * The warnings that a researcher must consider before publishing the data. `{columns}` names columns of
 * `participants.csv`.
 */
export const WARNING_WORDS = {
  smallCells: {
    en: "Participants who share their values of {columns} with fewer than four others: {people}. They could be identified from these values. Remove columns or merge categories before you publish the data.",
    fr: "Participants dont la combinaison de valeurs ({columns}) est partagée par moins de quatre autres : {people}. Connaître ces caractéristiques d’une personne peut suffire à la réidentifier : retirez des colonnes ou regroupez des valeurs avant de publier les données.",
  },
  freeText: {
    en: "Columns with free text: {columns}. Participants may have named themselves or others. Read the answers and remove names before you publish the data.",
    fr: "Texte libre dans {columns} : les participants ont pu s’y nommer ou y nommer d’autres personnes. Relisez-le et retirez les noms avant de publier les données.",
  },
} as const satisfies Record<string, Bilingual>;
