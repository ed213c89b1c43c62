import { RELOADED_CHUNKS_KEY } from "@/components/shell/errors/chunk-failure";
import { CACHE_NAME } from "@/components/shell/offline/precache-manifest";
import {
  CONTACT_DATABASE,
  EDITOR_DATABASE,
  PARTICIPATIONS_DATABASE,
  RECORDS_DATABASE,
  SESSIONS_DATABASE,
} from "@/lib/device/database-names";
import { defineContent } from "@/lib/i18n/define-content";
import { PREFERENCES_KEY } from "@/lib/preferences";

/** The list on the terms page of all data that the site may store on a device. */
export const storage = defineContent("storage", {
  caption: { en: "What may be kept on this device", fr: "Ce qui peut rester sur cet appareil" },
  columns: {
    key: { en: "Entry", fr: "Entrée" },
    purpose: { en: "What it is for", fr: "À quoi elle sert" },
    lifetime: { en: "How long", fr: "Combien de temps" },
  },
  entries: [
    {
      key: PREFERENCES_KEY,
      purpose: {
        en: "Colour scheme and text size, once you have changed either (local storage).",
        fr: "Couleurs et taille du texte, dès que vous avez changé l’une ou l’autre (stockage local).",
      },
      lifetime: { en: "Until you delete them.", fr: "Jusqu’à ce que vous les effaciez." },
    },
    {
      key: RELOADED_CHUNKS_KEY,
      purpose: {
        en: "Which part of a page could not be loaded and when, so that the page does not reload for ever (session storage).",
        fr: "Quelle partie d’une page n’a pas pu être chargée et quand, pour que la page ne se recharge pas sans fin (stockage de session).",
      },
      lifetime: { en: "Until the tab is closed.", fr: "Jusqu’à la fermeture de l’onglet." },
    },
    {
      key: SESSIONS_DATABASE,
      purpose: {
        en: "Your sessions of the tasks (of a timed task once its first block is complete), and the answers on the page of a questionnaire: the data listed under “Recorded” before you start, and the identifiers that a recruitment platform put into the link (IndexedDB).",
        fr: "Vos passations de tâches (pour une tâche chronométrée, à partir de la fin de son premier bloc), et vos réponses sur la page d’un questionnaire : les données énumérées sous « Recueilli » avant le début, et les identifiants qu’une plateforme de recrutement a mis dans le lien (IndexedDB).",
      },
      lifetime: {
        en: "Until you delete them, here or under “What you did here”.",
        fr: "Jusqu’à ce que vous les effaciez, ici ou sous « Ce que vous avez fait ici ».",
      },
    },
    {
      key: PARTICIPATIONS_DATABASE,
      purpose: {
        en: "Your participations in studies of several parts: the study itself, and for each part the data of its task (IndexedDB).",
        fr: "Vos participations à des études de plusieurs parties : l’étude elle-même et, pour chaque partie, les données de sa tâche (IndexedDB).",
      },
      lifetime: {
        en: "Until you delete them, here or under “What you did here”.",
        fr: "Jusqu’à ce que vous les effaciez, ici ou sous « Ce que vous avez fait ici ».",
      },
    },
    {
      key: RECORDS_DATABASE,
      purpose: {
        en: "For studies that said before the start that they send your answers: the parts that have not arrived yet, a withdrawal that has not arrived, and withdrawal codes for the data that have arrived (IndexedDB).",
        fr: "Pour les études qui annonçaient avant le début l’envoi de vos réponses : les parties et les retraits qui ne sont pas encore arrivés, et les codes de retrait des données arrivées (IndexedDB).",
      },
      lifetime: {
        en: "Parts and withdrawals until they have arrived; withdrawal codes until you delete them here.",
        fr: "Parties et retraits jusqu’à leur arrivée ; codes de retrait jusqu’à ce que vous les effaciez ici.",
      },
    },
    {
      key: EDITOR_DATABASE,
      purpose: {
        en: "The 20 studies that you changed last on the page “Build a study”, each from your first change on (IndexedDB).",
        fr: "Les 20 études que vous avez modifiées en dernier sur la page « Créer une étude », chacune dès votre première modification (IndexedDB).",
      },
      lifetime: {
        en: "Until you have changed 20 others, or delete them here.",
        fr: "Jusqu’à ce que vous en ayez modifié 20 autres, ou que vous les effaciez ici.",
      },
    },
    {
      key: CONTACT_DATABASE,
      purpose: {
        en: "What you write in the contact form, with the file that you attach, from the first letter you type; and the messages that could not be sent yet (IndexedDB).",
        fr: "Ce que vous écrivez dans le formulaire de contact, avec le fichier que vous joignez, dès la première lettre tapée ; et les messages qui n’ont pas encore pu être envoyés (IndexedDB).",
      },
      lifetime: {
        en: "Until it is sent, or until you delete it, here or on the contact page.",
        fr: "Jusqu’à l’envoi, ou jusqu’à ce que vous l’effaciez, ici ou sur la page de contact.",
      },
    },
    {
      key: CACHE_NAME,
      purpose: {
        en: "The files of the site itself (pages, scripts, tasks, pictures), so that it works without a connection. They do not contain information about you (cache storage, filled by a service worker).",
        fr: "Les fichiers du site lui-même (pages, scripts, tâches, images), pour qu’il fonctionne sans connexion. Ils ne contiennent aucune information sur vous (stockage de cache, rempli par un service worker).",
      },
      lifetime: {
        en: "Deleted at the latest when the second newer version is installed. Once deleted, they are kept again when you next open a page.",
        fr: "Effacés au plus tard à l’installation de la deuxième version suivante. Une fois effacés, ils sont gardés de nouveau à la prochaine page que vous ouvrez.",
      },
    },
  ],
  erase: { en: "Delete all of this from this device", fr: "Tout effacer de cet appareil" },
  erased: {
    en: "Deleted. This site no longer keeps anything on this device.",
    fr: "Effacé. Ce site ne garde plus rien sur cet appareil.",
  },
  /** The texts that ask for a confirmation before unsent data are erased, in a build that sends data. */
  unsent: {
    checking: {
      en: "One moment: this page tries to send the data that have not arrived yet.",
      fr: "Un instant : cette page essaie d’envoyer les données qui ne sont pas encore arrivées.",
    },
    withdrawals: {
      en: "Withdrawals from studies that have not arrived yet: {n}. This page has just tried again. Only these withdrawals stay on this device until they have arrived. Keep the withdrawal code, which identifies the data: {codes}.",
      fr: "Retraits d’études qui ne sont pas encore arrivés, malgré une nouvelle tentative : {n}. Eux seuls restent sur cet appareil jusqu’à leur arrivée. Gardez le code de retrait, qui identifie les données : {codes}.",
    },
    others: {
      en: "Answers and messages that have not been sent yet: {n}. If you delete them, they will not be sent.",
      fr: "Réponses et messages pas encore envoyés : {n}. Si vous les effacez, ils ne seront pas envoyés.",
    },
    confirm: { en: "Delete", fr: "Effacer" },
    cancel: { en: "Do not delete", fr: "Ne pas effacer" },
    erasedBut: {
      en: "Deleted. Only your withdrawal is kept until it has arrived; this site sends it as soon as it can. Withdrawal code: {codes}.",
      fr: "Effacé. Seul votre retrait est gardé jusqu’à son arrivée ; ce site l’envoie dès que possible. Code de retrait : {codes}.",
    },
  },
  refused: {
    en: "Not everything could be deleted. Try again, or delete the data of this site in the browser’s settings. If this browser does not let this site store data, there was nothing to delete.",
    fr: "Tout n’a pas pu être effacé. Réessayez, ou effacez les données de ce site dans les réglages du navigateur. Si ce navigateur ne permet pas à ce site d’enregistrer des données, il n’y avait rien à effacer.",
  },
});
