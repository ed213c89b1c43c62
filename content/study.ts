import { defineContent } from "./define-content";

export const study = defineContent("study", {
  title: { en: "Take part in a study", fr: "Participer à une étude" },
  description: {
    en: "Run an experiment exactly as a participant would: brief, consent, trials and result. Nothing is recorded and nothing leaves your device.",
    fr: "Passez une expérience exactement comme un participant : présentation, consentement, essais et résultat. Rien n’est enregistré ni envoyé.",
  },
  lede: {
    en: "Choose an app and go through it as your participants would. Read the brief first; starting is consenting.",
    fr: "Choisissez une application et passez-la comme le feraient vos participants. Lisez d’abord la présentation : commencer, c’est consentir.",
  },
  choose: { en: "Apps you can take part in", fr: "Applications ouvertes à la participation" },
  open: { en: "Read the brief", fr: "Lire la présentation" },
  back: { en: "All apps", fr: "Toutes les applications" },
  brief: {
    before: { en: "Before you start", fr: "Avant de commencer" },
    whatTitle: { en: "What you do", fr: "Ce que vous faites" },
    lengthTitle: { en: "How long", fr: "Combien de temps" },
    length: {
      en: "{trials} trials, about {seconds} seconds. You may stop at any moment: press “Stop” or Escape.",
      fr: "{trials} essais, environ {seconds} secondes. Vous pouvez arrêter à tout moment : bouton « Arrêter » ou touche Échap.",
    },
    recordedTitle: { en: "What is recorded", fr: "Ce qui est enregistré" },
    recorded: {
      en: "Your answers and their times are held in this page for the result, and are gone when you leave it. Nothing is stored, nothing is sent.",
      fr: "Vos réponses et leurs temps restent dans cette page pour le résultat et disparaissent quand vous la quittez. Rien n’est stocké, rien n’est envoyé.",
    },
    cannotTitle: { en: "What it cannot tell", fr: "Ce que cela ne dit pas" },
    cannot: {
      en: "Anything about you as a person. A short run is noisy, the lag of your screen and keyboard is unknown, and this is no diagnosis.",
      fr: "Rien sur votre personne. Une passation courte est bruitée, le retard de votre écran et de votre clavier est inconnu, et ce n’est pas un diagnostic.",
    },
    needsTitle: { en: "What it needs", fr: "Ce qu’il faut" },
    consent: {
      en: "By answering the example you consent to take part. You are 18 or older, or with someone who answers for you.",
      fr: "En répondant à l’exemple, vous consentez à participer. Vous avez 18 ans ou plus, ou vous êtes avec une personne qui répond de vous.",
    },
    start: { en: "I have read this: show the task", fr: "J’ai lu : montrer la tâche" },
  },
  caption: {
    en: "Nothing is stored. Stop whenever you like.",
    fr: "Rien n’est stocké. Arrêtez quand vous voulez.",
  },
  afterResult: { en: "All apps", fr: "Toutes les applications" },
  missingCapability: {
    en: "This browser lacks what a timed task needs: {capability}. A current version of Firefox, Chrome, Edge or Safari has it.",
    fr: "Il manque à ce navigateur ce qu’il faut à une tâche chronométrée : {capability}. Une version actuelle de Firefox, Chrome, Edge ou Safari l’a.",
  },
});
