import type { TrialOutcome, TrialRow } from "@/experiments/engine/contract/trial-row";
import { type Score, testRows } from "@/experiments/engine/score/score";
import { expectedPoints, points, requestsOf } from "./game";
import type { ElevenTwentyParameters } from "./parameters";
import type { ElevenTwentyWords } from "./words";

const EXPECTED_DECIMALS = 1;

/**
 * Returns the columns that this app adds to the row of a request. The drawn request is the stimulus. `correct` is null,
 * because a request is neither right nor wrong.
 */
export function requestOutcome(request: number, drawn: number): TrialOutcome {
  return {
    condition: null,
    stimulus: String(drawn),
    response: String(request),
    correct: null,
    excluded: null,
  };
}

/**
 * Returns the score of a run: the participant's request. Its details are the points against the drawn request and the
 * expected points against the distribution of the other player's request (published by Arad & Rubinstein 2012). The
 * score has no interval, because an interval cannot be computed from one choice. A run without a choice has no score.
 * No request is excluded as a wrong strategy, because people make every request from the lowest to the highest.
 */
export function scoreElevenTwenty(
  rows: readonly TrialRow[],
  game: ElevenTwentyParameters,
): Score<ElevenTwentyWords> {
  const [row] = testRows(rows);
  const request = requestsOf(game).find((known) => String(known) === row?.response);
  const facts = { excluded: {}, lateFrameTrials: 0 };
  if (!row || request === undefined)
    return { status: "no-score", reason: "nothingChosen", ...facts };
  const drawn = Number(row.stimulus);
  return {
    status: "scored",
    measures: [{ id: "request", value: request, low: null, high: null, n: 1 }],
    details: [
      { id: "drawn", value: drawn, n: 1 },
      { id: "points", value: points(request, drawn, game), n: 1 },
      { id: "expected", value: expectedPoints(request, game), n: 1, decimals: EXPECTED_DECIMALS },
    ],
    ...facts,
  };
}
