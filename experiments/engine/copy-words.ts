import { defineContent } from "@/lib/i18n/define-content";

/** The words around data that a participant copies, where no file can be handed over. */
export const copyWords = defineContent("copy", {
  title: { en: "If no file arrives", fr: "Si aucun fichier n’arrive" },
  text: {
    en: "Some pages may not hand over files, and this one cannot tell. The same data are here: copy them into a message or a document, and send them to the person who gave you the link.",
    fr: "Certaines pages ne peuvent pas transmettre de fichier, et celle-ci ne peut pas le savoir. Voici les mêmes données : copiez-les dans un message ou un document, et envoyez-les à la personne qui vous a donné le lien.",
  },
  label: { en: "All data, as text (JSON)", fr: "Toutes les données, en texte (JSON)" },
  copy: { en: "Copy the data", fr: "Copier les données" },
  copied: { en: "Copied.", fr: "Copié." },
  copyFailed: {
    en: "The browser did not allow copying. The text is selected: copy it with the keyboard or the menu.",
    fr: "Le navigateur ne l’a pas permis. Le texte est sélectionné : copiez-le avec le clavier ou le menu.",
  },
});
