import type { AppRunWords } from "@/experiments/engine/contract/word-types";
import { defineContent } from "@/lib/i18n/define-content";

/** All texts of the app in English and French, for participants and for the pages that present the app. */
export const spatialSpanWords = defineContent("spatial-span", {
  name: { en: "Spatial span", fr: "Empan spatial" },
  purpose: {
    en: "Watch squares light up one by one, then press them in the same order. The task measures how many places you can keep in mind.",
    fr: "Regardez des carrés s’allumer tour à tour, puis désignez-les dans le même ordre. La tâche mesure combien d’emplacements vous retenez.",
  },
  keywords: {
    en: "memory, working memory, short-term memory, visuospatial, visuo-spatial sketchpad, span, forward span, backward span, reverse order, Corsi, block tapping, sequence, capacity",
    fr: "mémoire, mémoire de travail, mémoire à court terme, visuospatiale, visuo-spatiale, empan, empan endroit, empan envers, ordre direct, ordre inverse, Corsi, capacité, séquence",
  },
  grid: {
    name: { en: "Grid of squares", fr: "Grille de carrés" },
    square: { en: "row {row}, column {column}", fr: "ligne {row}, colonne {column}" },
    watch: { en: "Watch. Length: {length}", fr: "Regardez. Longueur : {length}" },
    recall: { en: "Your turn: {done} of {length}", fr: "À vous : {done} sur {length}" },
  },
  orders: {
    forward: { en: "in the same order", fr: "dans le même ordre" },
    backward: {
      en: "in reverse order, from the last to the first",
      fr: "dans l’ordre inverse, du dernier au premier",
    },
  },
  spans: {
    forward: { en: "span", fr: "empan" },
    backward: { en: "backward span", fr: "empan envers" },
  },
  intervals: {
    simulated: {
      en: "with a 95% interval from simulated sessions",
      fr: "avec un intervalle à 95 % tiré de passations simulées",
    },
    none: {
      en: "without an interval, because no sessions with these settings have been simulated",
      fr: "sans intervalle, car aucune passation n’a été simulée avec ces réglages",
    },
  },
  run: {
    instruction: {
      en: "Squares light up one after the other. When the last one has gone out, press them {order}. No square lights up twice. A press cannot be taken back. Write nothing down.",
      fr: "Des carrés s’allument l’un après l’autre. Quand le dernier s’est éteint, désignez-les {order}. Aucun carré ne s’allume deux fois. Un appui ne peut pas être annulé. Ne notez rien.",
    },
    keys: {
      en: "Or move with the arrow keys, and press each square with Enter or Space.",
      fr: "Au clavier, déplacez-vous avec les flèches et validez chaque carré avec Entrée ou Espace.",
    },
    manner: {
      en: "There are {trials} trials. Not all sequences have the same length. The order matters, not the speed.",
      fr: "Il y a {trials} essais. Les suites n’ont pas toutes la même longueur. C’est l’ordre qui compte, non la vitesse.",
    },
  },
  result: {
    span: {
      en: "Your sequences were about {span} squares long. From this session, your span probably lies between {low} and {high}.",
      fr: "Vos suites comptaient en moyenne {span} carrés. D’après cette passation, votre empan est probablement compris entre {low} et {high}.",
    },
    spanAlone: {
      en: "Your sequences were about {span} squares long.",
      fr: "Vos suites comptaient en moyenne {span} carrés.",
    },
    remarks: {
      unsettled: {
        en: "The sequences were still getting longer at the end, so your span may be higher than this session shows.",
        fr: "Les suites s’allongeaient encore à la fin : votre empan est peut-être plus grand que ne le montre cette passation.",
      },
    },
    measures: {
      mean_span: { en: "mean {spanName}, in squares", fr: "{spanName} moyen, en carrés" },
    },
    details: {
      longest: {
        en: "Longest sequence recalled, of {n} trials",
        fr: "Plus longue suite rappelée, sur {n} essais",
      },
    },
    excluded: {
      hidden: { en: "{n} with the page not shown", fr: "{n} avec page non affichée" },
      omission: { en: "{n} unfinished", fr: "{n} inachevés" },
      approach: { en: "{n} at the start", fr: "{n} au début" },
    },
    reasons: {
      tooFewLeft: {
        en: "You entered fewer than {minimumValid} sequences in full without leaving the page, so there is no score. Try again without leaving the page, and press all the squares that lit up.",
        fr: "Vous avez saisi en entier moins de {minimumValid} suites sans quitter la page : il n’y a donc pas de score. Recommencez sans quitter la page, et désignez tous les carrés qui se sont allumés.",
      },
      noneRecalled: {
        en: "No sequence of {minimumRecalled} or more squares was recalled, so there is no span. Try again: press the squares that lit up, {order}.",
        fr: "Aucune suite de {minimumRecalled} carrés ou plus n’a été rappelée : il n’y a donc pas d’empan. Recommencez en désignant les carrés qui se sont allumés, {order}.",
      },
    },
    caption: {
      en: "Your mean span (blue) with its 95% interval, on top of the spans of {n} US participants recruited on MTurk (grey).",
      fr: "Votre empan moyen (en bleu) et son intervalle à 95 %, superposés aux empans de {n} participants de MTurk aux États-Unis (en gris).",
    },
    comparison: {
      en: "The bar shows how much the score varies when the same simulated participant repeats the task. The task is not Corsi’s block-tapping test, which has nine blocks and yields other spans. The grey dots are the mean spans of {n} US participants recruited on Amazon Mechanical Turk (MTurk), an online labour market, with the same grid, rule for the length, presentation time and number of trials. Their task differed in:\n- an empty grid and feedback that lasted twice as long;\n- squares that could light up twice in a sequence;\n- presses that could be cleared;\n- no practice;\n- trials in both directions, first forward, then backward.",
      fr: "La barre montre de combien le score varie quand un même participant simulé refait la tâche. Ce n’est pas la tâche de Corsi à neuf blocs, dont les empans diffèrent. Les points gris sont les empans moyens de {n} participants des États-Unis recrutés sur Amazon Mechanical Turk (MTurk), une plateforme de travail en ligne, avec la même grille, la même règle pour la longueur, la même durée de chaque carré et le même nombre d’essais. Leur tâche différait sur ces points :\n- une grille vide et un retour d’information deux fois plus longs ;\n- des carrés qui pouvaient s’allumer deux fois dans une suite ;\n- des appuis qui pouvaient être effacés ;\n- pas d’entraînement ;\n- des essais dans les deux sens, d’abord dans l’ordre direct, puis dans l’ordre inverse.",
    },
  },
  brief: {
    task: {
      en: "Squares of a grid light up one after the other. When the last one has gone out, press them {order}.",
      fr: "Des carrés d’une grille s’allument l’un après l’autre. Quand le dernier s’est éteint, désignez-les {order}.",
    },
    measureText: {
      en: "Mean length, in squares, of the sequences shown after the first {approachTrials} valid trials, right or wrong, {interval}. The rule for the length settles at the length at which about {settlesPercent}% of the sequences are recalled.",
      fr: "Longueur moyenne, en carrés, des suites montrées après les {approachTrials} premiers essais valables, corrects ou non, {interval}. La règle stabilise la longueur là où environ {settlesPercent} % des suites sont rappelées.",
    },
    scoringText: {
      en: "The first {approachTrials} valid trials, sequences not entered in full within {responseWindowMs} ms, trials during which the participant left the page; the last two kinds leave the length unchanged. A score is not computed with fewer than {minimumValid} of {trials} trials valid, or if no sequence of {minimumRecalled} or more squares was recalled.",
      fr: "Les {approachTrials} premiers essais valables, les suites qui ne sont pas saisies en entier au bout de {responseWindowMs} ms, les essais pendant lesquels le participant a quitté la page ; ces deux derniers cas laissent la longueur inchangée. Aucun score n’est calculé avec moins de {minimumValid} essais valables sur {trials}, ni quand aucune suite de {minimumRecalled} carrés ou plus n’a été rappelée.",
    },
    publishedText: {
      en: "{mean} squares on average (SD {sd}), {n} US participants recruited on MTurk, scored in the same way. A reference, not a norm for this version.",
      fr: "{mean} carrés en moyenne (écart type {sd}), {n} participants des États-Unis recrutés sur MTurk, avec le même calcul du score. Un repère, non une norme pour cette version.",
    },
    methods: {
      trial: {
        en: "An empty grid of {gridSize} by {gridSize} squares was shown for {readyMs} ms; squares then lit up one after the other, {squareMs} ms each, and participants pressed them {order}, within {responseWindowMs} ms.",
        fr: "Une grille vide de {gridSize} carrés sur {gridSize} était affichée pendant {readyMs} ms ; des carrés s’allumaient ensuite l’un après l’autre, {squareMs} ms chacun, et les participants les désignaient {order}, en {responseWindowMs} ms au plus.",
      },
      feedbackNever: {
        en: "A pause of {blankMs} ms followed, without feedback.",
        fr: "Une pause de {blankMs} ms suivait, sans retour d’information.",
      },
      feedbackPractice: {
        en: "A pause of {blankMs} ms followed; during practice, feedback of {feedbackMs} ms came first.",
        fr: "Une pause de {blankMs} ms suivait, précédée à l’entraînement d’un retour d’information de {feedbackMs} ms.",
      },
      feedbackAlways: {
        en: "Feedback followed for {feedbackMs} ms, then a pause of {blankMs} ms.",
        fr: "Un retour d’information suivait pendant {feedbackMs} ms, puis une pause de {blankMs} ms.",
      },
      practice: {
        en: "The task began with {practiceTrials} practice trials of {practiceLength} squares.",
        fr: "La tâche commençait par {practiceTrials} essais d’entraînement de {practiceLength} carrés.",
      },
      measured: {
        en: "The {trials} test trials came in one block.",
        fr: "Les {trials} essais expérimentaux formaient un seul bloc.",
      },
      measuredInBlocks: {
        en: "The {trials} test trials came in {blocks} blocks of {blockTrials}; each block began with the length that the block before had reached.",
        fr: "Les {trials} essais expérimentaux étaient répartis en {blocks} blocs de {blockTrials} ; chaque bloc commençait à la longueur que le précédent avait atteinte.",
      },
      rule: {
        en: "The first sequence had {startLength} squares; the length rose by one after each correct trial and fell by one after {errorsPerStepDown} wrong ones, never below {minimumLength}.",
        fr: "La première suite comptait {startLength} carrés ; la longueur augmentait d’un carré après chaque essai réussi et diminuait d’un carré après {errorsPerStepDown} essais manqués, sans descendre au-dessous de {minimumLength}.",
      },
      ruleEach: {
        en: "The first sequence had {startLength} squares; the length rose by one after each correct trial and fell by one after each wrong one, never below {minimumLength}.",
        fr: "La première suite comptait {startLength} carrés ; la longueur augmentait d’un carré après chaque essai réussi et diminuait d’un carré après chaque essai manqué, sans descendre au-dessous de {minimumLength}.",
      },
      ceiling: {
        en: "It could not exceed the {squares} squares of the grid.",
        fr: "Elle ne pouvait dépasser les {squares} carrés de la grille.",
      },
      drawn: {
        en: "Sequences were drawn at random, and no sequence contained a square twice.",
        fr: "Les suites étaient tirées au sort, et aucune ne contenait deux fois le même carré.",
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
      en: "You must be able to see a grid of {gridSize} by {gridSize} squares and to point at its squares or reach them with the arrow keys.",
      fr: "Voir une grille de {gridSize} carrés sur {gridSize}, et désigner ses carrés du doigt, à la souris ou avec les flèches du clavier.",
    },
  },
});

export type SpatialSpanWords = AppRunWords<typeof spatialSpanWords>;
