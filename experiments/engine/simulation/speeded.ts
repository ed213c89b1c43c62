import { normal } from "@/lib/stats/normal";
import type { Random } from "@/lib/stats/random";
import {
  type CarelessFigures,
  type CarelessPerson,
  drawCareless,
  drawTime,
  drawTraits,
  logistic,
} from "./draw";
import type { Given } from "./simulated-run";
import type { SimulatedPerson, TimedSimulation } from "./simulator";

/** Parameters of a speeded task with one or two conditions (experiments/engine/simulation/simulated-people.json). */
export type SpeededFigures = Parameters<typeof drawTraits>[0] & {
  share: readonly number[];
  /** Median time of each condition, expressed as the distance from the mean in SDs. */
  median: readonly number[];
  minimumRtMs: number;
  errorRtFactor: readonly number[];
  anticipationRate: readonly number[];
  lapse?: { rate: number; toMs: number; power: number };
  careless: readonly CarelessFigures[];
};

/** Parameters of a person in one condition: times in ms, and probabilities. */
type Condition = {
  mean: number;
  sd: number;
  error: number;
  share: number;
  errorRtFactor: number;
  anticipation: number;
};

export type SpeededPerson = SimulatedPerson & {
  conditions: readonly Condition[];
  /** Probability that the person does not respond in time. */
  miss: number;
  lapse: { rate: number; fromMs: number; toMs: number; power: number } | null;
  minimumRtMs: number;
  absent: CarelessPerson | null;
};

/** Draws the traits of a person, keyed by trait name. */
const named = (figures: SpeededFigures, random: Random): Record<string, number> => {
  const traits = drawTraits(figures, random);
  return Object.fromEntries(figures.names.map((name, index) => [name, traits[index] as number]));
};

/** A lapse of attention takes longer than this multiple of the person's mean response time. */
const LAPSE_FROM = 3;

/**
 * Draws a person who does a speeded task.
 * @param by shift of the true value, ms: a shift of the effect if there are two conditions, otherwise of every time
 * @param truthOf returns a person's true value from the traits and the conditions
 */
export function drawSpeeded(
  figures: SpeededFigures,
  random: Random,
  by: number,
  truthOf: (traits: Record<string, number>, conditions: readonly Condition[]) => number,
): SpeededPerson {
  const traits = named(figures, random);
  const absent = drawCareless(figures.careless, random);
  const has = (name: string) => traits[name] as number;
  const isConflict = figures.share.length === 2;
  const base = Math.exp(has("lnMean")) + (isConflict ? 0 : by);
  const conditions = figures.share.map((share, index): Condition => {
    const own = isConflict ? String(index + 1) : "";
    const effect = index === 1 ? has("effect") + by : 0;
    const error = traits[`error${own}`];
    return {
      mean: base + effect,
      sd: Math.exp(has(`lnSd${own}`)),
      error: error === undefined ? 0 : logistic(error),
      share,
      errorRtFactor: figures.errorRtFactor[index] as number,
      anticipation: figures.anticipationRate[index] as number,
    };
  });
  const { lapse, minimumRtMs } = figures;
  return {
    truth: truthOf(traits, conditions),
    careless: absent?.class ?? null,
    conditions,
    miss: logistic(has("miss")),
    lapse: lapse ? { ...lapse, fromMs: LAPSE_FROM * base } : null,
    minimumRtMs,
    absent,
  };
}

/** Draws a response time in a condition: an ex-Gaussian time, a lapse, or an anticipation below the minimum time. */
export function drawResponseTime(
  { minimumRtMs, lapse }: SpeededPerson,
  condition: Condition,
  isWrong: boolean,
  random: Random,
): number {
  const { mean, sd, share, errorRtFactor, anticipation } = condition;
  const drawn = drawTime(mean, sd, share, random);
  const [place, size] = lapse ? [random(), random()] : [1, 0];
  const slow = lapse && place < lapse.rate;
  const time = slow
    ? lapse.fromMs + Math.max(1, lapse.toMs - lapse.fromMs) * size ** lapse.power
    : drawn;
  const [early, when] = [random(), random()];
  if (early < anticipation) return 1 + when * (minimumRtMs - 1);
  return Math.max(minimumRtMs + 1, isWrong ? time * errorRtFactor : time);
}

/**
 * A person's response in a speeded trial: whether the response is correct, and its time in ms. Null without a response.
 */
type Done = { isRight: boolean; rtMs: number } | null;

/** Draws a response. Always uses the same number of random numbers. @param index number of the condition, from 0 */
function doSpeeded(person: SpeededPerson, index: number, random: Random): Done {
  const condition = person.conditions[index] as Condition;
  const [wrong, missing] = [random(), random()];
  const rtMs = drawResponseTime(person, condition, wrong < condition.error, random);
  const deviate = normal(random);
  const absent = person.absent?.conditions[index];
  if (absent) {
    if (missing >= absent.responded) return null;
    return {
      isRight: wrong < absent.correct,
      rtMs: Math.exp(absent.lnMean + absent.lnSd * deviate),
    };
  }
  return missing < person.miss ? null : { isRight: wrong >= condition.error, rtMs };
}

/** Returns the response in a trial. A response after the response window counts as missing. */
const given = <Response>(
  done: Done,
  windowMs: number,
  responseOf: (isRight: boolean) => Response,
): Given<Response> =>
  done === null || done.rtMs > windowMs
    ? { response: null, rtMs: null }
    : { response: responseOf(done.isRight), rtMs: Math.max(1, done.rtMs) };

/**
 * Returns a simulation of a task with a congruent and an incongruent condition. The true value is the effect in ms.
 * @param answerOf returns the correct answer or a wrong answer to a trial
 */
export function conflictSimulation<Trial extends { condition: string }, Response extends string>(
  figures: SpeededFigures,
  { responseWindowMs }: { responseWindowMs: number },
  answerOf: (trial: Trial, isRight: boolean) => Response,
): TimedSimulation<Trial, Response, SpeededPerson> {
  return {
    kind: "timed",
    typical: figures.means[figures.names.indexOf("effect")] as number,
    draw: (random, by) => drawSpeeded(figures, random, by, ({ effect = 0 }) => effect + by),
    respond: (trial, person, random) =>
      given(
        doSpeeded(person, trial.condition === "congruent" ? 0 : 1, random),
        responseWindowMs,
        (isRight) => answerOf(trial, isRight),
      ),
  };
}

/**
 * Returns a simulation of a task with one condition. The true value is the median time in ms.
 * @param answerOf returns the correct answer or a wrong answer to a trial
 */
export function reactionSimulation<Trial, Response extends string>(
  figures: SpeededFigures,
  { responseWindowMs }: { responseWindowMs: number },
  answerOf: (trial: Trial, isRight: boolean) => Response,
): TimedSimulation<Trial, Response, SpeededPerson> {
  const medianOf = (mean: number, sd: number) => mean + sd * (figures.median[0] as number);
  return {
    kind: "timed",
    typical: typicalMedian(figures),
    draw: (random, by) =>
      drawSpeeded(figures, random, by, (_, [only]) => medianOf(only?.mean ?? 0, only?.sd ?? 0)),
    respond: (trial, person, random) =>
      given(doSpeeded(person, 0, random), responseWindowMs, (isRight) => answerOf(trial, isRight)),
  };
}

/** Returns the mean of all people's median times: a log-normal mean plus a (negative) multiple of a log-normal SD. */
function typicalMedian({ names, means, sds, median }: SpeededFigures): number {
  const logMean = (name: string) => {
    const index = names.indexOf(name);
    return Math.exp((means[index] as number) + (sds[index] as number) ** 2 / 2);
  };
  return logMean("lnMean") + (median[0] as number) * logMean("lnSd");
}
