import type { AppRunWords } from "@/experiments/engine/contract/word-types";
import { defineContent, untranslated } from "@/lib/i18n/define-content";

/** All texts of the app in English and French, for participants and for the pages that present the app. */
export const choiceRtWords = defineContent("choice-rt", {
  name: { en: "Left or right", fr: "Gauche ou droite" },
  purpose: { en: "Press the side of the arrow.", fr: "Appuyez du côté de la flèche." },
  keywords: {
    en: "choice reaction time, response time, stimulus-response compatibility, Hick, Donders",
    fr: "temps de réaction de choix, temps de réponse, compatibilité stimulus-réponse, Hick, Donders",
  },
  arrows: { left: untranslated("←"), right: untranslated("→") },
  run: {
    instruction: { en: "Press the side of the arrow.", fr: "Appuyez du côté de la flèche." },
    keys: { en: "Keys: F left, J right.", fr: "Touches : F gauche, J droite." },
    answers: { en: "Side", fr: "Côté" },
    labels: { left: { en: "left", fr: "gauche" }, right: { en: "right", fr: "droite" } },
  },
  result: {
    headline: { en: "You took about {ms}.", fr: "Il vous a fallu environ {ms}." },
    measures: { choice_rt: { en: "response time", fr: "temps de réponse" } },
    details: {},
    excluded: {
      hidden: { en: "{n} with the page not shown", fr: "{n} avec page non affichée" },
      omission: { en: "{n} unanswered", fr: "{n} sans réponse" },
      anticipation: { en: "{n} too early", fr: "{n} trop tôt" },
      error: { en: "{n} wrong", fr: "{n} faux" },
    },
    reasons: {
      tooFewLeft: {
        en: "Fewer than {minimumAccuracyPercent}% of the answers can be used. Try again.",
        fr: "Moins de {minimumAccuracyPercent} % des réponses sont utilisables. Recommencez.",
      },
    },
    caption: {
      en: "Your median (blue), on top of the medians of {n} US participants recruited on MTurk (grey). One session gives no interval.",
      fr: "Votre médiane (en bleu), superposée aux médianes de {n} participants américains recrutés sur MTurk (en gris). Une seule passation ne donne pas d’intervalle.",
    },
    comparison: {
      en: "The grey dots are the medians of {n} US participants recruited on Amazon Mechanical Turk (MTurk), an online labour market. Their task differed in:\n- more trials.",
      fr: "Les points gris sont les médianes de {n} participants américains recrutés sur Amazon Mechanical Turk (MTurk), une plateforme de travail en ligne. Leur tâche différait sur ces points :\n- plus d’essais.",
    },
  },
  brief: {
    task: {
      en: "Arrows appear one after the other. Press on the side that each points to.",
      fr: "Des flèches apparaissent l’une après l’autre. Appuyez du côté que chacune indique.",
    },
    measureText: {
      en: "Median response time of correct answers.",
      fr: "Temps de réponse médian des réponses justes.",
    },
    scoringText: {
      en: "Left out: errors, and answers faster than {minimumRtMs} ms or slower than {responseWindowMs} ms.",
      fr: "Écartées : les erreurs et les réponses en moins de {minimumRtMs} ms ou en plus de {responseWindowMs} ms.",
    },
    publishedText: {
      en: "{mean} ms on average (SD {sd}), {n} US participants on MTurk.",
      fr: "{mean} ms en moyenne (écart type {sd}), {n} participants américains de MTurk.",
    },
    methods: {
      trial: {
        en: "A cross for {fixationMs} ms, then an arrow until the response, {trials} times.",
        fr: "Une croix pendant {fixationMs} ms, puis une flèche jusqu’à la réponse, {trials} fois.",
      },
    },
    figure: { en: "A cross, then an arrow.", fr: "Une croix, puis une flèche." },
    example: { en: "Example: an arrow.", fr: "Exemple : une flèche." },
    needs: { en: "You must be able to see the screen.", fr: "Voir l’écran." },
  },
});

export type ChoiceRtWords = AppRunWords<typeof choiceRtWords>;
