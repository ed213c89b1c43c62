import type { AppRunWords } from "@/experiments/engine/contract/word-types";
import { SPEEDED_EXCLUDED, TOO_OFTEN_HIDDEN } from "@/experiments/engine/score/score-words";
import { defineContent, untranslated } from "@/lib/i18n/define-content";

const { hidden, anticipation, omission } = SPEEDED_EXCLUDED;

/** The words of the app, for participants and for the pages that present it. */
export const goNoGoWords = defineContent("go-no-go", {
  name: untranslated("Go/no-go"),
  purpose: {
    en: "Press at every disc, and hold back at the rare square. The task measures how often the habit of pressing wins.",
    fr: "Appuyez à chaque disque, et retenez-vous devant le carré, plus rare. La tâche mesure combien de fois l’habitude l’emporte.",
  },
  keywords: {
    en: "response inhibition, motor inhibition, impulsivity, impulse control, self-control, executive function, commission errors, stop, sustained attention",
    fr: "inhibition de réponse, inhibition motrice, impulsivité, contrôle de soi, maîtrise, fonctions exécutives, fausses alarmes, attention soutenue",
  },
  run: {
    instruction: {
      en: "At each blue disc, tap anywhere as fast as you can. At the yellow square, do nothing.",
      fr: "À chaque disque bleu, touchez l’écran n’importe où, le plus vite possible. Devant le carré jaune, ne faites rien.",
    },
    keys: { en: "Or press the space bar.", fr: "Ou appuyez sur la barre d’espace." },
    manner: {
      en: "{trials} trials. Press as fast as you can at each disc, and hold back at the square.",
      fr: "{trials} essais. Appuyez le plus vite possible à chaque disque, et retenez-vous devant le carré.",
    },
  },
  result: {
    some: {
      en: "You pressed at {count} of {n} squares. Over many squares it might be anything from {low} to {high}.",
      fr: "Vous avez appuyé devant {count} des {n} carrés. Avec beaucoup plus de carrés, ce taux pourrait aller de {low} à {high}.",
    },
    none: {
      en: "You pressed at none of the {n} squares. Over many squares it might be anything up to {high}.",
      fr: "Vous n’avez appuyé devant aucun des {n} carrés. Avec beaucoup plus de carrés, ce taux pourrait atteindre {high}.",
    },
    measures: {
      commission_errors: { en: "presses at the square", fr: "appuis devant le carré" },
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
        en: "Fewer than {minimumGoPercent}% of the discs were answered in time, so there was no habit of pressing to hold back. Try again, and press as soon as you see a disc.",
        fr: "Moins de {minimumGoPercent} % des disques ont été suivis d’un appui à temps : il n’y avait donc pas d’habitude à retenir. Recommencez en appuyant dès que vous voyez un disque.",
      },
      tooFewLeft: {
        en: "Too few squares are left to give a rate: the others were off the page, or pressed before they could be seen. Try again, without leaving the page and without pressing ahead.",
        fr: "Il reste trop peu de carrés pour donner un taux : les autres étaient hors de la page, ou l’appui est venu avant qu’on puisse les voir. Recommencez sans quitter la page et sans appuyer d’avance.",
      },
      notToldApart: {
        en: "You pressed at the squares too often, compared with the discs: a score needs a difference of {minimumDifferencePercent} percentage points, and pressing every time measures nothing. Try again, and hold back at the square.",
        fr: "Vous avez appuyé trop souvent devant les carrés, par rapport aux disques : un score demande un écart de {minimumDifferencePercent} points, et appuyer à chaque fois ne mesure rien. Recommencez en vous retenant devant le carré.",
      },
    },
    caption: {
      en: "Your rate of presses at the square (blue) with its 95% interval, over the rates of {n} US participants on MTurk (grey).",
      fr: "Votre taux d’appuis devant le carré (en bleu) et son intervalle à 95 %, sur ceux de {n} participants américains de MTurk (en gris).",
    },
    comparison: {
      en: "The grey dots are error rates of {n} US participants on MTurk, from their first {goTrials} go and {noGoTrials} no-go trials; they pressed at squares of one colour and not of another, one every 1 to 1.5 s, and a score needed a difference of 30 percentage points. With so few squares one press moves your dot a long way.",
      fr: "Les points gris sont les taux d’erreur de {n} participants américains de MTurk, tirés de leurs {goTrials} premiers essais go et {noGoTrials} no-go ; ils appuyaient devant les carrés d’une couleur et non d’une autre, un toutes les 1 à 1,5 s, et un score demandait un écart de 30 points. Avec si peu de carrés, un seul appui déplace beaucoup votre point.",
    },
  },
  brief: {
    task: {
      en: "Discs and squares appear one after the other. Press as fast as you can at each disc, and do nothing at a square.",
      fr: "Des disques et des carrés apparaissent l’un après l’autre. Appuyez le plus vite possible à chaque disque, et ne faites rien devant un carré.",
    },
    measureText: {
      en: "Commission errors: the share of no-go trials with a press, in percent, with Wilson’s 95% score interval.",
      fr: "Erreurs de commission : la part des essais no-go suivis d’un appui, en pourcentage, avec l’intervalle de Wilson à 95 %.",
    },
    scoringText: {
      en: "Presses faster than {minimumRtMs} ms, trials during which the page was hidden or inactive, and go trials without a press within {stimulusMs} ms. No score when fewer than {minimumGoPercent}% of the go trials were answered, when fewer than {minimumNoGo} no-go trials are left, when the share of presses in no-go trials is not at least {minimumDifferencePercent} percentage points below that in go trials, nor when half of the trials or more were hidden.",
      fr: "Les appuis en moins de {minimumRtMs} ms, les essais pendant lesquels la page était cachée ou inactive, et les essais go sans appui au bout de {stimulusMs} ms. Pas de score si moins de {minimumGoPercent} % des essais go ont une réponse, s’il reste moins de {minimumNoGo} essais no-go, si les appuis n’y sont pas de {minimumDifferencePercent} points plus rares qu’aux essais go, ni si la page était cachée ou inactive pendant la moitié des essais ou plus.",
    },
    publishedText: {
      en: "{mean}% on average (SD {sd}), {n} US participants on MTurk, first 90 go and 10 no-go trials. A reference, not a norm for this short version.",
      fr: "{mean} % en moyenne (écart type {sd}), {n} participants américains de MTurk, 90 premiers essais go et 10 no-go. Un repère, non une norme pour cette version courte.",
    },
    methods: {
      trial: {
        en: "Each trial shows a blue disc (go) or a yellow square (no-go) for {stimulusMs} ms, during which a press is taken, then a blank screen for {blankLowMs} to {blankHighMs} ms.",
        fr: "À chaque essai apparaissent un disque bleu (go) ou un carré jaune (no-go) pendant {stimulusMs} ms, durant lesquelles un appui est pris en compte, puis un écran vide pendant {blankLowMs} à {blankHighMs} ms.",
      },
      trialEven: {
        en: "Each trial shows a blue disc (go) or a yellow square (no-go) for {stimulusMs} ms, during which a press is taken, then a blank screen for {blankLowMs} ms.",
        fr: "À chaque essai apparaissent un disque bleu (go) ou un carré jaune (no-go) pendant {stimulusMs} ms, durant lesquelles un appui est pris en compte, puis un écran vide pendant {blankLowMs} ms.",
      },
      pace: {
        en: "A press dims the shape and does not end the trial, so that the pace is the same for everybody.",
        fr: "Un appui atténue la figure et ne met pas fin à l’essai : le rythme est le même pour tous.",
      },
      practice: {
        en: "{practiceTrials} practice trials come first, {practiceNoGo} of them no-go.",
        fr: "{practiceTrials} essais d’entraînement viennent d’abord, dont {practiceNoGo} no-go.",
      },
      practiceGo: {
        en: "{practiceTrials} practice trials come first, all of them go.",
        fr: "{practiceTrials} essais d’entraînement viennent d’abord, tous go.",
      },
      feedbackNever: { en: "There is no feedback.", fr: "Il n’y a pas de retour d’information." },
      feedbackPractice: {
        en: "In practice, feedback follows the shape for {feedbackMs} ms.",
        fr: "À l’entraînement, un retour d’information de {feedbackMs} ms suit la figure.",
      },
      feedbackAlways: {
        en: "Feedback follows the shape for {feedbackMs} ms.",
        fr: "Un retour d’information de {feedbackMs} ms suit la figure.",
      },
      measured: {
        en: "The {trials} test trials, {noGoTrials} of them no-go, come in {blocks} blocks, each with the same number of no-go trials.",
        fr: "Les {trials} essais mesurés, dont {noGoTrials} no-go, forment {blocks} blocs, chacun avec le même nombre d’essais no-go.",
      },
      measuredNearly: {
        en: "The {trials} test trials, {noGoTrials} of them no-go, come in {blocks} blocks of one length, whose numbers of no-go trials differ by at most one.",
        fr: "Les {trials} essais mesurés, dont {noGoTrials} no-go, forment {blocks} blocs de même longueur, dont les nombres d’essais no-go diffèrent d’un au plus.",
      },
      measuredOne: {
        en: "The {trials} test trials, {noGoTrials} of them no-go, come in one block.",
        fr: "Les {trials} essais mesurés, dont {noGoTrials} no-go, forment un seul bloc.",
      },
      goFirst: {
        en: "The first {goFirst} trials of a block are go trials.",
        fr: "Les {goFirst} premiers essais d’un bloc sont des essais go.",
      },
      goFirstOne: {
        en: "The first trial of a block is a go trial.",
        fr: "Le premier essai d’un bloc est un essai go.",
      },
      apart: {
        en: "Two no-go trials never follow one another.",
        fr: "Deux essais no-go ne se suivent jamais.",
      },
      drawn: {
        en: "All orders that this leaves are equally likely; order and blanks are drawn at random.",
        fr: "Tous les ordres qui restent possibles sont également probables ; l’ordre et les écrans vides sont tirés au sort.",
      },
      drawnEven: {
        en: "All orders that this leaves are equally likely; the order is drawn at random.",
        fr: "Tous les ordres qui restent possibles sont également probables ; l’ordre est tiré au sort.",
      },
    },
    figure: {
      en: "Two trials of the go/no-go task: a disc that asks for a press, a blank screen, then a square that asks for none.",
      fr: "Deux essais de la tâche go/no-go : un disque qui appelle un appui, un écran vide, puis un carré qui n’en appelle pas.",
    },
    example: { en: "Example: a blue disc.", fr: "Exemple : un disque bleu." },
    needs: {
      en: "To see the screen, and to tell a disc from a square: no colour has to be recognised.",
      fr: "Voir l’écran, et distinguer un disque d’un carré : aucune couleur n’est à reconnaître.",
    },
  },
});

export type GoNoGoWords = AppRunWords<typeof goNoGoWords>;
