import type { AppRunWords } from "@/experiments/engine/contract/word-types";
import { defineContent } from "@/lib/i18n/define-content";

/** All texts of the app in English and French, for participants and for the pages that present the app. */
export const elevenTwentyWords = defineContent("eleven-twenty", {
  name: { en: "11–20 game", fr: "Jeu 11–20" },
  purpose: {
    en: "Ask for 11 to 20 points, and you get them. If you ask for exactly one less than the other player, you get a bonus as well.",
    fr: "Demandez entre 11 et 20 points : vous les recevez. Si vous demandez exactement un point de moins que l’autre joueur, vous recevez en plus un bonus.",
  },
  keywords: {
    en: "game theory, level-k, strategic reasoning, strategic thinking, theory of mind, depth of reasoning, bounded rationality, beauty contest, Arad, Rubinstein, decision making",
    fr: "théorie des jeux, niveau k, level-k, raisonnement stratégique, théorie de l’esprit, rationalité limitée, prise de décision",
  },
  run: {
    instruction: {
      en: "How many points do you request?",
      fr: "Combien de points demandez-vous ?",
    },
  },
  form: {
    rules: {
      en: "Request a whole number of points from {lowest} to {highest}: you receive what you request. If your request is exactly one less than the other request, you receive {bonus} points more.",
      fr: "Demandez un nombre entier de points, de {lowest} à {highest} : vous recevez ce que vous demandez. Si votre demande est inférieure à l’autre d’exactement un point, vous recevez {bonus} points de plus.",
    },
    other: {
      en: "Nobody is playing against you now. The other request is drawn at random, before you choose, from those of {people} students who played this game in a published study: the more students made a request, the more likely it is to be drawn. They had the same rules.",
      fr: "Personne ne joue contre vous en ce moment. L’autre demande est tirée au sort, avant votre choix, parmi celles de {people} étudiants qui ont joué à ce jeu dans une étude publiée : plus une demande y a été fréquente, plus elle a de chances d’être tirée. Ils avaient les mêmes règles.",
    },
    otherUniform: {
      en: "Nobody is playing against you now. The other request is drawn at random, before you choose; all numbers are equally likely.",
      fr: "Personne ne joue contre vous en ce moment. L’autre demande est tirée au sort, avant votre choix ; tous les nombres ont la même probabilité d’être tirés.",
    },
    hypothetical: {
      en: "The points are worth nothing outside this page.",
      fr: "Les points ne valent rien hors de cette page.",
    },
    legend: { en: "Your request, in points", fr: "Votre demande, en points" },
    missing: {
      en: "There is no request yet. Choose one of the numbers from {lowest} to {highest}.",
      fr: "Il n’y a pas encore de demande. Choisissez un des nombres de {lowest} à {highest}.",
    },
    send: { en: "Request", fr: "Demander" },
  },
  figure: { request: { en: "your request", fr: "votre demande" } },
  result: {
    bonus: {
      en: "You requested {request}, one less than the drawn request of {drawn}, and earned {points} points.",
      fr: "Vous avez demandé {request}, un de moins que la demande tirée au sort ({drawn}), et obtenu {points} points.",
    },
    plain: {
      en: "You requested {request}, the drawn request was {drawn}, and you earned {points} points.",
      fr: "Vous avez demandé {request}, la demande tirée au sort était {drawn}, et vous avez obtenu {points} points.",
    },
    measures: { request: { en: "request, points", fr: "demande, en points" } },
    details: {
      drawn: { en: "Drawn request", fr: "Demande tirée au sort" },
      points: { en: "Points earned", fr: "Points obtenus" },
      expected: {
        en: "Expected points of your request",
        fr: "Points espérés de votre demande",
      },
    },
    excluded: {},
    reasons: {
      nothingChosen: {
        en: "You did not make a request, so it cannot be compared. Try again and choose a number of points.",
        fr: "Vous n’avez pas fait de demande : elle ne peut donc pas être comparée. Recommencez en choisissant un nombre de points.",
      },
    },
    field: {
      title: {
        en: "Each request against the published ones",
        fr: "Chaque demande face aux demandes publiées",
      },
      titleUniform: {
        en: "Each request against a drawn one",
        fr: "Chaque demande face à une demande tirée au sort",
      },
      request: { en: "Request", fr: "Demande" },
      chance: { en: "Chance", fr: "Probabilité" },
      share: { en: "Students", fr: "Étudiants" },
      expected: { en: "Expected points", fr: "Points espérés" },
      you: { en: "you", fr: "vous" },
      drawn: { en: "drawn", fr: "tirée" },
      best: { en: "best reply", fr: "meilleure réponse" },
      how: {
        en: "Expected points: the request plus {bonus} times the share of students who requested one more. The best reply, {best}, is the request for which this is largest.",
        fr: "Points espérés : la demande, plus {bonus} fois la part des étudiants qui ont demandé un point de plus. La meilleure réponse, {best}, est la demande pour laquelle ce nombre est le plus grand.",
      },
      howUniform: {
        en: "Expected points: the request plus {bonus} times the chance that the other request is one more. They are highest for {best}.",
        fr: "Points espérés : la demande, plus {bonus} fois la probabilité que l’autre demande soit supérieure d’un point. Ils sont les plus élevés pour {best}.",
      },
      levels: {
        en: "Arad and Rubinstein (2012) read requests by level-k reasoning. {highest} is where one starts without thinking of the other; the best reply to it is one less, the best reply to that is one less again, and so on. Steps from {highest} down to your request: {steps}. The authors concluded that almost all participants reasoned in three steps at most. A request can have other reasons, so this reading does not measure how you think.",
        fr: "Arad et Rubinstein (2012) interprètent les demandes selon le raisonnement de niveau k. {highest} est le point de départ si l’on ne pense pas à l’autre ; la meilleure réponse est un de moins, la meilleure réponse à celle-ci encore un de moins, et ainsi de suite. Nombre d’étapes de {highest} à votre demande : {steps}. Ils concluent que le raisonnement de presque tous leurs participants comptait trois étapes au plus. Une demande peut avoir d’autres raisons : cette lecture ne mesure donc pas votre façon de penser.",
      },
    },
    caption: {
      en: "Your request (blue), on top of the requests of {n} economics students (grey). One choice does not yield an interval.",
      fr: "Votre demande (en bleu), superposée aux demandes de {n} étudiants en économie (en gris). Un seul choix ne donne pas d’intervalle.",
    },
    comparison: {
      en: "Your dot is your request; one choice does not yield an interval. The grey dots are the requests of {n} economics students at Tel Aviv University, one dot for each percent. Their game differed in:\n- another student as the other player, whereas here the other request is drawn from the students’;\n- shekels, whereas the points here are worth nothing.",
      fr: "Votre point est votre demande ; un seul choix ne donne pas d’intervalle. Les points gris sont les demandes de {n} étudiants en économie de l’université de Tel-Aviv, un point pour 1 % d’entre eux. Leur jeu différait sur ces points :\n- l’autre joueur était un autre étudiant, alors qu’ici l’autre demande est tirée parmi les leurs ;\n- ils jouaient pour des shekels, alors que les points d’ici ne valent rien.",
    },
  },
  brief: {
    task: {
      en: "Read the rules of a short game, then request a number of points, once. Nobody plays against you now, and the points are worth nothing.",
      fr: "Lisez les règles d’un jeu court, puis demandez un nombre de points, une seule fois. Personne ne joue contre vous en ce moment, et les points ne valent rien.",
    },
    methods: {
      choice: {
        en: "Participants made one choice: a request of {lowest} to {highest} points. They received what they requested, and {bonus} points more if the request was exactly one less than the other request.",
        fr: "Les participants faisaient un seul choix : une demande de {lowest} à {highest} points. Ils recevaient ce qu’ils demandaient, et {bonus} points de plus si la demande était inférieure à l’autre d’exactement un point.",
      },
      drawnPublished: {
        en: "The other request did not come from a person: the program drew it at random from the published shares of {people} students, and participants were told so before they chose.",
        fr: "L’autre demande ne venait pas d’une personne : le programme la tirait au sort selon les fréquences publiées de {people} étudiants, et les participants en étaient avertis avant de choisir.",
      },
      drawnUniform: {
        en: "The other request did not come from a person: the program drew it at random, with all numbers equally likely, and participants were told so before they chose.",
        fr: "L’autre demande ne venait pas d’une personne : le programme la tirait au sort, tous les nombres étant équiprobables, et les participants en étaient avertis avant de choisir.",
      },
      afterwards: {
        en: "Afterwards participants saw the drawn request, their points, and the expected points of each request. There was no time limit.",
        fr: "Ensuite s’affichaient la demande tirée, les points obtenus et les points espérés de chaque demande. Il n’y avait pas de limite de temps.",
      },
    },
    measureText: {
      en: "The request, in points, with the points earned and the expected points. One choice does not yield an interval.",
      fr: "La demande, en points, avec les points obtenus et ses points espérés. Un seul choix ne donne pas d’intervalle.",
    },
    scoringText: {
      en: "No request from {lowest} to {highest} is excluded. A score is not computed without a request.",
      fr: "Aucune demande de {lowest} à {highest} n’est exclue. Sans demande, aucun score n’est calculé.",
    },
    publishedText: {
      en: "Requests of {n} economics students at Tel Aviv University, who played once for shekels. A reference, not a norm for this version.",
      fr: "Demandes de {n} étudiants en économie de l’université de Tel-Aviv, une partie chacun, pour des shekels. Un repère, non une norme pour cette version.",
    },
    figure: {
      en: "The 11–20 game: one screen with the requests from {lowest} to {highest}, one of which the participant chooses.",
      fr: "Le jeu 11–20 : un écran avec les demandes de {lowest} à {highest} ; le participant en choisit une.",
    },
    example: {
      en: "Example: the requests from {lowest} to {highest}, of which you choose one.",
      fr: "Exemple : les demandes de {lowest} à {highest} ; vous en choisissez une.",
    },
    needs: {
      en: "You must be able to read two short paragraphs. The task can be done with a screen reader, a keyboard, a mouse or a finger.",
      fr: "Lire deux courts paragraphes. On peut répondre avec un lecteur d’écran, au clavier, à la souris ou au doigt.",
    },
  },
});

export type ElevenTwentyWords = AppRunWords<typeof elevenTwentyWords>;
