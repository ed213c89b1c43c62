"use client";

import { useCallback, useEffect, useState } from "react";
import type { Participant } from "@/experiments/engine/session/participant";
import type { Session } from "@/experiments/engine/session/session";
import type { Locale } from "@/lib/routes";

/** The runs that a device keeps, and what is done with them. */
export const loadStore = () => import("@/experiments/engine/session/session-store.client");

const loadNotice = () => import("./unfinished-run.client");

type Earlier = {
  session?: Session;
  /** What offers to go on; most visitors need no code for it. */
  Notice?: Awaited<ReturnType<typeof loadNotice>>["UnfinishedRun"];
  /** Runs of this participant that were finished here, the newest first; none where the address names nobody. */
  finished: readonly Session[];
  damaged: number;
};

/**
 * What an earlier visit has left of an app: a run of this participant that can go on, and how many
 * entries were found damaged; and what looks again, which gives the run.
 * @param participant null as long as it is not known
 */
export function useEarlierRun(app: string, locale: Locale, participant: Participant | null) {
  const [earlier, setEarlier] = useState<Earlier>({ finished: [], damaged: 0 });
  const look = useCallback(async () => {
    if (participant === null) return;
    const { readSessions, unfinished } = await loadStore();
    const { sessions, damaged } = await readSessions();
    const session = unfinished(sessions, { app, locale, participant });
    const Notice = session && (await loadNotice()).UnfinishedRun;
    const { prolificPid } = participant;
    const finished = sessions.filter(
      (each) =>
        prolificPid !== null &&
        each.app === app &&
        each.status === "finished" &&
        each.participant.prolificPid === prolificPid,
    );
    setEarlier({ session, Notice, finished, damaged });
    return session;
  }, [app, locale, participant]);

  useEffect(() => {
    // Code that does not arrive now is asked for again at the start, which says so if it fails.
    look().catch(() => {});
  }, [look]);
  return [earlier, look] as const;
}
