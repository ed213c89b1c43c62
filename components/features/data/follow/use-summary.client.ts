"use client";

import { useCallback, useEffect, useState } from "react";
import type { StudySummary } from "@/experiments/engine/sending/following";
import type { ReceiverClient } from "./receiver-client";
import { type Problem, ReceiverError } from "./receiver-problem";
import { usePageVisible } from "./use-page-visible.client";

/** The time between two requests for the numbers of a study, ms. */
export const ASK_EVERY_MS = 15_000;

type State = {
  protocol: string;
  summary: StudySummary | null;
  /** When the summary arrived, in the milliseconds of `performance.now()`. */
  at: number | null;
  problem: Problem | null;
};

/**
 * Requests the numbers of a study repeatedly, while the page is visible. After a refusal that would be repeated, such
 * as a wrong token, the page does not ask again by itself: wrong tokens are counted.
 */
export function useSummary(client: ReceiverClient, protocol: string) {
  const isVisible = usePageVisible();
  const [round, setRound] = useState(0);
  const [state, setState] = useState<State>({ protocol, summary: null, at: null, problem: null });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks at once
  useEffect(() => {
    if (!isVisible) return;
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askLater = (ms: number) => {
      timer = setTimeout(() => void ask(), ms);
    };
    const ask = async () => {
      try {
        const summary = await client.summary(protocol, left.signal);
        if (left.signal.aborted) return;
        setState({ protocol, summary, at: performance.now(), problem: null });
        askLater(ASK_EVERY_MS);
      } catch (error) {
        if (left.signal.aborted) return;
        if (!(error instanceof ReceiverError)) throw error;
        const { problem } = error;
        setState((before) =>
          before.protocol === protocol
            ? { ...before, problem }
            : { protocol, summary: null, at: null, problem },
        );
        if (problem.id === "unreachable" || problem.id === "noReceiver") askLater(ASK_EVERY_MS);
        else if (problem.seconds !== null) askLater(Math.max(problem.seconds * 1000, ASK_EVERY_MS));
      }
    };
    void ask();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [client, protocol, isVisible, round]);

  const ask = useCallback(() => setRound((before) => before + 1), []);
  const current = state.protocol === protocol ? state : { summary: null, at: null, problem: null };
  return { ...current, ask };
}
