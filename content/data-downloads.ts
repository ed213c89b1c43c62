import { defineContent, type Localized } from "@/lib/i18n/define-content";

/** Texts about the data of a run: downloads, erasing, sending, and the list of all runs. */
export const dataWords = defineContent("data", {
  zip: { en: "Data, codebook and scripts", fr: "Données, dictionnaire et scripts" },
  zipNote: { en: "zip, {size} kB", fr: "zip, {size} ko" },
  csv: { en: "Trials", fr: "Essais" },
  csvNote: { en: "csv, {size} kB", fr: "csv, {size} ko" },
  json: { en: "Raw record", fr: "Enregistrement brut" },
  jsonNote: { en: "json, {size} kB", fr: "json, {size} ko" },
  handedOver: { en: "Download started: {file}", fr: "Téléchargement lancé : {file}" },
  /** A link to the page that reads the data of a study. */
  readTogether: {
    en: "Read the files of several runs together",
    fr: "Lire ensemble les fichiers de plusieurs passations",
  },
  preview: {
    rows: {
      en: "The trials file (rows shown: {rows} of {total}; columns shown: {columns} of {all})",
      fr: "Le fichier des essais (lignes affichées : {rows} sur {total} ; colonnes affichées : {columns} sur {all})",
    },
    files: { en: "In the zip", fr: "Dans le zip" },
  },
  erase: {
    run: { en: "Delete this session", fr: "Effacer cette passation" },
    question: {
      en: "Delete this session from this device? This cannot be undone.",
      fr: "Effacer cette passation de cet appareil ? C’est irréversible.",
    },
    confirm: { en: "Delete", fr: "Effacer" },
    cancel: { en: "Keep", fr: "Garder" },
    erased: {
      en: "Deleted: this session is no longer on this device.",
      fr: "Effacé : cette passation n’est plus sur cet appareil.",
    },
    failed: {
      en: "The browser did not allow this session to be deleted. Try again, or delete all data of this site in the browser’s settings.",
      fr: "Le navigateur n’a pas permis d’effacer cette passation. Réessayez, ou effacez toutes les données de ce site dans les réglages du navigateur.",
    },
  },
  notKept: {
    en: "This browser does not save anything for this site: download the data before you leave.",
    fr: "Ce navigateur n’enregistre rien pour ce site : téléchargez les données avant de partir.",
  },
  sending: {
    notice: {
      en: "When you finish, all recorded data are also sent to {host}.",
      fr: "À la fin, toutes les données recueillies sont aussi envoyées à {host}.",
    },
    waiting: { en: "Sending the data…", fr: "Envoi des données…" },
    sent: { en: "The data have been sent.", fr: "Les données ont été envoyées." },
    failed: {
      en: "The data could not be sent yet ({message}). They are kept, and this page tries again. You can download them here.",
      fr: "Les données n’ont pas encore pu être envoyées ({message}). Elles sont enregistrées et cette page réessaie. Vous pouvez les télécharger ici.",
    },
    refused: {
      en: "The study does not accept the data ({message}). Download them here and send them to the person who gave you the link.",
      fr: "L’étude n’accepte pas les données ({message}). Téléchargez-les ici et envoyez-les à la personne qui vous a donné le lien.",
    },
  },
  mine: {
    title: { en: "What you did here", fr: "Ce que vous avez fait ici" },
    intro: {
      en: "Your sessions are saved in this browser only, unless a study stated that it would send them. You can download them or delete them.",
      fr: "Vos passations ne sont enregistrées que dans ce navigateur, sauf si une étude vous a annoncé leur envoi. Vous pouvez les télécharger ou les effacer.",
    },
    refused: {
      en: "This browser does not save anything for this site, so your sessions last only until you leave the page.",
      fr: "Ce navigateur n’enregistre rien pour ce site : vos passations sont perdues dès que vous quittez la page.",
    },
    damagedOne: {
      en: "One session could not be read. It was set aside; “Delete everything” deletes it too.",
      fr: "Une passation est illisible. Elle a été mise de côté ; « Tout effacer » l’efface aussi.",
    },
    damagedMany: {
      en: "{n} sessions could not be read. They were set aside; “Delete everything” deletes them too.",
      fr: "{n} passations sont illisibles. Elles ont été mises de côté ; « Tout effacer » les efface aussi.",
    },
    study: { en: "Study", fr: "Étude" },
    author: { en: "Written by the author of this study", fr: "Écrit par l’auteur de cette étude" },
    studyFinished: { en: "study, finished", fr: "étude, terminée" },
    studySteps: {
      en: "study, {done} of {steps} parts done",
      fr: "étude, parties terminées : {done} sur {steps}",
    },
    finished: { en: "finished", fr: "terminée" },
    stopped: {
      en: "stopped at part {next} of {blocks}",
      fr: "arrêtée à la partie {next} sur {blocks}",
    },
    noTrial: { en: "no answer recorded", fr: "aucune réponse enregistrée" },
    oneTrial: { en: "1 answer recorded", fr: "1 réponse enregistrée" },
    trials: { en: "{n} answers recorded", fr: "{n} réponses enregistrées" },
    otherVersion: {
      en: "version {version}, which this site no longer has",
      fr: "version {version}, retirée de ce site",
    },
    result: { en: "See the result", fr: "Voir le résultat" },
    results: { en: "See the results", fr: "Voir les résultats" },
    zip: { en: "Download (zip)", fr: "Télécharger (zip)" },
    csv: { en: "Trials (csv)", fr: "Essais (csv)" },
    json: { en: "Raw record (json)", fr: "Enregistrement brut (json)" },
    erase: { en: "Delete", fr: "Effacer" },
    eraseAll: { en: "Delete everything", fr: "Tout effacer" },
    eraseAllQuestion: {
      en: "Delete all sessions from this device? This cannot be undone.",
      fr: "Effacer toutes les passations de cet appareil ? C’est irréversible.",
    },
    erasedAll: {
      en: "Deleted: there are no more sessions on this device.",
      fr: "Effacé : il ne reste aucune passation sur cet appareil.",
    },
    codeFailed: {
      en: "The part of this site that writes the file could not be loaded. Check the connection, then try again: the session is still here.",
      fr: "La partie du site qui écrit le fichier n’a pas pu être chargée. Vérifiez la connexion, puis réessayez : la passation est toujours là.",
    },
    loadFailed: {
      en: "The scripts of this task could not be loaded, so the zip cannot be made now. You can still download the trials and the raw record.",
      fr: "Les scripts de cette tâche n’ont pas pu être chargés : le zip ne peut pas être préparé pour l’instant. Vous pouvez tout de même télécharger les essais et l’enregistrement brut.",
    },
  },
  /** Texts around data that a participant can copy where downloads may not work. */
  toCopy: {
    title: { en: "If no file arrives", fr: "Si aucun fichier n’arrive" },
    text: {
      en: "Some websites that display a study do not allow it to save files. The same data are here: copy them into a message or a document, and send them to the person who gave you the link.",
      fr: "Certains sites qui affichent une étude ne lui permettent pas d’enregistrer de fichier. Voici les mêmes données : copiez-les dans un message ou un document, et envoyez-les à la personne qui vous a donné le lien.",
    },
    label: { en: "All data, as text (JSON)", fr: "Toutes les données, en texte (JSON)" },
    copy: { en: "Copy the data", fr: "Copier les données" },
    copied: { en: "Copied.", fr: "Copié." },
    copyFailed: {
      en: "The browser did not allow copying. The text is selected: copy it with the keyboard or the menu.",
      fr: "Le navigateur n’a pas permis la copie. Le texte est sélectionné : copiez-le avec le clavier ou le menu.",
    },
  },
});

export type DataWords = Localized<typeof dataWords>;
