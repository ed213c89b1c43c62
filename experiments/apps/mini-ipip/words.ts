import type { AppRunWords } from "@/experiments/engine/contract/word-types";
import { defineContent, untranslated } from "@/lib/i18n/define-content";

/** All texts of the app in English and French, for participants and for the pages that present the app. */
export const miniIpipWords = defineContent("mini-ipip", {
  name: untranslated("Mini-IPIP"),
  purpose: {
    en: "Say how well twenty short statements describe you. You get five mean scores, one for each of the “Big Five”.",
    fr: "Dites à quel point vingt énoncés courts vous décrivent. Vous obtenez une moyenne pour chacun des cinq traits dits « Big Five ».",
  },
  keywords: {
    en: "personality, Big Five, OCEAN, traits, extraversion, agreeableness, conscientiousness, neuroticism, openness, questionnaire, self-report, inventory, scale, psychometrics",
    fr: "personnalité, Big Five, traits, extraversion, agréabilité, conscience, névrosisme, ouverture, autoévaluation, inventaire, échelle, psychométrie",
  },
  // The English statements have the wording of the item pool, which is in the public domain. The French statements are
  // our own translation.
  items: {
    E1: { en: "Am the life of the party.", fr: "Je suis l’âme de la fête." },
    A4: {
      en: "Sympathize with others’ feelings.",
      fr: "Je compatis à ce que ressentent les autres.",
    },
    C5: { en: "Get chores done right away.", fr: "Je fais les corvées tout de suite." },
    N8: { en: "Have frequent mood swings.", fr: "J’ai souvent des sautes d’humeur." },
    O3: { en: "Have a vivid imagination.", fr: "J’ai une imagination vive." },
    E2: { en: "Don’t talk a lot.", fr: "Je parle peu." },
    A5: {
      en: "Am not interested in other people’s problems.",
      fr: "Les problèmes des autres ne m’intéressent pas.",
    },
    C6: {
      en: "Often forget to put things back in their proper place.",
      fr: "J’oublie souvent de remettre les choses à leur place.",
    },
    N2: { en: "Am relaxed most of the time.", fr: "La plupart du temps, je suis calme." },
    O4: {
      en: "Am not interested in abstract ideas.",
      fr: "Les idées abstraites ne m’intéressent pas.",
    },
    E7: {
      en: "Talk to a lot of different people at parties.",
      fr: "Dans les fêtes, je parle à beaucoup de gens différents.",
    },
    A9: { en: "Feel others’ emotions.", fr: "Je ressens les émotions des autres." },
    C7: { en: "Like order.", fr: "J’aime l’ordre." },
    N6: { en: "Get upset easily.", fr: "Un rien me contrarie." },
    O2: {
      en: "Have difficulty understanding abstract ideas.",
      fr: "J’ai du mal à comprendre les idées abstraites.",
    },
    E4: { en: "Keep in the background.", fr: "Je reste en retrait." },
    A7: {
      en: "Am not really interested in others.",
      fr: "Je ne m’intéresse pas vraiment aux autres.",
    },
    C4: { en: "Make a mess of things.", fr: "Je mets la pagaille dans ce que je fais." },
    N4: { en: "Seldom feel blue.", fr: "J’ai rarement le cafard." },
    O6: { en: "Do not have a good imagination.", fr: "Je n’ai pas beaucoup d’imagination." },
  },
  figure: { statement: { en: "Take long walks.", fr: "J’aime marcher." } },
  form: {
    manner: {
      en: "Describe yourself as you generally are now, not as you wish to be. There are no right answers.",
      fr: "Pensez à ce que vous êtes en général aujourd’hui, non à ce que vous voudriez être. Il n’y a pas de bonne réponse.",
    },
    wording: {
      en: "The statements have the published wording, without “I”.",
      fr: "Les énoncés sont une traduction de l’anglais qui n’a pas été validée.",
    },
    item: { en: "{number}. {text}", fr: "{number}. {text}" },
    next: { en: "Next page", fr: "Page suivante" },
    finish: { en: "See the result", fr: "Voir le résultat" },
    missing: {
      en: "Statements that still need an answer: {list}.",
      fr: "Énoncés encore sans réponse : {list}.",
    },
    kept: { en: "Your other answers are kept.", fr: "Vos autres réponses sont gardées." },
    notAnswered: { en: "No answer yet", fr: "Pas encore de réponse" },
  },
  run: {
    instruction: {
      en: "How accurately does each statement describe you?",
      fr: "Dans quelle mesure chaque énoncé vous correspond-il ?",
    },
    labels: {
      1: { en: "very inaccurate", fr: "très inexact" },
      2: { en: "moderately inaccurate", fr: "plutôt inexact" },
      3: { en: "neither inaccurate nor accurate", fr: "ni inexact ni exact" },
      4: { en: "moderately accurate", fr: "plutôt exact" },
      5: { en: "very accurate", fr: "très exact" },
    },
  },
  noScore: {
    incomplete: {
      en: "A score is not computed if one of the {items} answers is missing.",
      fr: "Aucun score n’est calculé s’il manque l’une des {items} réponses.",
    },
    incompleteOrAlike: {
      en: "A score is not computed if one of the {items} answers is missing, or if {longString} statements in a row have the same answer.",
      fr: "Aucun score n’est calculé s’il manque l’une des {items} réponses, ou si {longString} énoncés de suite ont la même réponse.",
    },
  },
  result: {
    furthest: {
      en: "Furthest from the volunteers’ mean: {scale}, {value} (95% interval {low} to {high}) against {mean}.",
      fr: "Le plus loin de la moyenne des volontaires : {scale}, {value} (intervalle à 95 % de {low} à {high}) contre {mean}.",
    },
    near: {
      en: "Furthest from the volunteers’ mean: {scale}, {value} (95% interval {low} to {high}) against {mean}. This session cannot distinguish the two.",
      fr: "Le plus loin de la moyenne des volontaires : {scale}, {value} (intervalle à 95 % de {low} à {high}) contre {mean}. Cette passation ne permet pas de distinguer ces valeurs.",
    },
    highest: {
      en: "Highest mean: {scale}, {value} (95% interval {low} to {high}).",
      fr: "Moyenne la plus élevée : {scale}, {value} (intervalle à 95 % de {low} à {high}).",
    },
    measures: {
      extraversion: untranslated("Extraversion"),
      agreeableness: { en: "Agreeableness", fr: "Agréabilité" },
      conscientiousness: { en: "Conscientiousness", fr: "Caractère consciencieux" },
      neuroticism: { en: "Neuroticism", fr: "Névrosisme" },
      intellect_imagination: { en: "Intellect/imagination", fr: "Intellect et imagination" },
    },
    remarks: {
      contradicting: {
        en: "Many of your answers contradict each other: of two opposite statements, you called both accurate, or both inaccurate. Perhaps some statements were read too fast.",
        fr: "Beaucoup de vos réponses se contredisent : de deux énoncés opposés, vous avez jugé les deux exacts, ou les deux inexacts. Peut-être avez-vous lu certains énoncés trop vite.",
      },
    },
    details: {
      contradictions: {
        en: "Opposite statements answered alike, of {n} pairs",
        fr: "Énoncés opposés jugés de la même façon, sur {n} paires",
      },
    },
    excluded: {},
    reasons: {
      longString: {
        en: "You gave the same answer to {longString} or more statements in a row. More than half of the statements are reverse-worded, so the same answer many times in a row can hardly describe you. Please start again and answer each statement on its own.",
        fr: "Vous avez donné la même réponse à {longString} énoncés de suite ou plus. Plus de la moitié des énoncés sont formulés en sens inverse : une telle suite de réponses ne peut guère vous décrire. Recommencez le questionnaire et répondez à chaque énoncé séparément.",
      },
      incomplete: {
        en: "Some of the twenty answers are missing, so the means cannot be computed. Please start again: each page asks for all of its answers.",
        fr: "Il manque des réponses parmi les vingt : les moyennes ne peuvent pas être calculées. Recommencez le questionnaire ; chaque page demande toutes ses réponses.",
      },
    },
    caption: {
      en: "Your means (blue) with their 95% intervals, on top of {n} online volunteers (grey), whose means are dashed.",
      fr: "Vos moyennes (en bleu) et leurs intervalles à 95 %, superposés aux scores de {n} volontaires en ligne (en gris, moyennes en tirets).",
    },
    comparison: {
      en: "Each dot is the mean of your four answers on a scale, reversed where a statement is reverse-worded. Its interval comes from the standard deviation and the internal consistency (α) of the volunteers, and is cut off at 1 and 5. The grey columns are {n} people who chose to take an online personality test around 2012, aged 18 to 99, 43% of them in the US: they do not represent any population. Their task differed in:\n- fifty statements, these twenty among them;\n- statements worded with “I”.",
      fr: "Chaque point est la moyenne de vos quatre réponses à une échelle, inversées quand l’énoncé est formulé en sens inverse. Son intervalle vient de l’écart type et de la cohérence interne (α) chez les volontaires ; il est limité à 1 et à 5. Les colonnes grises représentent {n} personnes de 18 à 99 ans, dont 43 % aux États-Unis, qui ont choisi de passer un test de personnalité en ligne vers 2012 : elles ne forment un échantillon représentatif d’aucune population. Leur tâche différait sur ces points :\n- cinquante énoncés, dont ces vingt ;\n- des énoncés anglais à la première personne (« I am… »), alors que les énoncés anglais de ce site n’ont pas de sujet ;\n- en anglais seulement, alors que la version française est une traduction qui n’a pas été validée.",
    },
  },
  brief: {
    task: {
      en: "Say how accurately each of twenty short statements describes you. There are no right answers.",
      fr: "Dites dans quelle mesure chacun de vingt énoncés courts vous décrit. Il n’y a pas de bonne réponse.",
    },
    measureText: {
      en: "Five means, each of four answers from 1 to 5, reversed where a statement is reverse-worded, with a 95% interval of ± 1.96 standard errors of measurement: SD × √(1 − α), with the SD of the published volunteers, α = .80 (extraversion, agreeableness) and .68 (the three others).",
      fr: "Cinq moyennes, chacune de quatre réponses de 1 à 5, inversées quand l’énoncé est formulé en sens inverse, avec un intervalle à 95 % de ± 1,96 erreur type de mesure : écart type × √(1 − α), avec l’écart type publié des volontaires, α = 0,80 (extraversion, agréabilité) et 0,68 (les trois autres).",
    },
    scoringText: {
      en: "No answer is excluded. {noScoreRule} A caution is shown when {manyContradictions} or more of the {oppositePairs} pairs of opposite statements within a scale are both called accurate, or both inaccurate.",
      fr: "Aucune réponse n’est exclue. {noScoreRule} Une mise en garde s’affiche si, dans {manyContradictions} ou plus des {oppositePairs} paires d’énoncés opposés d’une même échelle, les deux énoncés sont jugés exacts, ou les deux inexacts.",
    },
    publishedText: {
      en: "Extraversion {mean} on average (SD {sd}), {n} online volunteers around 2012; the four other scales are in the result. They answered these statements among fifty, from “disagree” to “agree”. A reference, not a norm.",
      fr: "Extraversion : {mean} en moyenne (écart type {sd}), {n} volontaires en ligne vers 2012 ; les quatre autres échelles sont dans le résultat. Ces énoncés figuraient parmi cinquante, avec des réponses de « pas d’accord » à « d’accord ». Un repère, non une norme.",
    },
    methods: {
      items: {
        en: "The questionnaire presented the {items} statements of the Mini-IPIP, {itemsPerScale} for each of five scales, on {screens} pages of {itemsPerScreen}.",
        fr: "Le questionnaire présentait les {items} énoncés du Mini-IPIP, {itemsPerScale} pour chacune des cinq échelles, en {screens} pages de {itemsPerScreen}.",
      },
      itemsOnePage: {
        en: "The questionnaire presented the {items} statements of the Mini-IPIP, {itemsPerScale} for each of five scales, on one page.",
        fr: "Le questionnaire présentait les {items} énoncés du Mini-IPIP, {itemsPerScale} pour chacune des cinq échelles, sur une seule page.",
      },
      itemsPageEach: {
        en: "The questionnaire presented the {items} statements of the Mini-IPIP, {itemsPerScale} for each of five scales, each statement on a page of its own.",
        fr: "Le questionnaire présentait les {items} énoncés du Mini-IPIP, {itemsPerScale} pour chacune des cinq échelles, chaque énoncé sur sa propre page.",
      },
      answers: {
        en: "Participants rated each statement from {lowestAnswer} (very inaccurate) to {highestAnswer} (very accurate), without a time limit; each page required an answer to all of its statements.",
        fr: "Les participants répondaient à chaque énoncé de {lowestAnswer} (très inexact) à {highestAnswer} (très exact), sans limite de temps ; chaque page demandait une réponse à tous ses énoncés.",
      },
      orderPublished: {
        en: "The order was the published one, in which the scales alternate, and the same for all participants.",
        fr: "L’ordre était celui de la publication, où les échelles alternent, et le même pour tous les participants.",
      },
      orderShuffled: {
        en: "The order was drawn at random.",
        fr: "L’ordre était tiré au sort.",
      },
      instruction: {
        en: "Unlike the published instructions, the instructions did not ask participants to compare themselves with people of their own sex and age.",
        fr: "Contrairement à la consigne publiée, la consigne ne demandait pas aux participants de se comparer aux personnes de leur sexe et de leur âge.",
      },
      wording: {
        en: "The statements were those of the International Personality Item Pool, in the public domain.",
        fr: "Les énoncés étaient ceux de l’International Personality Item Pool, dans le domaine public.",
      },
      translation: {
        en: "The French statements were an unvalidated translation made for the software of this study, not the validated adaptation (Laverdière et al., 2020).",
        fr: "Les énoncés français étaient une traduction non validée, faite pour le logiciel de cette étude, et non l’adaptation validée (Laverdière et al., 2020).",
      },
    },
    figure: {
      en: "A statement like those of the Mini-IPIP, with five answers and no time limit.",
      fr: "Un énoncé semblable à ceux du Mini-IPIP, avec cinq réponses et sans limite de temps.",
    },
    example: {
      en: "Example: a statement with five answers.",
      fr: "Exemple : un énoncé avec cinq réponses.",
    },
    needs: {
      en: "You must be able to read {items} short statements, or hear them: the questionnaire can be done with a screen reader, by keyboard or by touch.",
      fr: "Lire {items} énoncés courts, ou les entendre : le questionnaire peut se faire avec un lecteur d’écran, au clavier ou au doigt.",
    },
  },
});

export type MiniIpipWords = AppRunWords<typeof miniIpipWords>;
