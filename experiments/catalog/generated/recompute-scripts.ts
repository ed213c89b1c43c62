// Written by `npm run gen:apps` from experiments/catalog/app-ids.ts and experiments/apps/. Do not edit.

import choiceRtPy from "@/experiments/apps/choice-rt/recompute.py";
import choiceRtR from "@/experiments/apps/choice-rt/recompute.R";
import delayDiscountingPy from "@/experiments/apps/delay-discounting/recompute.py";
import delayDiscountingR from "@/experiments/apps/delay-discounting/recompute.R";
import digitSpanPy from "@/experiments/apps/digit-span/recompute.py";
import digitSpanR from "@/experiments/apps/digit-span/recompute.R";
import elevenTwentyPy from "@/experiments/apps/eleven-twenty/recompute.py";
import elevenTwentyR from "@/experiments/apps/eleven-twenty/recompute.R";
import flankerPy from "@/experiments/apps/flanker/recompute.py";
import flankerR from "@/experiments/apps/flanker/recompute.R";
import goNoGoPy from "@/experiments/apps/go-no-go/recompute.py";
import goNoGoR from "@/experiments/apps/go-no-go/recompute.R";
import lotteryChoicePy from "@/experiments/apps/lottery-choice/recompute.py";
import lotteryChoiceR from "@/experiments/apps/lottery-choice/recompute.R";
import miniIpipPy from "@/experiments/apps/mini-ipip/recompute.py";
import miniIpipR from "@/experiments/apps/mini-ipip/recompute.R";
import simonPy from "@/experiments/apps/simon/recompute.py";
import simonR from "@/experiments/apps/simon/recompute.R";
import simpleRtPy from "@/experiments/apps/simple-rt/recompute.py";
import simpleRtR from "@/experiments/apps/simple-rt/recompute.R";
import spatialSpanPy from "@/experiments/apps/spatial-span/recompute.py";
import spatialSpanR from "@/experiments/apps/spatial-span/recompute.R";
import stroopPy from "@/experiments/apps/stroop/recompute.py";
import stroopR from "@/experiments/apps/stroop/recompute.R";
import whereIsItPy from "@/experiments/apps/where-is-it/recompute.py";
import whereIsItR from "@/experiments/apps/where-is-it/recompute.R";
import type { App } from "@/experiments/engine/contract/define-app";
import type { MODELS } from "./models";

/** The recompute scripts of each app. A page can load them without the app's view. */
export const RECOMPUTE: Readonly<Record<keyof typeof MODELS, App["recompute"]>> = {
  stroop: { py: stroopPy, r: stroopR },
  flanker: { py: flankerPy, r: flankerR },
  simon: { py: simonPy, r: simonR },
  "simple-rt": { py: simpleRtPy, r: simpleRtR },
  "choice-rt": { py: choiceRtPy, r: choiceRtR },
  "go-no-go": { py: goNoGoPy, r: goNoGoR },
  "spatial-span": { py: spatialSpanPy, r: spatialSpanR },
  "digit-span": { py: digitSpanPy, r: digitSpanR },
  "lottery-choice": { py: lotteryChoicePy, r: lotteryChoiceR },
  "delay-discounting": { py: delayDiscountingPy, r: delayDiscountingR },
  "eleven-twenty": { py: elevenTwentyPy, r: elevenTwentyR },
  "mini-ipip": { py: miniIpipPy, r: miniIpipR },
  "where-is-it": { py: whereIsItPy, r: whereIsItR },
};
