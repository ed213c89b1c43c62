/** @jest-environment node */
import type { RecordStore } from "../sessions/record-store.ts";
import { createSessions } from "../sessions/sessions.ts";

it("deletes a record again that was stored at the moment of a withdrawal", async () => {
  const erase = jest.fn(async () => {});
  const store: Partial<RecordStore> = {
    put: async () => "first",
    // The tombstone appeared after the store had looked for it.
    isWithdrawn: async () => true,
    erase,
  };
  const receive = createSessions(store as RecordStore);
  const step = { session: "a1b2c3d4e5f6", kind: "step", step: "stroop", protocol: null } as const;
  expect(await receive(step, Buffer.from("{}"), () => {})).toEqual({ ok: true, withdrawn: true });
  expect(erase).toHaveBeenCalledWith("a1b2c3d4e5f6");
});
