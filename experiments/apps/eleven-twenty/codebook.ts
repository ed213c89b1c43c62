import type { AppCodebook } from "@/experiments/engine/contract/define-app";
import { isPublished, PEOPLE, requestsOf } from "./game";
import type { ElevenTwentyParameters } from "./parameters";
import type { ElevenTwentyWords } from "./words";

/**
 * Returns the codebook of the 11–20 game for a run with these parameters: the meaning in this game of the columns that
 * all apps share.
 */
export const elevenTwentyCodebook = (
  game: ElevenTwentyParameters,
): AppCodebook<ElevenTwentyWords> => ({
  description: `The 11–20 money request game of Arad and Rubinstein (2012), played once for hypothetical points: a request earns its points, and ${game.bonus} more if it is exactly one less than the other request. The other request is no person's: it is drawn with the seed of the run from ${isPublished(game) ? `the published shares of ${PEOPLE} students` : "all requests, each of them equally likely"}. The measure is the request.`,
  condition: { description: "NA: the app has one condition." },
  stimulus: {
    description:
      "The other request, drawn with the seed before the choice and shown after it; in points.",
  },
  response: {
    description: `The request, a whole number of points from ${game.lowest} to ${game.highest}, as it stood when it was sent.`,
    levels: Object.fromEntries(requestsOf(game).map((request) => [request, `${request} points`])),
  },
  correct: { description: "NA: no request is right or wrong" },
  rt_ms: {
    description:
      "Time from when the page with the rules and the choice was shown to the last change of the choice, in whole ms: it includes the reading of the rules",
  },
  excluded: { levels: {} },
});
