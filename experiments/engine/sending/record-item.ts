import type { SendingProblem } from "@/experiments/engine/session/run-item";
import type { Session } from "@/experiments/engine/session/session";
import { localMoment } from "@/experiments/engine/session/session";
import { BASE_PATH } from "@/lib/base-path";
import type { OutboxItem } from "@/lib/outbox/outbox";
import { dataPipeFile, dataPipeRecord } from "./datapipe-file";
import { sha256Hex } from "./digest";
import { receiptOf, shownReceipt } from "./receipt";
import type { ReceiverSetting } from "./receiver";
import {
  type EndRecord,
  RECORD_FORMAT,
  type SentRecord,
  type WithdrawalRecord,
} from "./sent-record";
import { stepRecordText } from "./step-record";

/**
 * Name of the database that holds what studies of several steps have to send, and the receipts; listed on the terms
 * page. It is apart from the sessions, because records have an outbox of their own, and each database has one outbox.
 */
export const RECORDS_DATABASE = `protocole-records${BASE_PATH}`;

/** What is sent of a participation: its steps, how it ended, or that it is withdrawn. */
export type RecordItem = OutboxItem & {
  session: string;
  kind: SentRecord["kind"];
  /** The bytes, the same on every attempt. */
  record: string;
  /** SHA-256 of them, 64 hexadecimal digits. */
  digest: string;
  problem: SendingProblem | null;
  /** All else of its session is erased from the device: no receipt is kept of it, either. */
  isLast?: true;
};

/** That a receiver has acknowledged a record. */
export type Receipt = Pick<RecordItem, "id" | "session" | "kind" | "digest"> & {
  at: string;
  /** The receiver holds the session for withdrawn, and has kept nothing of it. */
  isWithdrawn: boolean;
};

/** Other bytes of the same step, from another tab, are another record: nothing takes their place. */
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

/** Returns the record of a finished step, to be sent. */
export const stepItem = (run: Session): RecordItem =>
  itemOf(run.id, "step", run.study?.step ?? run.app, stepRecordText(run));

/** Returns the record of how a participation ended, to be sent. */
export function endItem(end: Omit<EndRecord, "format" | "kind">): RecordItem {
  const { session, ...rest } = end;
  const record: EndRecord = { format: RECORD_FORMAT, kind: "end", session, ...rest };
  return itemOf(session, "end", "end", JSON.stringify(record));
}

/** The id of a withdrawal: one for each session, whenever and wherever it is asked for again. */
export const withdrawalId = (session: string): string => `${session}.withdrawal`;

/** Returns the receipt code that a withdrawal names, as people are shown it; null where it names none. */
export function codeOfWithdrawal({ session, record }: RecordItem): string | null {
  const { receipt } = JSON.parse(record);
  return typeof receipt === "string" ? shownReceipt({ session, receipt }) : null;
}

/** Returns the withdrawal of a session, to be sent. */
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

/** Returns the body in which a record is sent: as it is, or in a file of its own at DataPipe. */
export function recordBody(
  { session, id, record }: Pick<RecordItem, "session" | "id" | "record">,
  to: ReceiverSetting,
): string {
  if (to.kind === "endpoint") return record;
  const name = id.slice(session.length + 1).replaceAll(".", "_");
  return dataPipeFile(to.experiment, `${session}_${name}.json`, dataPipeRecord(record));
}
