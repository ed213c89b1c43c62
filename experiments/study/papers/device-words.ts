import { defineContent } from "@/lib/i18n/define-content";

/** The sentences of several papers about the checks of the device in a study. */
export const deviceWords = defineContent("papers/device", {
  title: { en: "Device check", fr: "Contrôle de l’appareil" },
  /** The text that participants read about a check. */
  task: {
    en: "The page measures the device on which you take part: {parts}.",
    fr: "Mesures que la page fait sur votre appareil : {parts}.",
  },
  parts: {
    display: { en: "the display and the clock", fr: "l’affichage et l’horloge" },
    presses: { en: "presses of a key or a button", fr: "des appuis sur une touche ou un bouton" },
    size: {
      en: "the size of the screen, by comparison with a bank card",
      fr: "la taille de l’écran, par comparaison avec une carte bancaire",
    },
    window: { en: "the size of the window", fr: "la taille de la fenêtre" },
  },
  /** The methods, one sentence for each part. */
  methods: {
    display: {
      en: "The page measured the frames of the display in 15 trials of one second, and the resolution of the browser’s clock.",
      fr: "La page a mesuré la durée des images affichées pendant 15 essais d’une seconde, et le pas de l’horloge du navigateur.",
    },
    presses: {
      en: "Participants pressed the space bar or a button 12 times, and the page measured the time from the time stamp of each press to its handler.",
      fr: "Les participants ont appuyé 12 fois sur la barre d’espace ou sur un bouton, et la page a mesuré le délai entre l’horodatage de chaque appui et son traitement.",
    },
    size: {
      en: "Participants resized a rectangle on the screen until it was as wide as a bank card (ISO/IEC 7810, ID-1).",
      fr: "Les participants ont réglé un rectangle à l’écran jusqu’à ce qu’il ait la largeur d’une carte bancaire (ISO/IEC 7810, ID-1).",
    },
    window: {
      en: "The size of the window was recorded.",
      fr: "La taille de la fenêtre a été relevée.",
    },
    needed: {
      en: "Participants could not skip the parts that a rule required ({parts}).",
      fr: "Les participants ne pouvaient pas sauter les parties dont une règle avait besoin ({parts}).",
    },
    skippable: {
      en: "Participants could skip each part.",
      fr: "Les participants pouvaient sauter chaque partie.",
    },
  },
  measure: {
    en: "Recorded measures: {measures}.",
    fr: "Valeurs relevées : {measures}.",
  },
  scoring: {
    en: "A measure was not recorded if its part was skipped or yielded too few data.",
    fr: "Une valeur n’était pas relevée si sa partie avait été sautée, ou avait produit trop peu de données.",
  },
});
