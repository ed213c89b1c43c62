import { seededRandom } from "@/lib/stats/random";
import norms from "../norms.json" with { type: "json" };
import { parameters, REQUESTS } from "./definition";

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
