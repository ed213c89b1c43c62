import type { AppRunWords } from "@/experiments/engine/contract/word-types";
import { defineContent } from "@/lib/i18n/define-content";

/**
 * All texts of the app in English and French, for participants and for the pages that present the app. The published
 * task was in English only, so the French texts are our own.
 */
export const digitSpanWords = defineContent("digit-span", {
  name: { en: "Digit span", fr: "Empan de chiffres" },
  purpose: {
    en: "Watch digits appear one by one, then enter them in the same or in the reverse order. The task measures how many digits you can keep in mind.",
    fr: "Regardez des chiffres un à un, puis saisissez-les dans cet ordre ou dans l’ordre inverse. La tâche mesure combien vous en retenez.",
  },
  keywords: {
    en: "memory, working memory, short-term memory, verbal, phonological loop, span, forward span, backward span, reverse order, digits, numbers, sequence, capacity, Wechsler, WAIS",
    fr: "mémoire, mémoire de travail, mémoire à court terme, verbale, boucle phonologique, empan, empan endroit, empan envers, ordre direct, ordre inverse, mémoire des chiffres, nombres, capacité, séquence, Wechsler, WAIS",
  },
  pad: {
    name: { en: "Number pad", fr: "Pavé numérique" },
    watch: { en: "Watch. Length: {length}", fr: "Regardez. Longueur : {length}" },
    recall: {
      forward: { en: "Same order: {done} of {length}", fr: "Même ordre : {done} sur {length}" },
      backward: {
        en: "Reverse order: {done} of {length}",
        fr: "Ordre inverse : {done} sur {length}",
      },
    },
  },
  /** The order of recall, as in “enter them in the same order”. */
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
  /** The order of recall above the number pad of the trial figure. */
  shortOrders: {
    forward: { en: "all, same order", fr: "tous, même ordre" },
    backward: { en: "all, reverse order", fr: "tous, ordre inverse" },
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
      en: "Digits appear one after the other. When the number pad appears, enter them {order}. An entry cannot be taken back. Write nothing down.",
      fr: "Des chiffres apparaissent l’un après l’autre. Quand le pavé numérique s’affiche, saisissez-les {order}. Une saisie ne peut pas être annulée. Ne notez rien.",
    },
    keys: {
      en: "Or type the digits on your keyboard.",
      fr: "Au clavier, tapez les chiffres.",
    },
    manner: {
      en: "There are {trials} trials. Not all sequences have the same length. The order matters, not the speed.",
      fr: "Il y a {trials} essais. Les suites n’ont pas toutes la même longueur. C’est l’ordre qui compte, non la vitesse.",
    },
  },
  result: {
    span: {
      en: "Your sequences were about {span} digits long. From this session, your span probably lies between {low} and {high}.",
      fr: "Vos suites comptaient en moyenne {span} chiffres. D’après cette passation, votre empan est probablement compris entre {low} et {high}.",
    },
    spanAlone: {
      en: "Your sequences were about {span} digits long.",
      fr: "Vos suites comptaient en moyenne {span} chiffres.",
    },
    remarks: {
      unsettled: {
        en: "The sequences were still getting longer at the end, so your span may be higher than this session shows.",
        fr: "Les suites s’allongeaient encore à la fin : votre empan est peut-être plus grand que ne le montre cette passation.",
      },
    },
    measures: {
      mean_span: { en: "mean {spanName}, in digits", fr: "{spanName} moyen, en chiffres" },
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
        en: "You entered fewer than {minimumValid} sequences in full without leaving the page, so there is no score. Try again without leaving the page, and enter as many digits as you have seen.",
        fr: "Vous avez saisi en entier moins de {minimumValid} suites sans quitter la page : il n’y a donc pas de score. Recommencez sans quitter la page, et saisissez autant de chiffres que vous en avez vu.",
      },
      noneRecalled: {
        en: "No sequence of {minimumRecalled} or more digits was recalled, so there is no span. Try again: enter the digits {order}.",
        fr: "Aucune suite de {minimumRecalled} chiffres ou plus n’a été rappelée : il n’y a donc pas d’empan. Recommencez en saisissant les chiffres {order}.",
      },
    },
    caption: {
      en: "Your mean span (blue) with its 95% interval, on top of the spans of {n} US participants recruited on MTurk (grey).",
      fr: "Votre empan moyen (en bleu) et son intervalle à 95 %, superposés aux empans de {n} participants de MTurk aux États-Unis (en gris).",
    },
    comparison: {
      en: "The bar shows how much the score varies when the same simulated participant repeats the task. In the digit span of intelligence scales, an examiner reads the digits aloud, and the spans differ. The grey dots are the mean spans of {n} US participants recruited on Amazon Mechanical Turk (MTurk), an online labour market, from their first {trials} sequences in this order, with the same rule for the length, the same digits and the same presentation time. Their task differed in:\n- both orders in one session: 14 sequences in the same order, then 14 in reverse order;\n- an empty screen for 1 s before the first digit and for 200 ms before the number pad, and feedback that lasted twice as long;\n- entry with the mouse, without a time limit; the digits could be cleared until a button confirmed the answer;\n- answers with too few or too many digits, which counted as wrong;\n- no practice;\n- a score if at least two digits were recalled.",
      fr: "La barre montre de combien le score varie quand un même participant simulé refait la tâche. Dans l’empan de chiffres des échelles d’intelligence, un examinateur lit les chiffres à voix haute, et les empans diffèrent. Les points gris sont les empans moyens de {n} participants des États-Unis recrutés sur Amazon Mechanical Turk (MTurk), une plateforme de travail en ligne, calculés sur leurs {trials} premières suites dans cet ordre, avec la même règle pour la longueur, les mêmes chiffres et la même durée de chaque chiffre. Leur tâche différait sur ces points :\n- les deux ordres dans une même passation : 14 suites dans le même ordre, puis 14 dans l’ordre inverse ;\n- un écran vide d’une seconde avant le premier chiffre et de 200 ms avant le pavé numérique, et un retour d’information deux fois plus long ;\n- des chiffres saisis à la souris, qui pouvaient être effacés jusqu’à la validation par un bouton, sans limite de temps ;\n- des réponses avec trop ou trop peu de chiffres, comptées comme fausses ;\n- pas d’entraînement ;\n- un score dès deux chiffres rappelés ;\n- en anglais seulement, alors que les textes français sont les nôtres.",
    },
  },
  brief: {
    task: {
      en: "Digits appear one after the other. When the number pad appears, enter them {order}.",
      fr: "Des chiffres apparaissent l’un après l’autre. Quand le pavé numérique s’affiche, saisissez-les {order}.",
    },
    measureText: {
      en: "Mean length, in digits, of the sequences shown after the first {approachTrials} valid trials, right or wrong, {interval}. The rule for the length settles at the length at which about {settlesPercent}% of the sequences are recalled {order}.",
      fr: "Longueur moyenne, en chiffres, des suites montrées après les {approachTrials} premiers essais valables, corrects ou non, {interval}. La règle stabilise la longueur là où environ {settlesPercent} % des suites sont rappelées {order}.",
    },
    scoringText: {
      en: "The first {approachTrials} valid trials, sequences not entered in full within {responseWindowMs} ms, trials during which the participant left the page; the last two kinds leave the length unchanged. A score is not computed with fewer than {minimumValid} of {trials} trials valid, or if no sequence of {minimumRecalled} or more digits was recalled.",
      fr: "Les {approachTrials} premiers essais valables, les suites qui ne sont pas saisies en entier au bout de {responseWindowMs} ms, les essais pendant lesquels le participant a quitté la page ; ces deux derniers cas laissent la longueur inchangée. Aucun score n’est calculé avec moins de {minimumValid} essais valables sur {trials}, ni quand aucune suite de {minimumRecalled} chiffres ou plus n’a été rappelée.",
    },
    publishedText: {
      en: "{mean} digits on average (SD {sd}), {n} US participants recruited on MTurk, same order of recall, scored in the same way. A reference, not a norm for this version.",
      fr: "{mean} chiffres en moyenne (écart type {sd}), {n} participants des États-Unis recrutés sur MTurk, même ordre de rappel, même calcul du score. Un repère, non une norme pour cette version.",
    },
    methods: {
      trial: {
        en: "The number of digits was shown for {readyMs} ms; digits then appeared one after the other, {digitMs} ms each and {gapMs} ms apart, and participants entered them {order}, on a number pad or a keyboard, within {responseWindowMs} ms.",
        fr: "Le nombre de chiffres était affiché pendant {readyMs} ms ; les chiffres apparaissaient ensuite l’un après l’autre, {digitMs} ms chacun, séparés par {gapMs} ms d’écran vide, et les participants les saisissaient {order}, sur un pavé numérique ou un clavier, en {responseWindowMs} ms au plus.",
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
        en: "The task began with {practiceTrials} practice trials of {practiceLength} digits.",
        fr: "La tâche commençait par {practiceTrials} essais d’entraînement de {practiceLength} chiffres.",
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
        en: "The first sequence had {startLength} digits; the length rose by one after each correct trial and fell by one after {errorsPerStepDown} wrong ones, never below {minimumLength}.",
        fr: "La première suite comptait {startLength} chiffres ; la longueur augmentait d’un chiffre après chaque essai réussi et diminuait d’un chiffre après {errorsPerStepDown} essais manqués, sans descendre au-dessous de {minimumLength}.",
      },
      ruleEach: {
        en: "The first sequence had {startLength} digits; the length rose by one after each correct trial and fell by one after each wrong one, never below {minimumLength}.",
        fr: "La première suite comptait {startLength} chiffres ; la longueur augmentait d’un chiffre après chaque essai réussi et diminuait d’un chiffre après chaque essai manqué, sans descendre au-dessous de {minimumLength}.",
      },
      drawn: {
        en: "Digits from 1 to 9 were drawn at random: the first was at least 3, and each of the others differed from the previous digit by at least 3.",
        fr: "Les chiffres étaient tirés au sort de 1 à 9 : le premier valait au moins 3, et chacun des suivants différait d’au moins 3 du précédent.",
      },
      translation: {
        en: "The French texts were written for the software of this study; they are not a published translation.",
        fr: "Les textes français ont été écrits pour le logiciel de cette étude ; ils ne sont pas une traduction publiée.",
      },
    },
    figure: {
      en: "One trial of the digit span task: each digit of a sequence is followed by an empty screen; then a number pad waits for all digits {order}.",
      fr: "Un essai de la tâche d’empan de chiffres : chaque chiffre d’une suite est suivi d’un écran vide ; puis un pavé numérique attend tous les chiffres {order}.",
    },
    example: {
      en: "Example: a digit in the middle of the screen.",
      fr: "Exemple : un chiffre au milieu de l’écran.",
    },
    needs: {
      en: "You must be able to see digits that appear one at a time, and to enter digits by touch, mouse or keyboard.",
      fr: "Voir des chiffres qui apparaissent un à un, et saisir des chiffres du doigt, à la souris ou au clavier.",
    },
  },
});

export type DigitSpanWords = AppRunWords<typeof digitSpanWords>;
