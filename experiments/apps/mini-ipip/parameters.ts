import {
  choice,
  defineParameters,
  number,
  type ParametersOf,
} from "@/experiments/engine/contract/define-parameters";

const ITEMS = 20;

/**
 * Smallest number of identical answers in a row that can cancel the score. Shorter sequences of identical answers are
 * also given by attentive people.
 */
const SHORTEST_STRING = 5;

export const miniIpipParameters = defineParameters(
  {
    itemsPerScreen: number({
      group: "display",
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
      group: "display",
      default: "published",
      values: {
        published: { en: "as published", fr: "celui de la publication" },
        shuffled: { en: "drawn at random", fr: "tiré au sort" },
      },
      label: { en: "Order of the statements", fr: "Ordre des énoncés" },
      touches: ["norm"],
    }),
    longString: number({
      group: "exclusions",
      default: 8,
      minimum: 0,
      maximum: ITEMS,
      step: 1,
      unit: "items",
      label: {
        en: "Identical answers in a row that cancel the score",
        fr: "Réponses identiques de suite qui annulent le score",
      },
      help: {
        en: "Fewer than 1 in 1,000 simulated attentive participants give eight or more identical answers in a row. Enter 0 to do without this rule.",
        fr: "À partir de huit, la règle touche moins de 1 participant attentif simulé sur 1 000. Mettez 0 pour ne pas appliquer cette règle.",
      },
      // The published data were not filtered by the number of identical answers, so the value of this parameter does
      // not affect comparability.
      touches: [],
    }),
    manyContradictions: number({
      group: "exclusions",
      default: 7,
      minimum: 1,
      maximum: 19,
      step: 1,
      unit: null,
      label: {
        en: "Contradictory pairs that trigger a caution",
        fr: "Paires contradictoires qui déclenchent une mise en garde",
      },
      help: {
        en: "There are 19 pairs of opposite statements. About 1 in 100 simulated attentive participants contradict themselves in seven or more pairs.",
        fr: "Il y a 19 paires d’énoncés opposés. À partir de sept, la mise en garde touche environ 1 participant attentif simulé sur 100.",
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
          fr: "Les 20 énoncés doivent se répartir en pages de même longueur.",
        },
        holds: ({ itemsPerScreen }) => ITEMS % itemsPerScreen === 0,
      },
      {
        names: ["longString"],
        says: {
          en: `This number must be at least ${SHORTEST_STRING}, or 0 to do without the rule.`,
          fr: `Ce nombre doit être d’au moins ${SHORTEST_STRING}, ou de 0 pour ne pas appliquer la règle.`,
        },
        holds: ({ longString }) => longString === 0 || longString >= SHORTEST_STRING,
      },
    ],
  },
);

export type MiniIpipParameters = ParametersOf<typeof miniIpipParameters>;
