"use client";

import { createContext, type ReactNode, use } from "react";
import type { Place } from "@/experiments/study/document/place";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type { ExitShown } from "@/experiments/study/participation/exit-shown";
import type { Ending, Participation } from "@/experiments/study/participation/participation";
import { withBase } from "@/lib/base-path";
import { type Locale, type PageId, pathOf } from "@/lib/routes";

/** A server, such as JATOS, that runs the study, stores its data, and redirects the participant at the end. */
type StudyServer = {
  /** The participation from an earlier load of the page. It continues immediately. */
  takesUp: Participation | null;
  /** Takes a place in a study with balanced groups; null if the server has not assigned one in time. */
  takePlace: (content: ProtocolDocument, isRehearsal: boolean) => Promise<Place | null>;
  /** Ends the study on the server, and leaves the page. */
  finish: (ending: Ending, shown: ExitShown | null) => void;
  /** The label of the button that ends the study. */
  finishLabel: string;
};

/**
 * The meaning of a link without the identifiers that the study expects: a problem for participants, a rehearsal by the
 * author, or nothing to worry about, because no recruiter has made the link (a page that was opened from a disk, or a
 * published study on a site that does not send its data).
 */
export type AbsentIds = "problem" | "rehearsal" | "unused";

/** The environment of a study: this site, or a standalone archive. */
export type StudyHost = {
  /** Returns the content of a payload file. @throws Error when the file does not load */
  readPayload: (url: string, signal?: AbortSignal) => Promise<unknown>;
  /** Whether the site has a page with other studies to which participants can return. */
  hasOthers: boolean;
  /** The links to the other languages of the study; null if the study has only one language. */
  languages: ReactNode;
  /** Returns the URL at which participants can withdraw later; null if participants cannot return to a page. */
  withdrawAt: (locale: Locale) => string | null;
  /** Returns the URL of the page that reads the data of a study; null without the site. */
  readAt: (locale: Locale) => string | null;
  /** The link back to the editor for an author who rehearses the study; null for participants. */
  editor: ReactNode;
  absentIds: AbsentIds;
  /**
   * Whether the page assigns balanced groups by the numbered list of the study: in an archive that sends its data
   * nowhere.
   */
  listed: boolean;
  /** Notices about this environment that participants read before the start, in addition to the usual information. */
  notices: readonly string[];
  /** The notice before a study that admits people under 18; null if this environment does not run such a study. */
  ofMinors: string | null;
  /** The server that runs the study and stores its data; null if the device stores the data. */
  server: StudyServer | null;
};

async function fetchPayload(url: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}

const urlOf = (page: PageId, locale: Locale) => location.origin + withBase(pathOf(page, locale));

export const SITE: StudyHost = {
  readPayload: fetchPayload,
  hasOthers: true,
  languages: null,
  editor: null,
  absentIds: "problem",
  listed: false,
  withdrawAt: (locale) => urlOf("withdraw", locale),
  readAt: (locale) => urlOf("data", locale),
  notices: [],
  ofMinors: null,
  server: null,
};

/** The environment is the site unless an archive provides another. */
export const StudyHostContext = createContext(SITE);

/** Returns the environment of the study. */
export const useStudyHost = (): StudyHost => use(StudyHostContext);
