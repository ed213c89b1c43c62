import { DATAPIPE_ORIGIN } from "./datapipe";

/** Where finished sessions are sent, if the operator has configured a receiver (docs/environment.md). */
export type ReceiverSetting =
  | {
      kind: "endpoint";
      url: string;
      /** The receiver does not return receipts; the author of the site or of the archive has confirmed this. */
      isWithoutReceipts?: true;
    }
  | { kind: "datapipe"; experiment: string };

const DATAPIPE_URL = `${DATAPIPE_ORIGIN}/api/data/`;

/**
 * Returns the configured receiver; null if the operator has not configured one, and data are not sent. The build checks
 * the values and allows the receiver's origin in the policy (scripts/build/environment.ts).
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

/** Returns the receiver's host, which participants read before the start. */
export const receiverHost = (to: ReceiverSetting) => new URL(receiverUrl(to)).host;

/** Returns whether a receiver confirms the received bytes by a receipt. DataPipe only confirms that it has a file. */
export const givesReceipts = (to: ReceiverSetting) =>
  to.kind === "endpoint" && !to.isWithoutReceipts;

/** Returns whether a receiver deletes withdrawn data. DataPipe only adds files to the operator's OSF project. */
export const canDelete = (to: ReceiverSetting) => to.kind === "endpoint";
