import type { SendingProblem } from "@/experiments/engine/session/run-item";
import type { Session } from "@/experiments/engine/session/session";
import { localMoment } from "@/experiments/engine/session/session";
import type { OutboxItem } from "@/lib/outbox/outbox";
import { dataPipeFile, dataPipeRecord } from "./datapipe-file";
import { sha256Hex } from "./digest";
import { receiptOf } from "./receipt";
import { shownReceipt } from "./receipt-code";
import type { ReceiverSetting } from "./receiver";
import type { EndRecord, SentRecord, StartRecord, WithdrawalRecord } from "./sent-record";
import { stepRecordText } from "./step-record";

/** A record in the outbox: the start, a finished step, the end or the withdrawal of a participation. */
export type RecordItem = OutboxItem & {
  session: string;
  kind: SentRecord["kind"];
  /** The bytes to be sent. They are the same in every attempt. */
  record: string;
  /** SHA-256 of the record, 64 hexadecimal digits. */
  digest: string;
  problem: SendingProblem | null;
  /**
   * Present if all other data of the session have been erased from the device. The receipt of the record is then not
   * stored.
   */
  isLast?: true;
};

/** A receiver's confirmation that it has received a record. */
export type Receipt = Pick<RecordItem, "id" | "session" | "kind" | "digest"> & {
  at: string;
  /** True if the receiver has a withdrawal of the session and has therefore not stored the record. */
  isWithdrawn: boolean;
};

/**
 * Returns the id of a record. The id contains the digest, because another tab may produce other bytes for the same
 * step. The record of the other tab then does not replace the first record.
 */
const idOf = (session: string, name: string, digest: string) =>
  `${session}.${name}.${receiptOf(digest)}`;

function itemOf(
  session: string,
  kind: RecordItem["kind"],
  name: string,
  record: string,
): RecordItem {
  const digest = sha256Hex(record);
  const id = idOf(session, name, digest);
  return { id, session, kind, record, digest, failures: 0, notBefore: 0, problem: null };
}

/** Returns the record of a finished step for the outbox. */
export const stepItem = (run: Session): RecordItem =>
  itemOf(run.id, "step", run.study?.step ?? run.app, stepRecordText(run));

/** Returns the record of a participation's start for the outbox. */
export function startItem(start: Omit<StartRecord, "kind">): RecordItem {
  const { format, session, ...rest } = start;
  const record: StartRecord = { format, kind: "start", session, ...rest };
  return itemOf(session, "start", "start", JSON.stringify(record));
}

/** Returns the record of a participation's end for the outbox. */
export function endItem(end: DistributiveOmit<EndRecord, "kind">): RecordItem {
  const { format, session, ...rest } = end;
  const record = { format, kind: "end", session, ...rest } as EndRecord;
  return itemOf(session, "end", "end", JSON.stringify(record));
}

/** `Omit` for each member of a union, which keeps the members apart. */
type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown
  ? Omit<Union, Key>
  : never;

/** Returns the id of a withdrawal. All requests to withdraw the same session have the same id. */
export const withdrawalId = (session: string): string => `${session}.withdrawal`;

/** Returns the receipt code in a withdrawal, as displayed to people; null if the withdrawal has no receipt. */
export function codeOfWithdrawal({ session, record }: RecordItem): string | null {
  const { receipt } = JSON.parse(record);
  return typeof receipt === "string" ? shownReceipt({ session, receipt }) : null;
}

/** Returns the withdrawal of a session for the outbox. */
export function withdrawalItem({
  session,
  protocol,
  receipt,
}: Pick<WithdrawalRecord, "session" | "protocol" | "receipt">): RecordItem {
  const record: WithdrawalRecord = {
    format: 1,
    kind: "withdrawal",
    session,
    protocol,
    receipt,
    at: localMoment(),
  };
  return {
    ...itemOf(session, "withdrawal", "withdrawal", JSON.stringify(record)),
    id: withdrawalId(session),
  };
}

/** Returns the body of the request that sends a record: the record itself or, for DataPipe, a file with the record. */
export function recordBody(
  { session, id, record }: Pick<RecordItem, "session" | "id" | "record">,
  to: ReceiverSetting,
): string {
  if (to.kind === "endpoint") return record;
  const name = id.slice(session.length + 1).replaceAll(".", "_");
  return dataPipeFile(to.experiment, `${session}_${name}.json`, dataPipeRecord(record));
}
