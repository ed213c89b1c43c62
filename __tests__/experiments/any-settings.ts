import { APP_IDS, APPS, type AppId } from "@/experiments/catalog/registry";
import type { ParameterSet } from "@/experiments/engine/contract/define-parameters";
import { type Random, seededRandom } from "@/lib/stats/random";
import {
  randomSettings,
  type Settings,
  settingsAtEnds,
} from "@/scripts/build/versions/draw-settings";

/** Random settings of each app. */
const DRAWN = 200;

/**
 * Returns settings of an app with each parameter at both its ends, and 200 that are drawn from all that are valid; the
 * same ones each time. `random` goes on from there.
 */
export function anySettings(id: AppId): { all: readonly Settings[]; random: Random } {
  const set: ParameterSet = APPS[id].parameters;
  const random = seededRandom(APP_IDS.indexOf(id) + 1);
  const ends = settingsAtEnds(set, random);
  return {
    all: [...ends, ...Array.from({ length: DRAWN }, () => randomSettings(set, random))],
    random,
  };
}
