import norms from "@/experiments/engine/contract/norms.json" with { type: "json" };
import { type Score, shown } from "@/experiments/engine/score/score";
import { seededRandom } from "@/lib/stats/random";
import type { ElevenTwentyParameters } from "./parameters";

type Game = ElevenTwentyParameters;

/** The game as it was published (Arad & Rubinstein 2012), with the percentages of the requests in it. */
const PUBLISHED: Game = { lowest: 11, highest: 20, bonus: 20 };
const PERCENT: Readonly<Record<string, number>> = norms.game_11_20.distribution;

/** Students whose published requests the other one is drawn from. */
export const PEOPLE = norms.game_11_20.n;

/** Whether there are published requests for a game: they were made under its rules. */
export const isPublished = ({ lowest, highest, bonus }: Game): boolean =>
  lowest === PUBLISHED.lowest && highest === PUBLISHED.highest && bonus === PUBLISHED.bonus;

/** Returns all requests that can be made, in rising order. */
export const requestsOf = ({ lowest, highest }: Pick<Game, "lowest" | "highest">): number[] =>
  Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);

/** How often the other request is a given one, in whatever unit: as published, or all alike. */
const weightOf = (request: number, game: Game) => (isPublished(game) ? (PERCENT[request] ?? 0) : 1);

const totalOf = (game: Game) =>
  requestsOf(game).reduce((sum, request) => sum + weightOf(request, game), 0);

/** Returns how likely it is that the other request is a given one, from 0 to 1. */
export const shareOf = (request: number, game: Game): number =>
  weightOf(request, game) / totalOf(game);

/** The other request of a run: drawn from the published shares, or from all alike; the same for the same seed. */
export function drawnRequest(seed: number, game: Game): number {
  let rest = seededRandom(seed)() * totalOf(game);
  const drawn = requestsOf(game).find((request) => {
    rest -= weightOf(request, game);
    return rest < 0;
  });
  return drawn ?? game.highest;
}

/** The points of one request against another. */
export function points(request: number, other: number, { bonus }: Game): number {
  return request + (request === other - 1 ? bonus : 0);
}

/** Mean points of a request over the other requests that may be drawn. */
export function expectedPoints(request: number, game: Game): number {
  return requestsOf(game).reduce(
    (sum, other) => sum + shareOf(other, game) * points(request, other, game),
    0,
  );
}

/** As far as expected points are compared: beyond that they are what the order of additions left. */
const DECIMALS = 6;

/** The request with most expected points, or those, where several have as many. */
export function bestReplies(game: Game): number[] {
  const requests = requestsOf(game);
  const expected = requests.map((request) => shown(expectedPoints(request, game), DECIMALS));
  return requests.filter((_, index) => expected[index] === Math.max(...expected));
}

/** Steps of one less from the highest request: how level-k reasoning reads a request. */
export function stepsDown(request: number, { highest }: Game): number {
  return highest - request;
}

/** The one screen: the rules in numbers, the requests to choose from, and the drawn one, which is not shown. */
export type RequestScreen = {
  rules: { lowest: number; highest: number; bonus: number; people: number };
  /** The other request is drawn from published ones. */
  isPublished: boolean;
  requests: readonly number[];
  drawn: number;
};

/** Returns the one screen; its drawn request comes from the seed. */
export function screenAt(seed: number, game: Game): RequestScreen {
  const { lowest, highest, bonus } = game;
  return {
    rules: { lowest, highest, bonus, people: PEOPLE },
    isPublished: isPublished(game),
    requests: requestsOf(game),
    drawn: drawnRequest(seed, game),
  };
}

/** What the result shows of each request: what it would earn on average. */
export type RequestAddition = {
  requests: readonly {
    request: number;
    share: number;
    expected: number;
    marks: readonly ("you" | "drawn" | "best")[];
  }[];
  /** The shares are those of published requests. */
  isPublished: boolean;
  best: readonly number[];
  bonus: number;
  highest: number;
  steps: number;
};

/** Returns what each request would earn, and how level-k reasoning reads the participant's. */
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
