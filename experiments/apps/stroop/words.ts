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

/** The words of the app, for participants and for the pages that present it. */
export const stroopWords = defineContent("stroop", {
  name: untranslated("Stroop"),
  purpose: {
    en: "Answer with the colour of the ink, not with the word. The task measures how much the word gets in the way.",
    fr: "Indiquez la couleur de l’encre, sans tenir compte du mot. La tâche mesure à quel point le mot vous gêne.",
  },
  keywords: {
    en: "attention, selective attention, inhibition, interference, conflict, cognitive control, executive function, automaticity, reading, response time, RT, colour word, color, Stroop 1935, MacLeod",
    fr: "attention sélective, inhibition, interférence, conflit, contrôle cognitif, fonctions exécutives, automaticité, lecture, temps de réaction, TR, couleurs",
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
      en: "That is the word. Answer with the colour it is printed in.",
      fr: "C’est le mot. Indiquez la couleur dans laquelle il est écrit.",
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
      en: "Paused: the page was hidden or inactive, so that trial is excluded.",
      fr: "Pause : la page était cachée ou inactive, cet essai est donc exclu.",
    },
    resume: { en: "Continue", fr: "Continuer" },
    leave: { en: "Stop", fr: "Arrêter" },
    again: { en: "Do it again", fr: "Recommencer" },
    needsScripts: {
      en: "This task needs JavaScript, which is off in this browser.",
      fr: "Cette tâche a besoin de JavaScript, désactivé dans ce navigateur.",
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
      en: "The conflicting word cost you about {ms}, give or take {margin}.",
      fr: "Le mot contradictoire vous a coûté environ {ms}, à {margin} près.",
    },
    gain: {
      en: "The conflicting word made you faster by about {ms}, give or take {margin}.",
      fr: "Le mot contradictoire vous a fait gagner environ {ms}, à {margin} près.",
    },
    unclear: {
      en: "This run cannot tell whether the conflicting word slowed you down: {ms}, give or take {margin}.",
      fr: "Cette passation ne permet pas de dire si le mot contradictoire vous a fait perdre du temps : {ms}, à {margin} près.",
    },
    measures: {
      stroop_effect: { en: "incongruent − congruent", fr: "incongruent − congruent" },
    },
    conditions: CONFLICT_CONDITIONS,
    details: CONFLICT_DETAILS,
    excluded: SPEEDED_EXCLUDED,
    reasons: {
      tooOftenHidden: TOO_OFTEN_HIDDEN,
      tooFewCorrect: {
        en: "In one of the two conditions, word and ink alike or different, too few answers were right and in time, so the times say nothing about the word. Try again, and answer with the colour you see.",
        fr: "Dans l’une des deux conditions, mot et encre identiques ou différents, trop peu de réponses étaient correctes et à temps : les temps ne disent donc rien de l’effet du mot. Recommencez en indiquant la couleur que vous voyez.",
      },
      tooFewLeft: TOO_FEW_TO_COMPARE,
    },
    caption: {
      en: "Your effect (blue) with its 95% interval, over the effects of {n} US participants on MTurk (grey).",
      fr: "Votre effet (en bleu) et son intervalle à 95 %, sur les effets de {n} participants américains de MTurk (en gris).",
    },
    comparison: {
      en: "The grey dots are effects of {n} US participants on MTurk, from their first {perCondition} trials of each kind. Their task had three colours and the keyboard only; a score needed 60% right answers in each condition.",
      fr: "Les points gris sont les effets de {n} participants américains de MTurk, tirés de leurs {perCondition} premiers essais de chaque sorte. Leur tâche avait trois couleurs et se faisait au clavier ; un score demandait 60 % de réponses correctes dans chaque condition.",
    },
  },
  brief: {
    task: {
      en: "Colour words appear one after the other. Answer with the colour of the ink, not with the word, as fast as you can without mistakes.",
      fr: "Des noms de couleur apparaissent l’un après l’autre. Indiquez la couleur de l’encre et non le mot, aussi vite que possible, sans vous tromper.",
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
      en: "{mean} ms on average (SD {sd}), {n} US participants on MTurk, first 24 + 24 trials, three colours. A reference, not a norm for this short version.",
      fr: "{mean} ms en moyenne (écart type {sd}), {n} participants américains de MTurk, 24 + 24 premiers essais, trois couleurs. Un repère, non une norme pour cette version courte.",
    },
    methods: {
      trial: {
        en: "Each trial shows a fixation cross for {fixationMs} ms, then a colour word in one of {inkCount} inks until the response, for at most {responseWindowMs} ms, then a blank screen for {blankMs} ms.",
        fr: "À chaque essai apparaissent une croix de fixation pendant {fixationMs} ms, puis un nom de couleur écrit dans l’une des {inkCount} encres jusqu’à la réponse, {responseWindowMs} ms au plus, puis un écran vide pendant {blankMs} ms.",
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
        en: "The {trials} test trials come in blocks of {blockTrials}, half of them congruent.",
        fr: "Les {trials} essais mesurés forment des blocs de {blockTrials}, pour moitié congruents.",
      },
      measuredUnequal: {
        en: "The {trials} test trials come in blocks of {blockTrials}, {congruentPercent}% of them congruent.",
        fr: "Les {trials} essais mesurés forment des blocs de {blockTrials}, dont {congruentPercent} % d’essais congruents.",
      },
      order: {
        en: "Each condition follows itself and the other equally often.",
        fr: "Chaque condition est précédée aussi souvent d’elle-même que de l’autre.",
      },
      orderUnequal: {
        en: "The conditions come in a random order.",
        fr: "Les conditions viennent dans un ordre aléatoire.",
      },
      repeats: {
        en: "No ink appears twice in a row, so any of the others may come next, even the one that the last word named.",
        fr: "Aucune encre ne vient deux fois de suite ; toutes les autres restent possibles, même celle que nommait le dernier mot.",
      },
      predicts: {
        en: "Each word appears in its own ink on {congruentPercent}% of its trials and in each other ink on about {otherPercent}%, so the word predicts the answer.",
        fr: "Un mot est écrit dans sa propre couleur dans {congruentPercent} % de ses essais et dans chacune des autres dans {otherPercent} % environ : il prédit donc la réponse.",
      },
      predictsNothing: {
        en: "Each word appears in its own ink on {congruentPercent}% of its trials and in each other ink on about {otherPercent}%, so the word does not point to the answer.",
        fr: "Un mot est écrit dans sa propre couleur dans {congruentPercent} % de ses essais et dans chacune des autres dans {otherPercent} % environ : il n’annonce donc pas la réponse.",
      },
      drawn: {
        en: "The order is drawn at random.",
        fr: "L’ordre est tiré au sort.",
      },
    },
    figure: {
      en: "One trial of the Stroop task: fixation cross, then the word in another ink, then a blank screen.",
      fr: "Un essai de la tâche de Stroop : croix de fixation, puis le mot dans une autre encre, puis un écran vide.",
    },
    example: {
      en: "Example: the word “green” in red ink.",
      fr: "Exemple : le mot « vert » écrit en rouge.",
    },
    needs: {
      en: "To see the screen, and to tell four colours apart.",
      fr: "Voir l’écran, et distinguer quatre couleurs.",
    },
  },
});

export type StroopWords = AppRunWords<typeof stroopWords>;
