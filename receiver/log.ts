/**
 * The log entry of an event. The entry never contains an address, a text, an answer, or the id of a person, a session
 * or a study. The only id in a log is the id of a contact message, which is random and reveals nothing about the
 * sender.
 */
export type LogEntry = {
  event:
    | "listening"
    | "stopped"
    | "message"
    | "session"
    | "withdrawn"
    | "offer"
    | "studies"
    | "read"
    | "settings"
    | "freed"
    | "request"
    | "migrated"
    | "escaped";
  status?: number;
  /** The reason of a refusal: the first error code of the response, or the error code of the system. */
  reason?: string;
  /** The id of a message from the contact form. */
  id?: string;
  kind?: "start" | "step" | "end";
  /** The data that a researcher has read. */
  what?: "by condition" | "records";
  /** The number of records that a researcher has read. */
  records?: number;
  /** The answer to the request for a place. */
  state?: "open" | "full" | "paused";
  /** Whether the record has the same key as another record, but different bytes. */
  beside?: boolean;
  bytes?: number;
  ms?: number;
  text?: string;
};

export type Log = (entry: LogEntry) => void;

/** Writes an event to the standard output as one line of JSON. */
export const logLine: Log = (entry) =>
  void process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
