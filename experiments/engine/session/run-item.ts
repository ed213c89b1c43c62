import type { OutboxItem } from "@/lib/outbox/outbox";

/** The bytes that are sent of a session, and where; DataPipe takes one file at a time. */
export type RunPayload = {
  url: string;
  body: string;
  more?: readonly string[];
  /** SHA-256 of the body, which its receipt is of, 64 digits; absent from what goes to DataPipe, and in earlier releases. */
  digest?: string;
};

/** Why something has not arrived, in the receiver's words or the browser's. */
export type SendingProblem = { kind: "waiting" | "refused"; message: string };

/** A finished session in the outbox. Releases before the payload was fixed stored the id alone. */
export type RunItem = OutboxItem & {
  payload?: RunPayload;
  problem: SendingProblem | null;
};
