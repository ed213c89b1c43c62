import { localMoment } from "@/experiments/engine/session/session";
import type { Participation } from "@/experiments/study/participation/participation";

/** Whether a participation may still be withdrawn on a day of this device. */
export const mayWithdraw = ({ content }: Participation): boolean => {
  const until = content.information?.withdrawUntil;
  return until === undefined || localMoment().slice(0, until.length) <= until;
};
