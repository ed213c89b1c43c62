import type { AppRunWords } from "@/experiments/engine/contract/word-types";
import {
  CONFLICT_CONDITIONS,
  CONFLICT_DETAILS,
  SPEEDED_EXCLUDED,
  TOO_FEW_TO_COMPARE,
  TOO_OFTEN_HIDDEN,
} from "@/experiments/engine/score/score-words";
import { defineContent, untranslated } from "@/lib/i18n/define-content";

/** The words of the app, for participants and for the pages that present it. */
export const flankerWords = defineContent("flanker", {
  name: untranslated("Flanker"),
  purpose: {
    en: "Say which way the middle arrow points, whichever way its neighbours point. The task measures how much they get in the way.",
    fr: "Dites de quel côté pointe la flèche du milieu, sans tenir compte de ses voisines. La tâche mesure à quel point elles vous gênent.",
  },
  keywords: {
    en: "attention, selective attention, interference, conflict, cognitive control, executive function, inhibition, distractors, response time, RT, Eriksen, ANT, arrows",
    fr: "attention sélective, interférence, conflit, contrôle cognitif, fonctions exécutives, inhibition, distracteurs, temps de réaction, TR, flèches",
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
      en: "The surrounding arrows cost you about {ms}, give or take {margin}.",
      fr: "Les flèches voisines vous ont coûté environ {ms}, à {margin} près.",
    },
    gain: {
      en: "The surrounding arrows made you faster by about {ms}, give or take {margin}.",
      fr: "Les flèches voisines vous ont fait gagner environ {ms}, à {margin} près.",
    },
    unclear: {
      en: "This run cannot tell whether the surrounding arrows slowed you down: {ms}, give or take {margin}.",
      fr: "Cette passation ne permet pas de dire si les flèches voisines vous ont fait perdre du temps : {ms}, à {margin} près.",
    },
    measures: {
      flanker_effect: { en: "incongruent − congruent", fr: "incongruent − congruent" },
    },
    conditions: CONFLICT_CONDITIONS,
    details: CONFLICT_DETAILS,
    excluded: SPEEDED_EXCLUDED,
    reasons: {
      tooOftenHidden: TOO_OFTEN_HIDDEN,
      tooFewCorrect: {
        en: "In one of the two conditions, arrows alike or different, too few answers were right and in time, so the times say nothing about the arrows. Try again, and answer with the direction of the middle arrow.",
        fr: "Dans l’une des deux conditions, flèches identiques ou différentes, trop peu de réponses étaient correctes et à temps : les temps ne disent donc rien de l’effet des flèches. Recommencez en indiquant de quel côté pointe la flèche du milieu.",
      },
      tooFewLeft: TOO_FEW_TO_COMPARE,
    },
    caption: {
      en: "Your effect (blue) with its 95% interval, over the effects of {n} US participants on MTurk (grey).",
      fr: "Votre effet (en bleu) et son intervalle à 95 %, sur les effets de {n} participants américains de MTurk (en gris).",
    },
    comparison: {
      en: "The grey dots are effects of {n} US participants on MTurk, from their first {perCondition} trials of each kind. Their task was the Attention Network Test: a third of its trials without flanking arrows, the row above or below the fixation, often with a cue before it; a score needed 60% right answers in each condition.",
      fr: "Les points gris sont les effets de {n} participants américains de MTurk, tirés de leurs {perCondition} premiers essais de chaque sorte. Leur tâche était l’Attention Network Test : un tiers des essais sans flèches voisines, la rangée au-dessus ou au-dessous du point de fixation, souvent précédée d’un indice ; un score demandait 60 % de réponses correctes dans chaque condition.",
    },
  },
  brief: {
    task: {
      en: "Rows of arrows appear one after the other. Answer with the direction of the middle arrow, as fast as you can without mistakes.",
      fr: "Des rangées de flèches apparaissent l’une après l’autre. Répondez par la direction de la flèche du milieu, aussi vite que possible sans vous tromper.",
    },
    measureText: {
      en: "Mean response time of correct incongruent trials minus that of correct congruent trials, in ms, with its 95% interval (Welch’s t).",
      fr: "Temps de réponse moyen des essais incongruents corrects moins celui des essais congruents corrects, en ms, avec son intervalle à 95 % (t de Welch).",
    },
    scoringText: {
      en: "Errors, answers faster than {minimumRtMs} ms, trials without an answer within {responseWindowMs} ms, trials during which the page was hidden or inactive. No score if either condition has fewer than {minimumRight} of {perCondition} correct answers (guessing reaches so many in both in fewer than 1 of 100 runs), or if the page was hidden or inactive in at least half of the trials.",
      fr: "Les erreurs, les réponses en moins de {minimumRtMs} ms, les essais sans réponse au bout de {responseWindowMs} ms, les essais pendant lesquels la page était cachée ou inactive. Pas de score si l’une des conditions compte moins de {minimumRight} réponses correctes sur {perCondition} (au hasard, on en obtient autant dans les deux moins d’une fois sur 100). Pas de score non plus si la page était cachée ou inactive pendant la moitié des essais ou plus.",
    },
    publishedText: {
      en: "{mean} ms on average (SD {sd}), {n} US participants on MTurk, first 24 + 24 trials of the Attention Network Test, with cues. A reference, not a norm for this short version.",
      fr: "{mean} ms en moyenne (écart type {sd}), {n} participants américains de MTurk, 24 + 24 premiers essais de l’Attention Network Test, avec indices. Un repère, non une norme pour cette version courte.",
    },
    methods: {
      trial: {
        en: "Each trial shows a fixation cross for {fixationMs} ms, then a row of arrows in the same place until the response, for at most {responseWindowMs} ms, then a blank screen for {blankMs} ms.",
        fr: "À chaque essai apparaissent une croix de fixation pendant {fixationMs} ms, puis au même endroit une rangée de flèches jusqu’à la réponse, {responseWindowMs} ms au plus, puis un écran vide pendant {blankMs} ms.",
      },
      target: {
        en: "The middle arrow is the target; the {flankersPerSide} on each side of it point the same way (congruent) or the other way (incongruent).",
        fr: "La flèche du milieu est la cible ; les {flankersPerSide} qui la bordent de chaque côté pointent du même côté qu’elle (essai congruent) ou de l’autre (essai incongruent).",
      },
      targetOne: {
        en: "The middle arrow is the target; the one on each side of it points the same way (congruent) or the other way (incongruent).",
        fr: "La flèche du milieu est la cible ; ses deux voisines pointent du même côté qu’elle (essai congruent) ou de l’autre (essai incongruent).",
      },
      practice: {
        en: "{practiceTrials} practice trials come first.",
        fr: "{practiceTrials} essais d’entraînement viennent d’abord.",
      },
      feedbackNever: { en: "There is no feedback.", fr: "Il n’y a pas de retour d’information." },
      feedbackPractice: {
        en: "In practice, feedback follows each response for {feedbackMs} ms.",
        fr: "À l’entraînement, un retour d’information de {feedbackMs} ms suit chaque réponse.",
      },
      feedbackAlways: {
        en: "Feedback follows each response for {feedbackMs} ms.",
        fr: "Un retour d’information de {feedbackMs} ms suit chaque réponse.",
      },
      measured: {
        en: "The {trials} test trials come in {blocks} blocks.",
        fr: "Les {trials} essais mesurés forment {blocks} blocs.",
      },
      measuredOne: {
        en: "The {trials} test trials come in one block.",
        fr: "Les {trials} essais mesurés forment un seul bloc.",
      },
      half: {
        en: "Half of the trials of a block are congruent, and each condition follows itself and the other equally often.",
        fr: "Un bloc compte autant d’essais congruents que d’incongruents, et chaque condition y est précédée aussi souvent d’elle-même que de l’autre.",
      },
      share: {
        en: "{congruentPercent}% of the trials of a block are congruent, and the conditions come in a random order.",
        fr: "Un bloc compte {congruentPercent} % d’essais congruents, et les conditions viennent dans un ordre aléatoire.",
      },
      directions: {
        en: "Each direction is the answer equally often in each condition; answers come in a random order.",
        fr: "Dans chaque condition, les deux directions sont aussi fréquentes, dans un ordre aléatoire.",
      },
      drawn: {
        en: "The order is drawn at random.",
        fr: "L’ordre est tiré au sort.",
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
      en: "To see the screen, and to answer with two fingers or two keys. Colours play no part.",
      fr: "Voir l’écran, et répondre avec deux doigts ou deux touches. Les couleurs n’y jouent aucun rôle.",
    },
  },
});

export type FlankerWords = AppRunWords<typeof flankerWords>;
