import type { OutboxItem } from "@/lib/outbox/outbox";

/**
 * The request bodies that contain a session's data, and the URL to which they are sent. DataPipe accepts one file for
 * each request.
 */
export type RunPayload = {
  url: string;
  body: string;
  more?: readonly string[];
  /** SHA-256 of the body, 64 digits. The receipt must belong to this digest. Absent for DataPipe. */
  digest?: string;
};

/** The reason why an item has not been delivered. The receiver or the browser wrote the `message`. */
export type SendingProblem = { kind: "waiting" | "refused"; message: string };

/** A finished session in the outbox. */
export type RunItem = OutboxItem & {
  payload: RunPayload;
  problem: SendingProblem | null;
};
