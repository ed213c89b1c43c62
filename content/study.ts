import { defineContent } from "./define-content";

export const study = defineContent("study", {
  title: { en: "Take part in a study", fr: "Participer à une étude" },
  description: {
    en: "Go through an experiment as a participant would: brief, consent, trials and result. Your answers are neither stored nor sent.",
    fr: "Passez une expérience comme un participant : présentation, consentement, essais, résultat. Vos réponses ne sont ni enregistrées ni envoyées.",
  },
  lede: {
    en: "Choose an app and go through it as your participants would. Read the brief first: you consent by starting the trials.",
    fr: "Choisissez une application et passez-la comme le feraient vos participants. Lisez d’abord la présentation : en lançant les essais, vous consentez à participer.",
  },
  choose: { en: "Available apps", fr: "Applications disponibles" },
  open: { en: "Read the brief", fr: "Lire la présentation" },
  back: { en: "All apps", fr: "Toutes les applications" },
  brief: {
    before: { en: "Before you start", fr: "Avant de commencer" },
    whatTitle: { en: "What you do", fr: "Ce que vous faites" },
    lengthTitle: { en: "How long", fr: "Combien de temps" },
    length: {
      en: "{trials} trials, about {seconds} seconds. You may stop at any moment: press “Stop” or the Escape key.",
      fr: "{trials} essais, environ {seconds} secondes. Vous pouvez arrêter à tout moment : bouton « Arrêter » ou touche Échap.",
    },
    recordedTitle: { en: "What is recorded", fr: "Ce qui est recueilli" },
    recorded: {
      en: "Your answers and their times are held in this page for the result, and are gone when you leave it. Nothing is stored, nothing is sent.",
      fr: "Vos réponses et leurs temps restent dans cette page pour le résultat et disparaissent quand vous la quittez. Rien n’est enregistré, rien n’est envoyé.",
    },
    cannotTitle: { en: "What the result cannot tell", fr: "Ce que le résultat ne dit pas" },
    cannot: {
      en: "Anything about you as a person. A short run is noisy, the lag of your screen and keyboard is unknown, and this is not a diagnosis.",
      fr: "Qui vous êtes. Une passation courte est bruitée, le retard de votre écran et de votre clavier est inconnu, et ce n’est pas un diagnostic.",
    },
    needsTitle: { en: "What it needs", fr: "Ce qu’il faut" },
    consent: {
      en: "By answering the example you consent to take part. You are 18 or older, or an adult responsible for you agrees.",
      fr: "En répondant à l’exemple, vous consentez à participer. Vous avez 18 ans ou plus, ou un adulte responsable de vous est d’accord.",
    },
    start: { en: "I have read this: go to the task", fr: "J’ai lu, je passe à la tâche" },
  },
  caption: {
    en: "Nothing is stored. Stop whenever you like.",
    fr: "Rien n’est enregistré. Arrêtez quand vous voulez.",
  },
  missingCapability: {
    en: "This browser lacks something that a timed task needs: {capability}. A current version of Firefox, Chrome, Edge or Safari has it.",
    fr: "Il manque à ce navigateur une fonction nécessaire à une tâche chronométrée : {capability}. Une version récente de Firefox, Chrome, Edge ou Safari en dispose.",
  },
});
