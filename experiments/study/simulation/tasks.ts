import type { AppStep } from "@/experiments/study/document/schema";
import { mean, variance } from "@/lib/stats/statistics";
import { simulatedDataSet, simulatedZip } from "./data-set";
import { POOL, STUDIES } from "./limits";
import {
  type SimulatedParticipant,
  type SimulatedResult,
  type SimulationInput,
  simulatedParticipants,
} from "./participants";
import { poolOf } from "./pool";
import { type PowerResult, powerBySimulation } from "./power-by-simulation";
import type { PowerDesign } from "./power-design";
import { type BatchSummary, batchSummary } from "./recovery";

/** A task that the page sends to the worker, as plain data. */
export type SimulationTask =
  | { kind: "people"; input: SimulationInput }
  | {
      kind: "power";
      step: AppStep;
      design: PowerDesign;
      /** The published figure for the formula (`powerBySimulation`). */
      published: number | null;
      seed: number;
      /** The true mean of the people, or of the first of two groups. */
      mean: number;
      /** Rules that exclude people because of flags. */
      exclude?: SimulationInput["exclude"];
    }
  | { kind: "archive"; input: SimulationInput };

/** The worker's final answer. */
export type SimulationAnswer =
  | { kind: "people"; summary: BatchSummary }
  /** Null where simulated people cannot have the requested mean. */
  | { kind: "power"; result: PowerResult | null }
  | { kind: "archive"; zip: Uint8Array<ArrayBuffer> };

/** The completed part of a task. */
export type SimulationProgress = { done: number; of: number };

type Progress = Generator<SimulationProgress, SimulationAnswer>;

function* people(input: SimulationInput): Progress {
  const participants: SimulatedParticipant[] = [];
  for (const participant of simulatedParticipants(input)) {
    participants.push(participant);
    yield { done: participants.length, of: input.people };
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
  /** Passes on the progress of one part of the work. */
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

/** Allowed distance of the mean from the requested mean, in SDs; in a pool of this size, chance causes a tenth of it. */
const NEAR = 0.1;

/** Whether people have the requested true mean: a bounded score cannot have every mean. */
function isReached(pool: readonly SimulatedResult[], asked: number): boolean {
  const truths = pool.map(({ truth }) => truth);
  return Math.abs(mean(truths) - asked) <= NEAR * Math.sqrt(variance(truths));
}

function* archive(input: SimulationInput): Progress {
  const work = simulatedDataSet(input);
  let next = work.next();
  while (!next.done) {
    yield { done: next.value, of: input.people };
    next = work.next();
  }
  return { kind: "archive", zip: simulatedZip(next.value) };
}

/** Returns the work of a task as a generator that can be stopped after any step and returns the answer. */
export function workOf(task: SimulationTask): Progress {
  if (task.kind === "people") return people(task.input);
  return task.kind === "power" ? power(task) : archive(task.input);
}
