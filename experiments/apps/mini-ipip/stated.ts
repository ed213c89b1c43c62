import { interpolate } from "@/lib/i18n/interpolate";
import { OPPOSITE_PAIRS } from "./careless";
import { ITEMS, screensOf } from "./items";
import type { MiniIpipParameters } from "./parameters";
import { HIGHEST_ANSWER, ITEMS_PER_SCALE, LOWEST_ANSWER } from "./scales";
import type { MiniIpipWords } from "./words";

/** Returns the keys of the sentences in the methods paragraph that apply to a run. The sentences are in words.ts. */
export function miniIpipMethods(parameters: MiniIpipParameters) {
  const { itemsPerScreen, order } = parameters;
  const isOnePage = screensOf(parameters) === 1;
  return [
    isOnePage ? "itemsOnePage" : itemsPerScreen === 1 ? "itemsPageEach" : "items",
    "answers",
    order === "published" ? "orderPublished" : "orderShuffled",
    "instruction",
    "wording",
    "translation",
  ] as const;
}

/**
 * Returns the values that the texts state in addition to the parameters. The values are computed from the parameters.
 */
export function miniIpipStated(
  parameters: MiniIpipParameters,
  { noScore }: Pick<MiniIpipWords, "noScore">,
) {
  const { longString } = parameters;
  const items = ITEMS.length;
  const rule = longString > 0 ? noScore.incompleteOrAlike : noScore.incomplete;
  return {
    items,
    screens: screensOf(parameters),
    itemsPerScale: ITEMS_PER_SCALE,
    lowestAnswer: LOWEST_ANSWER,
    highestAnswer: HIGHEST_ANSWER,
    oppositePairs: OPPOSITE_PAIRS.length,
    noScoreRule: interpolate(rule, { items, longString }),
  };
}
