import { defineContent } from "@/lib/i18n/define-content";

/** Texts about the standalone archive of an app. */
export const standaloneArchive = defineContent("standalone-archive", {
  take: {
    en: "Download as a standalone archive (zip, {size})",
    fr: "Télécharger en version autonome (zip, {size})",
  },
  making: { en: "Preparing the download…", fr: "Préparation…" },
  made: {
    en: "Download started: {file}, {size}. Unpack it and open index.html; README.md explains the rest.",
    fr: "Téléchargement lancé : {file}, {size}. Décompressez-le et ouvrez index.html ; LISEZMOI.md explique le reste.",
  },
  failed: {
    en: "Part of the download could not be loaded. Check your connection and try again.",
    fr: "L’archive n’a pas pu être créée. Vérifiez la connexion, puis réessayez.",
  },
});
