import type { AppRunWords } from "@/experiments/engine/contract/word-types";
import {
  CONFLICT_CONDITIONS,
  CONFLICT_DETAILS,
  SPEEDED_EXCLUDED,
  TOO_FEW_TO_COMPARE,
  TOO_OFTEN_HIDDEN,
} from "@/experiments/engine/score/score-words";
import { defineContent, untranslated } from "@/lib/i18n/define-content";

/** All texts of the app in English and French, for participants and for the pages that present the app. */
export const simonWords = defineContent("simon", {
  name: untranslated("Simon"),
  purpose: {
    en: "Answer left to a disc and right to a square, whichever side they are on. The task measures how much the side gets in the way.",
    fr: "Répondez à gauche pour un disque et à droite pour un carré, sans tenir compte de leur côté. La tâche mesure à quel point le côté vous gêne.",
  },
  keywords: {
    en: "Simon effect, spatial compatibility, stimulus-response compatibility, interference, conflict, cognitive control, executive function, inhibition, attention, response time, RT",
    fr: "effet Simon, compatibilité spatiale, compatibilité stimulus-réponse, interférence, conflit, contrôle cognitif, fonctions exécutives, inhibition, attention, temps de réponse, temps de réaction, TR",
  },
  run: {
    instruction: {
      en: "Disc: answer left. Square: answer right. The side of the screen does not count.",
      fr: "Disque : répondez à gauche. Carré : répondez à droite. Le côté de l’écran ne compte pas.",
    },
    keys: {
      en: "Keys: {keyList}, or the left and right arrow keys.",
      fr: "Touches : {keyList}, ou les flèches.",
    },
    answers: { en: "Answer", fr: "Réponse" },
    labels: {
      left: { en: "left", fr: "gauche" },
      right: { en: "right", fr: "droite" },
    },
  },
  result: {
    cost: {
      en: "A conflicting side cost you about {ms}. From this session, the cost probably lies between {low} and {high}.",
      fr: "Un côté contradictoire vous a coûté environ {ms}. D’après cette passation, ce coût est probablement compris entre {low} et {high}.",
    },
    gain: {
      en: "A conflicting side made you faster by about {ms}. From this session, the gain probably lies between {low} and {high}.",
      fr: "Un côté contradictoire vous a fait gagner environ {ms}. D’après cette passation, ce gain est probablement compris entre {low} et {high}.",
    },
    unclear: {
      en: "This session does not show whether a conflicting side slowed you down: the difference is {ms} (95% interval {low} to {high}).",
      fr: "Cette passation ne permet pas de dire si un côté contradictoire vous a fait perdre du temps : la différence est de {ms} (intervalle à 95 % de {low} à {high}).",
    },
    measures: {
      simon_effect: { en: "Simon effect", fr: "effet Simon" },
    },
    remarks: {
      groupsOnly: {
        en: "This effect is not suited to ranking people: in the published data, the effects of the same people on two days hardly correlate. It can compare groups and conditions.",
        fr: "Cet effet ne permet pas de classer des personnes : dans les données publiées, les effets des mêmes personnes à deux jours différents ne concordent guère. Il permet de comparer des groupes et des conditions.",
      },
    },
    conditions: CONFLICT_CONDITIONS,
    details: CONFLICT_DETAILS,
    excluded: SPEEDED_EXCLUDED,
    reasons: {
      tooOftenHidden: TOO_OFTEN_HIDDEN,
      tooFewCorrect: {
        en: "In one of the two conditions, shapes on the side of their answer or on the other side, too few answers were correct and in time, so the response times cannot show the effect of the side. Try again, and answer left to a disc and right to a square.",
        fr: "Dans l’une des deux conditions, formes du côté de leur réponse ou de l’autre, trop peu de réponses étaient correctes et à temps : les temps de réponse ne permettent donc pas de mesurer l’effet du côté. Recommencez en répondant à gauche pour un disque et à droite pour un carré.",
      },
      tooFewLeft: TOO_FEW_TO_COMPARE,
    },
    caption: {
      en: "Your effect (blue) with its 95% interval, on top of the effects of {n} US participants recruited on MTurk (grey).",
      fr: "Votre effet (en bleu) et son intervalle à 95 %, superposés aux effets de {n} participants de MTurk aux États-Unis (en gris).",
    },
    comparison: {
      en: "The grey dots are the Simon effects of {n} US participants recruited on Amazon Mechanical Turk (MTurk), an online labour market, from their first {perCondition} trials of each kind. Their task differed in:\n- red and blue squares instead of a disc and a square;\n- at most 1,500 ms for an answer;\n- an empty screen of 1 to 3 s between trials, without a fixation cross;\n- no score below 60% correct answers in a condition.",
      fr: "Les points gris sont les effets Simon de {n} participants des États-Unis recrutés sur Amazon Mechanical Turk (MTurk), une plateforme de travail en ligne, calculés sur leurs {perCondition} premiers essais de chaque condition. Leur tâche différait sur ces points :\n- des carrés rouges et bleus au lieu d’un disque et d’un carré ;\n- 1 500 ms au plus pour répondre ;\n- un écran vide de 1 à 3 s entre les essais, sans croix de fixation ;\n- aucun score au-dessous de 60 % de réponses correctes dans une condition.",
    },
  },
  brief: {
    task: {
      en: "Discs and squares appear on the left or on the right. Answer left to a disc and right to a square, as fast as you can without mistakes.",
      fr: "Des disques et des carrés apparaissent à gauche ou à droite. Répondez à gauche pour un disque et à droite pour un carré, aussi vite que possible sans vous tromper.",
    },
    measureText: {
      en: "Simon effect: mean response time of correct incongruent trials minus mean response time of correct congruent trials, in ms, with its 95% interval (Welch’s t).",
      fr: "Effet Simon : temps de réponse moyen des essais incongruents corrects moins celui des essais congruents corrects, en ms, avec son intervalle à 95 % (t de Welch).",
    },
    scoringText: {
      en: "Errors, answers faster than {minimumRtMs} ms, trials without an answer within {responseWindowMs} ms, trials during which the participant left the page. A score is not computed if either condition has fewer than {minimumRight} of {perCondition} correct answers (by guessing, fewer than 1 in 100 sessions reach this number in both), or if the participant was away from the page in at least half of the trials.",
      fr: "Les erreurs, les réponses en moins de {minimumRtMs} ms, les essais sans réponse au bout de {responseWindowMs} ms, les essais pendant lesquels le participant a quitté la page. Aucun score n’est calculé si l’une des conditions compte moins de {minimumRight} réponses correctes sur {perCondition} (en répondant au hasard, on atteint ce nombre dans les deux conditions moins d’une fois sur 100). Le score n’est pas non plus calculé si le participant a quitté la page pendant la moitié des essais ou plus.",
    },
    publishedText: {
      en: "{mean} ms on average (SD {sd}), {n} US participants recruited on MTurk, first 24 + 24 trials of a Simon task with coloured squares. A reference, not a norm for this version.",
      fr: "{mean} ms en moyenne (écart type {sd}), {n} participants des États-Unis recrutés sur MTurk, 24 + 24 premiers essais d’une tâche de Simon avec des carrés de couleur. Un repère, non une norme pour cette version.",
    },
    methods: {
      trial: {
        en: "Each trial showed a fixation cross for {fixationMs} ms, then a blue disc or a yellow square on the left or on the right of the screen until the response, for at most {responseWindowMs} ms, then a blank screen for {blankMs} ms.",
        fr: "Chaque essai montrait une croix de fixation pendant {fixationMs} ms, puis un disque bleu ou un carré jaune, à gauche ou à droite de l’écran, jusqu’à la réponse, {responseWindowMs} ms au plus, puis un écran vide pendant {blankMs} ms.",
      },
      target: {
        en: "The correct response was left for the disc and right for the square; the shape was on the side of its response (congruent) or on the other side (incongruent).",
        fr: "La bonne réponse était à gauche pour le disque et à droite pour le carré ; la forme était du côté de sa réponse (essai congruent) ou de l’autre (essai incongruent).",
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
      half: {
        en: "Half of the trials of a block were congruent, and first-order transitions between the two conditions were balanced.",
        fr: "Chaque bloc comptait autant d’essais congruents que d’incongruents, et les transitions de premier ordre entre les deux conditions étaient équilibrées.",
      },
      share: {
        en: "In each block, {congruentPercent}% of the trials were congruent, and the conditions came in a random order.",
        fr: "Chaque bloc comptait {congruentPercent} % d’essais congruents, et l’ordre des conditions était aléatoire.",
      },
      directions: {
        en: "Each shape was equally frequent in each condition, so that both sides were equally frequent; shapes came in a random order.",
        fr: "Dans chaque condition, les deux formes étaient aussi fréquentes l’une que l’autre, et donc les deux côtés aussi, dans un ordre aléatoire.",
      },
      drawn: {
        en: "Within these constraints, the order of trials was random.",
        fr: "Sous ces contraintes, l’ordre des essais était aléatoire.",
      },
    },
    figure: {
      en: "One trial of the Simon task: fixation cross, then a square on the left, to be answered on the right, then a blank screen.",
      fr: "Un essai de la tâche de Simon : croix de fixation, puis un carré à gauche, dont la réponse est à droite, puis un écran vide.",
    },
    example: {
      en: "Example: a square on the left.",
      fr: "Exemple : un carré à gauche.",
    },
    needs: {
      en: "You must be able to see the screen and to answer with two fingers or two keys. You need not recognise colours.",
      fr: "Voir l’écran, et répondre avec deux doigts ou deux touches. Vous n’avez pas à reconnaître de couleurs.",
    },
  },
});

export type SimonWords = AppRunWords<typeof simonWords>;
