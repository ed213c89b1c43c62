"use client";

import { type RecordItem, startItem, stepItem } from "@/experiments/engine/sending/record-item";
import { sendRecordsBy } from "@/experiments/engine/sending/record-outbox.client";
import type { PostOutcome } from "@/experiments/engine/sending/sending";
import type { Place } from "@/experiments/study/document/place";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type { ExitShown } from "@/experiments/study/participation/exit-shown";
import { isParticipation } from "@/experiments/study/participation/is-participation";
import type { Ending, Participation } from "@/experiments/study/participation/participation";
import {
  keepParticipation,
  onParticipationsChange,
  readParticipations,
} from "@/experiments/study/participation/participation-store.client";
import { startRecord } from "@/experiments/study/participation/record-fields";
import { keepNothingOnDevice } from "@/lib/device/on-device";
import { type Jatos, jatosReady } from "./jatos";
import { createJatosPlaces } from "./jatos-places.client";

/** The keys under which the participation and the number of its place are stored in `studySessionData`. */
const CHECKPOINT = "protocole";
const PLACE = "protocolePlace";

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
  /**
   * Takes a place in balanced groups, which are balanced within the batch.
   * @returns null if JATOS has not accepted a place in time
   */
  takePlace: (content: ProtocolDocument, isRehearsal: boolean) => Promise<Place | null>;
  /**
   * Ends the study in JATOS, and opens the next page: the exit of the document, or the page of JATOS after a completed
   * study.
   * @returns whether the study has ended and the page remains
   */
  finish: (ending: Ending, shown: ExitShown | null) => Promise<boolean>;
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
  const places = createJatosPlaces(jatos, jatos.studySessionData?.[PLACE]);

  /** The records of the session, keyed by id, in the order of their creation. */
  const records = new Map<string, string>();
  const start = checkpoint && startRecord(checkpoint);
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
        // JATOS closes the channel of the batch session together with the run.
        await places.free();
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
  onParticipationsChange(
    onePerTime(async () => {
      const [participation = null] = await readParticipations();
      await keepCheckpoint(jatos, participation, places.number);
    }),
  );
  onParticipationsChange(
    onePerTime(async () => {
      const [participation = null] = await readParticipations();
      await places.follow(participation);
    }),
  );

  return {
    query: new URLSearchParams(jatos.urlQueryParameters),
    isRehearsal: jatos.workerType === RESEARCHER,
    checkpoint,
    takePlace: places.take,
    async finish(ending, shown) {
      const isSuccess = ending === "completed";
      const url = shown?.at === "given" ? shown.url : null;
      if (url !== null) jatos.endStudyAndRedirect(url, isSuccess, ending);
      else if (isSuccess) jatos.endStudy(isSuccess, ending);
      else {
        // The page of JATOS would tell a participant who has left that a problem occurred.
        const end = jatos.endStudyWithoutRedirect(isSuccess, ending);
        return Promise.resolve(end).then(
          () => true,
          () => false,
        );
      }
      return false;
    },
  };
}

/**
 * Returns a function that runs an action, one run at a time. If it is called during a run, the action runs once more
 * afterwards.
 */
function onePerTime(action: () => Promise<void>): () => void {
  let isUnderWay = false;
  let isStale = false;
  const run = async () => {
    isStale = true;
    if (isUnderWay) return;
    isUnderWay = true;
    while (isStale) {
      isStale = false;
      await action();
    }
    isUnderWay = false;
  };
  return () => void run();
}

/** Stores the current participation on the server. */
async function keepCheckpoint(jatos: Jatos, participation: Participation | null, place: number) {
  const { [CHECKPOINT]: _, [PLACE]: __, ...others } = jatos.studySessionData ?? {};
  try {
    await jatos.setStudySessionData({
      ...others,
      ...(participation && { [CHECKPOINT]: participation, [PLACE]: place }),
    });
  } catch {
    // jatos.js has already repeated the request. The participation is therefore stored again only after the next block.
  }
}
