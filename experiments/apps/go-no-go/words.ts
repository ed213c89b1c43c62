import type { AppRunWords } from "@/experiments/engine/contract/word-types";
import { SPEEDED_EXCLUDED, TOO_OFTEN_HIDDEN } from "@/experiments/engine/score/score-words";
import { defineContent, untranslated } from "@/lib/i18n/define-content";

const { hidden, anticipation, omission } = SPEEDED_EXCLUDED;

/** All texts of the app in English and French, for participants and for the pages that present the app. */
export const goNoGoWords = defineContent("go-no-go", {
  name: untranslated("Go/no-go"),
  purpose: {
    en: "Press for every disc, but not for the occasional square. The task measures how often people fail to withhold the response.",
    fr: "Appuyez à chaque disque, mais pas aux carrés, plus rares. La tâche mesure les échecs d’inhibition de la réponse.",
  },
  keywords: {
    en: "response inhibition, motor inhibition, impulsivity, impulse control, self-control, executive function, commission errors, stop, sustained attention",
    fr: "inhibition de réponse, inhibition motrice, impulsivité, contrôle de soi, maîtrise, fonctions exécutives, fausses alarmes, attention soutenue",
  },
  run: {
    instruction: {
      en: "For each blue disc, tap anywhere as fast as you can. For a yellow square, do nothing.",
      fr: "À chaque disque bleu, touchez l’écran n’importe où, le plus vite possible. Quand un carré jaune apparaît, ne faites rien.",
    },
    keys: { en: "Or press the space bar.", fr: "Ou appuyez sur la barre d’espace." },
    manner: {
      en: "There are {trials} trials. Press as fast as you can for each disc, and do not press for the square.",
      fr: "Il y a {trials} essais. Appuyez le plus vite possible à chaque disque, et n’appuyez pas au carré.",
    },
  },
  result: {
    some: {
      en: "You pressed for {count} of {n} squares. Over many squares, your rate might be anything from {low} to {high}.",
      fr: "Vous avez appuyé pour {count} des {n} carrés. Avec beaucoup plus de carrés, le taux pourrait aller de {low} à {high}.",
    },
    none: {
      en: "You did not press for any of the {n} squares. Over many squares, your rate might be anything up to {high}.",
      fr: "Vous n’avez appuyé pour aucun des {n} carrés. Avec beaucoup plus de carrés, le taux pourrait atteindre {high}.",
    },
    measures: {
      commission_errors: { en: "commission errors", fr: "erreurs de commission" },
    },
    conditions: {
      go: { en: "discs", fr: "disques" },
      "no-go": { en: "squares", fr: "carrés" },
    },
    details: {
      goAnswered: {
        en: "Discs answered in time, of {n}",
        fr: "Appuis à temps, sur {n} disques",
      },
      goTime: {
        en: "Response time to discs, mean of {n}",
        fr: "Temps de réponse, moyenne de {n}",
      },
    },
    excluded: { hidden, anticipation, omission },
    reasons: {
      tooOftenHidden: TOO_OFTEN_HIDDEN,
      tooFewGo: {
        en: "Fewer than {minimumGoPercent}% of the discs were answered in time, so pressing had not become a habit. Try again, and press as soon as you see a disc.",
        fr: "Moins de {minimumGoPercent} % des disques ont été suivis d’un appui à temps : appuyer n’était donc pas devenu une habitude. Recommencez en appuyant dès que vous voyez un disque.",
      },
      tooFewLeft: {
        en: "Too few squares are left to compute a rate: during the others you were away from the page, or you pressed before you could see them. Try again, without leaving the page and without pressing early.",
        fr: "Il reste trop peu de carrés pour calculer un taux : pendant les autres, vous aviez quitté la page, ou vous avez appuyé avant de pouvoir les voir. Recommencez sans quitter la page et sans appuyer d’avance.",
      },
      notToldApart: {
        en: "You pressed for squares too often to compute a score: your rate for squares must be at least {minimumDifferencePercent} percentage points below your rate for discs. Try again, and do not press for the square.",
        fr: "Vous avez appuyé trop souvent aux carrés pour qu’un score soit calculé : votre taux pour les carrés doit être inférieur d’au moins {minimumDifferencePercent} points de pourcentage à votre taux pour les disques. Recommencez sans appuyer au carré.",
      },
    },
    caption: {
      en: "Your rate of commission errors (blue) with its 95% interval, on top of those of {n} US participants recruited on MTurk (grey).",
      fr: "Votre taux d’erreurs de commission (en bleu) et son intervalle à 95 %, superposés aux taux de {n} participants de MTurk aux États-Unis (en gris).",
    },
    comparison: {
      en: "A commission error is a press for a square. With so few squares, one press moves your dot a long way. The grey dots are the rates of commission errors of {n} US participants recruited on Amazon Mechanical Turk (MTurk), an online labour market, from their first {goTrials} go and {noGoTrials} no-go trials. Their task differed in:\n- squares of one colour to press for, and of another not to;\n- one square every 1 to 1.5 s;\n- no score if the rates of presses differed by less than 30 percentage points.",
      fr: "Une erreur de commission est un appui pour un carré. Avec si peu de carrés, un seul appui déplace beaucoup votre point. Les points gris sont les taux d’erreurs de commission de {n} participants des États-Unis recrutés sur Amazon Mechanical Turk (MTurk), une plateforme de travail en ligne, calculés sur leurs {goTrials} premiers essais go et {noGoTrials} no-go. Leur tâche différait sur ces points :\n- des carrés d’une couleur demandaient un appui, ceux d’une autre n’en demandaient pas ;\n- un carré toutes les 1 à 1,5 s ;\n- aucun score si les taux d’appuis différaient de moins de 30 points de pourcentage.",
    },
  },
  brief: {
    task: {
      en: "Discs and squares appear one after the other. Press as fast as you can for each disc, and do nothing for a square.",
      fr: "Des disques et des carrés apparaissent l’un après l’autre. Appuyez le plus vite possible à chaque disque, et ne faites rien quand un carré apparaît.",
    },
    measureText: {
      en: "Commission errors: the share of no-go trials with a press, in percent, with Wilson’s 95% score interval.",
      fr: "Erreurs de commission : la part des essais no-go suivis d’un appui, en pourcentage, avec l’intervalle de Wilson à 95 %.",
    },
    scoringText: {
      en: "Presses faster than {minimumRtMs} ms, trials during which the participant left the page, and go trials without a press within {stimulusMs} ms. A score is not computed if fewer than {minimumGoPercent}% of the go trials were answered, if fewer than {minimumNoGo} no-go trials are left, if the share of presses on no-go trials is less than {minimumDifferencePercent} percentage points below the share on go trials, or if the participant was away from the page in at least half of the trials.",
      fr: "Les appuis en moins de {minimumRtMs} ms, les essais pendant lesquels le participant a quitté la page, et les essais go sans appui au bout de {stimulusMs} ms. Aucun score n’est calculé si moins de {minimumGoPercent} % des essais go ont une réponse ou s’il reste moins de {minimumNoGo} essais no-go. Il faut aussi que la part d’appuis aux essais no-go soit inférieure d’au moins {minimumDifferencePercent} points de pourcentage à celle des essais go. Enfin, le score n’est pas calculé si le participant a quitté la page pendant la moitié des essais ou plus.",
    },
    publishedText: {
      en: "{mean}% on average (SD {sd}), {n} US participants recruited on MTurk, first 90 go and 10 no-go trials. A reference, not a norm for this short version.",
      fr: "{mean} % en moyenne (écart type {sd}), {n} participants des États-Unis recrutés sur MTurk, 90 premiers essais go et 10 no-go. Un repère, non une norme pour cette version courte.",
    },
    methods: {
      trial: {
        en: "Each trial showed a blue disc (go) or a yellow square (no-go) for {stimulusMs} ms, during which a press was recorded, then a blank screen for {blankLowMs} to {blankHighMs} ms.",
        fr: "Chaque essai montrait un disque bleu (go) ou un carré jaune (no-go) pendant {stimulusMs} ms, durant lesquelles un appui était enregistré, puis un écran vide pendant {blankLowMs} à {blankHighMs} ms.",
      },
      trialEven: {
        en: "Each trial showed a blue disc (go) or a yellow square (no-go) for {stimulusMs} ms, during which a press was recorded, then a blank screen for {blankLowMs} ms.",
        fr: "Chaque essai montrait un disque bleu (go) ou un carré jaune (no-go) pendant {stimulusMs} ms, durant lesquelles un appui était enregistré, puis un écran vide pendant {blankLowMs} ms.",
      },
      pace: {
        en: "A press dimmed the shape and did not end the trial, so that the pace was the same for all participants.",
        fr: "Un appui atténuait la figure sans mettre fin à l’essai : le rythme était le même pour tous les participants.",
      },
      practice: {
        en: "The task began with {practiceTrials} practice trials, {practiceNoGo} of them no-go.",
        fr: "La tâche commençait par {practiceTrials} essais d’entraînement, dont {practiceNoGo} no-go.",
      },
      practiceGo: {
        en: "The task began with {practiceTrials} practice trials, all of them go trials.",
        fr: "La tâche commençait par {practiceTrials} essais d’entraînement, tous des essais go.",
      },
      feedbackNever: {
        en: "There was no feedback.",
        fr: "Il n’y avait pas de retour d’information.",
      },
      feedbackPractice: {
        en: "During practice, feedback was shown for {feedbackMs} ms after the shape.",
        fr: "À l’entraînement, un retour d’information de {feedbackMs} ms suivait la figure.",
      },
      feedbackAlways: {
        en: "Feedback was shown for {feedbackMs} ms after the shape.",
        fr: "Un retour d’information de {feedbackMs} ms suivait la figure.",
      },
      measured: {
        en: "The {trials} test trials, {noGoTrials} of them no-go, came in {blocks} blocks, each with the same number of no-go trials.",
        fr: "Les {trials} essais expérimentaux, dont {noGoTrials} no-go, étaient répartis en {blocks} blocs, chacun avec le même nombre d’essais no-go.",
      },
      measuredNearly: {
        en: "The {trials} test trials, {noGoTrials} of them no-go, came in {blocks} blocks of equal length, whose numbers of no-go trials differed by at most one.",
        fr: "Les {trials} essais expérimentaux, dont {noGoTrials} no-go, étaient répartis en {blocks} blocs de même longueur, dont les nombres d’essais no-go différaient d’un au plus.",
      },
      measuredOne: {
        en: "The {trials} test trials, {noGoTrials} of them no-go, came in one block.",
        fr: "Les {trials} essais expérimentaux, dont {noGoTrials} no-go, formaient un seul bloc.",
      },
      goFirst: {
        en: "The first {goFirst} trials of each block were go trials.",
        fr: "Les {goFirst} premiers essais de chaque bloc étaient des essais go.",
      },
      goFirstOne: {
        en: "The first trial of each block was a go trial.",
        fr: "Le premier essai de chaque bloc était un essai go.",
      },
      apart: {
        en: "Two no-go trials never followed one another.",
        fr: "Deux essais no-go ne se suivaient jamais.",
      },
      drawn: {
        en: "The order, and the durations of the blank screens, were drawn at random; all permitted orders were equally likely.",
        fr: "L’ordre et la durée des écrans vides étaient tirés au sort ; tous les ordres permis étaient équiprobables.",
      },
      drawnEven: {
        en: "The order was drawn at random; all permitted orders were equally likely.",
        fr: "L’ordre était tiré au sort ; tous les ordres permis étaient équiprobables.",
      },
    },
    figure: {
      en: "Two trials of the go/no-go task: a disc that requires a press, a blank screen, then a square that does not.",
      fr: "Deux essais de la tâche go/no-go : un disque qui appelle un appui, un écran vide, puis un carré qui n’en appelle pas.",
    },
    example: { en: "Example: a blue disc.", fr: "Exemple : un disque bleu." },
    needs: {
      en: "You must be able to see the screen and to tell a disc from a square. You need not recognise colours.",
      fr: "Voir l’écran, et distinguer un disque d’un carré. Vous n’avez pas à reconnaître de couleurs.",
    },
  },
});

export type GoNoGoWords = AppRunWords<typeof goNoGoWords>;
