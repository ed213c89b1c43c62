/**
 * The messages of the batch channel, in the format of JATOS 3.10.4. Each message of the server states the version of the
 * batch session.
 */
export type BatchPatch = { op: "add"; path: string; value: unknown };
export type BatchMessage =
  | { action: "OPENED"; data: Record<string, unknown>; version: number }
  | { action: "SESSION"; patches: BatchPatch[]; version: number }
  | { action: "SESSION_ACK" | "SESSION_FAIL"; id: number; version: number };

/** A change that a page requests. JATOS applies it only if the version is the version of the stored batch session. */
type BatchRequest = { id: number; patches: BatchPatch[]; version: number };

/** The channel of one run to the batch session. */
export type BatchChannel = { send: (request: BatchRequest) => void; close: () => void };

/** The time that the server needs for a change, ms. */
const HANDLING_MS = 5;

/**
 * A stand-in for a batch of a JATOS server, whose session all runs of the batch share. It sends its messages in the same
 * order as JATOS: a change to everybody, and then the answer to its sender. As JATOS 3.10.4 does, it accepts two changes
 * with the same version that arrive while it handles the first, and then stores only the second. It differs from JATOS in
 * one way: it knows only changes of whole fields.
 */
export function createJatosBatch() {
  let data: Record<string, unknown> = {};
  let version = 1;
  const listeners = new Set<(message: BatchMessage) => void>();
  let isDown = false;

  return {
    /** The batch session, as the pages of JATOS display it. */
    get data() {
      return data;
    },
    /** Whether requests receive no answer. */
    set isDown(value: boolean) {
      isDown = value;
    },
    get isDown() {
      return isDown;
    },
    open(listener: (message: BatchMessage) => void): BatchChannel {
      listeners.add(listener);
      listener({ action: "OPENED", data: structuredClone(data), version });
      return {
        send({ id, patches, version: known }) {
          if (isDown) return;
          if (known !== version) return listener({ action: "SESSION_FAIL", id, version });
          const read = data;
          setTimeout(() => {
            version = known + 1;
            data = patched(read, patches);
            for (const each of listeners)
              each({ action: "SESSION", patches: structuredClone(patches), version });
            listener({ action: "SESSION_ACK", id, version });
          }, HANDLING_MS);
        },
        close: () => void listeners.delete(listener),
      };
    },
  };
}

export type JatosBatch = ReturnType<typeof createJatosBatch>;

/** Returns data after changes of whole fields. */
export const patched = (data: Record<string, unknown>, patches: readonly BatchPatch[]) => ({
  ...data,
  ...Object.fromEntries(patches.map(({ path, value }) => [path.slice(1), value])),
});
