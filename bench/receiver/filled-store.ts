import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openRecords } from "@/receiver/sessions/open-records";
import { personHash, sha256 } from "@/receiver/sessions/session-record";
import { readStoreSettings } from "@/receiver/settings";
import { PROTOCOL, recordsOf } from "./participants";
import type { Environment } from "./two-receivers";

/** The records of a session: a start, two steps of 24 kB and an end. */
export const RECORDS = 4;
const AT_ONCE = 16;

const recordsOfFour = (session: string) =>
  recordsOf(session).filter(({ kind }, index) => kind !== "step" || index < RECORDS - 1);

/**
 * Stores finished sessions. The records are written as the store writes them, without waiting for the disk.
 */
export async function fillStore(store: Environment, sessions: readonly string[]): Promise<void> {
  const opened = await openRecords(readStoreSettings(store), { serves: true });
  const folder = store.SESSIONS_DIR;
  try {
    for (let from = 0; from < sessions.length; from += AT_ONCE)
      await Promise.all(
        sessions.slice(from, from + AT_ONCE).map(async (session) => {
          if (folder) mkdirSync(join(folder, "records", session));
          for (const { kind, step, body } of recordsOfFour(session)) {
            if (folder)
              writeFileSync(join(folder, "records", session, `${kind}_${step}.json`), body);
            else {
              const record = { session, kind: kind as "step", step, body: Buffer.from(body) };
              await opened.put({ ...record, digest: sha256(body) }, PROTOCOL);
            }
          }
        }),
      );
    const now = Date.now();
    await opened.places.change([PROTOCOL], undefined, () => ({
      removed: [],
      put: sessions.map((session) => ({
        protocol: PROTOCOL,
        person: personHash(PROTOCOL, session),
        session: null,
        condition: null,
        row: null,
        offered: null,
        freed: null,
        sessions: [
          {
            session,
            condition: null,
            source: null,
            row: null,
            begun: now - 600_000,
            seen: now,
            steps: ["stroop", "flanker"],
            exit: "completed",
            late: false,
          },
        ],
      })),
    }));
  } finally {
    await opened.close();
  }
}
