import type { AppRunWords } from "@/experiments/engine/contract/word-types";
import { defineContent } from "@/lib/i18n/define-content";

/** The words of the app, for participants and for the pages that present it. */
export const spatialSpanWords = defineContent("spatial-span", {
  name: { en: "Spatial span", fr: "Empan spatial" },
  purpose: {
    en: "Watch squares light up one by one, then press them in the same order. The task measures how many places you can keep in mind.",
    fr: "Regardez des carrés s’allumer tour à tour, puis touchez-les dans le même ordre. La tâche mesure combien d’emplacements vous retenez.",
  },
  keywords: {
    en: "memory, working memory, short-term memory, visuospatial, visuo-spatial sketchpad, span, Corsi, block tapping, sequence, capacity",
    fr: "mémoire, mémoire de travail, mémoire à court terme, visuospatiale, visuo-spatiale, empan, Corsi, capacité, séquence",
  },
  grid: {
    name: { en: "Grid of squares", fr: "Grille de carrés" },
    square: { en: "row {row}, column {column}", fr: "ligne {row}, colonne {column}" },
    watch: { en: "Watch. Length: {length}", fr: "Regardez. Longueur : {length}" },
    recall: { en: "Your turn: {done} of {length}", fr: "À vous : {done} sur {length}" },
  },
  intervals: {
    simulated: {
      en: "with a 95% interval from simulated runs",
      fr: "avec un intervalle à 95 % tiré de passations simulées",
    },
    none: {
      en: "without an interval, since no runs with these settings have been simulated",
      fr: "sans intervalle, faute de passations simulées avec ces réglages",
    },
  },
  run: {
    instruction: {
      en: "Squares light up one after the other. When the last one has gone out, press them in the same order. No square lights up twice. A press cannot be taken back. Write nothing down.",
      fr: "Des carrés s’allument l’un après l’autre. Quand le dernier s’est éteint, appuyez dessus dans le même ordre. Aucun carré ne s’allume deux fois. Un appui ne peut pas être annulé. Ne notez rien.",
    },
    keys: {
      en: "Or move with the arrow keys, and press each square with Enter or Space.",
      fr: "Au clavier : flèches pour vous déplacer, Entrée ou Espace pour valider.",
    },
    manner: {
      en: "{trials} trials. Not all sequences have the same length. The order matters, not the speed.",
      fr: "{trials} essais. Les suites n’ont pas toutes la même longueur. C’est l’ordre qui compte, non la vitesse.",
    },
  },
  result: {
    span: {
      en: "Your sequences were about {span} squares long, give or take {margin}.",
      fr: "Vos suites comptaient environ {span} carrés, à {margin} près.",
    },
    spanAlone: {
      en: "Your sequences were about {span} squares long.",
      fr: "Vos suites comptaient environ {span} carrés.",
    },
    remarks: {
      unsettled: {
        en: "The sequences were still getting longer at the end: this run had not settled, and your span may be higher.",
        fr: "Les suites s’allongeaient encore à la fin : cette passation ne s’était pas stabilisée, et votre empan est peut-être plus grand.",
      },
    },
    measures: {
      mean_span: { en: "mean span, in squares", fr: "empan moyen, en carrés" },
    },
    details: {
      longest: {
        en: "Longest sequence recalled, of {n} trials",
        fr: "Plus longue suite rappelée, sur {n} essais",
      },
    },
    excluded: {
      hidden: { en: "{n} off the page", fr: "{n} hors de la page" },
      omission: { en: "{n} unfinished", fr: "{n} inachevés" },
      approach: { en: "{n} at the start", fr: "{n} au début" },
    },
    reasons: {
      tooFewLeft: {
        en: "Fewer than {minimumValid} sequences were entered in full, with the page in view. Try again without leaving the page, and press as many squares as were lit.",
        fr: "Moins de {minimumValid} suites ont été saisies en entier, page visible. Recommencez sans quitter la page, et appuyez sur autant de carrés qu’il s’en est allumé.",
      },
      noneRecalled: {
        en: "No sequence of {minimumRecalled} or more squares was recalled, so there is no span to give. Try again: press the squares that were lit, in the order in which they were.",
        fr: "Aucune suite de {minimumRecalled} carrés ou plus n’a été rappelée : il n’y a donc pas d’empan à donner. Recommencez en appuyant sur les carrés qui se sont allumés, dans leur ordre.",
      },
    },
    caption: {
      en: "Your mean span (blue) with its 95% interval, over the spans of {n} US participants on MTurk (grey).",
      fr: "Votre empan moyen (en bleu) et son intervalle à 95 %, sur les empans de {n} participants américains de MTurk (en gris).",
    },
    comparison: {
      en: "The grey dots are the same score of {n} US participants on MTurk, with the same grid, rule for the length, time of each square and number of trials. In their task the empty grid and the feedback lasted twice as long, a square could light up twice in a sequence, presses could be cleared, and there was no practice. The bar is as wide as repeated runs of simulated people spread. It is not Corsi’s task with nine blocks, whose spans differ.",
      fr: "Les points gris sont le même score de {n} participants américains de MTurk, avec la même grille, la même règle pour la longueur, la même durée de chaque carré et le même nombre d’essais. Dans leur tâche, la grille vide et le retour d’information duraient deux fois plus longtemps, un carré pouvait s’allumer deux fois dans une suite, les appuis pouvaient être effacés, et il n’y avait pas d’entraînement. La barre a la largeur de la dispersion de passations répétées de personnes simulées. Ce n’est pas la tâche de Corsi à neuf blocs, dont les empans diffèrent.",
    },
  },
  brief: {
    task: {
      en: "Squares of a grid light up one after the other. When the last one has gone out, press them in the same order.",
      fr: "Des carrés d’une grille s’allument l’un après l’autre. Quand le dernier s’est éteint, appuyez dessus dans le même ordre.",
    },
    measureText: {
      en: "Mean length, in squares, of the sequences shown after the first {approachTrials} valid trials, right or wrong, {interval}. The rule for the length settles where about {settlesPercent}% of the sequences are recalled.",
      fr: "Longueur moyenne, en carrés, des suites montrées après les {approachTrials} premiers essais valables, corrects ou non, {interval}. La règle pour la longueur se stabilise là où environ {settlesPercent} % des suites sont rappelées.",
    },
    scoringText: {
      en: "The first {approachTrials} valid trials, sequences not entered in full within {responseWindowMs} ms, trials during which the page was hidden or inactive; the last two kinds leave the length as it was. No score with fewer than {minimumValid} of {trials} trials valid, or when no sequence of {minimumRecalled} or more squares was recalled.",
      fr: "Les {approachTrials} premiers essais valables, les suites qui ne sont pas saisies en entier au bout de {responseWindowMs} ms, les essais pendant lesquels la page était cachée ou inactive ; ces deux derniers cas laissent la longueur inchangée. Pas de score avec moins de {minimumValid} essais valables sur {trials}, ni quand aucune suite de {minimumRecalled} carrés ou plus n’a été rappelée.",
    },
    publishedText: {
      en: "{mean} squares on average (SD {sd}), {n} US participants on MTurk, scored in the same way. A reference, not a norm for this version.",
      fr: "{mean} carrés en moyenne (écart type {sd}), {n} participants américains de MTurk, au même score. Un repère, non une norme pour cette version.",
    },
    methods: {
      trial: {
        en: "An empty grid of {gridSize} by {gridSize} squares is shown for {readyMs} ms; squares then light up one after the other, {squareMs} ms each, and are pressed in the same order within {responseWindowMs} ms.",
        fr: "Une grille vide de {gridSize} carrés sur {gridSize} est affichée pendant {readyMs} ms ; des carrés s’allument ensuite l’un après l’autre, {squareMs} ms chacun, et sont à désigner dans le même ordre en {responseWindowMs} ms au plus.",
      },
      feedbackNever: {
        en: "A pause of {blankMs} ms follows, without feedback.",
        fr: "Une pause de {blankMs} ms suit, sans retour d’information.",
      },
      feedbackPractice: {
        en: "A pause of {blankMs} ms follows, in practice after feedback of {feedbackMs} ms.",
        fr: "Une pause de {blankMs} ms suit, précédée à l’entraînement d’un retour d’information de {feedbackMs} ms.",
      },
      feedbackAlways: {
        en: "Feedback follows for {feedbackMs} ms, then a pause of {blankMs} ms.",
        fr: "Un retour d’information suit pendant {feedbackMs} ms, puis une pause de {blankMs} ms.",
      },
      practice: {
        en: "{practiceTrials} practice trials of {practiceLength} squares come first.",
        fr: "{practiceTrials} essais d’entraînement de {practiceLength} carrés viennent d’abord.",
      },
      measured: {
        en: "The {trials} test trials come in one block.",
        fr: "Les {trials} essais mesurés forment un seul bloc.",
      },
      measuredInBlocks: {
        en: "The {trials} test trials come in {blocks} blocks of {blockTrials}; each takes up the length that the one before left.",
        fr: "Les {trials} essais mesurés forment {blocks} blocs de {blockTrials} ; chacun reprend à la longueur où le précédent s’est arrêté.",
      },
      rule: {
        en: "The first has {startLength} squares; the length rises by one after each correct trial and falls by one after {errorsPerStepDown} wrong ones, never below {minimumLength}.",
        fr: "Le premier compte {startLength} carrés ; la longueur augmente d’un carré après chaque essai réussi et diminue d’un carré après {errorsPerStepDown} essais manqués, sans descendre au-dessous de {minimumLength}.",
      },
      ruleEach: {
        en: "The first has {startLength} squares; the length rises by one after each correct trial and falls by one after each wrong one, never below {minimumLength}.",
        fr: "Le premier compte {startLength} carrés ; la longueur augmente d’un carré après chaque essai réussi et diminue d’un carré après chaque essai manqué, sans descendre au-dessous de {minimumLength}.",
      },
      ceiling: {
        en: "It cannot exceed the {squares} squares of the grid.",
        fr: "Elle ne peut dépasser les {squares} carrés de la grille.",
      },
      drawn: {
        en: "Sequences are drawn at random and repeat no square.",
        fr: "Les suites sont tirées au sort et ne répètent aucun carré.",
      },
    },
    figure: {
      en: "One trial of the spatial span task: three squares of a grid light up one after the other, then the empty grid waits for the presses.",
      fr: "Un essai de la tâche d’empan spatial : trois carrés d’une grille s’allument l’un après l’autre, puis la grille vide attend les appuis.",
    },
    example: {
      en: "Example: a grid of squares, one of them lit.",
      fr: "Exemple : une grille de carrés, dont un est allumé.",
    },
    needs: {
      en: "To see a grid of {gridSize} by {gridSize} squares, and to point at its squares or reach them with the arrow keys.",
      fr: "Voir une grille de {gridSize} carrés sur {gridSize}, et désigner ses carrés du doigt, à la souris ou avec les flèches du clavier.",
    },
  },
});

export type SpatialSpanWords = AppRunWords<typeof spatialSpanWords>;
