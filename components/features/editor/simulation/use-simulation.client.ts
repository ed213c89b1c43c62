"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { inWorker, WorkerGone } from "@/experiments/study/simulation/in-worker.client";
import type {
  SimulationAnswer,
  SimulationProgress,
  SimulationTask,
} from "@/experiments/study/simulation/tasks";

type AnswerTo<Kind extends SimulationTask["kind"]> = Extract<SimulationAnswer, { kind: Kind }>;

/**
 * The state of the worker: no simulation, a running simulation with its progress, or the result of the last simulation.
 */
export type Work =
  | { state: "rest" | "done" | "stopped" }
  | ({ state: "working"; kind: SimulationTask["kind"] } & SimulationProgress)
  | { state: "lost" | "ended" }
  | { state: "failed"; message: string };

/**
 * Runs simulations in a worker, one at a time. A new simulation cancels the current simulation. Unmounting the
 * component also cancels it.
 */
export function useSimulation() {
  const [work, setWork] = useState<Work>({ state: "rest" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    async <Kind extends SimulationTask["kind"]>(
      task: Extract<SimulationTask, { kind: Kind }>,
    ): Promise<AnswerTo<Kind> | null> => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      const isCurrent = () => running.current === own;
      setWork({ state: "working", kind: task.kind, done: 0, of: 1 });
      try {
        const answer = await inWorker<Kind>(
          task,
          (progress) => {
            if (isCurrent()) setWork({ state: "working", kind: task.kind, ...progress });
          },
          own.signal,
        );
        if (isCurrent()) setWork({ state: answer ? "done" : "stopped" });
        return answer;
      } catch (fault) {
        if (isCurrent())
          setWork(
            fault instanceof WorkerGone
              ? { state: fault.reason }
              : { state: "failed", message: fault instanceof Error ? fault.message : "" },
          );
        return null;
      }
    },
    [],
  );

  const stop = useCallback(() => running.current?.abort(), []);
  return { work, start, stop };
}
