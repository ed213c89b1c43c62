import type { AppRunWords } from "@/experiments/engine/contract/word-types";
import { SPEEDED_EXCLUDED, TOO_OFTEN_HIDDEN } from "@/experiments/engine/score/score-words";
import { defineContent } from "@/lib/i18n/define-content";

const { hidden, anticipation, omission } = SPEEDED_EXCLUDED;

/** The words of the app, for participants and for the pages that present it. */
export const simpleRtWords = defineContent("simple-rt", {
  name: { en: "Simple reaction time", fr: "Temps de réaction simple" },
  purpose: {
    en: "Press as soon as a disc appears. The task measures how long it takes you to notice it and to press.",
    fr: "Appuyez dès qu’un disque apparaît. La tâche mesure le temps qu’il vous faut pour le remarquer et pour appuyer.",
  },
  keywords: {
    en: "reaction time, response time, RT, processing speed, vigilance, alertness, psychomotor, PVT, motor, chronometry, Donders",
    fr: "temps de réaction, temps de réponse, TR, vitesse de traitement, vigilance, éveil, psychomoteur, chronométrie",
  },
  run: {
    instruction: {
      en: "Wait while the cross is there. As soon as the white disc appears, touch the screen anywhere, or click.",
      fr: "Attendez tant que la croix est affichée. Dès que le disque blanc apparaît, touchez l’écran n’importe où, ou cliquez.",
    },
    keys: { en: "Or press the space bar.", fr: "Ou appuyez sur la barre d’espace." },
    manner: {
      en: "{trials} trials. Press as soon as you see the disc, and not before.",
      fr: "{trials} essais. Appuyez dès que vous voyez le disque, et pas avant.",
    },
  },
  result: {
    time: {
      en: "You pressed about {ms} after the disc appeared: this run puts it between {low} and {high}.",
      fr: "Vous avez appuyé environ {ms} après l’apparition du disque : d’après cette passation, entre {low} et {high}.",
    },
    measures: {
      median_rt: { en: "median response time", fr: "temps de réponse médian" },
    },
    details: {
      mean: { en: "Mean of the same {n} times", fr: "Moyenne des mêmes {n} temps" },
    },
    excluded: { hidden, omission, anticipation },
    reasons: {
      tooOftenHidden: TOO_OFTEN_HIDDEN,
      tooManyLost: {
        en: "In more than {maximumLostPercent}% of the trials you pressed too early or not at all, so the other times may be lucky guesses. Try again: wait for the disc, then press once.",
        fr: "Dans plus de {maximumLostPercent} % des essais, vous avez appuyé trop tôt ou pas du tout : les autres temps peuvent donc être dus au hasard. Recommencez : attendez le disque, puis appuyez une fois.",
      },
      tooFewLeft: {
        en: "Fewer than {minimumValid} valid times are left, too few for a median. Try again, without leaving the page.",
        fr: "Il reste moins de {minimumValid} temps valables, trop peu pour une médiane. Recommencez sans quitter la page.",
      },
    },
    caption: {
      en: "Your median (blue) with its 95% interval, over the medians of {n} US participants on MTurk (grey).",
      fr: "Votre médiane (en bleu) et son intervalle à 95 %, sur les médianes de {n} participants américains de MTurk (en gris).",
    },
    comparison: {
      en: "The grey dots are medians of {n} US participants on MTurk, from their first {trials} trials, with an X in place of the disc and the space bar only. In a lab with calibrated equipment 1,469 adults took 231 ms on average (Woods et al. 2015, doi:10.3389/fnhum.2015.00131). Part of the gap is not in people: the browser, the screen and the keyboard, mouse or touch panel add a delay that this page can neither measure nor subtract.",
      fr: "Les points gris sont les médianes de {n} participants américains de MTurk, tirées de leurs {trials} premiers essais, avec un X au lieu du disque et la barre d’espace seulement. Dans un laboratoire au matériel étalonné, 1\u202F469 adultes ont mis 231 ms en moyenne (Woods et al. 2015, doi:10.3389/fnhum.2015.00131). Une partie de l’écart ne tient pas aux personnes : le navigateur, l’affichage et le clavier, la souris ou l’écran tactile ajoutent un délai que cette page ne peut ni mesurer ni retrancher.",
    },
  },
  brief: {
    task: {
      en: "A cross is shown, then a white disc. Press as soon as you see the disc, and not before.",
      fr: "Une croix est affichée, puis un disque blanc. Appuyez dès que vous voyez le disque, et pas avant.",
    },
    measureText: {
      en: "Median of the valid response times, from the appearance of the disc to the press, in ms. Its interval lies between two order statistics of the times, with a coverage of at least 95%.",
      fr: "Médiane des temps de réponse valables, de l’apparition du disque à l’appui, en ms. Son intervalle est compris entre deux statistiques d’ordre de ces temps, avec une couverture d’au moins 95 %.",
    },
    scoringText: {
      en: "Trials with a press during the wait or less than {minimumRtMs} ms after the disc, trials without a press within {responseWindowMs} ms, trials during which the page was hidden or inactive. No score with fewer than {minimumValid} valid times, or when more than {maximumLostPercent}% of the trials had an early press or none.",
      fr: "Les essais avec un appui pendant l’attente ou moins de {minimumRtMs} ms après le disque, les essais sans appui au bout de {responseWindowMs} ms, les essais pendant lesquels la page était cachée ou inactive. Pas de score avec moins de {minimumValid} temps valables, ni quand plus de {maximumLostPercent} % des essais ont reçu un appui trop précoce ou aucun.",
    },
    publishedText: {
      en: "{mean} ms on average (SD {sd}), medians of {n} US participants on MTurk, first 20 trials in their own browsers. In a lab with calibrated equipment 1,469 adults had a mean of 231 ms (Woods et al. 2015). References, not norms for this short version.",
      fr: "{mean} ms en moyenne (écart type {sd}), médianes de {n} participants américains de MTurk, 20 premiers essais dans leur propre navigateur. Dans un laboratoire au matériel étalonné, la moyenne de 1\u202F469 adultes était de 231 ms (Woods et al. 2015). Des repères, non des normes pour cette version courte.",
    },
    methods: {
      trial: {
        en: "Each trial shows a cross for a random foreperiod of {shortestWaitMs} to {longestWaitMs} ms, all lengths equally likely, then a white disc until the press, for at most {responseWindowMs} ms, then a blank screen for {blankMs} ms.",
        fr: "À chaque essai apparaissent une croix pendant un délai de préparation tiré uniformément entre {shortestWaitMs} et {longestWaitMs} ms, puis un disque blanc jusqu’à l’appui, {responseWindowMs} ms au plus, puis un écran vide pendant {blankMs} ms.",
      },
      trialFixedWait: {
        en: "Each trial shows a cross for a fixed foreperiod of {longestWaitMs} ms, then a white disc until the press, for at most {responseWindowMs} ms, then a blank screen for {blankMs} ms.",
        fr: "À chaque essai apparaissent une croix pendant un délai de préparation fixe de {longestWaitMs} ms, puis un disque blanc jusqu’à l’appui, {responseWindowMs} ms au plus, puis un écran vide pendant {blankMs} ms.",
      },
      press: {
        en: "The whole screen is the button. A press during the foreperiod is recorded as a false start and does not bring the disc forward.",
        fr: "Tout l’écran sert de bouton. Un appui pendant ce délai est enregistré comme faux départ et ne fait pas apparaître le disque plus tôt.",
      },
      practice: {
        en: "{practiceTrials} practice trials come first.",
        fr: "{practiceTrials} essais d’entraînement viennent d’abord.",
      },
      feedbackNever: { en: "There is no feedback.", fr: "Il n’y a pas de retour d’information." },
      feedbackPractice: {
        en: "In practice, feedback follows the disc for {feedbackMs} ms.",
        fr: "À l’entraînement, un retour d’information de {feedbackMs} ms suit le disque.",
      },
      feedbackAlways: {
        en: "Feedback follows the disc for {feedbackMs} ms.",
        fr: "Un retour d’information de {feedbackMs} ms suit le disque.",
      },
      measured: {
        en: "The {trials} test trials come in one block.",
        fr: "Les {trials} essais mesurés forment un seul bloc.",
      },
      measuredInBlocks: {
        en: "The {trials} test trials come in {blocks} blocks of {blockTrials}.",
        fr: "Les {trials} essais mesurés forment {blocks} blocs de {blockTrials}.",
      },
      drawn: {
        en: "The foreperiods are drawn at random.",
        fr: "Les délais sont tirés au sort.",
      },
    },
    figure: {
      en: "One trial of the simple reaction time task: a cross, then, some time later, a disc until the press, then a blank screen.",
      fr: "Un essai de la tâche de temps de réaction simple : une croix, puis, au bout d’un certain temps, un disque jusqu’à l’appui, puis un écran vide.",
    },
    example: { en: "Example: a white disc.", fr: "Exemple : un disque blanc." },
    needs: {
      en: "To see a white disc appear on a dark screen, and to press one place or key.",
      fr: "Voir un disque blanc apparaître sur un écran sombre, et appuyer sur un endroit ou une touche.",
    },
  },
});

export type SimpleRtWords = AppRunWords<typeof simpleRtWords>;
