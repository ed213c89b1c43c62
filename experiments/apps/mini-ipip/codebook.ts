import type { AppCodebook } from "@/experiments/engine/contract/define-app";
import { OPPOSITE_PAIRS } from "./careless";
import type { MiniIpipParameters } from "./parameters";
import type { MiniIpipWords } from "./words";

const SCALE_NAMES = {
  E: "extraversion",
  A: "agreeableness",
  C: "conscientiousness",
  N: "neuroticism",
  I: "intellect/imagination",
};

/**
 * Returns the codebook of the Mini-IPIP for a run with these parameters: the meaning in this questionnaire of the
 * columns that all apps share.
 */
export const miniIpipCodebook = ({
  longString,
  manyContradictions,
}: MiniIpipParameters): AppCodebook<MiniIpipWords> => ({
  description: `Mini-IPIP, 20 statements answered from 1 to 5. Each measure is the mean of the four items of a scale, reversed (6 minus the answer) where the condition ends with a minus, with plus and minus 1.96 standard errors of measurement from published data, cut off at 1 and 5. ${longString > 0 ? `There is none when ${longString} statements in a row have the same answer. ` : ""}A run in which ${manyContradictions} or more of the ${OPPOSITE_PAIRS.length} pairs of opposite statements of a scale are both called accurate, or both inaccurate, carries a caution.`,
  condition: {
    description: "Scale and key of the item: plus as answered, minus reversed.",
    levels: Object.fromEntries(
      Object.entries(SCALE_NAMES).flatMap(([letter, name]) => [
        [`${letter}+`, name],
        [`${letter}-`, `${name}, reversed`],
      ]),
    ),
  },
  rt_ms: {
    description:
      "Time from when the page of statements was shown to the last change of this answer, in whole ms; the difference from the statement answered before it is the time spent on this one",
  },
  stimulus: {
    description:
      "The item, by its label in the BIG5 data of the Open-Source Psychometrics Project (items of intellect/imagination begin with O there).",
    levels: {
      E1: "Am the life of the party.",
      A4: "Sympathize with others' feelings.",
      C5: "Get chores done right away.",
      N8: "Have frequent mood swings.",
      O3: "Have a vivid imagination.",
      E2: "Don't talk a lot.",
      A5: "Am not interested in other people's problems.",
      C6: "Often forget to put things back in their proper place.",
      N2: "Am relaxed most of the time.",
      O4: "Am not interested in abstract ideas.",
      E7: "Talk to a lot of different people at parties.",
      A9: "Feel others' emotions.",
      C7: "Like order.",
      N6: "Get upset easily.",
      O2: "Have difficulty understanding abstract ideas.",
      E4: "Keep in the background.",
      A7: "Am not really interested in others.",
      C4: "Make a mess of things.",
      N4: "Seldom feel blue.",
      O6: "Do not have a good imagination.",
    },
  },
  response: {
    description: "How accurately the item describes the participant, as answered (not reversed).",
    levels: {
      1: "very inaccurate",
      2: "moderately inaccurate",
      3: "neither inaccurate nor accurate",
      4: "moderately accurate",
      5: "very accurate",
    },
  },
  excluded: { levels: {} },
});
