import { defineContent } from "@/lib/i18n/define-content";

/** The texts of CITATION.cff that are the same for every study. */
export const citationWords = defineContent("papers/citation", {
  title: { en: "Citation file", fr: "Fichier de citation" },
  message: {
    en: "If you use this study, please cite it with these metadata, and the software under “references”.",
    fr: "Si vous utilisez cette étude, citez-la avec ces métadonnées, ainsi que le logiciel indiqué sous « references ».",
  },
  authors: { en: "[To complete: authors]", fr: "[À compléter : auteurs]" },
  /** The YAML comment at the place of the authors. */
  authorsMissing: {
    en: "Replace this entry with the names of the authors.",
    fr: "Remplacez cette entrée par les noms des auteurs.",
  },
  protocolId: {
    en: "Protocol id: SHA-256 of the procedure",
    fr: "Identifiant du protocole : SHA-256 de la procédure",
  },
  documentId: {
    en: "Document id: SHA-256 of the whole document",
    fr: "Identifiant du document : SHA-256 du document entier",
  },
  contributors: { en: "Protocole contributors", fr: "Protocole contributors" },
});
