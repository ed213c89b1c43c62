import {
  choice,
  defineParameters,
  number,
  type ParametersOf,
} from "@/experiments/engine/contract/define-parameters";

const ITEMS = 27;

export const delayDiscountingParameters = defineParameters(
  {
    itemsPerPage: number({
      group: "display",
      default: 9,
      minimum: 1,
      maximum: ITEMS,
      step: 1,
      unit: "items",
      label: { en: "Choices on a page", fr: "Choix par page" },
      help: { en: "1, 3, 9 or all 27.", fr: "1, 3, 9 ou les 27." },
      // The published choices were on separate pages. The number of choices on a page does not change the amounts, which
      // determine the score.
      touches: [],
    }),
    order: choice({
      group: "display",
      default: "published",
      values: {
        published: { en: "as published", fr: "celui de la publication" },
        shuffled: { en: "drawn at random", fr: "tiré au sort" },
      },
      label: { en: "Order of the choices", fr: "Ordre des choix" },
      touches: ["norm"],
    }),
    minimumConsistencyPercent: number({
      group: "exclusions",
      default: 75,
      minimum: 0,
      maximum: 100,
      step: 5,
      unit: "%",
      label: { en: "Consistent choices needed", fr: "Choix cohérents exigés" },
      help: {
        en: "None of the 522 people of the published data has fewer than 75% consistent choices. Enter 0 to do without this rule.",
        fr: "Aucune des 522 personnes des données publiées n’a moins de 75 % de choix cohérents. Mettez 0 pour ne pas appliquer cette règle.",
      },
      touches: ["norm", "scoring"],
    }),
  },
  {
    rules: [
      {
        names: ["itemsPerPage"],
        says: {
          en: "The 27 choices must divide evenly into pages.",
          fr: "Les 27 choix doivent se répartir en pages de même longueur.",
        },
        holds: ({ itemsPerPage }) => ITEMS % itemsPerPage === 0,
      },
    ],
  },
);

export type DelayDiscountingParameters = ParametersOf<typeof delayDiscountingParameters>;
