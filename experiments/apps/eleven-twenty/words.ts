import type { AppRunWords } from "@/experiments/engine/contract/word-types";
import { defineContent } from "@/lib/i18n/define-content";

/** The words of the app, for participants and for the pages that present it. */
export const elevenTwentyWords = defineContent("eleven-twenty", {
  name: { en: "11–20 game", fr: "Jeu 11–20" },
  purpose: {
    en: "Ask for 11 to 20 points, and you get them. Ask for exactly one less than the other player, and you get a bonus on top.",
    fr: "Demandez entre 11 et 20 points : vous les recevez. Exactement un de moins que l’autre joueur, et un bonus s’y ajoute.",
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
      en: "Nobody is playing against you now. The other request is drawn at random, before you choose, from those of {people} students who played this game in a published study: the more of them made a request, the more likely it is. They had the same rules.",
      fr: "Personne ne joue contre vous en ce moment. L’autre demande est tirée au sort, avant votre choix, parmi celles de {people} étudiants qui ont joué à ce jeu dans une étude publiée : plus une demande y a été fréquente, plus elle a de chances d’être tirée. Ils avaient les mêmes règles.",
    },
    otherUniform: {
      en: "Nobody is playing against you now. The other request is drawn at random, before you choose; all numbers are equally likely.",
      fr: "Personne ne joue contre vous en ce moment. L’autre demande est tirée au sort, avant votre choix ; tous les nombres ont la même chance.",
    },
    hypothetical: {
      en: "The points are worth nothing outside this page.",
      fr: "Les points ne valent rien hors de cette page.",
    },
    legend: { en: "Your request, in points", fr: "Votre demande, en points" },
    missing: {
      en: "No request yet: choose one of the numbers from {lowest} to {highest}.",
      fr: "Pas encore de demande : choisissez un des nombres de {lowest} à {highest}.",
    },
    send: { en: "Request", fr: "Demander" },
  },
  figure: { request: { en: "your request", fr: "votre demande" } },
  result: {
    bonus: {
      en: "You requested {request}, one less than the drawn {drawn}: {points} points.",
      fr: "Vous avez demandé {request}, un de moins que la demande tirée au sort, {drawn} : {points} points.",
    },
    plain: {
      en: "You requested {request} and the drawn request was {drawn}: {points} points.",
      fr: "Vous avez demandé {request} et la demande tirée au sort était {drawn} : {points} points.",
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
        en: "There is no request, so there is nothing to compare. Try again and choose a number of points.",
        fr: "Il n’y a pas de demande, donc rien à comparer. Recommencez en choisissant un nombre de points.",
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
        fr: "Points espérés : la demande, plus {bonus} fois la part des étudiants qui ont demandé un de plus. La meilleure réponse, {best}, est la demande pour laquelle ce nombre est le plus grand.",
      },
      howUniform: {
        en: "Expected points: the request plus {bonus} times the chance that the other request is one more. They are highest for {best}.",
        fr: "Points espérés : la demande, plus {bonus} fois la probabilité que l’autre demande soit supérieure d’un point. Ils sont les plus élevés pour {best}.",
      },
      levels: {
        en: "Arad and Rubinstein (2012) read requests by level-k reasoning. {highest} is where one starts without thinking of the other; the best reply to it is one less, the best reply to that is one less again, and so on. Steps from {highest} down to your request: {steps}. They concluded that almost all of their subjects reasoned in three steps at most. A request can have other reasons, so this reading is no measure of how you think.",
        fr: "Arad et Rubinstein (2012) lisent les demandes selon le raisonnement de niveau k. {highest} est le point de départ si l’on ne pense pas à l’autre ; la meilleure réponse est un de moins, la meilleure réponse à celle-ci encore un de moins, et ainsi de suite. Nombre de pas de {highest} à votre demande : {steps}. Ils concluent que presque tous leurs sujets raisonnaient en trois pas au plus. Une demande peut avoir d’autres raisons : cette lecture ne mesure donc pas votre façon de penser.",
      },
    },
    caption: {
      en: "Your request (blue), over the requests of {n} economics students (grey). One choice gives no interval.",
      fr: "Votre demande (en bleu), sur celles de {n} étudiants en économie (en gris). Un seul choix ne donne pas d’intervalle.",
    },
    comparison: {
      en: "Your dot is your request; one choice gives no interval. The grey dots are the requests of {n} economics students at Tel Aviv University, one per percent, who each played once against another student, for shekels. Here the other request is drawn from theirs, for points that are worth nothing.",
      fr: "Votre point est votre demande ; un seul choix ne donne pas d’intervalle. Les points gris sont les demandes de {n} étudiants en économie de l’université de Tel-Aviv, un pour 1 %, qui ont joué une fois chacun contre un autre étudiant, pour des shekels. Ici, l’autre demande est tirée des leurs, pour des points sans valeur.",
    },
  },
  brief: {
    task: {
      en: "Read the rules of a short game, then request a number of points, once. Nobody plays against you now, and the points are worth nothing.",
      fr: "Lisez les règles d’un jeu court, puis demandez un nombre de points, une seule fois. Personne ne joue contre vous en ce moment, et les points ne valent rien.",
    },
    methods: {
      choice: {
        en: "One choice: a request of {lowest} to {highest} points, which is received, and {bonus} points more if it is exactly one less than the other request.",
        fr: "Un choix : une demande de {lowest} à {highest} points, qui sont reçus, et {bonus} de plus si elle est d’exactement un point inférieure à l’autre.",
      },
      drawnPublished: {
        en: "The other request is not a person’s: it is drawn with the seed of the run from the published shares of {people} students, and the participant is told so before choosing.",
        fr: "L’autre demande n’est pas celle d’une personne : elle est tirée, avec la graine de la passation, selon les fréquences publiées de {people} étudiants, et le participant en est averti avant de choisir.",
      },
      drawnUniform: {
        en: "The other request is not a person’s: it is drawn with the seed of the run, all numbers being equally likely, and the participant is told so before choosing.",
        fr: "L’autre demande n’est pas celle d’une personne : elle est tirée, avec la graine de la passation, tous les nombres ayant la même probabilité, et le participant en est averti avant de choisir.",
      },
      afterwards: {
        en: "Afterwards the drawn request, the points, and the expected points of each request are shown. There is no time limit.",
        fr: "Ensuite s’affichent la demande tirée, les points, et les points espérés de chaque demande. Le choix est sans limite de temps.",
      },
    },
    measureText: {
      en: "The request, in points, with the points earned and its expected points. One choice gives no interval.",
      fr: "La demande, en points, avec les points obtenus et ses points espérés. Un seul choix ne donne pas d’intervalle.",
    },
    scoringText: {
      en: "None: every request from {lowest} to {highest} counts. No score without a request.",
      fr: "Aucune : toute demande de {lowest} à {highest} compte. Pas de score sans demande.",
    },
    publishedText: {
      en: "Requests of {n} economics students at Tel Aviv University, played once for shekels. A reference, not a norm for this version.",
      fr: "Demandes de {n} étudiants en économie de l’université de Tel-Aviv, une partie chacun, pour des shekels. Un repère, non une norme pour cette version.",
    },
    figure: {
      en: "The 11–20 game: one screen with the requests from {lowest} to {highest}, of which one is to be chosen.",
      fr: "Le jeu 11–20 : un écran avec les demandes de {lowest} à {highest}, dont une est à choisir.",
    },
    example: {
      en: "Example: the requests from {lowest} to {highest}, of which you choose one.",
      fr: "Exemple : les demandes de {lowest} à {highest}, dont vous choisissez une.",
    },
    needs: {
      en: "To read two short paragraphs. It can be done with a screen reader, a keyboard, a mouse or a finger.",
      fr: "Lire deux courts paragraphes. On peut répondre avec un lecteur d’écran, au clavier, à la souris ou au doigt.",
    },
  },
});

export type ElevenTwentyWords = AppRunWords<typeof elevenTwentyWords>;
