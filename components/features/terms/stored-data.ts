import { RELOADED_CHUNKS_KEY } from "@/components/shell/errors/chunk-failure";
import { CACHE_NAME } from "@/components/shell/offline/precache-manifest";
import { CONTACT_DATABASE } from "@/components/shell/outbox/store";
import { RECORDS_DATABASE } from "@/experiments/engine/sending/record-item";
import { SESSIONS_DATABASE } from "@/experiments/engine/session/session";
import { PARTICIPATIONS_DATABASE } from "@/experiments/study/participation/participation";
import { EDITOR_DATABASE } from "@/lib/device/editor-database";
import { defineContent } from "@/lib/i18n/define-content";
import { PREFERENCES_KEY } from "@/lib/preferences";

/** All data that the site may store on a device, as listed on the terms page. */
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
      lifetime: { en: "Until you erase it.", fr: "Jusqu’à ce que vous l’effaciez." },
    },
    {
      key: RELOADED_CHUNKS_KEY,
      purpose: {
        en: "Which script did not arrive and when, so that the page does not reload for ever (session storage).",
        fr: "Quel script n’est pas arrivé et quand, pour que la page ne se recharge pas sans fin (stockage de session).",
      },
      lifetime: { en: "Until the tab is closed.", fr: "Jusqu’à la fermeture de l’onglet." },
    },
    {
      key: SESSIONS_DATABASE,
      purpose: {
        en: "The runs of the apps, each part once it is complete and the answers on the page of a form: what the introduction lists under “Recorded”, and the identifiers that a recruitment platform put into the address (IndexedDB).",
        fr: "Les passations des applications, chaque partie dès qu’elle est terminée et les réponses de la page d’un questionnaire : ce que la présentation énumère sous « Recueilli », et les identifiants qu’une plateforme de recrutement a mis dans l’adresse (IndexedDB).",
      },
      lifetime: {
        en: "Until you erase it, here or on the page “Try an app”.",
        fr: "Jusqu’à ce que vous l’effaciez, ici ou sur la page « Essayer ».",
      },
    },
    {
      key: PARTICIPATIONS_DATABASE,
      purpose: {
        en: "Your participations in studies of several parts: the document of the study, and for each part what a run of its app keeps (IndexedDB).",
        fr: "Vos participations à des études de plusieurs parties : le document de l’étude et, pour chaque partie, ce que garde une passation de son application (IndexedDB).",
      },
      lifetime: {
        en: "Until you erase it, here or on the page “Try an app”.",
        fr: "Jusqu’à ce que vous l’effaciez, ici ou sur la page « Essayer ».",
      },
    },
    {
      key: RECORDS_DATABASE,
      purpose: {
        en: "For studies that said before the start that they send your answers: the parts that have not arrived yet, a withdrawal that has not, and receipts for what has arrived (IndexedDB).",
        fr: "Pour les études qui annonçaient avant le début l’envoi de vos réponses : les parties et les retraits qui ne sont pas encore arrivés, et les reçus de ce qui est arrivé (IndexedDB).",
      },
      lifetime: {
        en: "Parts and withdrawals until they have arrived; receipts until you erase them here.",
        fr: "Parties et retraits jusqu’à leur arrivée ; reçus jusqu’à ce que vous les effaciez ici.",
      },
    },
    {
      key: EDITOR_DATABASE,
      purpose: {
        en: "The last five protocols that you wrote on the page “Write a protocol”, each from your first change on (IndexedDB).",
        fr: "Les cinq derniers protocoles que vous avez écrits à la page « Écrire un protocole », chacun dès votre première modification (IndexedDB).",
      },
      lifetime: {
        en: "Until you have written five others, or erase them here.",
        fr: "Jusqu’à ce que vous en ayez écrit cinq autres, ou que vous les effaciez ici.",
      },
    },
    {
      key: CONTACT_DATABASE,
      purpose: {
        en: "What you write in the contact form, with the file that you attach, from the first letter you type; and the messages that could not be sent yet (IndexedDB).",
        fr: "Ce que vous écrivez dans le formulaire de contact, avec le fichier que vous joignez, dès la première lettre tapée ; et les messages qui n’ont pas encore pu être envoyés (IndexedDB).",
      },
      lifetime: {
        en: "Until it is sent, or until you erase it, here or on the contact page.",
        fr: "Jusqu’à l’envoi, ou jusqu’à ce que vous l’effaciez, ici ou sur la page de contact.",
      },
    },
    {
      key: CACHE_NAME,
      purpose: {
        en: "The files of the site itself (pages, scripts, apps, pictures), so that it works without a connection. Nothing about you (cache storage, filled by a service worker).",
        fr: "Les fichiers du site lui-même (pages, scripts, applications, images), pour qu’il fonctionne sans connexion. Rien à votre sujet (stockage de cache, rempli par un service worker).",
      },
      lifetime: {
        en: "Until the second newer version at the latest. Once erased, they are kept again when you next open a page.",
        fr: "Jusqu’à la deuxième version plus récente, au plus tard. Une fois effacés, ils sont gardés de nouveau à la prochaine page que vous ouvrez.",
      },
    },
  ],
  erase: { en: "Erase all of this from this device", fr: "Tout effacer de cet appareil" },
  erased: { en: "Erased. Nothing is kept any more.", fr: "Effacé. Il ne reste plus rien." },
  /** Confirmation before unsent data are erased, in a build that sends data. */
  unsent: {
    withdrawals: {
      en: "Withdrawals from studies that have not arrived yet: {n}. This page has just tried again. They alone stay on this device until they have arrived. Keep the receipt code, which identifies the data: {codes}.",
      fr: "Retraits d’études qui ne sont pas encore arrivés, malgré un nouvel essai : {n}. Eux seuls restent sur cet appareil jusqu’à leur arrivée. Gardez le code de reçu, qui identifie les données : {codes}.",
    },
    others: {
      en: "Answers and messages that have not been sent yet: {n}. Once erased, they reach nobody.",
      fr: "Réponses et messages pas encore envoyés : {n}. Une fois effacés, ils n’arriveront à personne.",
    },
    confirm: { en: "Erase", fr: "Effacer" },
    cancel: { en: "Do not erase", fr: "Ne pas effacer" },
    erasedBut: {
      en: "Erased. Only what withdraws your data is kept until it has arrived; this site sends it as soon as it can. Receipt code: {codes}.",
      fr: "Effacé. Seul votre retrait est gardé jusqu’à son arrivée ; ce site l’envoie dès que possible. Code de reçu : {codes}.",
    },
  },
  refused: {
    en: "Not everything could be erased. If this browser refuses this site its storage, nothing was kept; if not, try again, or erase the data of this site in its settings.",
    fr: "Tout n’a pas pu être effacé. Si ce navigateur refuse son stockage à ce site, rien n’était gardé ; sinon, réessayez, ou effacez les données de ce site dans ses réglages.",
  },
});
