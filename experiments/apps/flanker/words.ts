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
export const flankerWords = defineContent("flanker", {
  name: untranslated("Flanker"),
  purpose: {
    en: "Say which way the middle arrow points, whichever way its neighbours point. The task measures how much they get in the way.",
    fr: "Dites de quel côté pointe la flèche du milieu, sans tenir compte de ses voisines. La tâche mesure à quel point elles vous gênent.",
  },
  keywords: {
    en: "attention, selective attention, interference, conflict, cognitive control, executive function, inhibition, distractors, response time, RT, Eriksen, ANT, arrows",
    fr: "attention sélective, interférence, conflit, contrôle cognitif, fonctions exécutives, inhibition, distracteurs, temps de réponse, temps de réaction, TR, flèches",
  },
  run: {
    instruction: {
      en: "Answer with the direction of the middle arrow. The others do not count.",
      fr: "Indiquez de quel côté pointe la flèche du milieu. Les autres ne comptent pas.",
    },
    keys: {
      en: "Keys: {keyList}, or the left and right arrow keys.",
      fr: "Touches : {keyList}, ou les flèches gauche et droite du clavier.",
    },
    answers: { en: "Direction of the middle arrow", fr: "Direction de la flèche du milieu" },
    labels: {
      left: { en: "left", fr: "gauche" },
      right: { en: "right", fr: "droite" },
    },
  },
  result: {
    cost: {
      en: "Conflicting arrows cost you about {ms}. From this session, the cost probably lies between {low} and {high}.",
      fr: "Les flèches contradictoires vous ont coûté environ {ms}. D’après cette passation, ce coût est probablement compris entre {low} et {high}.",
    },
    gain: {
      en: "Conflicting arrows made you faster by about {ms}. From this session, the gain probably lies between {low} and {high}.",
      fr: "Les flèches contradictoires vous ont fait gagner environ {ms}. D’après cette passation, ce gain est probablement compris entre {low} et {high}.",
    },
    unclear: {
      en: "This session does not show whether conflicting arrows slowed you down: the difference is {ms} (95% interval {low} to {high}).",
      fr: "Cette passation ne permet pas de dire si les flèches contradictoires vous ont fait perdre du temps : la différence est de {ms} (intervalle à 95 % de {low} à {high}).",
    },
    measures: {
      flanker_effect: { en: "flanker effect", fr: "effet flanker" },
    },
    conditions: CONFLICT_CONDITIONS,
    details: CONFLICT_DETAILS,
    excluded: SPEEDED_EXCLUDED,
    reasons: {
      tooOftenHidden: TOO_OFTEN_HIDDEN,
      tooFewCorrect: {
        en: "In one of the two conditions, arrows alike or different, too few answers were correct and in time, so the response times cannot show the effect of the arrows. Try again, and answer with the direction of the middle arrow.",
        fr: "Dans l’une des deux conditions, flèches identiques ou différentes, trop peu de réponses étaient correctes et à temps : les temps de réponse ne permettent donc pas de mesurer l’effet des flèches. Recommencez en indiquant de quel côté pointe la flèche du milieu.",
      },
      tooFewLeft: TOO_FEW_TO_COMPARE,
    },
    caption: {
      en: "Your effect (blue) with its 95% interval, on top of the effects of {n} US participants recruited on MTurk (grey).",
      fr: "Votre effet (en bleu) et son intervalle à 95 %, superposés aux effets de {n} participants de MTurk aux États-Unis (en gris).",
    },
    comparison: {
      en: "The grey dots are the flanker effects of {n} US participants recruited on Amazon Mechanical Turk (MTurk), an online labour market, from their first {perCondition} trials of each kind. Their task, the Attention Network Test, differed in:\n- no flanking arrows in a third of the trials;\n- the row above or below the fixation cross;\n- a cue before the row in many trials;\n- no score below 60% correct answers in a condition.",
      fr: "Les points gris sont les effets flanker de {n} participants des États-Unis recrutés sur Amazon Mechanical Turk (MTurk), une plateforme de travail en ligne, calculés sur leurs {perCondition} premiers essais de chaque condition. Leur tâche, l’Attention Network Test, différait sur ces points :\n- un tiers des essais sans flèches voisines ;\n- la rangée au-dessus ou au-dessous de la croix de fixation ;\n- un indice avant la rangée dans beaucoup d’essais ;\n- aucun score au-dessous de 60 % de réponses correctes dans une condition.",
    },
  },
  brief: {
    task: {
      en: "Rows of arrows appear one after the other. Answer with the direction of the middle arrow, as fast as you can without mistakes.",
      fr: "Des rangées de flèches apparaissent l’une après l’autre. Répondez par la direction de la flèche du milieu, aussi vite que possible sans vous tromper.",
    },
    measureText: {
      en: "Flanker effect: mean response time of correct incongruent trials minus mean response time of correct congruent trials, in ms, with its 95% interval (Welch’s t).",
      fr: "Effet flanker : temps de réponse moyen des essais incongruents corrects moins celui des essais congruents corrects, en ms, avec son intervalle à 95 % (t de Welch).",
    },
    scoringText: {
      en: "Errors, answers faster than {minimumRtMs} ms, trials without an answer within {responseWindowMs} ms, trials during which the participant left the page. A score is not computed if either condition has fewer than {minimumRight} of {perCondition} correct answers (by guessing, fewer than 1 in 100 sessions reach this number in both), or if the participant was away from the page in at least half of the trials.",
      fr: "Les erreurs, les réponses en moins de {minimumRtMs} ms, les essais sans réponse au bout de {responseWindowMs} ms, les essais pendant lesquels le participant a quitté la page. Aucun score n’est calculé si l’une des conditions compte moins de {minimumRight} réponses correctes sur {perCondition} (en répondant au hasard, on atteint ce nombre dans les deux conditions moins d’une fois sur 100). Le score n’est pas non plus calculé si le participant a quitté la page pendant la moitié des essais ou plus.",
    },
    publishedText: {
      en: "{mean} ms on average (SD {sd}), {n} US participants recruited on MTurk, first 24 + 24 trials of the Attention Network Test, with cues. A reference, not a norm for this short version.",
      fr: "{mean} ms en moyenne (écart type {sd}), {n} participants des États-Unis recrutés sur MTurk, 24 + 24 premiers essais de l’Attention Network Test, avec indices. Un repère, non une norme pour cette version courte.",
    },
    methods: {
      trial: {
        en: "Each trial showed a fixation cross for {fixationMs} ms, then a row of arrows in the same place until the response, for at most {responseWindowMs} ms, then a blank screen for {blankMs} ms.",
        fr: "Chaque essai montrait une croix de fixation pendant {fixationMs} ms, puis au même endroit une rangée de flèches jusqu’à la réponse, {responseWindowMs} ms au plus, puis un écran vide pendant {blankMs} ms.",
      },
      target: {
        en: "The middle arrow was the target; {flankersPerSide} arrows on each side of it pointed the same way (congruent) or the other way (incongruent).",
        fr: "La flèche du milieu était la cible ; les {flankersPerSide} flèches qui la bordaient de chaque côté pointaient du même côté qu’elle (essai congruent) ou de l’autre (essai incongruent).",
      },
      targetOne: {
        en: "The middle arrow was the target; one arrow on each side of it pointed the same way (congruent) or the other way (incongruent).",
        fr: "La flèche du milieu était la cible ; ses deux voisines pointaient du même côté qu’elle (essai congruent) ou de l’autre (essai incongruent).",
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
        en: "Each direction was the correct response equally often in each condition, in a random order.",
        fr: "Dans chaque condition, les deux directions étaient aussi fréquentes l’une que l’autre, dans un ordre aléatoire.",
      },
      drawn: {
        en: "Within these constraints, the order of trials was random.",
        fr: "Sous ces contraintes, l’ordre des essais était aléatoire.",
      },
    },
    figure: {
      en: "One trial of the flanker task: fixation cross, then a row of arrows of which the middle one points the other way, then a blank screen.",
      fr: "Un essai de la tâche de flanker : croix de fixation, puis une rangée de flèches dont celle du milieu pointe à l’opposé, puis un écran vide.",
    },
    example: {
      en: "Example: a row of arrows; the middle one points right, the others left.",
      fr: "Exemple : une rangée de flèches ; celle du milieu pointe à droite, les autres à gauche.",
    },
    needs: {
      en: "You must be able to see the screen and to answer with two fingers or two keys. You need not recognise colours.",
      fr: "Voir l’écran, et répondre avec deux doigts ou deux touches. Vous n’avez pas à reconnaître de couleurs.",
    },
  },
});

export type FlankerWords = AppRunWords<typeof flankerWords>;
