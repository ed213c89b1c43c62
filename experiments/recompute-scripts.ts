import type { App } from "./define-app";
import elevenTwentyPy from "./eleven-twenty/recompute.py";
import elevenTwentyR from "./eleven-twenty/recompute.R";
import flankerPy from "./flanker/recompute.py";
import flankerR from "./flanker/recompute.R";
import goNoGoPy from "./go-no-go/recompute.py";
import goNoGoR from "./go-no-go/recompute.R";
import lotteryChoicePy from "./lottery-choice/recompute.py";
import lotteryChoiceR from "./lottery-choice/recompute.R";
import miniIpipPy from "./mini-ipip/recompute.py";
import miniIpipR from "./mini-ipip/recompute.R";
import type { MODELS } from "./models";
import simpleRtPy from "./simple-rt/recompute.py";
import simpleRtR from "./simple-rt/recompute.R";
import spatialSpanPy from "./spatial-span/recompute.py";
import spatialSpanR from "./spatial-span/recompute.R";
import stroopPy from "./stroop/recompute.py";
import stroopR from "./stroop/recompute.R";
import whereIsItPy from "./where-is-it/recompute.py";
import whereIsItR from "./where-is-it/recompute.R";

/** The scripts of each app, without its view. */
export const RECOMPUTE: Readonly<Record<keyof typeof MODELS, App["recompute"]>> = {
  stroop: { py: stroopPy, r: stroopR },
  flanker: { py: flankerPy, r: flankerR },
  "simple-rt": { py: simpleRtPy, r: simpleRtR },
  "go-no-go": { py: goNoGoPy, r: goNoGoR },
  "spatial-span": { py: spatialSpanPy, r: spatialSpanR },
  "lottery-choice": { py: lotteryChoicePy, r: lotteryChoiceR },
  "eleven-twenty": { py: elevenTwentyPy, r: elevenTwentyR },
  "mini-ipip": { py: miniIpipPy, r: miniIpipR },
  "where-is-it": { py: whereIsItPy, r: whereIsItR },
};
