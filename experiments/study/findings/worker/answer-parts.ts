import type { ReadFile } from "@/experiments/study/reading/read-session";
import type { DataAnswer, ShownSession } from "./messages";

/**
 * Files and sessions of the next findings. The browser copies each message in one task, and the page must respond
 * between two tasks.
 */
export type DataPart = {
  kind: "part";
  files: readonly ReadFile[];
  sessions: readonly ShownSession[];
};

/** The number of files and of sessions in a message. They are copied in a few milliseconds. */
const IN_PART = 250;

/** Yields the messages that contain an answer: parts with its files and sessions, if there are many, then the rest. */
export function* partsOf(answer: DataAnswer): Generator<DataPart | DataAnswer> {
  if (answer.kind !== "findings") return yield answer;
  const { summary, findings } = answer;
  const { files } = summary;
  const sessions = findings?.sessions ?? [];
  const most = Math.max(files.length, sessions.length);
  if (most <= IN_PART) return yield answer;
  for (let at = 0; at < most; at += IN_PART)
    yield {
      kind: "part",
      files: files.slice(at, at + IN_PART),
      sessions: sessions.slice(at, at + IN_PART),
    };
  yield {
    ...answer,
    summary: { ...summary, files: [] },
    findings: findings && { ...findings, sessions: [] },
  };
}

/** Returns a function that receives messages in their order, and returns an answer when all of its parts have arrived. */
export function createJoin(): (message: DataPart | DataAnswer) => DataAnswer | null {
  let files: ReadFile[] = [];
  let sessions: ShownSession[] = [];
  return (message) => {
    if (message.kind === "part") {
      files.push(...message.files);
      sessions.push(...message.sessions);
      return null;
    }
    if (message.kind !== "findings" || files.length + sessions.length === 0) return message;
    const { summary, findings } = message;
    const whole = {
      ...message,
      summary: { ...summary, files },
      findings: findings && { ...findings, sessions },
    };
    [files, sessions] = [[], []];
    return whole;
  };
}
