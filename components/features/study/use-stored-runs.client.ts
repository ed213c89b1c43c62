"use client";

import { useCallback, useEffect, useState } from "react";
import { useSaid } from "@/components/ui/use-said.client";
import type { DataWords } from "@/content/data-downloads";
import type { AppId } from "@/experiments/catalog/app-ids";
import type { Session } from "@/experiments/engine/session/session";
import type { Participation } from "@/experiments/study/participation/participation";
import type { StudyHost } from "./study-host.client";
import { loadStore } from "./use-earlier-run.client";

/**
 * The data on this device. Damaged entries are moved to the object store `set-aside` and remain there. They are counted
 * when they are moved.
 */
type Stored = {
  sessions: Session[];
  participations: Participation[];
  damaged: number;
  isKept: boolean;
};

/** The downloads that do not need the code of the app. */
export type PlainDownload = "downloadCsv" | "downloadJson";

const loadStudies = () => import("@/experiments/study/participation/participation-store.client");
const loadSending = () => import("@/experiments/study/participation/participation-sending.client");
const loadDownloads = () => import("@/experiments/engine/data/session-downloads.client");
const loadLoader = () => import("@/experiments/catalog/load-app.client");

/**
 * Returns the runs that this device stores, and functions that act on the runs. The runs are null until they have been
 * read. `status` reports the result of the last action, and `withoutScripts` identifies the run whose archive lacks the
 * scripts of its app.
 *
 * @param onErased called when a run was erased; the button that had the focus was removed together with the run
 * @param readAt the URL of the page that reads the data of a study, which the archive of a participation states
 */
export function useStoredRuns(words: DataWords, onErased: () => void, readAt: StudyHost["readAt"]) {
  const [stored, setStored] = useState<Stored | null>(null);
  const { said: status, say } = useSaid();
  const [withoutScripts, setWithoutScripts] = useState<ReadonlySet<string>>(new Set());

  const read = useCallback(async () => {
    const { readSessions, isKeptOnDevice } = await loadStore();
    const { sessions, damaged } = await readSessions();
    const participations = await (await loadStudies()).readParticipations();
    setStored((before) => ({
      sessions,
      participations,
      damaged: damaged + (before?.damaged ?? 0),
      isKept: isKeptOnDevice(),
    }));
  }, []);

  useEffect(() => {
    let unsubscribe = () => {};
    let isGone = false;
    // If the code that reads stored runs fails to load, the list remains empty, and the rest of the page still works.
    const refresh = () => void read().catch(() => {});
    void loadStore().then(
      ({ onSessionsChange }) => {
        if (!isGone) unsubscribe = onSessionsChange(refresh);
      },
      () => {},
    );
    refresh();
    // Another tab may have added or erased runs since the last read.
    window.addEventListener("focus", refresh);
    return () => {
      isGone = true;
      unsubscribe();
      window.removeEventListener("focus", refresh);
    };
  }, [read]);

  const { mine } = words;
  const downloadZip = async (session: Session, app: AppId) => {
    say("");
    try {
      const [{ loadApp }, files] = await Promise.all([loadLoader(), loadDownloads()]);
      files.downloadZip(session, files.sessionZip(session, await loadApp(app, session.parameters)));
    } catch {
      setWithoutScripts((before) => new Set(before).add(session.id));
      say(mine.loadFailed);
    }
  };
  const downloadPlain = async (session: Session, how: PlainDownload) => {
    say("");
    try {
      (await loadDownloads())[how](session);
    } catch {
      say(mine.codeFailed);
    }
  };
  const sayErased = (isErased: boolean) => {
    say(words.erase[isErased ? "erased" : "failed"]);
    if (isErased) onErased();
  };
  const erase = async ({ id }: Session) => sayErased(await (await loadStore()).eraseSession(id));
  const eraseStudy = async ({ id, sending }: Participation) => {
    // Erased data are also removed from the outbox, because they must not be sent later.
    if (sending) await (await loadSending()).dropUnsent({ id });
    sayErased(await (await loadStudies()).eraseParticipation(id));
    await read();
  };
  const downloadStudy = async (participation: Participation) => {
    say("");
    try {
      const { downloadParticipation } = await import(
        "@/experiments/study/participation/participation-downloads.client"
      );
      await downloadParticipation(participation, readAt);
    } catch {
      say(mine.codeFailed);
    }
  };
  const eraseAll = async () => {
    const { eraseAllSessions } = await loadStore();
    for (const { id, sending } of stored?.participations ?? [])
      if (sending) await (await loadSending()).dropUnsent({ id });
    const isEmpty = await (await loadStudies()).eraseAllParticipations();
    const isErased = (await eraseAllSessions()) && isEmpty;
    setStored((before) => before && { ...before, damaged: isErased ? 0 : before.damaged });
    say(isErased ? mine.erasedAll : words.erase.failed);
    if (isErased) onErased();
  };
  return {
    stored,
    status,
    withoutScripts,
    downloadZip,
    downloadPlain,
    downloadStudy,
    erase,
    eraseStudy,
    eraseAll,
  };
}
