import { defineContent, type Localized } from "@/lib/i18n/define-content";

/**
 * Texts of the step that checks the device of a participant, in addition to the texts of the parts of a check
 * (`content/device.ts`).
 */
export const deviceStepWords = defineContent("deviceStep", {
  name: { en: "Device check", fr: "Contrôle de l’appareil" },
  task: {
    en: "The page measures the device on which you take part.",
    fr: "La page mesure l’appareil sur lequel vous participez.",
  },
  needs: {
    en: "You must be able to press a key or a button.",
    fr: "Pouvoir appuyer sur une touche ou sur un bouton.",
  },
  example: {
    en: "Example: the list of the parts that are measured.",
    fr: "Exemple : la liste des parties mesurées.",
  },
  headline: {
    en: "Number of values measured: {value}.",
    fr: "Nombre de valeurs mesurées : {value}.",
  },
  form: {
    title: { en: "A check of this device", fr: "Contrôle de cet appareil" },
    intro: {
      en: "The page measures this device, which takes a minute at most. Close other programs and tabs first.",
      fr: "La page mesure cet appareil, ce qui prend une minute au plus. Fermez d’abord les autres programmes et onglets.",
    },
    canEnd: {
      en: "The study has requirements for the device. If this device does not meet them, the study ends after the check.",
      fr: "L’étude impose des exigences à l’appareil. Si cet appareil n’y répond pas, l’étude s’arrête après le contrôle.",
    },
    start: { en: "Start the check", fr: "Commencer le contrôle" },
    needed: {
      en: "The study needs this part, so it cannot be skipped.",
      fr: "L’étude a besoin de cette partie : vous ne pouvez pas la sauter.",
    },
    presses: {
      en: "Press the space bar {presses} times, or the button if this device has no keyboard.",
      fr: "Appuyez {presses} fois sur la barre d’espace, ou sur le bouton si cet appareil n’a pas de clavier.",
    },
  },
  measures: {
    refresh_rate: { en: "Refresh rate of the display", fr: "Fréquence d’actualisation de l’écran" },
    frame_interval: { en: "Time between frames (median)", fr: "Temps entre deux images (médiane)" },
    frame_p95: {
      en: "Time between frames (95th percentile)",
      fr: "Temps entre deux images (95e centile)",
    },
    dropped_frames: { en: "Share of dropped frames", fr: "Part d’images manquées" },
    clock_step: { en: "Clock resolution", fr: "Pas de l’horloge" },
    press_delay: {
      en: "Delay before a press is handled (95th percentile)",
      fr: "Délai avant le traitement d’un appui (95e centile)",
    },
    keyboard_presses: { en: "Presses with the keyboard", fr: "Appuis au clavier" },
    touch_presses: { en: "Presses with a finger", fr: "Appuis avec un doigt" },
    px_per_mm: { en: "CSS pixels per mm", fr: "Pixels CSS par mm" },
    screen_width_mm: { en: "Width of the screen", fr: "Largeur de l’écran" },
    window_width: { en: "Width of the window", fr: "Largeur de la fenêtre" },
    window_height: { en: "Height of the window", fr: "Hauteur de la fenêtre" },
  },
  notMeasured: { en: "{n} not measured", fr: "non mesurées : {n}" },
  /** The rule that ended the study, as participants read it. */
  failed: {
    title: { en: "Why the study ends here", fr: "Pourquoi l’étude s’arrête ici" },
    text: {
      en: "{measure}: {value}. The study requires {needed}.",
      fr: "{measure} : {value}. L’étude exige {needed}.",
    },
    not: {
      en: "This is about the device, not about you or your answers.",
      fr: "Cela tient à l’appareil, et non à vous ni à vos réponses.",
    },
    atLeast: { en: "at least {value}", fr: "au moins {value}" },
    atMost: { en: "at most {value}", fr: "au plus {value}" },
    exactly: { en: "exactly {value}", fr: "exactement {value}" },
    other: { en: "another value", fr: "une autre valeur" },
    either: { en: "{one} or {other}", fr: "{one} ou {other}" },
  },
});

export type DeviceStepWords = Localized<typeof deviceStepWords>;
