import { mean, median, round, variance } from "@/lib/stats/statistics";
import {
  type Answered,
  CONDITIONS,
  type Condition,
  METHODS,
  type Method,
  type Records,
  type Shown,
  type Started,
  type Touched,
} from "./records";

const sd = (values: readonly number[]) => Math.sqrt(variance(values));

/**
 * Returns the duration that is closest to a requested duration among those that a display with such frames can achieve.
 */
export function achievableMs(requestedMs: number, frameMs: number): number {
  return Math.round(requestedMs / frameMs) * frameMs;
}

/**
 * Returns the share of exact durations. A duration is exact if it is within half a frame of the duration that the
 * display can achieve. A stimulus whose display was not reported counts as not exact, because it may not have been
 * displayed at all.
 */
export function exactShare(
  durations: readonly { requestedMs: number; shownMs: number | null }[],
  frameMs: number,
): number {
  const exact = durations.filter(
    ({ requestedMs, shownMs }) =>
      shownMs !== null && Math.abs(shownMs - achievableMs(requestedMs, frameMs)) < frameMs / 2,
  );
  return exact.length / durations.length;
}

/**
 * Returns the systematic error and the spread of the recorded response times, compared with the true response times.
 */
export function responseError(answers: readonly { rtMs: number | null; trueMs: number | null }[]) {
  const errors = answers.flatMap(({ rtMs, trueMs }) =>
    rtMs === null || trueMs === null ? [] : [rtMs - trueMs],
  );
  return {
    trials: answers.length,
    measured: errors.length,
    biasMs: round(mean(errors), 2),
    sdMs: round(sd(errors), 2),
    maxMs: round(Math.max(...errors.map(Math.abs)), 2),
  };
}

function durationFigures(shown: readonly Shown[], frameMs: number) {
  const witnessed = shown.map(({ requestedMs, witnessedMs }) => ({
    requestedMs,
    shownMs: witnessedMs,
  }));
  const errors = witnessed.flatMap(({ requestedMs, shownMs }) =>
    shownMs === null ? [] : [shownMs - achievableMs(requestedMs, frameMs)],
  );
  return {
    trials: shown.length,
    witnessed: errors.length,
    exact: round(exactShare(witnessed, frameMs), 3),
    meanErrorMs: round(mean(errors), 2),
    sdErrorMs: round(sd(errors), 2),
    maxErrorMs: round(Math.max(...errors.map(Math.abs)), 2),
  };
}

function logFigures(shown: readonly Shown[], frameMs: number) {
  const logged = shown.map(({ requestedMs, loggedMs }) => ({ requestedMs, shownMs: loggedMs }));
  return { exact: round(exactShare(logged, frameMs), 3) };
}

function touchFigures(touched: readonly Touched[]) {
  const holds = [...new Set(touched.map(({ holdMs }) => holdMs))].sort((a, b) => a - b);
  return holds.map((holdMs) => {
    const ofHold = touched.filter((touch) => touch.holdMs === holdMs);
    const clicks = ofHold.map(({ clickMs, trueMs }) => ({ rtMs: clickMs, trueMs }));
    return { holdMs, ...responseError(ofHold), clickBiasMs: responseError(clicks).biasMs };
  });
}

function startFigures(runs: readonly Started[]) {
  const figure = (waitOf: (run: Started) => number) => round(median(runs.map(waitOf)));
  return {
    toDialogMs: figure(({ toDialogMs }) => toDialogMs),
    toFixationMs: figure(({ toFixationMs }) => toFixationMs),
    sumMs: figure((run) => run.toDialogMs + run.toFixationMs),
    runs: runs.map(({ toDialogMs, toFixationMs }) => round(toDialogMs + toFixationMs)),
  };
}

/** Computes the function `figure` separately for each condition. */
const byCondition = <Figure>(figure: (condition: Condition) => Figure) =>
  Object.fromEntries(CONDITIONS.map((condition) => [condition, figure(condition)])) as Record<
    Condition,
    Figure
  >;

/** Computes the function `figure` separately for each method in each condition. */
const bySetting = <Figure>(figure: (method: Method, condition: Condition) => Figure) =>
  Object.fromEntries(
    METHODS.map((method) => [method, byCondition((condition) => figure(method, condition))]),
  ) as Record<Method, Record<Condition, Figure>>;

/** Returns all figures of a run of the benchmark. */
export function summarise({ frameMs, shown, answered, touched, started }: Records) {
  const within = <T extends Shown | Answered>(all: readonly T[], method: Method, at: Condition) =>
    all.filter((trial) => trial.method === method && trial.condition === at);
  return {
    durations: bySetting((method, at) => durationFigures(within(shown, method, at), frameMs)),
    ownLog: byCondition((at) => logFigures(within(shown, "own", at), frameMs)),
    responses: bySetting((method, at) => responseError(within(answered, method, at))),
    touch: touchFigures(touched),
    start: {
      atOnce: startFigures(started.atOnce),
      afterReading: startFigures(started.afterReading),
    },
  };
}

export type Figures = ReturnType<typeof summarise>;

/** The limits of the targets. They were fixed before the first measurement. Shares are from 0 to 1. */
export const LIMITS = {
  exactByWitness: 0.98,
  exactByLog: 0.98,
  biasMs: 5,
  sdMs: 4,
  touchSpreadMs: 5,
  startMs: 1000,
} as const;

/** The minimum ratio under load: the share of exact durations, divided by the same share of the stock plugin. */
const LOAD_RATIO = 2;

/** The targets whose limit is a minimum. The limits of all other targets are maxima. */
const AT_LEAST: ReadonlySet<string> = new Set(["exactByWitness", "exactByLog", "loadExact"]);

export type TargetId = keyof typeof LIMITS | "loadExact";
export type Target = { id: TargetId; value: number; limit: number; met: boolean };

/** Returns each target with its measured value. */
export function checkTargets({ durations, ownLog, responses, touch, start }: Figures): Target[] {
  const biases = touch.map(({ biasMs }) => biasMs);
  const values: Record<TargetId, number> = {
    exactByWitness: durations.own.idle.exact,
    exactByLog: ownLog.idle.exact,
    biasMs: Math.abs(responses.own.idle.biasMs),
    sdMs: responses.own.idle.sdMs,
    loadExact: durations.own.load.exact,
    touchSpreadMs: round(Math.max(...biases) - Math.min(...biases), 2),
    startMs: start.atOnce.sumMs,
  };
  const limits = { ...LIMITS, loadExact: round(LOAD_RATIO * durations.stock.load.exact, 3) };
  return (Object.keys(limits) as TargetId[]).map((id) => {
    const value = values[id];
    const limit = limits[id];
    return { id, value, limit, met: AT_LEAST.has(id) ? value >= limit : value < limit };
  });
}
