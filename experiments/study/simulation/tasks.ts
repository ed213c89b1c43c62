import type { AppStep } from "@/experiments/study/document/schema";
import { mean, variance } from "@/lib/stats/statistics";
import { simulatedDataSet, simulatedZip } from "./data-set";
import { POOL, STUDIES } from "./limits";
import {
  type SimulatedParticipant,
  type SimulatedResult,
  type SimulationInput,
  sessionsIn,
  simulatedParticipants,
} from "./participants";
import { poolOf } from "./pool";
import { type PowerResult, powerBySimulation } from "./power-by-simulation";
import type { PowerDesign } from "./power-design";
import { type BatchSummary, batchSummary } from "./recovery";

/** A computation that the page requests from the worker, as data that can be copied. */
export type SimulationTask =
  | { kind: "people"; input: SimulationInput }
  | {
      kind: "power";
      step: AppStep;
      design: PowerDesign;
      /** The published SD or reliability for the formula (`powerBySimulation`). */
      published: number | null;
      seed: number;
      /** The true mean of the people in the only group, or in the first of two groups. */
      mean: number;
      /** The rules that exclude people from the analysis. */
      exclude?: SimulationInput["exclude"];
    }
  | { kind: "archive"; input: SimulationInput };

/** The result that the worker sends at the end of a computation. */
export type SimulationAnswer =
  | { kind: "people"; summary: BatchSummary }
  /** The result is null if simulated people cannot have the requested mean. */
  | { kind: "power"; result: PowerResult | null }
  | { kind: "archive"; zip: Uint8Array<ArrayBuffer> };

/** The progress of a computation: the number of steps that are done, and the total number of steps. */
export type SimulationProgress = { done: number; of: number };

type Progress = Generator<SimulationProgress, SimulationAnswer>;

function* people(input: SimulationInput): Progress {
  const participants: SimulatedParticipant[] = [];
  for (const participant of simulatedParticipants(input)) {
    participants.push(participant);
    yield { done: participants.length, of: sessionsIn(input) };
  }
  return { kind: "people", summary: batchSummary(participants) };
}

function* power({
  step,
  design,
  published,
  seed,
  mean: asked,
  exclude,
}: SimulationTask & { kind: "power" }): Progress {
  const isGroups = design.kind === "groups";
  const parts = isGroups ? 3 : 2;
  let done = 0;
  /** Runs a part of a computation, and yields its progress as a share of the whole computation. */
  function* part<Result>(work: Generator<unknown, Result>, steps: number) {
    const from = done;
    let next = work.next();
    for (let step = 1; !next.done; step += 1) {
      done = from + Math.min(1, step / steps);
      yield { done, of: parts };
      next = work.next();
    }
    done = from + 1;
    return next.value;
  }
  const pool = yield* part(poolOf(step, seed, asked, POOL, exclude), POOL);
  if (!isReached(pool, asked)) return { kind: "power", result: null };
  const other = isGroups
    ? yield* part(poolOf(step, seed, asked + design.effect, POOL, exclude), POOL)
    : undefined;
  if (other && !isReached(other, asked + design.effect)) return { kind: "power", result: null };
  const result = yield* part(
    powerBySimulation(design, { pool, ...(other && { other }) }, published, seed, STUDIES),
    POOL / 5,
  );
  return { kind: "power", result };
}

/**
 * The allowed distance between the mean of the simulated people and the requested mean, in SDs. The distance by chance
 * is a tenth of this value.
 */
const NEAR = 0.1;

/** Returns whether the simulated people have the requested true mean. A score with bounds cannot have every mean. */
function isReached(pool: readonly SimulatedResult[], asked: number): boolean {
  const truths = pool.map(({ truth }) => truth);
  return Math.abs(mean(truths) - asked) <= NEAR * Math.sqrt(variance(truths));
}

function* archive(input: SimulationInput): Progress {
  const work = simulatedDataSet(input);
  let next = work.next();
  while (!next.done) {
    yield { done: next.value, of: sessionsIn(input) };
    next = work.next();
  }
  return { kind: "archive", zip: simulatedZip(next.value) };
}

/** Returns a generator that does a computation. The generator can be stopped after any step, and returns the result. */
export function workOf(task: SimulationTask): Progress {
  if (task.kind === "people") return people(task.input);
  return task.kind === "power" ? power(task) : archive(task.input);
}
