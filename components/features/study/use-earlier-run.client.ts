"use client";

import { useCallback, useEffect, useState } from "react";
import type { Participant } from "@/experiments/engine/session/participant";
import type { Session } from "@/experiments/engine/session/session";
import type { Locale } from "@/lib/routes";

/** Loads the code that reads and changes the runs on the device. */
export const loadStore = () => import("@/experiments/engine/session/session-store.client");

const loadNotice = () => import("./unfinished-run.client");

/** The runs of an app that the device has stored. */
type EarlierRuns = {
  /** A run of this participant that can continue. */
  session?: Session;
  /**
   * The finished runs of this participant on this device, newest first; empty if the URL does not name a participant.
   */
  finished: readonly Session[];
  /** Number of damaged entries. */
  damaged: number;
};

type Earlier = EarlierRuns & {
  /**
   * The notice with the button that continues a run. The notice loads on demand, because most visitors do not need it.
   */
  Notice?: Awaited<ReturnType<typeof loadNotice>>["UnfinishedRun"];
};

/**
 * Reads the data that an earlier visit to an app has left on the device.
 * @param rehearsal whether this page is a rehearsal. A rehearsal does not continue or mention runs that count, and a
 * run that counts does not continue or mention rehearsals
 */
export async function readEarlierRuns(
  app: string,
  locale: Locale,
  participant: Participant,
  rehearsal: boolean,
): Promise<EarlierRuns> {
  const { readSessions, unfinished } = await loadStore();
  const { sessions, damaged } = await readSessions();
  const { prolificPid } = participant;
  const finished = sessions.filter(
    (each) =>
      prolificPid !== null &&
      (each.rehearsal ?? false) === rehearsal &&
      each.app === app &&
      each.status === "finished" &&
      each.participant.prolificPid === prolificPid,
  );
  return {
    session: unfinished(sessions, { app, locale, participant, rehearsal }),
    finished,
    damaged,
  };
}

/**
 * Returns the data that an earlier visit to an app has left on the device: a run of this participant that can continue,
 * and the number of damaged entries. Also returns a function that reads the device again and returns the run.
 * @param participant null while the participant is not known
 * @param rehearsal whether this page is a rehearsal
 */
export function useEarlierRun(
  app: string,
  locale: Locale,
  participant: Participant | null,
  rehearsal: boolean,
) {
  const [earlier, setEarlier] = useState<Earlier>({ finished: [], damaged: 0 });
  const look = useCallback(async () => {
    if (participant === null) return;
    const runs = await readEarlierRuns(app, locale, participant, rehearsal);
    const Notice = runs.session && (await loadNotice()).UnfinishedRun;
    setEarlier({ ...runs, Notice });
    return runs.session;
  }, [app, locale, participant, rehearsal]);

  useEffect(() => {
    // If the code fails to load, it is loaded again at the start of a run, and a second failure is reported.
    look().catch(() => {});
  }, [look]);
  return [earlier, look] as const;
}
