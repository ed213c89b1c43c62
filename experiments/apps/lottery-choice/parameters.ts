import {
  choice,
  defineParameters,
  number,
  type ParametersOf,
} from "@/experiments/engine/contract/define-parameters";
import { CURRENCIES } from "./currencies";
import { amountsOf, FIGURE_ROW } from "./options";

/**
 * Returns the definition of a parameter that is a hypothetical amount. The default amounts are the amounts of the
 * published data (expfactory, holt-laury-survey).
 */
const amount = (
  value: number,
  [minimum, maximum]: readonly [number, number],
  en: string,
  fr: string,
) =>
  number({
    group: "amounts",
    default: value,
    minimum,
    maximum,
    step: 1,
    unit: null,
    label: { en, fr },
    touches: ["norm", "scoring"],
  });

export const lotteryChoiceParameters = defineParameters(
  {
    rows: number({
      group: "trials",
      default: 10,
      minimum: 5,
      maximum: 20,
      step: 5,
      unit: null,
      label: { en: "Rows", fr: "Lignes" },
      help: {
        en: "Enter 5, 10 or 20. The chance of the higher amount rises by the same step in each row, up to certainty.",
        fr: "Indiquez 5, 10 ou 20. La probabilité du montant le plus élevé augmente du même pas à chaque ligne, jusqu’à la certitude.",
      },
      touches: ["norm", "scoring"],
    }),
    rowsPerPage: number({
      group: "display",
      default: 5,
      minimum: 1,
      maximum: 20,
      step: 1,
      unit: null,
      label: { en: "Rows on a page", fr: "Lignes par page" },
      // The number of rows on a page does not affect comparability, although the published list was on one page.
      touches: [],
    }),
    safeHigh: amount(100, [20, 500], "Safer lottery, higher amount", "Loterie sûre, montant élevé"),
    safeLow: {
      ...amount(80, [10, 400], "Safer lottery, lower amount", "Loterie sûre, montant faible"),
      help: {
        en: "Set it equal to the higher amount to make the outcome of this lottery certain.",
        fr: "Indiquez la valeur du montant élevé pour que le gain de cette loterie soit certain.",
      },
    },
    riskyHigh: amount(
      190,
      [50, 1000],
      "Riskier lottery, higher amount",
      "Loterie risquée, montant élevé",
    ),
    riskyLow: amount(
      5,
      [1, 200],
      "Riskier lottery, lower amount",
      "Loterie risquée, montant faible",
    ),
    currency: choice({
      group: "amounts",
      default: "USD",
      values: CURRENCIES,
      label: { en: "Currency", fr: "Monnaie" },
      help: {
        en: "The amounts stay hypothetical: nothing is drawn and nothing is paid.",
        fr: "Les montants restent fictifs : rien n’est tiré au sort, rien n’est payé.",
      },
      touches: ["norm"],
    }),
  },
  {
    length: { name: "rows", of: ({ rows }) => rows },
    rules: [
      {
        names: ["rows"],
        says: {
          en: "There must be 5, 10 or 20 rows, so that the chances are whole percentages.",
          fr: "Il doit y avoir 5, 10 ou 20 lignes, pour que les probabilités soient des pourcentages entiers.",
        },
        holds: ({ rows }) => 100 % rows === 0,
      },
      {
        names: ["rowsPerPage", "rows"],
        says: {
          en: "The rows must divide evenly into pages.",
          fr: "Les lignes doivent se répartir en pages de même longueur.",
        },
        holds: ({ rows, rowsPerPage }) => rows % rowsPerPage === 0,
      },
      {
        names: ["safeHigh", "safeLow", "riskyHigh", "riskyLow"],
        says: {
          en: "Both amounts of the safer lottery must lie between the amounts of the riskier lottery, and its lower amount must not exceed its higher amount.",
          fr: "Les deux montants de la loterie sûre doivent être compris entre ceux de la loterie risquée, et son montant faible ne doit pas dépasser son montant élevé.",
        },
        holds: ({ safeHigh, safeLow, riskyHigh, riskyLow }) =>
          riskyLow < safeLow && safeLow <= safeHigh && safeHigh < riskyHigh,
      },
      {
        names: ["safeHigh", "safeLow", "riskyHigh", "riskyLow"],
        says: {
          en: "At least one of the four amounts must differ from the example that participants see before the start: 60, 40, 120 and 2.",
          fr: "Un au moins des quatre montants doit différer de l’exemple montré avant la passation : 60, 40, 120 et 2.",
        },
        holds: (values) => JSON.stringify(amountsOf(values)) !== JSON.stringify(FIGURE_ROW.amounts),
      },
    ],
  },
);

export type LotteryChoiceParameters = ParametersOf<typeof lotteryChoiceParameters>;
