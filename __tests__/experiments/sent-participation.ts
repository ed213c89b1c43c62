import { createHash } from "node:crypto";
import type { Session } from "@/experiments/engine/session/session";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type { Participation } from "@/experiments/study/participation/participation";
import { sampleSession } from "./sample/sample-session";

export const STEPS = ["a", "b", "c", "d"] as const;

/** A study with four steps and completion codes. The study names the controller of the data and a contact. */
export const SENT_DOCUMENT = {
  protocol: 1,
  steps: STEPS.map((id) => ({ id, app: "stroop", version: "3.1", parameters: {} })),
  information: { controller: "A laboratory", contact: "a@lab.example" },
  delivery: {
    exits: {
      completed: { code: "DONE", url: "https://app.prolific.com/done" },
      declined: { code: "NO" },
      unsent: { code: "WAIT" },
    },
  },
} satisfies ProtocolDocument;

const [PROTOCOL, DOCUMENT] = ["1", "2"].map((digit) => digit.repeat(64)) as [string, string];

/** Returns a participation that has just begun, in a study that sends its data. */
export const sentParticipation = (
  id: string,
  changes: Partial<Participation> = {},
): Participation => ({
  format: 1,
  id,
  protocol: PROTOCOL,
  document: DOCUMENT,
  content: SENT_DOCUMENT,
  versions: { stroop: "3.1.0" },
  locale: "en",
  site: null,
  consent: { version: "1", at: "2026-11-25T10:00:00.000+00:00" },
  ids: {},
  condition: null,
  conditionSource: null,
  order: STEPS,
  done: 0,
  sittings: 1,
  startedAt: "2026-11-25T10:00:00.000+00:00",
  finishedAt: null,
  ending: null,
  runs: {},
  events: [],
  sending: { host: "data.lab.example", records: {}, given: [] },
  ...changes,
});

/** Returns the finished run of one step of the study. */
export const runOf = (id: string, step: string): Session =>
  sampleSession({
    id,
    study: {
      protocol: PROTOCOL,
      document: DOCUMENT,
      step,
      place: STEPS.indexOf(step as (typeof STEPS)[number]) + 1,
      condition: null,
      conditionSource: null,
      order: STEPS,
      ids: {},
    },
  });

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

type Stored = { kind: string; session: string; step?: string; code?: string | null };

/**
 * Returns a simulated receiver and the records that it has stored. The receiver responds as docs/protocol.md, “What is
 * sent”, specifies.
 */
export function fakeReceiver() {
  const stored = new Map<string, Stored>();
  const withdrawn = new Set<string>();
  return {
    stored,
    withdrawn,
    of: (session: string, kind: string) =>
      [...stored.values()].filter((each) => each.session === session && each.kind === kind),
    take(body: string): Response {
      const digest = sha256(body);
      const record = JSON.parse(body) as Stored;
      const { kind, session } = record;
      if (kind === "withdrawal") {
        withdrawn.add(session);
        for (const [key, each] of stored) if (each.session === session) stored.delete(key);
        return Response.json({ ok: true, withdrawn: true });
      }
      if (withdrawn.has(session)) return Response.json({ ok: true, withdrawn: true });
      stored.set(digest, record);
      return Response.json({ ok: true, receipt: digest.slice(0, 12) });
    },
  };
}
