import { seededRandom } from "@/lib/stats/random";
import type { Score } from "../engine/score";
import norms from "../norms.json" with { type: "json" };
import { parameters, REQUESTS } from "./parameters";

const PERCENT: Readonly<Record<string, number>> = norms.game_11_20.distribution;
const TOTAL = REQUESTS.reduce((sum, request) => sum + (PERCENT[request] ?? 0), 0);

/** The share, from 0 to 1, of the published players who made a request (Arad & Rubinstein 2012). */
export function shareOf(request: number): number {
  return (PERCENT[request] ?? 0) / TOTAL;
}

/** The other request of a run: drawn from the published shares, the same for the same seed. */
export function drawnRequest(seed: number): number {
  let rest = seededRandom(seed)() * TOTAL;
  const drawn = REQUESTS.find((request) => {
    rest -= PERCENT[request] ?? 0;
    return rest < 0;
  });
  return drawn ?? parameters.highest;
}

/** The points of one request against another. */
export function points(request: number, other: number): number {
  return request + (request === other - 1 ? parameters.bonus : 0);
}

/** Mean points of a request against everybody in the published distribution. */
export function expectedPoints(request: number): number {
  return REQUESTS.reduce((sum, other) => sum + shareOf(other) * points(request, other), 0);
}

/** The request with most expected points against the published distribution. */
export function bestReply(): number {
  return REQUESTS.reduce((best, request) =>
    expectedPoints(request) > expectedPoints(best) ? request : best,
  );
}

/** Steps of one less from the highest request: how level-k reasoning reads a request. */
export function stepsDown(request: number): number {
  return parameters.highest - request;
}

/** The one screen: the rules in numbers, the requests to choose from, and the drawn one, which is not shown. */
export type RequestScreen = {
  rules: { lowest: number; highest: number; bonus: number; people: number };
  requests: readonly number[];
  drawn: number;
};

/** Returns the one screen; its drawn request comes from the seed. */
export function screenAt(_index: number, seed: number): RequestScreen {
  return { rules: parameters, requests: REQUESTS, drawn: drawnRequest(seed) };
}

/** What the result shows of each request: what it would earn against the published ones. */
export type RequestAddition = {
  requests: readonly {
    request: number;
    share: number;
    expected: number;
    marks: readonly ("you" | "drawn" | "best")[];
  }[];
  best: number;
  bonus: number;
  highest: number;
  steps: number;
};

/** Returns what each request would earn, and how level-k reasoning reads the participant's. */
export function requestAddition(score: Score): RequestAddition | null {
  if (score.status !== "scored") return null;
  const [{ value: you }] = score.measures;
  const drawn = score.details.find(({ id }) => id === "drawn")?.value;
  const best = bestReply();
  const { bonus, highest } = parameters;
  const marked = { you, drawn, best };
  return {
    requests: REQUESTS.map((request) => ({
      request,
      share: shareOf(request),
      expected: expectedPoints(request),
      marks: (["you", "drawn", "best"] as const).filter((mark) => marked[mark] === request),
    })),
    best,
    bonus,
    highest,
    steps: stepsDown(you),
  };
}
