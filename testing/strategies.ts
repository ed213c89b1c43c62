import { APPS } from "@/experiments/catalog/registry";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import { SCRIPTED_SEED, type TestedTimed } from "@/experiments/engine/contract/tested-app";
import { testedOfKind } from "./tested-apps";

/** The seed of the scripted runs. The URL of a run contains this seed. */
export const SEED = SCRIPTED_SEED;

/**
 * The strategy and the keys of a scripted participant in each timed app, and the numbers that the result must contain.
 */
export type Script = TestedTimed & { keys: Readonly<Record<string, string>> };

const TIMED = testedOfKind("timed");
type TimedId = keyof typeof TIMED;

const keysOf = ({ model }: { model: AppModel }) => (model.kind === "timed" ? model.keys : {});

export const TIMED_SCRIPTS = Object.fromEntries(
  Object.entries<TestedTimed>(TIMED).map(([id, tested]): [string, Script] => [
    id,
    { ...tested, keys: keysOf(APPS[id as TimedId]) },
  ]),
) as Readonly<Record<TimedId, Script>>;
