"use client";

import { useEffect } from "react";
import { MODELS } from "@/experiments/catalog/models";
import { modelOfStep } from "@/experiments/study/document/step-model";
import type { DeliveryState, ExitShown } from "@/experiments/study/participation/exit-shown";
import { appSteps, type Participation } from "@/experiments/study/participation/participation";
import { receiptCode } from "@/experiments/study/participation/participation-sending.client";

/**
 * Gives a study that has ended to the page that shows it in a frame, if it is one that may: once nothing more is waited
 * for, and again when data that were late have arrived.
 */
export function useEmbedder(
  participation: Participation,
  state: DeliveryState | null,
  shown: ExitShown | null,
) {
  const at = state?.at;
  const isReady = shown !== null && (at === "off" || at === "arrived" || at === "late");

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state
  useEffect(() => {
    if (!isReady || !process.env.NEXT_PUBLIC_EMBED_ORIGINS) return;
    const { id, protocol, document, condition, ending, runs } = participation;
    const runsDone = appSteps(participation).flatMap((step) => {
      const run = runs[step.id];
      if (run?.status !== "finished") return [];
      return [{ name: step.id, run, model: modelOfStep(step, MODELS) }];
    });
    const whole = {
      session: id,
      protocol,
      document,
      condition,
      exit: ending,
      code: shown.at === "given" ? shown.code : null,
      receipt: receiptCode(participation),
      sent: at === "off" ? null : at === "arrived",
    };
    void import("@/experiments/engine/sending/embedding.client").then(
      ({ postResult }) => postResult(whole, runsDone),
      // Without its code nothing is handed over; the data are here and can be downloaded.
      () => {},
    );
  }, [isReady, at]);
}
