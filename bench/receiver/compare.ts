import { checkReceipts } from "@/receiver/sessions/check-receipts";
import { openRecords } from "@/receiver/sessions/open-records";
import { sha256 } from "@/receiver/sessions/session-record";
import { readStoreSettings } from "@/receiver/settings";
import { say } from "@/scripts/terminal.mjs";
import { recordsOf } from "./participants";
import type { Environment } from "./two-receivers";

/** Compares all acknowledged records with all stored records, byte by byte. @returns the faults; empty if all records match */
export async function compare(store: Environment, sessions: readonly string[]): Promise<string[]> {
  const opened = await openRecords(readStoreSettings(store), { serves: false });
  try {
    const counts = new Map<string, number>();
    for await (const { session, kind, step, body, beside } of opened.records()) {
      const key = `${session} ${kind} ${step} ${sha256(body)} ${beside}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const expected = sessions.flatMap((session) =>
      recordsOf(session).map(
        ({ kind, step, body }) => `${session} ${kind} ${step} ${sha256(body)} false`,
      ),
    );
    const lost = expected.filter((key) => !counts.has(key)).length;
    const twice = [...counts.values()].filter((count) => count > 1).length;
    const others = counts.size - (expected.length - lost);
    const receipts = await checkReceipts(opened, []);
    const differing = receipts.filter(({ verdict }) => verdict !== "holds").length;
    say(
      `  stored: ${counts.size} of ${expected.length} records, ${lost} lost, ${twice} twice, ${others} others; receipts of ${receipts.length - differing} of ${receipts.length} sessions hold`,
    );
    return lost + twice + others + differing > 0 ? [`${lost} lost, ${twice} twice`] : [];
  } finally {
    await opened.close();
  }
}
