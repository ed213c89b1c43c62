import type { SimulationAnswer, SimulationProgress } from "./tasks";

/** What the worker says to the page. */
export type WorkerMessage =
  | ({ kind: "progress" } & SimulationProgress)
  | SimulationAnswer
  | { kind: "failed"; message: string };
