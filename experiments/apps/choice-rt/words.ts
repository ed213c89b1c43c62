import type { AppRunWords } from "@/experiments/engine/contract/word-types";
import { SPEEDED_EXCLUDED, TOO_OFTEN_HIDDEN } from "@/experiments/engine/score/score-words";
import { defineContent } from "@/lib/i18n/define-content";

/** All texts of the app in English and French, for participants and for the pages that present the app. */
export const choiceRtWords = defineContent("choice-rt", {
  name: { en: "Choice reaction time", fr: "Temps de réaction de choix" },
  purpose: {
    en: "Press left for a disc and right for a square, as fast as you can. The task measures how long it takes to tell them apart and to choose the answer.",
    fr: "Appuyez à gauche pour un disque et à droite pour un carré, aussi vite que possible. La tâche mesure le temps qu’il faut pour les distinguer et choisir la réponse.",
  },
  keywords: {
    en: "choice reaction time, reaction time, response time, RT, processing speed, speed, decision, alertness, Hick, Donders",
    fr: "temps de réaction de choix, temps de réaction, temps de réponse, TR, vitesse de traitement, rapidité, décision, vigilance, Hick, Donders",
  },
  run: {
    instruction: {
      en: "Disc: press left. Square: press right.",
      fr: "Disque : à gauche. Carré : à droite.",
    },
    keys: {
      en: "Keys: {keyList}, or the left and right arrow keys.",
      fr: "Touches : {keyList}, ou les flèches.",
    },
    answers: { en: "Answer", fr: "Réponse" },
    labels: { left: { en: "left", fr: "gauche" }, right: { en: "right", fr: "droite" } },
  },
  result: {
    headline: {
      en: "You took about {ms} to answer.",
      fr: "Il vous a fallu environ {ms} pour répondre.",
    },
    measures: { choice_rt: { en: "median response time", fr: "temps de réponse médian" } },
    details: {
      mean: { en: "Mean response time", fr: "Temps de réponse moyen" },
      accuracy: { en: "Correct answers", fr: "Réponses correctes" },
    },
    excluded: SPEEDED_EXCLUDED,
    reasons: {
      tooOftenHidden: TOO_OFTEN_HIDDEN,
      tooFewCorrect: {
        en: "Too few answers were correct and in time, so the response times cannot show how fast you choose. Try again, and press left for a disc and right for a square.",
        fr: "Trop peu de réponses étaient correctes et à temps : les temps de réponse ne montrent donc pas à quelle vitesse vous choisissez. Recommencez en appuyant à gauche pour un disque et à droite pour un carré.",
      },
      tooFewLeft: {
        en: "Too few trials are left to distinguish your answers from guesses. Try again, without leaving the page.",
        fr: "Trop peu d’essais sont exploitables pour distinguer vos réponses du hasard. Recommencez sans quitter la page.",
      },
    },
    caption: {
      en: "Your median (blue) with its 95% interval, on top of the medians of {n} US participants recruited on MTurk (grey).",
      fr: "Votre médiane (en bleu) et son intervalle à 95 %, superposés aux médianes de {n} participants de MTurk aux États-Unis (en gris).",
    },
    comparison: {
      en: "The grey dots are the medians of {n} US participants recruited on Amazon Mechanical Turk (MTurk), an online labour market, from their first {trials} trials. Their task differed in:\n- blue and orange squares instead of a disc and a square;\n- the keys Z and M, assigned to the colours at random;\n- an empty screen of half a second to one second between trials, without a fixation cross;\n- no score with fewer than 60% usable answers.",
      fr: "Les points gris sont les médianes de {n} participants des États-Unis recrutés sur Amazon Mechanical Turk (MTurk), une plateforme de travail en ligne, calculées sur leurs {trials} premiers essais. Leur tâche différait sur ces points :\n- des carrés bleus et orange au lieu d’un disque et d’un carré ;\n- les touches Z et M, attribuées au hasard aux couleurs ;\n- un écran vide d’une demi-seconde à une seconde entre les essais, sans croix de fixation ;\n- aucun score au-dessous de 60 % de réponses utilisables.",
    },
  },
  brief: {
    task: {
      en: "Discs and squares appear one after the other. Press left for a disc and right for a square, as fast as you can without mistakes.",
      fr: "Des disques et des carrés apparaissent l’un après l’autre. Appuyez à gauche pour un disque et à droite pour un carré, vite et sans erreur.",
    },
    measureText: {
      en: "Median response time of correct answers, in ms. Its confidence interval is bounded by two order statistics of the times, with a coverage of at least 95%.",
      fr: "Temps de réponse médian des réponses correctes, en ms. Son intervalle de confiance a pour bornes deux statistiques d’ordre de ces temps ; sa probabilité de couverture est d’au moins 95 %.",
    },
    scoringText: {
      en: "Errors, answers faster than {minimumRtMs} ms, trials without an answer within {responseWindowMs} ms, trials during which the participant left the page. A score is not computed with fewer than {minimumRight} of {trials} correct answers (by guessing, fewer than 1 in 100 sessions reach this number), or if the participant was away from the page in at least half of the trials.",
      fr: "Les erreurs, les réponses en moins de {minimumRtMs} ms, les essais sans réponse au bout de {responseWindowMs} ms, les essais pendant lesquels le participant a quitté la page. Aucun score n’est calculé avec moins de {minimumRight} réponses correctes sur {trials} (en répondant au hasard, on atteint ce nombre moins d’une fois sur 100). Le score n’est pas non plus calculé si le participant a quitté la page pendant la moitié des essais ou plus.",
    },
    publishedText: {
      en: "{mean} ms on average (SD {sd}), medians of {n} US participants recruited on MTurk, first 40 trials with two coloured squares. A reference, not a norm for this version.",
      fr: "{mean} ms en moyenne (écart type {sd}), médianes de {n} participants des États-Unis recrutés sur MTurk, 40 premiers essais avec deux carrés de couleur. Un repère, non une norme pour cette version.",
    },
    methods: {
      trial: {
        en: "Each trial showed a fixation cross for {fixationMs} ms, then a blue disc or a yellow square in the same place until the response, for at most {responseWindowMs} ms, then a blank screen for {blankMs} ms.",
        fr: "Chaque essai montrait une croix de fixation pendant {fixationMs} ms, puis au même endroit un disque bleu ou un carré jaune jusqu’à la réponse, {responseWindowMs} ms au plus, puis un écran vide pendant {blankMs} ms.",
      },
      target: {
        en: "The correct response was left for the disc and right for the square.",
        fr: "La bonne réponse était à gauche pour le disque et à droite pour le carré.",
      },
      practice: {
        en: "The task began with {practiceTrials} practice trials.",
        fr: "La tâche commençait par {practiceTrials} essais d’entraînement.",
      },
      feedbackNever: {
        en: "There was no feedback.",
        fr: "Il n’y avait pas de retour d’information.",
      },
      feedbackPractice: {
        en: "During practice, feedback was shown for {feedbackMs} ms after each response.",
        fr: "À l’entraînement, un retour d’information de {feedbackMs} ms suivait chaque réponse.",
      },
      feedbackAlways: {
        en: "Feedback was shown for {feedbackMs} ms after each response.",
        fr: "Un retour d’information de {feedbackMs} ms suivait chaque réponse.",
      },
      measured: {
        en: "The {trials} test trials came in {blocks} blocks.",
        fr: "Les {trials} essais expérimentaux étaient répartis en {blocks} blocs.",
      },
      measuredOne: {
        en: "The {trials} test trials came in one block.",
        fr: "Les {trials} essais expérimentaux formaient un seul bloc.",
      },
      order: {
        en: "Both shapes were equally frequent in each block, first-order transitions between them were balanced, and within these constraints the order was random.",
        fr: "Dans chaque bloc, les deux formes étaient aussi fréquentes l’une que l’autre, et leurs transitions de premier ordre équilibrées ; sous ces contraintes, l’ordre était aléatoire.",
      },
    },
    figure: {
      en: "One trial of the choice reaction time task: fixation cross, then a disc until the response, then a blank screen.",
      fr: "Un essai de la tâche de temps de réaction de choix : croix de fixation, puis un disque jusqu’à la réponse, puis un écran vide.",
    },
    example: { en: "Example: a disc.", fr: "Exemple : un disque." },
    needs: {
      en: "You must be able to see the screen and to answer with two fingers or two keys. You need not recognise colours.",
      fr: "Voir l’écran, et répondre avec deux doigts ou deux touches. Vous n’avez pas à reconnaître de couleurs.",
    },
  },
});

export type ChoiceRtWords = AppRunWords<typeof choiceRtWords>;
