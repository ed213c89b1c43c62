import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { csv } from "@/experiments/engine/csv";
import { bySession, endsInOrder } from "@/receiver/sessions/check-receipts";
import type { RecordStore, StoredRecord } from "@/receiver/sessions/record-store";
import { UserError } from "../terminal.mjs";
import { createDataSet, type DataSet } from "./data-set";
import { readStep } from "./read-step";

/** How many of what was exported. */
export type Exported = { sessions: number; steps: number; beside: number; refused: number };

/** Digits of a protocol id in the name of a folder. */
const SHOWN_DIGITS = 12;

const README = `# Data of studies

One folder per protocol, and \`runs\` for runs of one app outside any study. Each is a Psych-DS data set of its own, with
new random session ids and without identifiers.

- \`key.csv\` leads from the new ids back to the receiver's and to the identifiers of recruiters. **Keep it apart, share it
  with nobody**, and delete it when it is no longer needed.
- \`beside/\` has records that came under the key of another record with other bytes, as they came. They are in no data set.
- \`refused/\` has records that cannot be read as data of this release, as they came, each with the reason.

Sessions that were withdrawn before this was written are in none of it. Write it anew after a withdrawal.
`;

const folderOf = (protocol: string | null) =>
  protocol === null ? "runs" : `protocol-${protocol.slice(0, SHOWN_DIGITS)}`;

/**
 * Writes what a receiver has stored as one Psych-DS data set per protocol. Holds one session in memory at a time.
 *
 * @param folder that is new or empty
 * @throws UserError if there is something in the folder
 */
export async function exportSessions(store: RecordStore, folder: string): Promise<Exported> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UserError(`${folder} is not empty.`, "Name a folder that is new or empty.");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, "README.md"), README);
  const count: Exported = { sessions: 0, steps: 0, beside: 0, refused: 0 };
  const sets = new Map<string, DataSet>();
  const keyColumns = ["protocol", "session", "exported_session", "identifiers"] as const;
  const key = join(folder, "key.csv");
  writeFileSync(key, csv(keyColumns, []), { mode: 0o600 });

  for await (const [session, records] of bySession(store)) {
    const exported = randomBytes(6).toString("hex");
    const steps = records.filter(({ kind }) => kind === "step");
    const read = [...steps, ...endsInOrder(records)].map((record) => ({
      record,
      ...readStep(record),
    }));
    for (const { record, protocol, end, reason } of read) {
      if (record.beside && !end) {
        count.beside += 1;
        setAside(join(folder, "beside", `${folderOf(protocol)}.jsonl`), record);
      } else if (reason !== undefined) {
        count.refused += 1;
        setAside(join(folder, "refused", `${folderOf(protocol)}.jsonl`), record, reason);
      }
    }
    // A later end came under the key of an earlier one, and is read like it.
    const kept = read.filter(
      ({ record, end, reason }) => end || (!record.beside && reason === undefined),
    );
    const identifiers = Object.assign({}, ...kept.map(({ step }) => step?.identifiers));
    for (const protocol of new Set(kept.map((each) => each.protocol))) {
      const name = folderOf(protocol);
      const set = sets.get(name) ?? createDataSet(join(folder, name), protocol);
      sets.set(name, set);
      const own = kept.filter((each) => each.protocol === protocol);
      for (const { step } of own) if (step) set.addStep(step, exported);
      set.addSession(
        exported,
        own.flatMap(({ end }) => end ?? []),
      );
      count.steps += own.filter(({ step }) => step).length;
      const line = {
        protocol,
        session,
        exported_session: exported,
        identifiers: Object.keys(identifiers).length > 0 ? JSON.stringify(identifiers) : null,
      };
      appendFileSync(key, csv(keyColumns, [line]).split("\n").slice(1).join("\n"));
    }
    count.sessions += 1;
  }
  for (const set of sets.values()) set.finish();
  return count;
}

/** One line of JSON; the text of a record that is no JSON stays a text. */
function setAside(path: string, { body, received }: StoredRecord, reason?: string) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const line = { received, ...(reason && { reason }), record: String(body) };
  appendFileSync(path, `${JSON.stringify(line)}\n`, { mode: 0o600 });
}
