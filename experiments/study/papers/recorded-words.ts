import { defineContent } from "@/lib/i18n/define-content";

/** The description of the recorded data, for each group of columns (`recorded-columns.ts`). */
export const recordedWords = defineContent("papers/recorded", {
  answers: {
    name: { en: "Answers", fr: "Réponses" },
    text: {
      en: "Answers, response times, and whether they are correct or excluded from the score",
      fr: "Réponses, temps de réponse, exactitude et exclusion du score",
    },
  },
  shown: {
    name: { en: "What was shown", fr: "Ce qui a été montré" },
    text: {
      en: "Task, trials and stimuli, and the seed from which they were drawn",
      fr: "Tâche, essais et stimuli, et la graine dont ils sont tirés",
    },
  },
  course: {
    name: { en: "Course of the session", fr: "Déroulement de la passation" },
    text: {
      en: "Random id of the session, start time with the time zone’s offset, sittings, language, release of the site, and when the participant left or came back",
      fr: "Identifiant aléatoire de la passation, début avec le décalage horaire, reprises, langue, version du site, moments où le participant est parti ou revenu",
    },
  },
  consent: {
    name: { en: "Consent", fr: "Consentement" },
    text: {
      en: "Moment of consent, and version of the text",
      fr: "Moment du consentement et version du texte",
    },
  },
  device: {
    name: { en: "Device", fr: "Appareil" },
    text: {
      en: "Size of window and screen, pixel density, pointing device, refresh rate, dropped frames, resolution of the browser’s clock, and how fast the device reacts to an answer",
      fr: "Taille de la fenêtre et de l’écran, densité de pixels, dispositif de pointage, fréquence d’actualisation, images manquées, pas de l’horloge du navigateur et délai de traitement d’une réponse par l’appareil",
    },
  },
  manner: {
    name: { en: "How answers were given", fr: "Façon de répondre" },
    text: {
      en: "By key, mouse, finger or pen; whether the page was left, resized or made full screen; whether an answer came too soon, was pasted or may have been made by software; whether the mouse moved",
      fr: "Touche, souris, doigt ou stylet ; page quittée, redimensionnée ou en plein écran ; réponse anticipée, collée ou peut-être donnée par un programme ; souris déplacée ou non",
    },
  },
  study: {
    name: { en: "Study", fr: "Étude" },
    text: {
      en: "Ids of protocol and document, step, order, condition and the origin of the condition, and whether the session is a rehearsal",
      fr: "Identifiants du protocole et du document, étape, ordre, condition et sa provenance, et s’il s’agit d’une passation d’essai",
    },
  },
  identifiers: {
    name: { en: "Identifiers of the participant", fr: "Identifiants du participant" },
    text: {
      en: "From the link that the participant opened",
      fr: "Tirés du lien que le participant a ouvert",
    },
  },
});
