import type { OutboxItem } from "@/lib/outbox/outbox";

/** The bytes to send for a session, and their address. DataPipe accepts one file per request. */
export type RunPayload = {
  url: string;
  body: string;
  more?: readonly string[];
  /** SHA-256 of the body for its receipt, 64 digits; absent for DataPipe. */
  digest?: string;
};

/** The reason why an item has not been delivered, in the receiver's or the browser's words. */
export type SendingProblem = { kind: "waiting" | "refused"; message: string };

/** A finished session in the outbox. */
export type RunItem = OutboxItem & {
  payload: RunPayload;
  problem: SendingProblem | null;
};
