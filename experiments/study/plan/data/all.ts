// Written by `npm run gen:apps` from experiments/catalog/app-ids.ts and experiments/apps/. Do not edit.

import choiceRt from "./choice-rt.json" with { type: "json" };
import delayDiscounting from "./delay-discounting.json" with { type: "json" };
import digitSpan from "./digit-span.json" with { type: "json" };
import elevenTwenty from "./eleven-twenty.json" with { type: "json" };
import flanker from "./flanker.json" with { type: "json" };
import goNoGo from "./go-no-go.json" with { type: "json" };
import lotteryChoice from "./lottery-choice.json" with { type: "json" };
import miniIpip from "./mini-ipip.json" with { type: "json" };
import simon from "./simon.json" with { type: "json" };
import simpleRt from "./simple-rt.json" with { type: "json" };
import spatialSpan from "./spatial-span.json" with { type: "json" };
import stroop from "./stroop.json" with { type: "json" };
import whereIsIt from "./where-is-it.json" with { type: "json" };

/** The planner's figures of all apps (26 kB), for code that needs them at once. */
export const PLANNER_DATA = {
  stroop: stroop,
  flanker: flanker,
  simon: simon,
  "simple-rt": simpleRt,
  "choice-rt": choiceRt,
  "go-no-go": goNoGo,
  "spatial-span": spatialSpan,
  "digit-span": digitSpan,
  "lottery-choice": lotteryChoice,
  "delay-discounting": delayDiscounting,
  "eleven-twenty": elevenTwenty,
  "mini-ipip": miniIpip,
  "where-is-it": whereIsIt,
} as const;
