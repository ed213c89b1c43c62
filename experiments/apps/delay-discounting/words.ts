import type { AppRunWords } from "@/experiments/engine/contract/word-types";
import { defineContent } from "@/lib/i18n/define-content";

/** All texts of the app in English and French, for participants and for the pages that present the app. */
export const delayDiscountingWords = defineContent("delay-discounting", {
  name: { en: "Delay discounting", fr: "Dévaluation temporelle" },
  purpose: {
    en: "Choices between an amount today and a larger amount later. They show how fast an amount loses value for you with the wait.",
    fr: "Des choix entre un montant aujourd’hui et un plus élevé plus tard. Ils montrent combien l’attente en réduit la valeur.",
  },
  keywords: {
    en: "delay discounting, temporal discounting, intertemporal choice, time preference, impulsivity, patience, decision making, Kirby, monetary choice questionnaire, MCQ, MCQ-27, hyperbolic, economics, addiction",
    fr: "dévaluation temporelle, actualisation, choix intertemporel, préférence temporelle, impulsivité, patience, prise de décision, Kirby, questionnaire de choix monétaires, MCQ, MCQ-27, hyperbolique, économie expérimentale, addiction",
  },
  run: {
    instruction: {
      en: "In each choice, choose the amount you would rather have.",
      fr: "À chaque choix, choisissez le montant que vous préférez.",
    },
  },
  form: {
    hypothetical: {
      en: "The amounts are hypothetical: nothing is paid. Choose as you would if they were real. There are no right answers.",
      fr: "Les montants sont fictifs : rien n’est payé. Choisissez comme s’ils étaient réels. Il n’y a pas de bonne réponse.",
    },
    item: { en: "Choice {number}", fr: "Choix {number}" },
    now: { en: "{amount} today", fr: "{amount} aujourd’hui" },
    later: { en: "{amount} in {days}\u00A0days", fr: "{amount} dans {days}\u00A0jours" },
    notChosen: { en: "You have not chosen yet.", fr: "Vous n’avez pas encore choisi." },
    missing: {
      en: "Choices that are still to be made: {list}.",
      fr: "Choix qui restent à faire : {list}.",
    },
    kept: { en: "Your other choices are kept.", fr: "Vos autres choix sont gardés." },
    next: { en: "Next page", fr: "Page suivante" },
    finish: { en: "See the result", fr: "Voir le résultat" },
  },
  figure: {
    prompt: { en: "today or in 5 days", fr: "délai 0 ou 5 jours" },
    now: { en: "$36", fr: "36 $" },
    later: { en: "$45", fr: "45 $" },
  },
  result: {
    headline: {
      en: "For you, an amount loses half of its value after about {days} days.",
      fr: "Pour vous, un montant perd la moitié de sa valeur au bout d’environ {days} jours.",
    },
    allNow: {
      en: "You chose the amount today in all {items} choices. Your discount rate is probably higher than these choices can show.",
      fr: "Vous avez choisi le montant d’aujourd’hui dans les {items} choix. Votre taux de dévaluation est sans doute plus élevé que ces choix ne peuvent le montrer.",
    },
    allLater: {
      en: "You chose the later amount in all {items} choices. Your discount rate is probably lower than these choices can show.",
      fr: "Vous avez choisi le montant ultérieur dans les {items} choix. Votre taux de dévaluation est sans doute plus bas que ces choix ne peuvent le montrer.",
    },
    measures: { ln_k: { en: "discount rate, ln k", fr: "taux de dévaluation, ln k" } },
    details: {
      half_days: {
        en: "Days after which an amount has half of its value",
        fr: "Jours au bout desquels un montant a perdu la moitié de sa valeur",
      },
      k: { en: "Discount rate k, per day", fr: "Taux de dévaluation k, par jour" },
      small: {
        en: "ln k, later amounts of $25 to $35",
        fr: "ln k, montants ultérieurs de 25 à 35 $",
      },
      medium: {
        en: "ln k, later amounts of $50 to $60",
        fr: "ln k, montants ultérieurs de 50 à 60 $",
      },
      large: {
        en: "ln k, later amounts of $75 to $85",
        fr: "ln k, montants ultérieurs de 75 à 85 $",
      },
      later: { en: "Choices of the later amount", fr: "Choix du montant ultérieur" },
      consistency: {
        en: "Choices that agree with these rates",
        fr: "Choix en accord avec ces taux",
      },
    },
    excluded: {},
    reasons: {
      incomplete: {
        en: "Some of the choices are missing, so the rate cannot be computed. Please start again: each page asks for all of its choices.",
        fr: "Il manque des choix : le taux ne peut pas être calculé. Recommencez le questionnaire ; chaque page demande tous ses choix.",
      },
      inconsistent: {
        en: "Fewer than {minimumConsistencyPercent}% of your choices agree with the best rate for their amounts: you waited for small gains and turned down larger gains for shorter waits. Such choices do not show a rate. Please start again, and compare the two amounts and the days in each choice.",
        fr: "Moins de {minimumConsistencyPercent} % de vos choix s’accordent avec le meilleur taux pour leurs montants : vous avez attendu pour de petits gains et refusé d’attendre moins longtemps pour des gains plus élevés. Le taux ne peut pas être estimé. Recommencez le questionnaire en comparant, à chaque choix, les deux montants et les jours.",
      },
    },
    caption: {
      en: "Your ln k (blue) with its 95% interval, on top of those of {n} US participants recruited on MTurk (grey).",
      fr: "Votre ln k (en bleu) et son intervalle à 95 %, superposés à ceux de {n} participants de MTurk aux États-Unis (en gris).",
    },
    comparison: {
      en: "Your dot is the mean of ln k of three sizes of the later amount; further left, amounts lose value more slowly. Its interval comes from the standard deviation and the internal consistency (α) in the US sample, and is cut off at the lowest and the highest possible score. The grey dots are {n} US participants recruited on Amazon Mechanical Turk (MTurk), an online labour market. Their task differed in:\n- each choice on a page of its own, answered with two keys;\n- a bonus that depended on one of the choices, drawn at random, whereas here nothing is paid;\n- 192 days instead of 162 in the choice between $78 and $80.",
      fr: "Votre point est la moyenne des ln k de trois tailles du montant ultérieur ; plus à gauche, les montants perdent leur valeur plus lentement. Son intervalle vient de l’écart type et de la cohérence interne (α) publiés ; il est limité au score le plus bas et au score le plus élevé possibles. Les points gris représentent {n} participants des États-Unis recrutés sur Amazon Mechanical Turk (MTurk), une plateforme de travail en ligne. Leur tâche différait sur ces points :\n- chaque choix sur sa propre page, avec deux touches pour répondre ;\n- une prime qui dépendait de l’un des choix, tiré au sort, alors qu’ici rien n’est payé ;\n- 192 jours au lieu de 162 dans le choix entre 78 et 80 dollars ;\n- en anglais seulement, alors que la version française est notre propre traduction, qui n’a pas été validée.",
    },
  },
  brief: {
    task: {
      en: "Choose between an amount of money today and a larger amount later, {items} times. The amounts are hypothetical: nothing is paid.",
      fr: "Choisissez {items} fois entre une somme d’argent aujourd’hui et une somme plus élevée plus tard. Les montants sont fictifs : rien n’est payé.",
    },
    measureText: {
      en: "ln k, the logarithm of the discount rate per day in V = A / (1 + kD), where an amount A has the value V after D days: the mean over three sizes of the later amount, each with the k that agrees with the greatest number of its nine choices, with a 95% interval of ± 1.96 standard errors of measurement, SD × √(1 − α), with the published SD and the α of the three sizes (.95). The result also reports k, the share of choices of the later amount and the share of consistent choices.",
      fr: "ln k, le logarithme du taux de dévaluation par jour dans V = A / (1 + kD), où un montant A vaut V après D jours : la moyenne de trois tailles du montant ultérieur, chacune avec le k qui s’accorde avec le plus grand nombre de ses neuf choix, et un intervalle à 95 % de ± 1,96 erreur type de mesure, écart type × √(1 − α), avec l’écart type publié et l’α des trois tailles (0,95). Le résultat donne aussi k, la part des choix du montant ultérieur et la part des choix cohérents.",
    },
    scoringText: {
      en: "No choice is excluded. A score is not computed if a choice is missing, or if fewer than {minimumConsistencyPercent}% of the choices agree with the rate of their size. The same answer to all choices gives the lowest or the highest score.",
      fr: "Aucun choix n’est exclu. Aucun score n’est calculé s’il manque un choix, ou si moins de {minimumConsistencyPercent} % des choix s’accordent avec le taux de leur taille. La même réponse à tous les choix donne le score le plus bas ou le plus élevé.",
    },
    publishedText: {
      en: "ln k of {mean} on average (SD {sd}), {n} US participants recruited on MTurk, same choices except for one delay, one choice paid. A reference, not a norm for this version.",
      fr: "ln k de {mean} en moyenne (écart type {sd}), {n} participants des États-Unis recrutés sur MTurk, mêmes choix, à un délai près ; l’un d’eux était payé. Un repère, non une norme pour cette version.",
    },
    methods: {
      items: {
        en: "The questionnaire presented the {items} choices of the Monetary Choice Questionnaire (Kirby et al., 1999), {itemsPerSize} for each of three sizes of the later amount, on {pages} pages of {itemsPerPage}.",
        fr: "Le questionnaire présentait les {items} choix du Monetary Choice Questionnaire (Kirby et al., 1999), {itemsPerSize} pour chacune des trois tailles du montant ultérieur, en {pages} pages de {itemsPerPage}.",
      },
      itemsOnePage: {
        en: "The questionnaire presented the {items} choices of the Monetary Choice Questionnaire (Kirby et al., 1999), {itemsPerSize} for each of three sizes of the later amount, on one page.",
        fr: "Le questionnaire présentait les {items} choix du Monetary Choice Questionnaire (Kirby et al., 1999), {itemsPerSize} pour chacune des trois tailles du montant ultérieur, sur une seule page.",
      },
      itemsPageEach: {
        en: "The questionnaire presented the {items} choices of the Monetary Choice Questionnaire (Kirby et al., 1999), {itemsPerSize} for each of three sizes of the later amount, each choice on a page of its own.",
        fr: "Le questionnaire présentait les {items} choix du Monetary Choice Questionnaire (Kirby et al., 1999), {itemsPerSize} pour chacune des trois tailles du montant ultérieur, chaque choix sur sa propre page.",
      },
      choice: {
        en: "In each choice, a smaller amount was available the same day, and a larger amount after 7 to 186 days.",
        fr: "À chaque choix, un montant plus faible était disponible le jour même, et un montant plus élevé après 7 à 186 jours.",
      },
      orderPublished: {
        en: "The order was the published one, and the same for all participants.",
        fr: "L’ordre était celui de la publication, et le même pour tous les participants.",
      },
      orderShuffled: {
        en: "The order was drawn at random.",
        fr: "L’ordre était tiré au sort.",
      },
      manner: {
        en: "The amounts were hypothetical, in US dollars. There was no time limit, and a choice could be changed until the page was submitted.",
        fr: "Les montants étaient fictifs, en dollars américains. Il n’y avait pas de limite de temps, et un choix pouvait être changé jusqu’à l’envoi de la page.",
      },
      translation: {
        en: "The French choices were an unvalidated translation made for the software of this study.",
        fr: "Les choix en français étaient une traduction non validée, faite pour le logiciel de cette étude.",
      },
    },
    figure: {
      en: "A choice like those of the questionnaire: an amount today, or a larger amount some days later, without a time limit.",
      fr: "Un choix semblable à ceux du questionnaire : un montant aujourd’hui, ou un montant plus élevé dans quelques jours, sans limite de temps.",
    },
    example: {
      en: "Example: a choice between an amount today and a larger amount some days later.",
      fr: "Exemple : un choix entre un montant aujourd’hui et un montant plus élevé dans quelques jours.",
    },
    needs: {
      en: "You must be able to read short choices, or hear them: the questionnaire can be done with a screen reader, by keyboard or by touch.",
      fr: "Lire des choix courts, ou les entendre : le questionnaire peut se faire avec un lecteur d’écran, au clavier ou au doigt.",
    },
  },
});

export type DelayDiscountingWords = AppRunWords<typeof delayDiscountingWords>;
