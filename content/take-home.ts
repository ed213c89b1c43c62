import { defineContent } from "@/lib/i18n/define-content";

/** The words around an app that is taken home. */
export const takeHome = defineContent("take-home", {
  take: {
    en: "Take this app home (zip, {size})",
    fr: "Emporter cette application (zip, {size})",
  },
  making: { en: "Putting it together…", fr: "Préparation…" },
  made: {
    en: "{file} has been handed to the browser, {size}. Unpack it and open index.html; README.md says the rest.",
    fr: "Téléchargement lancé : {file}, {size}. Décompressez-le et ouvrez index.html ; LISEZMOI.md explique le reste.",
  },
  failed: {
    en: "Part of it did not arrive. Check the connection, then try again.",
    fr: "Une partie n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.",
  },
});
