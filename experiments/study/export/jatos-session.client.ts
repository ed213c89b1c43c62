"use client";

import { type RecordItem, stepItem } from "@/experiments/engine/sending/record-item";
import { sendRecordsBy } from "@/experiments/engine/sending/record-outbox.client";
import type { PostOutcome } from "@/experiments/engine/sending/sending";
import type { ExitShown } from "@/experiments/study/participation/exit-shown";
import {
  type Ending,
  isParticipation,
  type Participation,
} from "@/experiments/study/participation/participation";
import {
  keepParticipation,
  onParticipationsChange,
  readParticipations,
} from "@/experiments/study/participation/participation-store.client";
import { keepNothingOnDevice } from "@/lib/device/database";
import { type Jatos, jatosReady } from "./jatos";

/** Where the participation is in `studySessionData`. */
const CHECKPOINT = "protocole";

/** JATOS’ answer to more than `jatos.resultData.maxSize`, as jatos.js words it: trying again does not help. */
const TOO_LARGE = /failed: 413\b/;

/** What a study needs of the server that it runs on. */
export type JatosSession = {
  /** What the link of the study said of who takes part. */
  query: URLSearchParams;
  /** Where an earlier load of this component stopped. */
  checkpoint: Participation | null;
  /** Ends the study and leaves the page. */
  finish: (ending: Ending, shown: ExitShown | null) => void;
};

/** Returns the records of a session as they are submitted: one line, a list of JSON. */
const listOf = (records: Iterable<string>): string => `[${[...records].join(",")}]`;

/** What jatos.js says of a request that has failed. */
const messageOf = (problem: unknown) =>
  problem instanceof Error ? problem.message : String(problem);

/**
 * Joins the session of JATOS once jatos.js is ready. From then on nothing is kept on the device: the participation is in
 * `studySessionData` after each block, and what is sent is submitted as the result of the component, each time with
 * the whole session so far.
 */
export async function joinJatos(jatos: Jatos): Promise<JatosSession> {
  await jatosReady(jatos);
  keepNothingOnDevice();
  const kept = jatos.studySessionData?.[CHECKPOINT];
  const checkpoint = isParticipation(kept) ? kept : null;
  if (checkpoint) await keepParticipation(checkpoint);

  /** The records of the session by their ids, in the order in which they were made. */
  const records = new Map<string, string>();
  for (const step of checkpoint?.order ?? []) {
    const run = checkpoint?.runs[step];
    if (run?.status !== "finished") continue;
    const { id, record } = stepItem(run);
    records.set(id, record);
  }

  const send = async (item: RecordItem): Promise<PostOutcome> => {
    try {
      if (item.kind === "withdrawal") {
        // The participant has asked for it and confirmed it; it deletes what was submitted.
        await jatos.abortStudyWithoutRedirect("withdrawn");
        return { outcome: "sent", isWithdrawn: true };
      }
      records.set(item.id, item.record);
      await jatos.submitResultData(listOf(records.values()));
      return { outcome: "sent", isWithdrawn: false };
    } catch (problem) {
      const message = messageOf(problem);
      const kind = TOO_LARGE.test(message) ? "refused" : "waiting";
      return { outcome: { problem: { kind, message }, waitMs: 0 }, isWithdrawn: false };
    }
  };
  sendRecordsBy(send);
  onParticipationsChange(keepsCheckpoint(jatos));

  return {
    query: new URLSearchParams(jatos.urlQueryParameters),
    checkpoint,
    finish(ending, shown) {
      const isSuccess = ending === "completed";
      const url = shown?.at === "given" ? shown.url : null;
      if (url === null) jatos.endStudy(isSuccess, ending);
      else jatos.endStudyAndRedirect(url, isSuccess, ending);
    },
  };
}

/** Returns what keeps the participation on the server as it is now, one request at a time. */
function keepsCheckpoint(jatos: Jatos): () => void {
  let isUnderWay = false;
  let isStale = false;
  const keep = async () => {
    isStale = true;
    if (isUnderWay) return;
    isUnderWay = true;
    while (isStale) {
      isStale = false;
      const [participation = null] = await readParticipations();
      const { [CHECKPOINT]: _, ...others } = jatos.studySessionData ?? {};
      try {
        await jatos.setStudySessionData({
          ...others,
          ...(participation && { [CHECKPOINT]: participation }),
        });
      } catch {
        // What could not be kept is kept with the next block; jatos.js has tried several times.
      }
    }
    isUnderWay = false;
  };
  return () => void keep();
}
