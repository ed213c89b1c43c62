import { DATAPIPE_ORIGIN } from "./datapipe";

/** Where finished sessions are sent, if the operator has configured a receiver (docs/environment.md). */
export type ReceiverSetting =
  | {
      kind: "endpoint";
      url: string;
      /** It gives no receipts, and whoever built the site or made the archive has chosen that. */
      isWithoutReceipts?: true;
    }
  | { kind: "datapipe"; experiment: string };

const DATAPIPE_URL = `${DATAPIPE_ORIGIN}/api/data/`;

/**
 * The configured receiver, or null: nothing is sent then. The build checks the values and allows the
 * receiver's origin in the policy (scripts/build/environment.ts).
 */
export function receiver(): ReceiverSetting | null {
  // Next inlines `process.env.X`; do not destructure.
  const url = process.env.NEXT_PUBLIC_SEND_URL;
  const experiment = process.env.NEXT_PUBLIC_DATAPIPE_ID;
  const isWithoutReceipts = process.env.NEXT_PUBLIC_SEND_RECEIPTS === "none";
  if (url) return { kind: "endpoint", url, ...(isWithoutReceipts && { isWithoutReceipts }) };
  return experiment ? { kind: "datapipe", experiment } : null;
}

export const receiverUrl = (to: ReceiverSetting) =>
  to.kind === "endpoint" ? to.url : DATAPIPE_URL;

/** The receiver's host, as a participant is told before the start. */
export const receiverHost = (to: ReceiverSetting) => new URL(receiverUrl(to)).host;

/** Whether a receiver says by a receipt which bytes it has. DataPipe says of each file that it has it, and no more. */
export const givesReceipts = (to: ReceiverSetting) =>
  to.kind === "endpoint" && !to.isWithoutReceipts;

/** Whether a receiver deletes what is withdrawn. DataPipe only adds files to the operator's OSF project. */
export const canDelete = (to: ReceiverSetting) => to.kind === "endpoint";
