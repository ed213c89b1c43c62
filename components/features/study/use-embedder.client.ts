"use client";

import { useEffect, useEffectEvent } from "react";
import { MODELS } from "@/experiments/catalog/generated/models";
import { modelOfStep } from "@/experiments/study/document/step-model";
import type { DeliveryState, ExitShown } from "@/experiments/study/participation/exit-shown";
import { type Participation, recordedSteps } from "@/experiments/study/participation/participation";
import { receiptCode } from "@/experiments/study/participation/participation-sending.client";

/**
 * Posts the data of an ended study to the embedding page, if its origin is allowed. The data are posted when the page
 * stops waiting for the receiver, and posted again when delayed data have arrived at the receiver.
 */
export function useEmbedder(
  participation: Participation,
  state: DeliveryState | null,
  shown: ExitShown | null,
) {
  const at = state?.at;
  const isReady = shown !== null && (at === "off" || at === "arrived" || at === "late");

  const post = useEffectEvent((at: DeliveryState["at"]) => {
    if (!shown || !process.env.NEXT_PUBLIC_EMBED_ORIGINS) return;
    const { id, protocol, document, condition, ending, runs, visit, rehearsal } = participation;
    const runsDone = recordedSteps(participation).flatMap((step) => {
      const run = runs[step.id];
      if (run?.status !== "finished") return [];
      return [{ name: step.id, run, model: modelOfStep(step, MODELS) }];
    });
    const whole = {
      session: id,
      protocol,
      document,
      condition,
      visit: visit ?? null,
      rehearsal: rehearsal ?? false,
      exit: ending,
      code: shown.at === "given" ? shown.code : null,
      receipt: receiptCode(participation),
      sent: at === "off" ? null : at === "arrived",
    };
    void import("@/experiments/engine/sending/embedding.client").then(
      ({ postResult }) => postResult(whole, runsDone),
      // If the code fails to load, the data are not posted. They remain on the device, and participants can download
      // them.
      () => {},
    );
  });
  useEffect(() => {
    if (isReady && at) post(at);
  }, [isReady, at]);
}
