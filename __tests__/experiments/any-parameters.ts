import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import type { ParameterSet } from "@/experiments/engine/contract/define-parameters";
import { type Random, seededRandom } from "@/lib/stats/random";
import {
  type DrawnParameters,
  parametersAtEnds,
  randomParameters,
} from "@/scripts/build/versions/draw-parameters";

/** Number of random sets of parameters for each app. */
const DRAWN = 200;

/**
 * Returns valid sets of parameters for an app: sets in which one parameter is at one of its limits, and 200 random
 * sets. Every call returns the same sets. `random` draws further values after the random sets.
 */
export function anyParameters(id: AppId): { all: readonly DrawnParameters[]; random: Random } {
  const set: ParameterSet = APPS[id].parameters;
  const random = seededRandom(APP_IDS.indexOf(id) + 1);
  const ends = parametersAtEnds(set, random);
  return {
    all: [...ends, ...Array.from({ length: DRAWN }, () => randomParameters(set, random))],
    random,
  };
}
