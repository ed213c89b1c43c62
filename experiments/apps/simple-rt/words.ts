import type { AppRunWords } from "@/experiments/engine/contract/word-types";
import { SPEEDED_EXCLUDED, TOO_OFTEN_HIDDEN } from "@/experiments/engine/score/score-words";
import { defineContent } from "@/lib/i18n/define-content";

const { hidden, anticipation, omission } = SPEEDED_EXCLUDED;

/** All texts of the app in English and French, for participants and for the pages that present the app. */
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
      en: "There are {trials} trials. Press as soon as you see the disc, and not before.",
      fr: "Il y a {trials} essais. Appuyez dès que vous voyez le disque, et pas avant.",
    },
  },
  result: {
    time: {
      en: "You pressed about {ms} after the disc appeared. From this session, your median response time probably lies between {low} and {high}.",
      fr: "Vous avez appuyé environ {ms} après l’apparition du disque. D’après cette passation, votre temps de réponse médian est probablement compris entre {low} et {high}.",
    },
    measures: {
      median_rt: { en: "median response time", fr: "temps de réponse médian" },
    },
    details: {
      mean: {
        en: "Mean of the same {n} response times",
        fr: "Moyenne des mêmes {n} temps de réponse",
      },
    },
    excluded: { hidden, omission, anticipation },
    reasons: {
      tooOftenHidden: TOO_OFTEN_HIDDEN,
      tooManyLost: {
        en: "In more than {maximumLostPercent}% of the trials you pressed too early or not at all, so the other response times may be lucky guesses. Try again: wait for the disc, then press once.",
        fr: "Dans plus de {maximumLostPercent} % des essais, vous avez appuyé trop tôt ou n’avez pas appuyé : les autres temps de réponse peuvent donc être dus au hasard. Recommencez : attendez le disque, puis appuyez une fois.",
      },
      tooFewLeft: {
        en: "Fewer than {minimumValid} valid response times are left, too few for a median. Try again, without leaving the page.",
        fr: "Il reste moins de {minimumValid} temps de réponse valables, trop peu pour une médiane. Recommencez sans quitter la page.",
      },
    },
    caption: {
      en: "Your median (blue) with its 95% interval, on top of the medians of {n} US participants recruited on MTurk (grey).",
      fr: "Votre médiane (en bleu) et son intervalle à 95 %, superposés aux médianes de {n} participants de MTurk aux États-Unis (en gris).",
    },
    comparison: {
      en: "In a lab with calibrated equipment, 1,469 adults took 231 ms on average (Woods et al. 2015, doi:10.3389/fnhum.2015.00131). Here times are longer, partly because of the device: the browser, the screen and the keyboard, mouse or touchscreen add a delay that this page can neither measure nor subtract. The grey dots are the medians of {n} US participants recruited on Amazon Mechanical Turk (MTurk), an online labour market, from their first {trials} trials. Their task differed in:\n- an X in place of the disc;\n- the space bar as the only way to answer.",
      fr: "Dans un laboratoire au matériel étalonné, 1\u202F469 adultes ont mis 231 ms en moyenne (Woods et al. 2015, doi:10.3389/fnhum.2015.00131). Une partie de l’écart vient de l’appareil : le navigateur, l’affichage et le clavier, la souris ou l’écran tactile ajoutent un délai que cette page ne peut ni mesurer ni retrancher. Les points gris sont les médianes de {n} participants des États-Unis recrutés sur Amazon Mechanical Turk (MTurk), une plateforme de travail en ligne, calculées sur leurs {trials} premiers essais. Leur tâche différait sur ces points :\n- un X au lieu du disque ;\n- la barre d’espace comme seul moyen de répondre.",
    },
  },
  brief: {
    task: {
      en: "A cross is shown, then a white disc. Press as soon as you see the disc, and not before.",
      fr: "Une croix est affichée, puis un disque blanc. Appuyez dès que vous voyez le disque, et pas avant.",
    },
    measureText: {
      en: "Median of the valid response times, from the appearance of the disc to the press, in ms. Its confidence interval is bounded by two order statistics of the times, with a coverage of at least 95%.",
      fr: "Médiane des temps de réponse valables, de l’apparition du disque à l’appui, en ms. Son intervalle de confiance a pour bornes deux statistiques d’ordre de ces temps ; sa probabilité de couverture est d’au moins 95 %.",
    },
    scoringText: {
      en: "Trials with an anticipation (a press during the foreperiod or less than {minimumRtMs} ms after the disc), trials without a press within {responseWindowMs} ms, trials during which the participant left the page. A score is not computed with fewer than {minimumValid} valid response times, or if more than {maximumLostPercent}% of the trials had an anticipation or were without a press.",
      fr: "Les essais avec une réponse anticipée (un appui pendant le délai de préparation ou moins de {minimumRtMs} ms après le disque), les essais sans appui au bout de {responseWindowMs} ms, les essais pendant lesquels le participant a quitté la page. Aucun score n’est calculé avec moins de {minimumValid} temps de réponse valables, ni si plus de {maximumLostPercent} % des essais ont une réponse anticipée ou n’ont pas de réponse.",
    },
    publishedText: {
      en: "{mean} ms on average (SD {sd}), medians of {n} US participants recruited on MTurk, first 20 trials in their own browsers. In a lab with calibrated equipment, 1,469 adults had a mean of 231 ms (Woods et al. 2015). References, not norms for this short version.",
      fr: "{mean} ms en moyenne (écart type {sd}), médianes de {n} participants des États-Unis recrutés sur MTurk, 20 premiers essais dans leur propre navigateur. Dans un laboratoire au matériel étalonné, la moyenne de 1\u202F469 adultes était de 231 ms (Woods et al. 2015). Des repères, non des normes pour cette version courte.",
    },
    methods: {
      trial: {
        en: "Each trial showed a cross for a random foreperiod of {shortestWaitMs} to {longestWaitMs} ms, all lengths equally likely, then a white disc until the press, for at most {responseWindowMs} ms, then a blank screen for {blankMs} ms.",
        fr: "Chaque essai montrait une croix pendant un délai de préparation tiré au sort uniformément entre {shortestWaitMs} et {longestWaitMs} ms, puis un disque blanc jusqu’à l’appui, {responseWindowMs} ms au plus, puis un écran vide pendant {blankMs} ms.",
      },
      trialFixedWait: {
        en: "Each trial showed a cross for a fixed foreperiod of {longestWaitMs} ms, then a white disc until the press, for at most {responseWindowMs} ms, then a blank screen for {blankMs} ms.",
        fr: "Chaque essai montrait une croix pendant un délai de préparation fixe de {longestWaitMs} ms, puis un disque blanc jusqu’à l’appui, {responseWindowMs} ms au plus, puis un écran vide pendant {blankMs} ms.",
      },
      press: {
        en: "Participants could press anywhere on the screen. A press during the foreperiod was recorded as an anticipation and did not make the disc appear sooner.",
        fr: "Les participants pouvaient appuyer n’importe où sur l’écran. Un appui pendant le délai de préparation était enregistré comme réponse anticipée et ne faisait pas apparaître le disque plus tôt.",
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
        en: "During practice, feedback was shown for {feedbackMs} ms after the disc.",
        fr: "À l’entraînement, un retour d’information de {feedbackMs} ms suivait le disque.",
      },
      feedbackAlways: {
        en: "Feedback was shown for {feedbackMs} ms after the disc.",
        fr: "Un retour d’information de {feedbackMs} ms suivait le disque.",
      },
      measured: {
        en: "The {trials} test trials came in one block.",
        fr: "Les {trials} essais expérimentaux formaient un seul bloc.",
      },
      measuredInBlocks: {
        en: "The {trials} test trials came in {blocks} blocks of {blockTrials}.",
        fr: "Les {trials} essais expérimentaux étaient répartis en {blocks} blocs de {blockTrials}.",
      },
      drawn: {
        en: "The foreperiods were drawn at random.",
        fr: "Les délais étaient tirés au sort.",
      },
    },
    figure: {
      en: "One trial of the simple reaction time task: a cross, then, some time later, a disc until the press, then a blank screen.",
      fr: "Un essai de la tâche de temps de réaction simple : une croix, puis, au bout d’un certain temps, un disque jusqu’à l’appui, puis un écran vide.",
    },
    example: { en: "Example: a white disc.", fr: "Exemple : un disque blanc." },
    needs: {
      en: "You must be able to see a white disc appear on a dark screen and to press one place or key.",
      fr: "Voir un disque blanc apparaître sur un écran sombre, et appuyer sur un endroit ou une touche.",
    },
  },
});

export type SimpleRtWords = AppRunWords<typeof simpleRtWords>;
