import type { App } from "./define-app";
import flankerPy from "./flanker/recompute.py";
import flankerR from "./flanker/recompute.R";
import goNoGoPy from "./go-no-go/recompute.py";
import goNoGoR from "./go-no-go/recompute.R";
import lotteryChoicePy from "./lottery-choice/recompute.py";
import lotteryChoiceR from "./lottery-choice/recompute.R";
import simpleRtPy from "./simple-rt/recompute.py";
import simpleRtR from "./simple-rt/recompute.R";
import spatialSpanPy from "./spatial-span/recompute.py";
import spatialSpanR from "./spatial-span/recompute.R";
import stroopPy from "./stroop/recompute.py";
import stroopR from "./stroop/recompute.R";

/** The scripts of the apps that people can be simulated in, without their views. */
export const RECOMPUTE: Readonly<Record<string, App["recompute"]>> = {
  stroop: { py: stroopPy, r: stroopR },
  flanker: { py: flankerPy, r: flankerR },
  "simple-rt": { py: simpleRtPy, r: simpleRtR },
  "go-no-go": { py: goNoGoPy, r: goNoGoR },
  "spatial-span": { py: spatialSpanPy, r: spatialSpanR },
  "lottery-choice": { py: lotteryChoicePy, r: lotteryChoiceR },
};
