// Written by `npm run gen:apps` from experiments/catalog/app-ids.ts and experiments/apps/. Do not edit.

import { CHOICE_RT_SEEN, simulateChoiceRt } from "@/experiments/apps/choice-rt/simulate";
import { DELAY_DISCOUNTING_SEEN, simulateDelayDiscounting } from "@/experiments/apps/delay-discounting/simulate";
import { DIGIT_SPAN_SEEN, simulateDigitSpan } from "@/experiments/apps/digit-span/simulate";
import { FLANKER_SEEN, simulateFlanker } from "@/experiments/apps/flanker/simulate";
import { GO_NO_GO_SEEN, simulateGoNoGo } from "@/experiments/apps/go-no-go/simulate";
import { LOTTERY_CHOICE_SEEN, simulateLotteryChoice } from "@/experiments/apps/lottery-choice/simulate";
import { SIMON_SEEN, simulateSimon } from "@/experiments/apps/simon/simulate";
import { SIMPLE_RT_SEEN, simulateSimpleRt } from "@/experiments/apps/simple-rt/simulate";
import { SPATIAL_SPAN_SEEN, simulateSpatialSpan } from "@/experiments/apps/spatial-span/simulate";
import { STROOP_SEEN, simulateStroop } from "@/experiments/apps/stroop/simulate";

/** The simulation of participants in each app that has a `simulate.ts`. */
export const SIMULATED = {
  stroop: { seen: STROOP_SEEN, simulate: simulateStroop },
  flanker: { seen: FLANKER_SEEN, simulate: simulateFlanker },
  simon: { seen: SIMON_SEEN, simulate: simulateSimon },
  "simple-rt": { seen: SIMPLE_RT_SEEN, simulate: simulateSimpleRt },
  "choice-rt": { seen: CHOICE_RT_SEEN, simulate: simulateChoiceRt },
  "go-no-go": { seen: GO_NO_GO_SEEN, simulate: simulateGoNoGo },
  "spatial-span": { seen: SPATIAL_SPAN_SEEN, simulate: simulateSpatialSpan },
  "digit-span": { seen: DIGIT_SPAN_SEEN, simulate: simulateDigitSpan },
  "lottery-choice": { seen: LOTTERY_CHOICE_SEEN, simulate: simulateLotteryChoice },
  "delay-discounting": { seen: DELAY_DISCOUNTING_SEEN, simulate: simulateDelayDiscounting },
} as const;
