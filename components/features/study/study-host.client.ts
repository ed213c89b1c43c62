"use client";

import { createContext, type ReactNode, use } from "react";
import type { ExitShown } from "@/experiments/study/participation/exit-shown";
import type { Ending, Participation } from "@/experiments/study/participation/participation";
import { withBase } from "@/lib/base-path";
import { type Locale, pathOf } from "@/lib/routes";

/** A server that runs the study, stores and collects its data, and redirects the participant at the end. */
type StudyServer = {
  /** The participation of an earlier load of the page, which is resumed immediately. */
  takesUp: Participation | null;
  /** Ends the study on the server, and leaves the page. */
  finish: (ending: Ending, shown: ExitShown | null) => void;
  /** Label of the button that ends the study. */
  finishLabel: string;
};

/** The environment of a study: this site, or a standalone archive. */
export type StudyHost = {
  /** Returns the content of a payload file. @throws Error when it does not load */
  readPayload: (url: string, signal?: AbortSignal) => Promise<unknown>;
  /** Whether there is a page with other studies to go back to. */
  hasOthers: boolean;
  /** The switch to the other languages of the study; null where it has one language. */
  languages: ReactNode;
  /** Returns the address at which participants can withdraw later; null where they cannot come back to a page. */
  withdrawAt: (locale: Locale) => string | null;
  /** The way back to the editor, where the author tries the study; null for participants. */
  editor: ReactNode;
  /** Notices about this environment that participants read before the start, in addition to the usual information. */
  notices: readonly string[];
  /** Notice before a study that admits people under 18; null where such a study does not run. */
  ofMinors: string | null;
  /** Null where the device stores the data. */
  server: StudyServer | null;
};

async function fetchPayload(url: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}

export const SITE: StudyHost = {
  readPayload: fetchPayload,
  hasOthers: true,
  languages: null,
  editor: null,
  withdrawAt: (locale) => location.origin + withBase(pathOf("withdraw", locale)),
  notices: [],
  ofMinors: null,
  server: null,
};

/** The default environment is the site. */
export const StudyHostContext = createContext(SITE);

/** Returns the environment of the study. */
export const useStudyHost = (): StudyHost => use(StudyHostContext);
