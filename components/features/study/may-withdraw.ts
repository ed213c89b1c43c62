import { localMoment } from "@/experiments/engine/session/session";
import type { Participation } from "@/experiments/study/participation/participation";

/** Returns whether a participation can still be withdrawn, according to the date of this device. */
export const mayWithdraw = ({ content }: Participation): boolean => {
  const until = content.information?.withdrawUntil;
  return until === undefined || localMoment().slice(0, until.length) <= until;
};
