import norms from "@/experiments/engine/contract/norms.json" with { type: "json" };
import { type Score, shown } from "@/experiments/engine/score/score";
import { seededRandom } from "@/lib/stats/random";
import type { ElevenTwentyParameters } from "./parameters";

type Game = ElevenTwentyParameters;

/** The published game (Arad & Rubinstein 2012), and the percentages of the requests in it. */
const PUBLISHED: Game = { lowest: 11, highest: 20, bonus: 20 };
const PERCENT: Readonly<Record<string, number>> = norms.game_11_20.distribution;

/** Number of students whose published requests are the distribution of the other request. */
export const PEOPLE = norms.game_11_20.n;

/** Returns whether a game has the rules under which the published requests were made. */
export const isPublished = ({ lowest, highest, bonus }: Game): boolean =>
  lowest === PUBLISHED.lowest && highest === PUBLISHED.highest && bonus === PUBLISHED.bonus;

/** Returns all possible requests in ascending order. */
export const requestsOf = ({ lowest, highest }: Pick<Game, "lowest" | "highest">): number[] =>
  Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);

/** Returns the relative frequency of a request as the other request: as published, or equal for all requests. */
const weightOf = (request: number, game: Game) => (isPublished(game) ? (PERCENT[request] ?? 0) : 1);

const totalOf = (game: Game) =>
  requestsOf(game).reduce((sum, request) => sum + weightOf(request, game), 0);

/** Returns the probability that the other request equals `request`. */
export const shareOf = (request: number, game: Game): number =>
  weightOf(request, game) / totalOf(game);

/** Draws the other request of a run from the published shares or uniformly; reproducible from the seed. */
export function drawnRequest(seed: number, game: Game): number {
  let rest = seededRandom(seed)() * totalOf(game);
  const drawn = requestsOf(game).find((request) => {
    rest -= weightOf(request, game);
    return rest < 0;
  });
  return drawn ?? game.highest;
}

/** Returns the points of one request against another. */
export function points(request: number, other: number, { bonus }: Game): number {
  return request + (request === other - 1 ? bonus : 0);
}

/** Returns the mean points of a request over the distribution of the other request. */
export function expectedPoints(request: number, game: Game): number {
  return requestsOf(game).reduce(
    (sum, other) => sum + shareOf(other, game) * points(request, other, game),
    0,
  );
}

/** Decimals used to compare expected points: later decimals depend on the order of additions. */
const DECIMALS = 6;

/** Returns the request with the most expected points, or all such requests if there are ties. */
export function bestReplies(game: Game): number[] {
  const requests = requestsOf(game);
  const expected = requests.map((request) => shown(expectedPoints(request, game), DECIMALS));
  return requests.filter((_, index) => expected[index] === Math.max(...expected));
}

/** Returns the number of steps below the highest request, which level-k theory takes as the level of reasoning. */
export function stepsDown(request: number, { highest }: Game): number {
  return highest - request;
}

/** The only screen: the numbers in the rules, the possible requests, and the drawn request, which is not displayed. */
export type RequestScreen = {
  rules: { lowest: number; highest: number; bonus: number; people: number };
  /** Whether the other request is drawn from the published requests. */
  isPublished: boolean;
  requests: readonly number[];
  drawn: number;
};

/** Returns the only screen; the other request is drawn from the seed. */
export function screenAt(seed: number, game: Game): RequestScreen {
  const { lowest, highest, bonus } = game;
  return {
    rules: { lowest, highest, bonus, people: PEOPLE },
    isPublished: isPublished(game),
    requests: requestsOf(game),
    drawn: drawnRequest(seed, game),
  };
}

/** Data about each request for the result, with its expected points. */
export type RequestAddition = {
  requests: readonly {
    request: number;
    share: number;
    expected: number;
    marks: readonly ("you" | "drawn" | "best")[];
  }[];
  /** Whether the shares are from the published requests. */
  isPublished: boolean;
  best: readonly number[];
  bonus: number;
  highest: number;
  steps: number;
};

/** Returns the expected points of each request, and the steps of the participant's request; null without a score. */
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
