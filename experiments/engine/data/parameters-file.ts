import type { AppModel } from "@/experiments/engine/contract/define-app";
import { LATE_CAUTION_SHARE, LATE_LIMIT_SHARE } from "@/experiments/engine/score/late-frames";
import { GUESSING_PASSES } from "@/lib/stats/intervals";

/** Rules that all apps share, in the format of the recompute scripts. */
const RULES = {
  /** The accepted probability that guessing passes an accuracy rule. */
  guessingPasses: GUESSING_PASSES,
  lateCautionShare: LATE_CAUTION_SHARE,
  lateLimitShare: LATE_LIMIT_SHARE,
};

/**
 * Returns `parameters.json` of an archive: all parameters of the run, and the rules that all apps share. The recompute
 * scripts read it. R has no JSON reader without packages, so its script requires one value per line.
 */
export function parametersJson({
  facts,
  parameters,
}: Pick<AppModel, "facts" | "parameters">): string {
  const content = { app: facts.id, version: facts.version, parameters, rules: RULES };
  return `${JSON.stringify(content, null, 2)}\n`;
}
