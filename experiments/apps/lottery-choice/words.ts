import type { AppRunWords } from "@/experiments/engine/contract/word-types";
import { defineContent, untranslated } from "@/lib/i18n/define-content";
import { CURRENCIES } from "./currencies";

/** All texts of the app in English and French, for participants and for the pages that present the app. */
export const lotteryChoiceWords = defineContent("lottery-choice", {
  name: { en: "Lottery choice", fr: "Choix de loteries" },
  purpose: {
    en: "Ten choices between a safer and a riskier lottery. They show at what odds you switch to the riskier one.",
    fr: "Dix choix entre une loterie plus sûre et une plus risquée. Ils montrent à partir de quelle probabilité vous prenez le risque.",
  },
  keywords: {
    en: "risk, risk aversion, risk preferences, decision making, gamble, lottery, expected utility, Holt, Laury, multiple price list, economics, neuroeconomics",
    fr: "risque, aversion au risque, préférences, prise de décision, pari, loterie, utilité espérée, Holt, Laury, économie expérimentale",
  },
  currencies: CURRENCIES,
  run: {
    instruction: {
      en: "In each row, choose the lottery you would rather have.",
      fr: "À chaque ligne, choisissez la loterie que vous préférez.",
    },
  },
  form: {
    hypothetical: {
      en: "The amounts are hypothetical: nothing is drawn and nothing is paid. Choose as you would if it were real. There are no right answers about risk.",
      fr: "Les montants sont fictifs : rien n’est tiré au sort, rien n’est payé. Choisissez comme si c’était réel. Face au risque, il n’y a pas de bonne réponse.",
    },
    reading: {
      en: "“{chance} in {of}” means {chance} chances in {of}; the filled squares show the same.",
      fr: "« {chance} sur {of} » signifie {chance} chances sur {of} ; les carrés pleins montrent la même chose.",
    },
    earlier: {
      en: "Your choices in rows {first} to {last}: {list}.",
      fr: "Vos choix aux lignes {first} à {last} : {list}.",
    },
    earlierOne: {
      en: "Your choice in row {last}: {list}.",
      fr: "Votre choix à la ligne {last} : {list}.",
    },
    row: { en: "Row {row} of {rows}", fr: "Ligne {row} sur {rows}" },
    chance: { en: "{chance} in {of}: {amount}", fr: "{chance} sur {of} : {amount}" },
    certain: { en: "for certain: {amount}", fr: "à coup sûr : {amount}" },
    notChosen: {
      en: "There is no choice in this row yet.",
      fr: "Il n’y a pas encore de choix à cette ligne.",
    },
    missing: {
      en: "Rows that still need a choice: {list}.",
      fr: "Lignes encore sans choix : {list}.",
    },
    kept: { en: "The other choices are kept.", fr: "Les autres choix sont gardés." },
    next: { en: "Next page", fr: "Page suivante" },
    finish: { en: "See the result", fr: "Voir le résultat" },
  },
  figure: {
    chance: { en: "{chance} in {of}", fr: "{chance} sur {of}" },
  },
  result: {
    headline: {
      en: "You chose the safer lottery in {n} of {rows} rows.",
      fr: "Vous avez choisi la loterie la plus sûre à {n} des {rows} lignes.",
    },
    none: {
      en: "You chose the riskier lottery in all {rows} rows.",
      fr: "Vous avez choisi la loterie la plus risquée aux {rows} lignes.",
    },
    back: {
      en: "You chose the safer lottery in {n} of {rows} rows, and switched more than once.",
      fr: "Vous avez choisi la loterie la plus sûre à {n} des {rows} lignes, en changeant plus d’une fois.",
    },
    measures: {
      safe_choices: { en: "safe choices (A)", fr: "choix sûrs (A)" },
    },
    details: {
      crra_low: {
        en: "Relative risk aversion r, above",
        fr: "Aversion au risque r, borne inférieure",
      },
      crra_high: {
        en: "Relative risk aversion r, below",
        fr: "Aversion au risque r, borne supérieure",
      },
      back: { en: "Rows that go back to A after a B", fr: "Retours à A après un B" },
    },
    excluded: {},
    reasons: {
      dominated: {
        en: "In the last row both amounts are certain, and A is the lower one. Choosing A there has nothing to do with risk, so your choices may not show what you prefer. Try again, and look at the chances in each row.",
        fr: "À la dernière ligne, les deux montants sont certains et A est le plus petit. Y choisir A n’a rien à voir avec le risque : vos choix ne montrent donc peut-être pas ce que vous préférez. Recommencez en regardant les chances à chaque ligne.",
      },
      incomplete: {
        en: "Some rows have no choice, so the safe choices cannot be counted. Try again and choose in every row.",
        fr: "Des lignes sont restées sans choix : les choix sûrs ne peuvent pas être comptés. Recommencez en choisissant à chaque ligne.",
      },
    },
    rows: {
      title: { en: "Row by row", fr: "Ligne par ligne" },
      chance: { en: "Chance of the higher amount", fr: "Probabilité du montant le plus élevé" },
      of: { en: "{chance} in {of}", fr: "{chance} sur {of}" },
      you: { en: "You", fr: "Vous" },
      published: { en: "A in the published data", fr: "A dans les données publiées" },
      none: untranslated("–"),
      back: { en: "{choice}, after a B", fr: "{choice}, après un B" },
      dominated: { en: "{choice}, less for certain", fr: "{choice}, gain sûr plus bas" },
      crra: {
        en: "With utility u(x) = x^(1−r) / (1−r), r above 0 means risk aversion, 0 risk neutrality, below 0 risk seeking. A bound is the r at which A and B are worth the same: in your last row with A, and in your first row with B. Bounds beyond −20 and 20 are not reported.",
        fr: "Avec l’utilité u(x) = x^(1−r) / (1−r), un r supérieur à 0 indique une aversion au risque, 0 la neutralité, et un r inférieur à 0 le goût du risque. Une borne est le r pour lequel A et B se valent : à votre dernière ligne avec A, et à votre première ligne avec B. Au-delà de −20 et de 20, les bornes ne sont pas données.",
      },
      noCrra: {
        en: "The chance of the higher amount rises with each row, which favours B. Going back to A after a B does not fit any single value of r, so bounds are not reported; the number of safe choices is counted all the same.",
        fr: "La probabilité du montant le plus élevé augmente à chaque ligne, en faveur de B. Revenir à A après un B ne correspond à aucune valeur de r : aucune borne n’est donc donnée ; les choix sûrs sont comptés tout de même.",
      },
    },
    caption: {
      en: "Your safe choices (blue), on top of those of {n} US participants recruited on MTurk (grey). One list gives no interval.",
      fr: "Vos choix sûrs (en bleu), superposés à ceux de {n} participants de MTurk aux États-Unis (en gris). Une seule liste ne donne pas d’intervalle.",
    },
    comparison: {
      en: "Your dot is the number of rows in which you chose A; one list of rows does not yield an interval. The grey dots are {n} US participants recruited on Amazon Mechanical Turk (MTurk), an online labour market, one dot for each percent, with the same hypothetical amounts. As here, participants who chose A in the last row have no score. Their task differed in:\n- all ten rows on one page;\n- no squares that show the chances.",
      fr: "Votre point est le nombre de lignes où vous avez choisi A ; une seule liste de lignes ne donne pas d’intervalle. Les points gris représentent {n} participants des États-Unis recrutés sur Amazon Mechanical Turk (MTurk), une plateforme de travail en ligne, un point pour 1 % d’entre eux, avec les mêmes montants fictifs. Comme ici, les participants qui ont choisi A à la dernière ligne n’ont pas de score. Leur tâche différait sur ces points :\n- les dix lignes sur une seule page ;\n- pas de carrés pour montrer les probabilités.",
    },
  },
  brief: {
    task: {
      en: "Choose between two lotteries, {rows} times, by their amounts and chances. The amounts are hypothetical: nothing is paid.",
      fr: "Choisissez {rows} fois entre deux loteries, d’après leurs montants et leurs chances. Les montants sont fictifs : rien n’est payé.",
    },
    methods: {
      pages: {
        en: "The list had {rows} rows on {pages} pages, {rowsPerPage} on each, in a fixed order.",
        fr: "La liste comptait {rows} lignes sur {pages} pages, {rowsPerPage} par page, dans un ordre fixe.",
      },
      onePage: {
        en: "The list had {rows} rows on one page, in a fixed order.",
        fr: "La liste comptait {rows} lignes sur une seule page, dans un ordre fixe.",
      },
      pageEach: {
        en: "The list had {rows} rows, each on a page of its own, in a fixed order.",
        fr: "La liste comptait {rows} lignes, chacune sur sa propre page, dans un ordre fixe.",
      },
      choice: {
        en: "In each row participants chose between A ({safeHigh} or {safeLow} {currency}) and B ({riskyHigh} or {riskyLow} {currency}).",
        fr: "À chaque ligne, les participants choisissaient entre A ({safeHigh} ou {safeLow} {currency}) et B ({riskyHigh} ou {riskyLow} {currency}).",
      },
      choiceCertain: {
        en: "In each row participants chose between A ({safeHigh} {currency} for certain) and B ({riskyHigh} or {riskyLow} {currency}).",
        fr: "À chaque ligne, les participants choisissaient entre A ({safeHigh} {currency} à coup sûr) et B ({riskyHigh} ou {riskyLow} {currency}).",
      },
      chances: {
        en: "The chance of the higher amount was the same for both options; it was 1 in {rows} in the first row and rose by as much with each row, up to certainty in the last row.",
        fr: "La probabilité du montant le plus élevé était la même pour les deux options ; elle était de 1 sur {rows} à la première ligne et augmentait d’autant à chaque ligne, jusqu’à la certitude à la dernière.",
      },
      chancesCertain: {
        en: "The chance of the higher amount of B was 1 in {rows} in the first row and rose by as much with each row, up to certainty in the last row.",
        fr: "La probabilité du montant le plus élevé de B était de 1 sur {rows} à la première ligne et augmentait d’autant à chaque ligne, jusqu’à la certitude à la dernière.",
      },
      manner: {
        en: "The amounts were hypothetical. There was no time limit, and a choice could be changed until the page was submitted.",
        fr: "Les montants étaient fictifs. Il n’y avait pas de limite de temps, et un choix pouvait être changé jusqu’à l’envoi de la page.",
      },
    },
    measureText: {
      en: "Number of rows in which the safer option A is chosen. With a single switch, the result also gives the bounds of relative risk aversion (CRRA), from equal expected utilities solved numerically between −20 and 20.",
      fr: "Nombre de lignes où l’option la plus sûre, A, est choisie. S’il n’y a qu’un changement d’option, le résultat donne aussi les bornes de l’aversion relative au risque (CRRA), par résolution numérique de l’égalité des utilités espérées entre −20 et 20.",
    },
    scoringText: {
      en: "No row is excluded. Choices that go back to A after a B are counted and flagged. A score is not computed if A is chosen in row {rows}, where A is {safeHigh} and B {riskyHigh} {currency} for certain. Choosing B in every row gives a score.",
      fr: "Aucune ligne n’est exclue. Les retours à A après un B sont comptés et signalés. Aucun score n’est calculé si A est choisi à la ligne {rows}, où A vaut {safeHigh} et B {riskyHigh} {currency} à coup sûr. Choisir B à toutes les lignes donne un score.",
    },
    publishedText: {
      en: "{mean} safe choices on average (SD {sd}), {n} US participants recruited on MTurk, same hypothetical amounts, ten rows on one page. A reference, not a norm for this version.",
      fr: "{mean} choix sûrs en moyenne (écart type {sd}), {n} participants des États-Unis recrutés sur MTurk, mêmes montants fictifs, dix lignes sur une page. Un repère, non une norme pour cette version.",
    },
    figure: {
      en: "Lottery choice: a row like those of the form, with two lotteries to choose from.",
      fr: "Choix de loteries : une ligne semblable à celles du questionnaire, avec deux loteries au choix.",
    },
    example: {
      en: "Example: a row with two lotteries to choose from.",
      fr: "Exemple : une ligne, avec deux loteries au choix.",
    },
    needs: {
      en: "You must be able to read a few short lines. The task can be done with a screen reader, a keyboard, a mouse or a finger.",
      fr: "Lire quelques lignes courtes. On peut répondre avec un lecteur d’écran, au clavier, à la souris ou au doigt.",
    },
  },
});

export type LotteryChoiceWords = AppRunWords<typeof lotteryChoiceWords>;
