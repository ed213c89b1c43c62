/**
 * What is logged of an event: no address, text, answer, or id of a person, session or study. Only messages of the
 * contact form are named by their id, which is random and says nothing.
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
  /** Why a request was refused: the first code of its answer, or that of the system. */
  reason?: string;
  /** Of a message. */
  id?: string;
  kind?: "step" | "end";
  /** Whether other bytes were there under the same key. */
  beside?: boolean;
  bytes?: number;
  ms?: number;
  text?: string;
};

export type Log = (entry: LogEntry) => void;

/** Writes one line of JSON per event. */
export const logLine: Log = (entry) =>
  void process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
