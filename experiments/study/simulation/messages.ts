import type { SimulationAnswer, SimulationProgress } from "./tasks";

/** A message from the worker to the page. */
export type SimulationMessage =
  | ({ kind: "progress" } & SimulationProgress)
  | SimulationAnswer
  | { kind: "failed"; message: string };
