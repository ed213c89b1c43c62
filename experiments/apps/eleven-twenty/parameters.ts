import {
  defineParameters,
  number,
  type ParametersOf,
} from "@/experiments/engine/contract/define-parameters";

/**
 * Limits for the number of possible requests. With fewer requests, several steps of reasoning are impossible; with more
 * requests, the list becomes too long.
 */
const REQUESTS = { least: 4, most: 20 };

/**
 * The parameters of the 11–20 game. Published requests exist only for the default values. With any other value, the
 * other player's request is drawn uniformly.
 */
export const elevenTwentyParameters = defineParameters(
  {
    lowest: number({
      group: "amounts",
      default: 11,
      minimum: 1,
      maximum: 90,
      step: 1,
      unit: null,
      label: { en: "Lowest request", fr: "Demande la plus basse" },
      touches: ["norm", "scoring"],
    }),
    highest: number({
      group: "amounts",
      default: 20,
      minimum: 4,
      maximum: 100,
      step: 1,
      unit: null,
      label: { en: "Highest request", fr: "Demande la plus haute" },
      touches: ["norm", "scoring"],
    }),
    bonus: number({
      group: "amounts",
      default: 20,
      minimum: 1,
      maximum: 200,
      step: 1,
      unit: null,
      label: { en: "Bonus", fr: "Bonus" },
      help: {
        en: "Participants receive it for a request that is exactly one less than the other.",
        fr: "Les participants le reçoivent pour une demande inférieure à l’autre d’exactement un point.",
      },
      touches: ["norm", "scoring"],
    }),
  },
  {
    rules: [
      {
        names: ["lowest", "highest"],
        says: {
          en: `There must be ${REQUESTS.least} to ${REQUESTS.most} requests to choose from.`,
          fr: `Il doit y avoir de ${REQUESTS.least} à ${REQUESTS.most} demandes au choix.`,
        },
        holds: ({ lowest, highest }) => {
          const requests = highest - lowest + 1;
          return REQUESTS.least <= requests && requests <= REQUESTS.most;
        },
      },
    ],
  },
);

export type ElevenTwentyParameters = ParametersOf<typeof elevenTwentyParameters>;
