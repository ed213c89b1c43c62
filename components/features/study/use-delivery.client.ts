"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { returnHosts } from "@/experiments/engine/session/participant";
import {
  ANSWER_WAIT_MS,
  answerWaitLeft,
  deliveryState,
  exitShown,
  isSettled,
} from "@/experiments/study/participation/exit-shown";
import type { Participation } from "@/experiments/study/participation/participation";
import { isToldOf, tellEnd } from "@/experiments/study/participation/participation-sending.client";
import { useRecords } from "./use-records.client";

/**
 * Returns the delivery state of a participation's data. The state is null until it is read from the device. Also
 * returns the exit to display, once the exit was reported to the receiver.
 * @param isErased whether the participant has withdrawn, so that the end is not reported
 */
export function useDelivery(participation: Participation, isErased: boolean) {
  const { id, content, ending, sending, finishedAt, rehearsal } = participation;
  const { items, receipts } = useRecords(id);
  const [now, setNow] = useState(() => Date.now());
  /**
   * The participation with the exit that the page displays. The value is set when the record of the end is in the
   * outbox.
   */
  const [told, setTold] = useState<{ participation: Participation; shown: string } | null>(null);

  useEffect(() => {
    if (finishedAt === null) return;
    const left = answerWaitLeft(finishedAt, Date.now());
    if (left === 0) return;
    // The delay is computed from the time of the end and not from the current clock, because the clock may have been
    // set back since the end.
    const timer = setTimeout(() => setNow(Date.parse(finishedAt) + ANSWER_WAIT_MS), left);
    return () => clearTimeout(timer);
  }, [finishedAt]);

  const state =
    sending && !receipts ? null : deliveryState(participation, receipts ?? [], items, now);
  const shown = state && ending && exitShown(content, ending, state, returnHosts(), rehearsal);
  const tells = !!sending && !isErased && !!shown && isSettled(shown);
  const hasNothing = ending === "left" && !isToldOf(participation);
  const key = JSON.stringify(shown);

  const tell = useEffectEvent((key: string) => {
    if (hasNothing || shown === null) return;
    void tellEnd(told?.participation ?? participation, shown).then((next) =>
      setTold({ participation: next, shown: key }),
    );
  });
  useEffect(() => {
    if (tells) tell(key);
  }, [tells, key]);

  const isUntold = tells && !hasNothing && told?.shown !== key;
  return {
    state,
    shown: isUntold ? null : shown,
    latest: told?.participation ?? participation,
  };
}
