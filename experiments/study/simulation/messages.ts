import type { SimulationAnswer, SimulationProgress } from "./tasks";

/** A message that the simulation worker sends to the page. */
export type SimulationMessage =
  | ({ kind: "progress" } & SimulationProgress)
  | SimulationAnswer
  | { kind: "failed"; message: string };
