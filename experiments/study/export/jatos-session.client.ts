"use client";

import { type RecordItem, startItem, stepItem } from "@/experiments/engine/sending/record-item";
import { sendRecordsBy } from "@/experiments/engine/sending/record-outbox.client";
import type { PostOutcome } from "@/experiments/engine/sending/sending";
import type { ExitShown } from "@/experiments/study/participation/exit-shown";
import {
  type Ending,
  isParticipation,
  type Participation,
  startOf,
} from "@/experiments/study/participation/participation";
import {
  keepParticipation,
  onParticipationsChange,
  readParticipations,
} from "@/experiments/study/participation/participation-store.client";
import { keepNothingOnDevice } from "@/lib/device/database";
import { type Jatos, jatosReady } from "./jatos";

/** The key under which the participation is stored in `studySessionData`. */
const CHECKPOINT = "protocole";

/**
 * The message of jatos.js if a result exceeds `jatos.resultData.maxSize`. Sending the same result again would fail
 * again.
 */
const TOO_LARGE = /failed: 413\b/;

/** The type of worker with which JATOS runs a study for its researcher. */
const RESEARCHER = "Jatos";

/** The functions and data that JATOS provides to a study. */
export type JatosSession = {
  /** The query parameters of the study link. */
  query: URLSearchParams;
  /** Whether a researcher runs the study from the pages of JATOS. Such a run is a rehearsal. */
  isRehearsal: boolean;
  /** The participation that was stored before a reload of this component; null without a reload. */
  checkpoint: Participation | null;
  /** Ends the study in JATOS, and opens the next page. */
  finish: (ending: Ending, shown: ExitShown | null) => void;
};

/** Returns the records of a session as the text that is submitted: a JSON array on one line. */
const listOf = (records: Iterable<string>): string => `[${[...records].join(",")}]`;

/** Returns the message of jatos.js about a failed request. */
const messageOf = (problem: unknown) =>
  problem instanceof Error ? problem.message : String(problem);

/**
 * Joins the session of JATOS when jatos.js is ready. From then on, the device stores no data. Instead, the page stores
 * the participation in `studySessionData` on the server, and updates it after each block. Each submission replaces the
 * component's result by all records of the session.
 */
export async function joinJatos(jatos: Jatos): Promise<JatosSession> {
  await jatosReady(jatos);
  keepNothingOnDevice();
  const kept = jatos.studySessionData?.[CHECKPOINT];
  const checkpoint = isParticipation(kept) ? kept : null;
  if (checkpoint) await keepParticipation(checkpoint);

  /** The records of the session, keyed by id, in the order of their creation. */
  const records = new Map<string, string>();
  const start = checkpoint && startOf(checkpoint);
  if (start) {
    const { id, record } = startItem(start);
    records.set(id, record);
  }
  for (const step of checkpoint?.order ?? []) {
    const run = checkpoint?.runs[step];
    if (run?.status !== "finished") continue;
    const { id, record } = stepItem(run);
    records.set(id, record);
  }

  const send = async (item: RecordItem): Promise<PostOutcome> => {
    try {
      if (item.kind === "withdrawal") {
        // The participant has requested and confirmed the withdrawal. JATOS then deletes the submitted records.
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
    isRehearsal: jatos.workerType === RESEARCHER,
    checkpoint,
    finish(ending, shown) {
      const isSuccess = ending === "completed";
      const url = shown?.at === "given" ? shown.url : null;
      if (url === null) jatos.endStudy(isSuccess, ending);
      else jatos.endStudyAndRedirect(url, isSuccess, ending);
    },
  };
}

/** Returns a function that stores the current participation on the server, one request at a time. */
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
        // jatos.js has already repeated the request. The participation is therefore stored again only after the next
        // block.
      }
    }
    isUnderWay = false;
  };
  return () => void keep();
}
