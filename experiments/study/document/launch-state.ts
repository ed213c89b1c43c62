import { textIn } from "./author-text";
import { hasExit } from "./has-exit";
import { neededLocales } from "./needed-locales";
import { isBalanced } from "./place";
import { recruiterOfIds } from "./recruiters";
import type { Exit, ProtocolDocument } from "./schema";
import { canEndEarly, isRunStep } from "./step-kind";
import { USUAL_AGE } from "./usual-age";

/**
 * The software that collects the data: this site, the project on a computer of a laboratory (`npm run lab`), a JATOS
 * server, or the standalone archive.
 */
export const COLLECTING_PLACES = ["site", "lab", "jatos", "archive"] as const;

export type CollectingPlace = (typeof COLLECTING_PLACES)[number];

/** The facts about a build of the site that determine whether data are sent and participants can return. */
export type Delivery = {
  /** The host of the build's receiver; null if the build has no receiver. */
  host: string | null;
  /** Whether the build sends the data of this study to its receiver. */
  isSent: boolean;
  /** Whether the build's receiver may be the receiver program of this project, which alone balances groups. */
  canBalance: boolean;
  /** The hosts to which the build may send a participant back. */
  returnHosts: readonly string[];
};

/**
 * The state of a row: `done`, `short` if the study runs but the row is incomplete, or `open` if the author must still
 * fill in the row.
 */
type RowState = "done" | "short" | "open";

/**
 * A requirement for the collection of data. It consists of a state, the reason for this state, and the path of the
 * field that changes the state.
 */
export type LaunchRow =
  | {
      id: "texts";
      state: RowState;
      why: "complete" | "faults" | "noSteps" | "unstated" | "oneText";
      field: string | null;
      /** The fields of the information sheet that are not stated, or that have one text for two languages. */
      incomplete: readonly SheetField[];
    }
  | {
      id: "controller";
      state: RowState;
      why: "named" | "noController" | "noContact";
      field: string;
    }
  | {
      id: "data";
      state: RowState;
      why:
        | "sent"
        | "notListed"
        | "noReceiver"
        | "minors"
        | "lab"
        | "jatos"
        | "archiveSends"
        | "archiveFiles";
      field: string | null;
    }
  | {
      id: "groups";
      state: RowState;
      why:
        | "server"
        | "noServer"
        | "cannot"
        | "lab"
        | "jatos"
        | "archiveServer"
        | "list"
        | "noList"
        | "noNumbers";
      field: string;
    }
  | {
      id: "return";
      state: RowState;
      why: "link" | "codeOnly" | "linkOnly" | "missing" | "hostNotAllowed" | "exitMissing";
      field: string;
      /** An exit to which a rule leads, but which has neither a code nor a link. */
      exit: Exit | null;
      /** The host of the completion link. */
      returnHost: string | null;
    }
  | { id: "rehearsal"; state: RowState; why: "done" | "missing" };

/** The progress of a study towards the collection of data. */
export type LaunchState = {
  rows: readonly LaunchRow[];
  done: number;
  /** The next row that is not done; null if all rows are done. */
  next: LaunchRow | null;
  /** Whether the data of participants who follow the study's link reach the researchers. */
  isCollecting: boolean;
};

/** The fields that every complete information sheet states, in the order of the editor's fields. */
const SHEET = ["purpose", "risks", "legalBasis", "retention", "rights", "complaint"] as const;
type SheetField = (typeof SHEET)[number] | "payment" | "earlyEnd";

/** Returns the fields of the information sheet that a study needs. */
function neededFields(document: ProtocolDocument): SheetField[] {
  const { delivery, plan } = document;
  const isPaid = (plan?.payPerHour ?? 0) > 0 || (delivery?.ids?.length ?? 0) > 0;
  return [
    "purpose",
    ...(isPaid ? (["payment"] as const) : []),
    ...(canEndEarly(document) ? (["earlyEnd"] as const) : []),
    ...SHEET.slice(1),
  ];
}

function textsRow(document: ProtocolDocument | null, fault: string | null): LaunchRow {
  const row = { id: "texts", incomplete: [] } as const;
  if (fault !== null) return { ...row, state: "open", why: "faults", field: fault };
  if (!document) return { ...row, state: "open", why: "noSteps", field: null };
  const { information = {} } = document;
  const needed = neededFields(document);
  const short = (why: "unstated" | "oneText", incomplete: SheetField[]): LaunchRow => ({
    id: "texts",
    state: "short",
    why,
    field: `information.${incomplete[0]}`,
    incomplete,
  });
  const unstated = needed.filter((field) => !textIn(information[field], "en"));
  if (unstated.length > 0) return short("unstated", unstated);
  // A text that is not written for each language is displayed as it is, also to participants who read the other one.
  const ofOneText = needed.filter((field) => typeof information[field] === "string");
  if (neededLocales(document).length > 1 && ofOneText.length > 0)
    return short("oneText", ofOneText);
  return { ...row, state: "done", why: "complete", field: null };
}

function controllerRow(document: ProtocolDocument | null): LaunchRow {
  const { controller, contact } = document?.information ?? {};
  const row = { id: "controller", field: "information.controller" } as const;
  if (!controller) return { ...row, state: "open", why: "noController" };
  if (!contact)
    return { id: "controller", field: "information.contact", state: "open", why: "noContact" };
  return { ...row, state: "done", why: "named" };
}

/**
 * Returns whether participants come from a recruitment service. Such a service pays participants after they enter a
 * completion code.
 */
function isRecruited({ delivery }: ProtocolDocument): boolean {
  const recruiter = recruiterOfIds(delivery?.ids ?? []);
  if (recruiter === "none") return false;
  return recruiter !== "other" || delivery?.exits?.completed !== undefined;
}

function dataRow(
  document: ProtocolDocument | null,
  { host, isSent }: Delivery,
  place: CollectingPlace,
): LaunchRow {
  const row = { id: "data", field: null } as const;
  if (place === "jatos") return { ...row, state: "done", why: "jatos" };
  if (place === "archive") {
    const field = "delivery.receiver";
    if (document?.delivery?.receiver)
      return { id: "data", field, state: "done", why: "archiveSends" };
    // Without a receiver, the archive shows no completion code. Participants of a recruitment service need this code.
    const state = document && isRecruited(document) ? "open" : "done";
    return { id: "data", field, state, why: "archiveFiles" };
  }
  // A page cannot check that a parent has agreed, so the site does not run a study with minors.
  if ((document?.information?.minimumAge ?? USUAL_AGE) < USUAL_AGE)
    return { id: "data", field: "information.minimumAge", state: "open", why: "minors" };
  if (place === "lab") return { ...row, state: "done", why: "lab" };
  if (isSent) return { ...row, state: "done", why: "sent" };
  return { ...row, state: "open", why: host === null ? "noReceiver" : "notListed" };
}

/**
 * Returns the row of a study with balanced groups. If the chosen way of collecting cannot balance groups, the page draws
 * them, so the study runs but the row is incomplete.
 */
function groupsRow(
  { conditions, delivery: { receiver, receipts, ids = [] } = {} }: ProtocolDocument,
  { isSent, canBalance }: Delivery,
  place: CollectingPlace,
): LaunchRow {
  const row = { id: "groups", field: "assignment" } as const;
  // The page balances the groups in the batch session of JATOS.
  if (place === "jatos") return { ...row, state: "done", why: "jatos" };
  if (place === "archive") {
    if (receiver !== undefined)
      return receipts === "none"
        ? { ...row, state: "short", why: "cannot" }
        : { ...row, state: "done", why: "archiveServer" };
    // The numbered list of an archive assigns conditions, and the orders within them.
    if (!conditions) return { ...row, state: "short", why: "noList" };
    const field = "delivery.ids";
    return ids.length > 0
      ? { id: "groups", field, state: "done", why: "list" }
      : { id: "groups", field, state: "short", why: "noNumbers" };
  }
  // The command serves the study with the receiver of this project, which balances groups.
  if (place === "lab")
    return receipts === "none"
      ? { ...row, state: "short", why: "cannot" }
      : { ...row, state: "done", why: "lab" };
  if (!isSent) return { ...row, state: "short", why: "noServer" };
  return canBalance
    ? { ...row, state: "done", why: "server" }
    : { ...row, state: "short", why: "cannot" };
}

/** Returns the exits to which the rules of a document lead, but which have neither a code nor a link. */
function missingExits(document: ProtocolDocument): Exit[] {
  const used = new Set(
    document.steps.filter(isRunStep).flatMap(({ leave = [] }) => leave.map(({ exit }) => exit)),
  );
  return [...used].filter((exit) => !hasExit(document, exit));
}

function returnRow(
  document: ProtocolDocument,
  { isSent, returnHosts }: Delivery,
  place: CollectingPlace,
): LaunchRow {
  const { code, url } = document.delivery?.exits?.completed ?? {};
  const field = "delivery.exits.completed.code";
  const returnHost = url !== undefined && URL.canParse(url) ? new URL(url).host : null;
  const row = { id: "return", field, exit: null, returnHost } as const;
  if (!hasExit(document, "completed")) return { ...row, state: "open", why: "missing" };
  const [exit] = missingExits(document);
  if (exit !== undefined)
    return {
      ...row,
      exit,
      field: `delivery.exits.${exit}.code`,
      state: "short",
      why: "exitMissing",
    };
  // The settings of the site have to allow the host of the link. Archives and JATOS have no list of allowed hosts,
  // because they follow the link in the document.
  if (place === "site" && isSent && returnHost !== null && !returnHosts.includes(returnHost))
    return { ...row, state: code === undefined ? "open" : "short", why: "hostNotAllowed" };
  if (url === undefined) return { ...row, state: "done", why: "codeOnly" };
  return { ...row, state: "done", why: code === undefined ? "linkOnly" : "link" };
}

/** The row of a study that was not rehearsed is incomplete, but the study runs. */
const rehearsalRow = (isRehearsed: boolean): LaunchRow =>
  isRehearsed
    ? { id: "rehearsal", state: "done", why: "done" }
    : { id: "rehearsal", state: "short", why: "missing" };

/**
 * Returns the progress of a study towards the collection of data, with the next row that is not done.
 * @param document null if the document has no steps yet
 * @param fault the path of the document's first fault; null if the document has no faults
 * @param place the software that the author has chosen for the collection of data
 * @param isRehearsed whether this device has a finished rehearsal of exactly this document; null if the links of the
 *   document cannot mark rehearsals
 */
export function launchState(
  document: ProtocolDocument | null,
  delivery: Delivery,
  {
    fault = null,
    place = "site",
    isRehearsed = null,
  }: { fault?: string | null; place?: CollectingPlace; isRehearsed?: boolean | null } = {},
): LaunchState {
  const recruiter = recruiterOfIds(document?.delivery?.ids ?? []);
  const data = dataRow(document, delivery, place);
  const rows: LaunchRow[] = [
    textsRow(document, fault),
    controllerRow(document),
    data,
    ...(document && isBalanced(document) ? [groupsRow(document, delivery, place)] : []),
    ...(document && recruiter !== "none" ? [returnRow(document, delivery, place)] : []),
    ...(isRehearsed === null ? [] : [rehearsalRow(isRehearsed)]),
  ];
  return {
    rows,
    done: rows.filter(({ state }) => state === "done").length,
    next:
      rows.find(({ state }) => state === "open") ??
      rows.find(({ state }) => state === "short") ??
      null,
    isCollecting: document !== null && fault === null && place === "site" && data.state === "done",
  };
}
