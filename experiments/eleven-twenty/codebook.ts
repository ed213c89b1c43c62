import type { AppCodebook } from "../define-app";
import { parameters, REQUESTS } from "./parameters";
import type { ElevenTwentyWords } from "./words";

const { bonus, highest, lowest, people } = parameters;

export const elevenTwentyCodebook: AppCodebook<ElevenTwentyWords> = {
  description: `The 11–20 money request game of Arad and Rubinstein (2012), played once for hypothetical points: a request earns its points, and ${bonus} more if it is exactly one less than the other request. The other request is no person's: it is drawn from the published shares of ${people} students with the seed of the run. The measure is the request.`,
  condition: { description: "NA: the app has one condition." },
  stimulus: {
    description:
      "The other request, drawn with the seed before the choice and shown after it; in points.",
  },
  response: {
    description: `The request, a whole number of points from ${lowest} to ${highest}, as it stood when it was sent.`,
    levels: Object.fromEntries(REQUESTS.map((request) => [request, `${request} points`])),
  },
  correct: { description: "NA: no request is right or wrong" },
  rt_ms: {
    description:
      "Time from when the page with the rules and the choice was shown to the last change of the choice, in whole ms: it includes the reading of the rules",
  },
  excluded: { levels: {} },
};
