import type { Receipt, RecordItem } from "@/experiments/engine/sending/record-item";
import type { Exit, ProtocolDocument } from "@/experiments/study/document/schema";
import type { Ending, Participation } from "./participation";

/**
 * Time for which the participant waits for the receiver after the end, ms. After this time, the data can be downloaded,
 * and the page continues to send the data.
 */
export const ANSWER_WAIT_MS = 60_000;

/**
 * Returns the remaining wait for an answer of the receiver, ms. If the device's clock was put back after the end, the
 * end is in the future, and the wait starts again.
 * @param now ms since 1970
 */
export const answerWaitLeft = (finishedAt: string, now: number): number =>
  Math.min(Math.max(Date.parse(finishedAt) + ANSWER_WAIT_MS - now, 0), ANSWER_WAIT_MS);

/** The delivery state of the data of a participation that has ended. */
export type DeliveryState =
  /** The data are not sent. */
  | { at: "off" }
  | { at: "withdrawing"; isRefused: boolean; message: string }
  | { at: "withdrawn" }
  | { at: "arrived" }
  | { at: "sending"; arrived: number; of: number }
  /** The receiver did not answer in time, or refused the data. */
  | { at: "late"; arrived: number; of: number; message: string; isRefused: boolean };

/**
 * Returns the delivery state of a participation's data. The data have arrived when each finished step has a receipt for
 * its bytes.
 * @param items the queued items of this session
 * @param now ms since 1970
 */
export function deliveryState(
  { sending, finishedAt }: Pick<Participation, "sending" | "finishedAt">,
  receipts: readonly Receipt[],
  items: readonly RecordItem[],
  now: number,
): DeliveryState {
  if (!sending) return { at: "off" };
  if (receipts.some(({ isWithdrawn, kind }) => isWithdrawn || kind === "withdrawal"))
    return { at: "withdrawn" };
  const withdrawal = items.find(({ kind }) => kind === "withdrawal");
  if (withdrawal) {
    const { kind, message = "" } = withdrawal.problem ?? {};
    return { at: "withdrawing", isRefused: kind === "refused", message };
  }
  const digests = Object.values(sending.records);
  const has = new Set(receipts.map(({ digest }) => digest));
  const arrived = digests.filter((digest) => has.has(digest)).length;
  if (arrived === digests.length) return { at: "arrived" };
  const count = { arrived, of: digests.length };
  const problems = items.flatMap(({ kind, problem }) => (kind === "step" && problem) || []);
  const isRefused = problems.some(({ kind }) => kind === "refused");
  const isLate = finishedAt !== null && now - Date.parse(finishedAt) >= ANSWER_WAIT_MS;
  if (!isLate && !isRefused) return { at: "sending", ...count };
  return { at: "late", ...count, isRefused, message: problems[0]?.message ?? "" };
}

/** The completion code and link with which a participant returns to the recruitment service. */
export type ExitShown =
  /** The document does not define this exit. */
  | { at: "none" }
  /**
   * The exit is not displayed: data are pending or not received, the study has no controller, data are withdrawn, or
   * the participation is a rehearsal.
   */
  | { at: "withheld"; why: "pending" | "nobody" | "unnamed" | "withdrawn" | "rehearsal" }
  | {
      at: "given";
      exit: Exit;
      code: string | null;
      /** The URL to which the participant returns; null if this site may not link to this URL. */
      url: string | null;
      /** The host of the URL if this site may not link to this host, otherwise null. */
      otherHost: string | null;
    };

/** Returns the code and link of an exit; null if the document does not define the exit. */
function shownAt(exit: Exit, { delivery }: ProtocolDocument, hosts: readonly string[]) {
  const { code = null, url } = delivery?.exits?.[exit] ?? {};
  if (code === null && url === undefined) return null;
  const address = url !== undefined && URL.canParse(url) ? new URL(url) : null;
  const isAllowed =
    address?.protocol === "https:" &&
    hosts.includes(address.host) &&
    !address.username &&
    !address.password;
  return {
    at: "given",
    exit,
    code,
    url: isAllowed ? address.href : null,
    otherHost: address && !isAllowed ? address.host : null,
  } as const;
}

/** The exits of people about whom nothing is recorded. The page does not wait for a receipt before it displays them. */
const WITHOUT_DATA: readonly Ending[] = ["declined", "full", "paused"];

/**
 * Returns the exit that the page displays at the end. A completion code promises that the data have arrived, so the
 * page displays the code only after the receiver has acknowledged every step. If the delivery takes too long, the page
 * displays the exit for unsent data instead.
 * @param hosts the hosts to which this site may link
 * @param isRehearsal whether the participation is a rehearsal. The page never displays its code or link, because a
 *   recruitment service would pay for them
 */
export function exitShown(
  document: ProtocolDocument,
  ending: Ending,
  delivery: DeliveryState,
  hosts: readonly string[],
  isRehearsal = false,
): ExitShown {
  const { controller, contact } = document.information ?? {};
  const own = ending === "left" ? null : shownAt(ending, document, hosts);
  const unsent = ending === "left" ? null : shownAt("unsent", document, hosts);
  const hasData = !WITHOUT_DATA.includes(ending);
  const now = hasData && delivery.at === "late" ? unsent : own;
  if (!own && !now) return { at: "none" };
  if (!controller || !contact) return { at: "withheld", why: "unnamed" };
  if (isRehearsal) return { at: "withheld", why: "rehearsal" };
  if (!hasData || delivery.at === "arrived") return own ?? { at: "none" };
  if (delivery.at === "off") return { at: "withheld", why: "nobody" };
  if (delivery.at === "withdrawn" || delivery.at === "withdrawing")
    return { at: "withheld", why: "withdrawn" };
  return now && delivery.at === "late" ? now : { at: "withheld", why: "pending" };
}

/** Returns whether the displayed exit cannot change any more. The page can then send the record of the ending. */
export const isSettled = (shown: ExitShown): boolean =>
  shown.at !== "withheld" || shown.why === "unnamed" || shown.why === "rehearsal";
