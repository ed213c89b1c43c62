import norms from "@/experiments/engine/contract/norms.json" with { type: "json" };
import { type Score, shown } from "@/experiments/engine/score/score";
import { seededRandom } from "@/lib/stats/random";
import type { ElevenTwentyParameters } from "./parameters";

type Game = ElevenTwentyParameters;

/**
 * The rules of the published game (Arad & Rubinstein 2012), and the percentage of its players who made each request.
 */
const PUBLISHED: Game = { lowest: 11, highest: 20, bonus: 20 };
const PERCENT: Readonly<Record<string, number>> = norms.game_11_20.distribution;

/**
 * Number of students in the published study. The request of the other player is drawn from the requests that these
 * students made.
 */
export const PEOPLE = norms.game_11_20.n;

/** Returns whether a game has the rules with which the published requests were collected. */
export const isPublished = ({ lowest, highest, bonus }: Game): boolean =>
  lowest === PUBLISHED.lowest && highest === PUBLISHED.highest && bonus === PUBLISHED.bonus;

/** Returns all possible requests in ascending order. */
export const requestsOf = ({ lowest, highest }: Pick<Game, "lowest" | "highest">): number[] =>
  Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);

/**
 * Returns the weight with which a request is drawn as the other player's request. The weight is the published
 * percentage of the request. If the rules were changed, every request has the weight 1.
 */
const weightOf = (request: number, game: Game) => (isPublished(game) ? (PERCENT[request] ?? 0) : 1);

const totalOf = (game: Game) =>
  requestsOf(game).reduce((sum, request) => sum + weightOf(request, game), 0);

/** Returns the probability that the other request equals `request`. */
export const shareOf = (request: number, game: Game): number =>
  weightOf(request, game) / totalOf(game);

/**
 * Returns the other player's request in a run. It is drawn with the published shares or, if the rules were changed,
 * uniformly. The same seed always gives the same request.
 */
export function drawnRequest(seed: number, game: Game): number {
  let rest = seededRandom(seed)() * totalOf(game);
  const drawn = requestsOf(game).find((request) => {
    rest -= weightOf(request, game);
    return rest < 0;
  });
  return drawn ?? game.highest;
}

/** Returns the points that a participant earns with `request` if the other request is `other`. */
export function points(request: number, other: number, { bonus }: Game): number {
  return request + (request === other - 1 ? bonus : 0);
}

/** Returns the expected points of a request: its mean points over the distribution of the other request. */
export function expectedPoints(request: number, game: Game): number {
  return requestsOf(game).reduce(
    (sum, other) => sum + shareOf(other, game) * points(request, other, game),
    0,
  );
}

/**
 * Number of decimals with which expected points are compared. Later decimals contain rounding errors that depend on the
 * order of the additions.
 */
const DECIMALS = 6;

/** Returns the request with the highest expected points, or all such requests if several are equally good. */
export function bestReplies(game: Game): number[] {
  const requests = requestsOf(game);
  const expected = requests.map((request) => shown(expectedPoints(request, game), DECIMALS));
  return requests.filter((_, index) => expected[index] === Math.max(...expected));
}

/**
 * Returns the number of steps from the highest request down to `request`. Level-k theory calls this number the level of
 * reasoning.
 */
export function stepsDown(request: number, { highest }: Game): number {
  return highest - request;
}

/**
 * The data of the only screen: the numbers in its rules, the possible requests, and the drawn request of the other
 * player. The screen does not display the drawn request before the answer.
 */
export type RequestScreen = {
  rules: { lowest: number; highest: number; bonus: number; people: number };
  /** Whether the other request is drawn with the published shares of the requests. */
  isPublished: boolean;
  requests: readonly number[];
  drawn: number;
};

/** Returns the data of the only screen, with the other request drawn from the seed. */
export function screenAt(seed: number, game: Game): RequestScreen {
  const { lowest, highest, bonus } = game;
  return {
    rules: { lowest, highest, bonus, people: PEOPLE },
    isPublished: isPublished(game),
    requests: requestsOf(game),
    drawn: drawnRequest(seed, game),
  };
}

/** Data about every possible request that the result displays in a table. */
export type RequestAddition = {
  requests: readonly {
    request: number;
    share: number;
    expected: number;
    marks: readonly ("you" | "drawn" | "best")[];
  }[];
  /** Whether the shares are the published shares of the requests. */
  isPublished: boolean;
  best: readonly number[];
  bonus: number;
  highest: number;
  steps: number;
};

/**
 * Returns the expected points of every request, and the number of level-k steps of the participant's request. Returns
 * null if the run has no score.
 */
export function requestAddition(score: Score, game: Game): RequestAddition | null {
  if (score.status !== "scored") return null;
  const [{ value: you }] = score.measures;
  const drawn = score.details.find(({ id }) => id === "drawn")?.value;
  const best = bestReplies(game);
  const { bonus, highest } = game;
  const marked = { you: [you], drawn: [drawn], best };
  return {
    requests: requestsOf(game).map((request) => ({
      request,
      share: shareOf(request, game),
      expected: expectedPoints(request, game),
      marks: (["you", "drawn", "best"] as const).filter((mark) => marked[mark].includes(request)),
    })),
    isPublished: isPublished(game),
    best,
    bonus,
    highest,
    steps: stepsDown(you, game),
  };
}
