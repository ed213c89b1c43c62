import { defineContent } from "@/lib/i18n/define-content";

export const study = defineContent("study", {
  title: { en: "Take part in a study", fr: "Participer à une étude" },
  description: {
    en: "Go through an experiment as a participant would: brief, consent, trials, result. Your answers stay on this device until you erase them.",
    fr: "Passez une expérience comme un participant, de la présentation au résultat. Vos réponses restent sur cet appareil jusqu’à ce que vous les effaciez.",
  },
  lede: {
    en: "Choose an app and go through it as your participants would. Read the brief first: you consent by starting the trials.",
    fr: "Choisissez une application et passez-la comme le feraient vos participants. Lisez d’abord la présentation : en lançant les essais, vous consentez à participer.",
  },
  needsScripts: {
    en: "The apps run in the browser and need JavaScript, which is off in this one.",
    fr: "Les applications tournent dans le navigateur et ont besoin de JavaScript, désactivé dans celui-ci.",
  },
  choose: { en: "Available apps", fr: "Applications disponibles" },
  open: { en: "Read the brief", fr: "Lire la présentation" },
  back: { en: "All apps", fr: "Toutes les applications" },
  brief: {
    before: { en: "Before you start", fr: "Avant de commencer" },
    whatTitle: { en: "What you do", fr: "Ce que vous faites" },
    lengthTitle: { en: "How long", fr: "Combien de temps" },
    length: {
      en: "{trials} trials after a short practice, about {minutes} min. You may leave at any moment: the button at the top, or the Escape key.",
      fr: "{trials} essais après un court entraînement, environ {minutes} min. Vous pouvez quitter à tout moment : bouton en haut, ou touche Échap.",
    },
    formLength: {
      en: "{trials} answers, about {minutes} min. You may leave at any moment with the button at the top.",
      fr: "{trials} réponses, environ {minutes} min. Vous pouvez quitter à tout moment avec le bouton en haut.",
    },
    formLengthOne: {
      en: "One answer, about {minutes} min. You may leave at any moment with the button at the top.",
      fr: "Une seule réponse, environ {minutes} min. Vous pouvez quitter à tout moment avec le bouton en haut.",
    },
    recordedTitle: { en: "What is recorded", fr: "Ce qui est recueilli" },
    recorded: {
      en: "Your answers, their times where the app takes them, the size of the window and whether you use a mouse or a finger.",
      fr: "Vos réponses, leurs temps si l’application les mesure, la taille de la fenêtre, et si vous utilisez une souris ou un doigt.",
    },
    identifiers: {
      en: "The identifiers in the link that brought you here are recorded with your answers.",
      fr: "Les identifiants du lien qui vous a amené ici sont recueillis avec vos réponses.",
    },
    keptHere: {
      en: "Each part that you complete is kept on this device alone, until you erase it. Nothing is sent.",
      fr: "Chaque partie terminée est gardée sur cet appareil seulement, jusqu’à ce que vous l’effaciez. Rien n’est envoyé.",
    },
    keptAndSent: {
      en: "Each part that you complete is kept on this device, until you erase it.",
      fr: "Chaque partie terminée est gardée sur cet appareil, jusqu’à ce que vous l’effaciez.",
    },
    cannotTitle: { en: "What the result cannot tell", fr: "Ce que le résultat ne dit pas" },
    cannot: {
      en: "Anything about you as a person. A short run is noisy, the lag of your screen and keyboard is unknown, and this is not a diagnosis.",
      fr: "Qui vous êtes. Une passation courte est bruitée, le retard de votre écran et de votre clavier est inconnu, et ce n’est pas un diagnostic.",
    },
    needsTitle: { en: "What it needs", fr: "Ce qu’il faut" },
    notWithScreenReader: {
      en: "This app cannot be done with a screen reader. These can:",
      fr: "Cette application ne peut pas se faire avec un lecteur d’écran. Celles-ci le peuvent :",
    },
    consent: {
      en: "By starting you consent to take part. You are 18 or older, or an adult responsible for you agrees.",
      fr: "En commençant, vous consentez à participer. Vous avez 18 ans ou plus, ou un adulte responsable de vous est d’accord.",
    },
    start: { en: "I have read this: start", fr: "J’ai lu, je commence" },
  },
  missingCapability: {
    en: "This browser lacks something that a timed task needs: {capability}. A current version of Firefox, Chrome, Edge or Safari has it.",
    fr: "Il manque à ce navigateur une fonction nécessaire à une tâche chronométrée : {capability}. Une version récente de Firefox, Chrome, Edge ou Safari en dispose.",
  },
});
