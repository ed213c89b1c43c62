"use client";

import { createContext, use } from "react";
import type { ExitShown } from "@/experiments/study/participation/exit-shown";
import type { Ending, Participation } from "@/experiments/study/participation/participation";

/** A server that the study runs on, which keeps and collects the data and leads on at the end. */
type StudyServer = {
  /** Where an earlier load of the page stopped: it is gone on with at once. */
  takesUp: Participation | null;
  /** Ends the study there, and leaves the page. */
  finish: (ending: Ending, shown: ExitShown | null) => void;
  /** Name of the button that does so. */
  finishLabel: string;
};

/** What a study runs in: this site, or an archive that somebody has taken home. */
export type StudyHost = {
  /** Returns what a payload file holds. @throws when it does not arrive */
  readPayload: (url: string, signal?: AbortSignal) => Promise<unknown>;
  /** Whether there is a page with other studies to go back to. */
  hasOthers: boolean;
  /** What a participant is told of this place before the start, besides what is told everywhere. */
  notices: readonly string[];
  /** Said before a study that admits people under 18; null where such a study does not run. */
  ofMinors: string | null;
  /** Null where the device keeps the data. */
  server: StudyServer | null;
};

async function fetchPayload(url: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}

const SITE: StudyHost = {
  readPayload: fetchPayload,
  hasOthers: true,
  notices: [],
  ofMinors: null,
  server: null,
};

/** The site, unless a page says otherwise. */
export const StudyHostContext = createContext(SITE);

/** Returns what the study runs in. */
export const useStudyHost = (): StudyHost => use(StudyHostContext);
