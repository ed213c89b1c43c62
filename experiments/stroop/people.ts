import type { ConflictPeople } from "../engine/simulated-person";

/** People as they do the Stroop task, fitted to the trials of Eisenberg et al. 2019 (docs/intervals.md). */
export const STROOP_PEOPLE: ConflictPeople = {
  lnMean: [6.4953, 0.1464],
  effect: [123.5765, 49.0802],
  lnSd: [
    [4.9537, 0.2857],
    [5.1378, 0.2207],
  ],
  error: [
    [-4.5852, 0.9699],
    [-3.1806, 0.8769],
  ],
  share: [0.869, 0.751],
};
