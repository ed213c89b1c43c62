import { DATAPIPE_ORIGIN } from "./datapipe";

/** The receiver to which finished sessions are sent, if the operator has configured one (docs/environment.md). */
export type ReceiverSetting =
  | {
      kind: "endpoint";
      /** An https URL, or a path on the host of the site (`isSameOrigin`). */
      url: string;
      /** Present if the receiver does not return receipts, as the author of the site or of the archive has declared. */
      isWithoutReceipts?: true;
    }
  | { kind: "datapipe"; experiment: string };

const DATAPIPE_URL = `${DATAPIPE_ORIGIN}/api/data/`;

/**
 * Returns the configured receiver. The result is null if the operator has not configured a receiver; data are then not
 * sent. The build checks the settings and allows the receiver's origin in the content security policy
 * (scripts/build/environment.ts).
 */
export function receiver(): ReceiverSetting | null {
  // Next replaces `process.env.X` with its value at build time, so `process.env` must not be destructured.
  const url = process.env.NEXT_PUBLIC_SEND_URL;
  const experiment = process.env.NEXT_PUBLIC_DATAPIPE_ID;
  const isWithoutReceipts = process.env.NEXT_PUBLIC_SEND_RECEIPTS === "none";
  if (url) return { kind: "endpoint", url, ...(isWithoutReceipts && { isWithoutReceipts }) };
  return experiment ? { kind: "datapipe", experiment } : null;
}

/** Returns the URL to which the page sends records: the configured URL or the URL of DataPipe. */
export const receiverUrl = (to: ReceiverSetting) =>
  to.kind === "endpoint" ? to.url : DATAPIPE_URL;

/**
 * Returns whether a receiver confirms received bytes with a receipt. DataPipe does not, because it only confirms that
 * it has a file.
 */
export const givesReceipts = (to: ReceiverSetting) =>
  to.kind === "endpoint" && !to.isWithoutReceipts;

/**
 * Returns whether a receiver deletes withdrawn data. DataPipe does not, because it only adds files to the operator's
 * OSF project.
 */
export const canDelete = (to: ReceiverSetting) => to.kind === "endpoint";
