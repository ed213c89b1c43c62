import type { AppStep } from "../protocol/schema";
import { simulatedDataSet, simulatedZip } from "./data-set";
import { POOL, STUDIES } from "./limits";
import {
  type SimulatedParticipant,
  type SimulationInput,
  simulatedParticipants,
} from "./participants";
import { poolOf } from "./pool";
import { type PowerDesign, type PowerResult, powerBySimulation } from "./power-by-simulation";
import { type BatchSummary, batchSummary } from "./recovery";

/** What the page asks of the worker: plain data. */
export type SimulationTask =
  | { kind: "people"; input: SimulationInput }
  | {
      kind: "power";
      step: AppStep;
      design: PowerDesign;
      /** What the formula takes (`powerBySimulation`). */
      published: number | null;
      seed: number;
      /** The true mean of the people: of the first group where there are two. */
      mean: number;
      /** Rules on flags, by which people are left out. */
      exclude?: SimulationInput["exclude"];
    }
  | { kind: "archive"; input: SimulationInput };

/** What it answers in the end. */
export type SimulationAnswer =
  | { kind: "people"; summary: BatchSummary }
  | { kind: "power"; result: PowerResult }
  | { kind: "archive"; zip: Uint8Array<ArrayBuffer> };

/** How much of a task is done. */
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
  mean,
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
  const pool = yield* part(poolOf(step, seed, mean, POOL, exclude), POOL);
  const other = isGroups
    ? yield* part(poolOf(step, seed, mean + design.effect, POOL, exclude), POOL)
    : undefined;
  const result = yield* part(
    powerBySimulation(design, { pool, ...(other && { other }) }, published, seed, STUDIES),
    POOL / 5,
  );
  return { kind: "power", result };
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

/** Returns the work of a task: it can be stopped after any step, and ends with the answer. */
export function workOf(task: SimulationTask): Progress {
  if (task.kind === "people") return people(task.input);
  return task.kind === "power" ? power(task) : archive(task.input);
}
