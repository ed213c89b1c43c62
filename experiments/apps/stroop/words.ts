import type { AppRunWords } from "@/experiments/engine/contract/word-types";
import {
  CONFLICT_CONDITIONS,
  CONFLICT_DETAILS,
  SPEEDED_EXCLUDED,
  TOO_FEW_TO_COMPARE,
  TOO_OFTEN_HIDDEN,
} from "@/experiments/engine/score/score-words";
import { defineContent, untranslated } from "@/lib/i18n/define-content";

const INK_WORDS = {
  red: { en: "red", fr: "rouge" },
  blue: { en: "blue", fr: "bleu" },
  green: { en: "green", fr: "vert" },
  yellow: { en: "yellow", fr: "jaune" },
} as const;

/** All texts of the app in English and French, for participants and for the pages that present the app. */
export const stroopWords = defineContent("stroop", {
  name: untranslated("Stroop"),
  purpose: {
    en: "Answer with the colour of the ink, not with the word. The task measures how much the word gets in the way.",
    fr: "Indiquez la couleur de l’encre, sans tenir compte du mot. La tâche mesure à quel point le mot vous gêne.",
  },
  keywords: {
    en: "attention, selective attention, inhibition, interference, conflict, cognitive control, executive function, automaticity, reading, response time, RT, colour word, color, Stroop 1935, MacLeod",
    fr: "attention sélective, inhibition, interférence, conflit, contrôle cognitif, fonctions exécutives, automaticité, lecture, temps de réponse, temps de réaction, TR, couleurs",
  },
  inks: INK_WORDS,
  inkCounts: { three: { en: "three", fr: "trois" }, four: { en: "four", fr: "quatre" } },
  screen: {
    label: { en: "Stroop task", fr: "Tâche de Stroop" },
    example: { en: "example", fr: "exemple" },
    trial: { en: "trial {trial} / {trials}", fr: "essai {trial} / {trials}" },
    stimulus: { en: "The word “{word}” in {ink} ink", fr: "Le mot « {word} » écrit en {ink}" },
    start: {
      en: "Press the colour of the ink to start.",
      fr: "Appuyez sur la couleur de l’encre pour commencer.",
    },
    wrongExample: {
      en: "You answered with the word. Answer with the colour it is printed in.",
      fr: "Vous avez indiqué le mot. Indiquez la couleur dans laquelle il est écrit.",
    },
    otherExample: {
      en: "Look at the colour the word is printed in, and answer with that.",
      fr: "Regardez la couleur dans laquelle le mot est écrit : c’est la réponse.",
    },
    loading: { en: "Loading the trials…", fr: "Les essais se chargent." },
    notLoaded: {
      en: "The trials could not be loaded. Check your connection and answer again, or reload the page.",
      fr: "Les essais n’ont pas pu être chargés. Vérifiez votre connexion et répondez de nouveau, ou rechargez la page.",
    },
    answers: { en: "Colour of the ink", fr: "Couleur de l’encre" },
    pausedMissed: {
      en: "Paused: two trials passed without an answer.",
      fr: "Pause : deux essais sont passés sans réponse.",
    },
    pausedUnread: {
      keys: {
        en: "Paused: those keys are not answers. Another keyboard layout may be on: change it, or answer on the screen.",
        fr: "Pause : ces touches ne sont pas des réponses. Une autre disposition de clavier est peut-être active : changez-en, ou répondez à l’écran.",
      },
      modifier: {
        en: "Paused: a key such as Ctrl, Alt or Command is held down. Release it, or press it once more.",
        fr: "Pause : une touche comme Ctrl, Alt ou Commande est enfoncée. Relâchez-la, ou appuyez dessus encore une fois.",
      },
    },
    pausedHidden: {
      en: "Paused: you left the page, so that trial is excluded.",
      fr: "Pause : vous avez quitté la page, cet essai est donc exclu.",
    },
    resume: { en: "Continue", fr: "Continuer" },
    leave: { en: "Leave", fr: "Quitter" },
    again: { en: "Try again", fr: "Recommencer" },
    needsScripts: {
      en: "This task requires JavaScript. Turn it on in this browser.",
      fr: "Cette tâche a besoin de JavaScript : activez-le dans ce navigateur.",
    },
  },
  run: {
    instruction: {
      en: "Answer with the colour of the ink, not with the word.",
      fr: "Indiquez la couleur de l’encre, sans tenir compte du mot.",
    },
    keys: {
      en: "Keys: {keyList}.",
      fr: "Touches : {keyList}.",
    },
    answers: { en: "Colour of the ink", fr: "Couleur de l’encre" },
    labels: INK_WORDS,
  },
  result: {
    cost: {
      en: "The conflicting word cost you about {ms}. From this session, the cost probably lies between {low} and {high}.",
      fr: "Les mots contradictoires vous ont coûté environ {ms}. D’après cette passation, ce coût est probablement compris entre {low} et {high}.",
    },
    gain: {
      en: "The conflicting word made you faster by about {ms}. From this session, the gain probably lies between {low} and {high}.",
      fr: "Les mots contradictoires vous ont fait gagner environ {ms}. D’après cette passation, ce gain est probablement compris entre {low} et {high}.",
    },
    unclear: {
      en: "This session does not show whether the conflicting word slowed you down: the difference is {ms} (95% interval {low} to {high}).",
      fr: "Cette passation ne permet pas de dire si les mots contradictoires vous ont fait perdre du temps : la différence est de {ms} (intervalle à 95 % de {low} à {high}).",
    },
    measures: {
      stroop_effect: { en: "Stroop effect", fr: "effet Stroop" },
    },
    conditions: CONFLICT_CONDITIONS,
    details: CONFLICT_DETAILS,
    excluded: SPEEDED_EXCLUDED,
    reasons: {
      tooOftenHidden: TOO_OFTEN_HIDDEN,
      tooFewCorrect: {
        en: "In one of the two conditions, word and ink alike or different, too few answers were correct and in time, so the response times cannot show the effect of the word. Try again, and answer with the colour you see.",
        fr: "Dans l’une des deux conditions, mot et encre identiques ou différents, trop peu de réponses étaient correctes et à temps : les temps de réponse ne permettent donc pas de mesurer l’effet du mot. Recommencez en indiquant la couleur que vous voyez.",
      },
      tooFewLeft: TOO_FEW_TO_COMPARE,
    },
    caption: {
      en: "Your effect (blue) with its 95% interval, on top of the effects of {n} US participants recruited on MTurk (grey).",
      fr: "Votre effet (en bleu) et son intervalle à 95 %, superposés aux effets de {n} participants de MTurk aux États-Unis (en gris).",
    },
    comparison: {
      en: "The grey dots are the Stroop effects of {n} US participants recruited on Amazon Mechanical Turk (MTurk), an online labour market, from their first {perCondition} trials of each kind. Their task differed in:\n- three colours;\n- answers by keyboard only;\n- no score below 60% correct answers in a condition.",
      fr: "Les points gris sont les effets Stroop de {n} participants des États-Unis recrutés sur Amazon Mechanical Turk (MTurk), une plateforme de travail en ligne, calculés sur leurs {perCondition} premiers essais de chaque condition. Leur tâche différait sur ces points :\n- trois couleurs ;\n- réponses au clavier seulement ;\n- aucun score au-dessous de 60 % de réponses correctes dans une condition.",
    },
  },
  brief: {
    task: {
      en: "Colour words appear one after the other. Answer with the colour of the ink and ignore the word. Respond as quickly and as accurately as you can.",
      fr: "Des noms de couleur apparaissent l’un après l’autre. Indiquez la couleur de l’encre, sans tenir compte du mot. Répondez aussi vite que possible, avec le moins d’erreurs possible.",
    },
    measureText: {
      en: "Stroop effect: mean response time of correct incongruent trials minus mean response time of correct congruent trials, in ms, with its 95% interval (Welch’s t).",
      fr: "Effet Stroop : temps de réponse moyen des essais incongruents corrects moins celui des essais congruents corrects, en ms, avec son intervalle à 95 % (t de Welch).",
    },
    scoringText: {
      en: "Errors, answers faster than {minimumRtMs} ms, trials without an answer within {responseWindowMs} ms, trials during which the participant left the page. A score is not computed if either condition has fewer than {minimumRight} of {perCondition} correct answers (by guessing, fewer than 1 in 100 sessions reach this number in both), or if the participant was away from the page in at least half of the trials.",
      fr: "Les erreurs, les réponses en moins de {minimumRtMs} ms, les essais sans réponse au bout de {responseWindowMs} ms, les essais pendant lesquels le participant a quitté la page. Aucun score n’est calculé si l’une des conditions compte moins de {minimumRight} réponses correctes sur {perCondition} (en répondant au hasard, on atteint ce nombre dans les deux conditions moins d’une fois sur 100). Le score n’est pas non plus calculé si le participant a quitté la page pendant la moitié des essais ou plus.",
    },
    publishedText: {
      en: "{mean} ms on average (SD {sd}), {n} US participants recruited on MTurk, first 24 + 24 trials, three colours. A reference, not a norm for this short version.",
      fr: "{mean} ms en moyenne (écart type {sd}), {n} participants des États-Unis recrutés sur MTurk, 24 + 24 premiers essais, trois couleurs. Un repère, non une norme pour cette version courte.",
    },
    methods: {
      trial: {
        en: "Each trial showed a fixation cross for {fixationMs} ms, then a colour word in one of {inkCount} inks until the response, for at most {responseWindowMs} ms, then a blank screen for {blankMs} ms.",
        fr: "Chaque essai montrait une croix de fixation pendant {fixationMs} ms, puis un nom de couleur écrit dans l’une des {inkCount} encres jusqu’à la réponse, {responseWindowMs} ms au plus, puis un écran vide pendant {blankMs} ms.",
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
        en: "The {trials} test trials came in blocks of {blockTrials}, half of each congruent.",
        fr: "Les {trials} essais expérimentaux étaient répartis en blocs de {blockTrials} essais, pour moitié congruents.",
      },
      measuredUnequal: {
        en: "The {trials} test trials came in blocks of {blockTrials}, {congruentPercent}% of each congruent.",
        fr: "Les {trials} essais expérimentaux étaient répartis en blocs de {blockTrials} essais, dont {congruentPercent} % congruents.",
      },
      order: {
        en: "First-order transitions between congruent and incongruent trials were balanced: each condition followed itself and the other equally often.",
        fr: "Les transitions de premier ordre entre essais congruents et incongruents étaient équilibrées : chaque condition était précédée aussi souvent d’elle-même que de l’autre.",
      },
      orderUnequal: {
        en: "The conditions came in a random order.",
        fr: "L’ordre des conditions était aléatoire.",
      },
      repeats: {
        en: "No ink appeared twice in a row. Negative-priming sequences were allowed: the ink could be the colour that the previous word named.",
        fr: "Aucune encre n’apparaissait deux fois de suite. Les séquences d’amorçage négatif étaient permises : l’encre pouvait être la couleur que nommait le mot précédent.",
      },
      predicts: {
        en: "Each word appeared in its own ink on {congruentPercent}% of its trials and in each other ink on about {otherPercent}%: there was a word–colour contingency, by which the word predicted the answer (Schmidt & Besner, 2008).",
        fr: "Dans {congruentPercent} % de ses essais, chaque mot était écrit dans la couleur qu’il nommait, et dans chacune des autres dans {otherPercent} % environ : cette contingence mot-couleur permettait de prédire la réponse (Schmidt et Besner, 2008).",
      },
      predictsNothing: {
        en: "Each word appeared in its own ink on {congruentPercent}% of its trials and in each other ink on about {otherPercent}%, so there was no word–colour contingency: the word did not predict the answer.",
        fr: "Dans {congruentPercent} % de ses essais, chaque mot était écrit dans la couleur qu’il nommait, et dans chacune des autres dans {otherPercent} % environ : il n’y avait donc pas de contingence mot-couleur, et le mot ne prédisait pas la réponse.",
      },
      drawn: {
        en: "Within these constraints, the order of trials was random.",
        fr: "Sous ces contraintes, l’ordre des essais était aléatoire.",
      },
    },
    figure: {
      en: "One trial of the Stroop task: fixation cross, then the word in another ink, then a blank screen.",
      fr: "Un essai de la tâche de Stroop : croix de fixation, puis un nom de couleur dans une autre encre, puis un écran vide.",
    },
    example: {
      en: "Example: the word “green” in red ink.",
      fr: "Exemple : le mot « vert » écrit en rouge.",
    },
    needs: {
      en: "You must be able to see the screen and to tell {inkCount} colours apart.",
      fr: "Voir l’écran, et distinguer {inkCount} couleurs.",
    },
  },
});

export type StroopWords = AppRunWords<typeof stroopWords>;
