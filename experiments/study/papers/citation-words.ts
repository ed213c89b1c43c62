import { defineContent } from "@/lib/i18n/define-content";

/** The texts of CITATION.cff that are not facts of the study. */
export const citationWords = defineContent("papers/citation", {
  title: { en: "Citation file", fr: "Fichier de citation" },
  message: {
    en: "If you use this study, please cite it with these metadata, and the software under “references”.",
    fr: "Si vous utilisez cette étude, citez-la avec ces métadonnées, ainsi que le logiciel indiqué sous « references ».",
  },
  /** A comment in the file. */
  authorsMissing: {
    en: "The study document names no authors: put them in place of this entry.",
    fr: "Le document de l’étude n’indique pas d’auteurs : remplacez cette entrée par leurs noms.",
  },
  protocolId: {
    en: "Protocol id: SHA-256 of what is done",
    fr: "Identifiant du protocole : SHA-256 de ce qui est fait",
  },
  documentId: {
    en: "Document id: SHA-256 of the whole document",
    fr: "Identifiant du document : SHA-256 du document entier",
  },
  contributors: { en: "Protocole contributors", fr: "Protocole contributors" },
});
