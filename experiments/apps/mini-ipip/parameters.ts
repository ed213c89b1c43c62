import {
  choice,
  defineParameters,
  number,
  type ParametersOf,
} from "@/experiments/engine/contract/define-parameters";

const ITEMS = 20;

/** Shorter sequences of identical answers are not informative: attentive people produce them, too. */
const SHORTEST_STRING = 5;

export const miniIpipParameters = defineParameters(
  {
    itemsPerScreen: number({
      default: 5,
      minimum: 1,
      maximum: ITEMS,
      step: 1,
      unit: "items",
      label: { en: "Statements on a page", fr: "Énoncés par page" },
      help: { en: "1, 2, 4, 5, 10 or all 20.", fr: "1, 2, 4, 5, 10 ou les 20." },
      touches: [],
    }),
    order: choice({
      default: "published",
      values: {
        published: { en: "as published", fr: "celui de la publication" },
        shuffled: { en: "drawn at random", fr: "tiré au sort" },
      },
      label: { en: "Order of the statements", fr: "Ordre des énoncés" },
      touches: ["norm"],
    }),
    longString: number({
      default: 8,
      minimum: 0,
      maximum: ITEMS,
      step: 1,
      unit: "items",
      label: {
        en: "Identical answers in a row that give no score",
        fr: "Réponses identiques de suite qui annulent le score",
      },
      help: {
        en: "Fewer than 1 in 1,000 simulated attentive people give eight. Enter 0 for no such rule.",
        fr: "À partir de huit, la règle touche moins de 1 personne attentive simulée sur 1 000. Mettez 0 pour vous en passer.",
      },
      // The published data were not filtered with such a rule, so no value of it affects comparability.
      touches: [],
    }),
    manyContradictions: number({
      default: 7,
      minimum: 1,
      maximum: 19,
      step: 1,
      unit: null,
      label: {
        en: "Contradictory pairs that give a caution",
        fr: "Paires contradictoires qui déclenchent une mise en garde",
      },
      help: {
        en: "Of 19 pairs of opposite statements. About 1 in 100 simulated attentive people give seven.",
        fr: "Sur 19 paires d’énoncés opposés. À partir de sept, la mise en garde touche environ 1 personne attentive simulée sur 100.",
      },
      touches: [],
    }),
  },
  {
    rules: [
      {
        names: ["itemsPerScreen"],
        says: {
          en: "The 20 statements must divide evenly into pages.",
          fr: "Les 20 énoncés se répartissent en pages de même longueur.",
        },
        holds: ({ itemsPerScreen }) => ITEMS % itemsPerScreen === 0,
      },
      {
        names: ["longString"],
        says: {
          en: `It must be at least ${SHORTEST_STRING} identical answers in a row, or 0 for no such rule.`,
          fr: `Au moins ${SHORTEST_STRING} réponses identiques de suite, ou 0 pour se passer de cette règle.`,
        },
        holds: ({ longString }) => longString === 0 || longString >= SHORTEST_STRING,
      },
    ],
  },
);

export type MiniIpipParameters = ParametersOf<typeof miniIpipParameters>;
