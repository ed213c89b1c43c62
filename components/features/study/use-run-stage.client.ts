"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import type { AppRun } from "@/experiments/app-run/app-run.client";
import type { RunStart } from "@/experiments/app-run/use-run.client";
import {
  MOST_AGAIN,
  returnAddressOf,
  returnHosts,
  seedOf,
} from "@/experiments/engine/session/participant";
import type { EarlyEvent, Session } from "@/experiments/engine/session/session";
import { mayPrefetch } from "@/lib/connection";
import { askToPersist } from "@/lib/device/storage";
import { whenIdle } from "@/lib/idle";
import type { Locale } from "@/lib/routes";
import { READ_WITHIN_MS, withinMs } from "@/lib/within-ms";
import type { AppSummary } from "./known-app";
import type { StudyWords } from "./study-words";
import { loadStore, readEarlierRuns, useEarlierRun } from "./use-earlier-run.client";
import { useRunAddress } from "./use-run-address.client";

const loadRun = () => import("@/experiments/app-run/app-run.client");

/** Returns the event that records an earlier run of this participant. */
const again = ({ id, finishedAt }: Session): EarlyEvent => ({
  what: "id_again",
  detail: `PROLIFIC_PID: also session ${id} on this device, finished ${finishedAt}`,
});

/** The stages of an app's page. */
type Stage =
  | { at: "brief"; notice: string }
  | { at: "loading" }
  | { at: "failed"; unfinished: Session | undefined; isTrying: boolean }
  | { at: "run"; number: number; Component: typeof AppRun; start: RunStart };

/**
 * Returns the state of an app's page, from the introduction to the run and back.
 * @returns the stage; the participant that the URL describes; the traces of an earlier visit; the element that receives
 *   the focus when a run is left; and functions that begin or continue a run, leave it, and erase an unfinished run
 */
export function useRunStage(app: AppSummary, locale: Locale, words: StudyWords) {
  const query = useSearchParams();
  const { address, ready } = useRunAddress(query);
  const participant = address?.participant ?? null;
  const rehearsal = address?.rehearsal ?? false;
  const [earlier, lookForEarlier] = useEarlierRun(app.id, locale, participant, rehearsal);
  const [stage, setStage] = useState<Stage>({ at: "brief", notice: "" });
  const room = useRef<HTMLDivElement>(null);
  const runs = useRef(0);

  // A participant who reads the introduction will probably start a run, so the code loads while the participant reads.
  useEffect(
    () =>
      whenIdle(() => {
        if (!mayPrefetch()) return;
        loadRun()
          .then(({ warmUp }) => warmUp(app.id))
          // If the code fails to load now, it is loaded again at the start of the run.
          .catch(() => {});
      }),
    [app.id],
  );

  const showBrief = async (notice: string) => {
    setStage({ at: "brief", notice });
    await lookForEarlier();
    room.current?.focus({ preventScroll: true });
    // The page scrolls to the notice, because the notice is at the top of the page and the participant may have left a
    // questionnaire far below.
    room.current?.scrollIntoView({ block: "start" });
  };

  const begin = async (unfinished?: Session) => {
    const consentedAt = new Date();
    askToPersist();
    setStage((now) => (now.at === "failed" ? { ...now, isTrying: true } : { at: "loading" }));
    try {
      const [{ AppRun: Component }, { resumeSession }, read] = await Promise.all([
        loadRun(),
        loadStore(),
        ready(),
      ]);
      const session = unfinished && (await resumeSession(unfinished));
      if (session === null) return showBrief(words.run.before.takenOver);
      // The participant may have started before the page has read the device, so the start reads it.
      const { participant: whose, rehearsal: isRehearsal = false } = read;
      const reading = readEarlierRuns(app.id, locale, whose, isRehearsal);
      const before = await withinMs(reading, READ_WITHIN_MS, earlier);
      runs.current += 1;
      setStage({
        at: "run",
        number: runs.current,
        Component,
        start: {
          session,
          replaces: unfinished ? undefined : before.session,
          seed: seedOf(query),
          participant: whose,
          rehearsal: read.rehearsal,
          noted: [...read.events, ...before.finished.slice(0, MOST_AGAIN).map(again)],
          consentedAt,
          returnTo: returnAddressOf(query, returnHosts()),
        },
      });
    } catch {
      setStage({ at: "failed", unfinished, isTrying: false });
    }
  };

  const leave = async () => {
    const { isKeptOnDevice } = await loadStore();
    const kept = await lookForEarlier();
    const { before } = words.run;
    const how = isKeptOnDevice(kept?.id) ? before.left : before.leftInMemory;
    await showBrief(kept ? how : before.leftEmpty);
  };

  const discard = async ({ id }: Session) => {
    const { eraseSession } = await loadStore();
    const isErased = await eraseSession(id);
    await showBrief(isErased ? words.run.before.discarded : words.data.erase.failed);
  };

  return { stage, address, earlier, room, begin, leave, discard };
}
