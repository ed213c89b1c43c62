import type { Jatos } from "@/experiments/study/export/jatos";
import { type BatchChannel, type BatchMessage, patched } from "./jatos-batch";

/** Opens the channel of a run. @returns null if the channel cannot be opened */
export type OpenBatch = (
  listener: (message: BatchMessage) => void,
) => BatchChannel | null | Promise<BatchChannel | null>;

/** The time after which jatos.js gives up the wait for an answer, ms. */
const ANSWER_MS = 10_000;

/**
 * Returns a stand-in for `jatos.batchSession`. As in jatos.js, only one change is under way at a time, a change states
 * the version that the page knows, and an answer also updates this version.
 */
export async function createBatchSession(
  open: OpenBatch,
): Promise<NonNullable<Jatos["batchSession"]>> {
  let data: Record<string, unknown> = {};
  let version: number | null = null;
  let pending: { id: number; answer: (isAccepted: boolean) => void } | null = null;
  let next = 0;

  const channel = await open((message) => {
    if (message.action === "OPENED") data = message.data;
    if (message.action === "SESSION") data = patched(data, message.patches);
    version = message.version;
    if ("id" in message && message.id === pending?.id)
      pending.answer(message.action === "SESSION_ACK");
  });

  return {
    getAll: () => structuredClone(data),
    // The stand-in rejects with a message and not with an Error, because jatos.js does the same.
    set(name, value) {
      if (!channel || version === null) return Promise.reject("No open batch channel.");
      if (pending) return Promise.reject("Can send only one batch session patch at a time.");
      const id = next++;
      const known = version;
      return new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => pending?.answer(false), ANSWER_MS);
        pending = {
          id,
          answer(isAccepted) {
            clearTimeout(late);
            pending = null;
            if (isAccepted) resolve();
            else reject("Batch session update failed");
          },
        };
        channel.send({ id, patches: [{ op: "add", path: `/${name}`, value }], version: known });
      });
    },
  };
}
