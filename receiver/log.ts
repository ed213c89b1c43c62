/**
 * The log entry of an event: no address, text, answer, or id of a person, session or study. Only messages of the contact form
 * are identified by their id, which is random and reveals nothing.
 */
export type LogEntry = {
  event:
    | "listening"
    | "stopped"
    | "message"
    | "session"
    | "withdrawn"
    | "request"
    | "migrated"
    | "escaped";
  status?: number;
  /** The reason of a refusal: the first code of its answer, or the code of the system. */
  reason?: string;
  /** The id of a message. */
  id?: string;
  kind?: "step" | "end";
  /** Whether other bytes were stored under the same key. */
  beside?: boolean;
  bytes?: number;
  ms?: number;
  text?: string;
};

export type Log = (entry: LogEntry) => void;

/** Writes one line of JSON per event. */
export const logLine: Log = (entry) =>
  void process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
