/** @jest-environment node */
import type { RecordStore } from "../sessions/record-store.ts";
import { createSessions } from "../sessions/sessions.ts";

it("the receiver deletes a record that it stored at the same moment at which the session was withdrawn", async () => {
  const erase = jest.fn(async () => {});
  const store: Partial<RecordStore> = {
    put: async () => "first",
    // The tombstone was added after the record was stored.
    isWithdrawn: async () => true,
    erase,
  };
  const forget = jest.fn(async () => {});
  const places = { counts: async () => false, count: async () => {}, forget };
  const receive = createSessions(store as RecordStore, places);
  const step = { session: "a1b2c3d4e5f6", kind: "step", step: "stroop", protocol: null } as const;
  expect(await receive(step, Buffer.from("{}"), () => {})).toEqual({ ok: true, withdrawn: true });
  expect(erase).toHaveBeenCalledWith("a1b2c3d4e5f6");
  expect(forget).toHaveBeenCalledWith("a1b2c3d4e5f6");
});
