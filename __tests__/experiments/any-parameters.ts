import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import type { ParameterSet } from "@/experiments/engine/contract/define-parameters";
import { type Random, seededRandom } from "@/lib/stats/random";
import {
  type DrawnParameters,
  parametersAtEnds,
  randomParameters,
} from "@/scripts/build/versions/draw-parameters";
import { isChosen } from "../chosen-cases";

/** Number of random sets of parameters for each app, of which each test file tests the chosen part. */
const DRAWN = 200;

/** Valid parameters, with the seed of a run, and a generator for further random values of the case. */
export type ParameterCase = { parameters: DrawnParameters; seed: number; random: Random };

/**
 * Returns valid sets of parameters for an app: all sets in which one parameter is at one of its limits, and the chosen
 * part of 200 random sets. A case does not depend on the other cases that are chosen.
 */
export function anyParameters(id: AppId): readonly ParameterCase[] {
  const set: ParameterSet = APPS[id].parameters;
  const random = seededRandom(APP_IDS.indexOf(id) + 1);
  const ends = parametersAtEnds(set, random);
  const drawn = Array.from({ length: DRAWN }, () => randomParameters(set, random));
  return [...ends, ...drawn].flatMap((parameters, seed) =>
    seed < ends.length || isChosen(seed)
      ? { parameters, seed, random: seededRandom(seed + 1) }
      : [],
  );
}
