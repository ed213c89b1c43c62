import type { Receipt, RecordItem } from "@/experiments/engine/sending/record-item";
import type { Exit, ProtocolDocument } from "@/experiments/study/document/schema";
import type { Ending, Participation } from "./participation";

/** How long the participant waits for the receiver after the end, ms. Then the data can be taken away, and sending goes on. */
export const ANSWER_WAIT_MS = 60_000;

/**
 * Returns how long is still waited for an answer, ms. An end that lies ahead was noted before the device's clock was put
 * back: the wait begins anew.
 * @param now ms since 1970
 */
export const answerWaitLeft = (finishedAt: string, now: number): number =>
  Math.min(Math.max(Date.parse(finishedAt) + ANSWER_WAIT_MS - now, 0), ANSWER_WAIT_MS);

/** What became of the data of a participation that has ended. */
export type DeliveryState =
  /** Nobody receives them. */
  | { at: "off" }
  | { at: "withdrawing"; isRefused: boolean; message: string }
  | { at: "withdrawn" }
  | { at: "arrived" }
  | { at: "sending"; arrived: number; of: number }
  /** There was no answer in time, or a refusal. */
  | { at: "late"; arrived: number; of: number; message: string; isRefused: boolean };

/**
 * Returns what became of the data of a participation: they have arrived once there is a receipt for the bytes of each
 * finished step.
 * @param items what waits of this session
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

/** What a participant is shown to take to whoever recruited them. */
export type ExitShown =
  /** The document has nothing for this end. */
  | { at: "none" }
  /** It has, and it is not given: yet, because nobody receives the data, or the study says of nobody who it is. */
  | { at: "withheld"; why: "pending" | "nobody" | "unnamed" | "withdrawn" }
  | {
      at: "given";
      exit: Exit;
      code: string | null;
      /** Where to return to; null for none that this site may lead to. */
      url: string | null;
      /** The host of an address that this site does not lead to. */
      otherHost: string | null;
    };

/** Returns what is shown at an exit of a document, null where it has nothing for it. */
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

/**
 * Returns what a participant is shown at the end. A code is a promise that the data are there: it is given once a
 * receiver has acknowledged every step; until then, after a while, the exit for what is unsent.
 * @param ending `declined` before anything was recorded, so that nothing has to arrive
 * @param hosts that a participant may be sent back to
 */
export function exitShown(
  document: ProtocolDocument,
  ending: Ending,
  delivery: DeliveryState,
  hosts: readonly string[],
): ExitShown {
  const { controller, contact } = document.information ?? {};
  const own = ending === "left" ? null : shownAt(ending, document, hosts);
  const unsent = ending === "left" ? null : shownAt("unsent", document, hosts);
  const now = ending !== "declined" && delivery.at === "late" ? unsent : own;
  if (!own && !now) return { at: "none" };
  if (!controller || !contact) return { at: "withheld", why: "unnamed" };
  if (ending === "declined" || delivery.at === "arrived") return own ?? { at: "none" };
  if (delivery.at === "off") return { at: "withheld", why: "nobody" };
  if (delivery.at === "withdrawn" || delivery.at === "withdrawing")
    return { at: "withheld", why: "withdrawn" };
  return now && delivery.at === "late" ? now : { at: "withheld", why: "pending" };
}

/** Whether what is shown will not change, so that the end of the session can be told. */
export const isSettled = (shown: ExitShown): boolean =>
  shown.at !== "withheld" || shown.why === "unnamed";
