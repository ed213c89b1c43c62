import type { SendingProblem } from "@/experiments/engine/session/run-item";
import type { Session } from "@/experiments/engine/session/session";
import { localMoment } from "@/experiments/engine/session/session";
import { BASE_PATH } from "@/lib/base-path";
import type { OutboxItem } from "@/lib/outbox/outbox";
import { dataPipeFile, dataPipeRecord } from "./datapipe-file";
import { sha256Hex } from "./digest";
import { receiptOf } from "./receipt";
import { shownReceipt } from "./receipt-code";
import type { ReceiverSetting } from "./receiver";
import {
  type EndRecord,
  RECORD_FORMAT,
  type SentRecord,
  type WithdrawalRecord,
} from "./sent-record";
import { stepRecordText } from "./step-record";

/**
 * Name of the database with the unsent records of studies and the receipts; the terms page lists it. It is separate
 * from the sessions, because each database has one outbox, and records need their own.
 */
export const RECORDS_DATABASE = `protocole-records${BASE_PATH}`;

/** A record of a participation in the outbox: a step, its end, or its withdrawal. */
export type RecordItem = OutboxItem & {
  session: string;
  kind: SentRecord["kind"];
  /** The sent bytes, which are the same in every attempt. */
  record: string;
  /** SHA-256 of the record, 64 hexadecimal digits. */
  digest: string;
  problem: SendingProblem | null;
  /** All other data of its session have been erased from the device, so its receipt is not stored either. */
  isLast?: true;
};

/** A receiver's confirmation that it has received a record. */
export type Receipt = Pick<RecordItem, "id" | "session" | "kind" | "digest"> & {
  at: string;
  /** The receiver has a withdrawal of the session and has not stored the record. */
  isWithdrawn: boolean;
};

/**
 * Another tab may produce other bytes for the same step; the digest makes them a separate record, which does not
 * replace the first.
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

/** Returns the record of a participation's end for the outbox. */
export function endItem(end: Omit<EndRecord, "format" | "kind">): RecordItem {
  const { session, ...rest } = end;
  const record: EndRecord = { format: RECORD_FORMAT, kind: "end", session, ...rest };
  return itemOf(session, "end", "end", JSON.stringify(record));
}

/** Returns the id of a withdrawal: the same for each request of a session, so that repeated requests are one record. */
export const withdrawalId = (session: string): string => `${session}.withdrawal`;

/** Returns the receipt code in a withdrawal, as displayed to people; null if it does not contain one. */
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
    format: RECORD_FORMAT,
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

/** Returns the request body of a record: the record itself or, for DataPipe, its own file. */
export function recordBody(
  { session, id, record }: Pick<RecordItem, "session" | "id" | "record">,
  to: ReceiverSetting,
): string {
  if (to.kind === "endpoint") return record;
  const name = id.slice(session.length + 1).replaceAll(".", "_");
  return dataPipeFile(to.experiment, `${session}_${name}.json`, dataPipeRecord(record));
}
