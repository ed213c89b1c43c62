/** @jest-environment node */
import { createLimit } from "../rate-limit.ts";
import type { RecordStore } from "../sessions/record-store.ts";
import { createSessionRoutes } from "../sessions/session-routes.ts";
import { readSettings } from "../settings.ts";

const DAY_MS = 86_400_000;

/** Sets the machine's clock back by a day, as seen by the tested code, while some time passes. */
function putBack(passedMs: number) {
  const [wall, monotonic] = [Date.now(), performance.now()];
  jest.spyOn(Date, "now").mockReturnValue(wall - DAY_MS);
  jest.spyOn(performance, "now").mockReturnValue(monotonic + passedMs);
}

afterEach(() => jest.restoreAllMocks());

it("a rate limit ends after the length of its time window even if the clock is set back by a day", () => {
  const limit = createLimit(1, 60);
  limit.add("a");
  putBack(30_000);
  expect(() => limit.add("a")).toThrow(
    expect.objectContaining({ status: 429, headers: { "Retry-After": 30 } }),
  );
  jest.restoreAllMocks();
  putBack(61_000);
  expect(() => limit.add("a")).not.toThrow();
});

it("the receiver checks its storage again after two seconds even if the clock is set back by a day", async () => {
  const ping = jest.fn(async () => {});
  const settings = readSettings({
    ALLOWED_ORIGINS: "https://lab.example",
    SESSIONS_DIR: "unused",
    PROTOCOLS: "runs",
  });
  const routes = createSessionRoutes({ ping } as unknown as RecordStore, settings, () => {});
  await routes.isReady();
  await routes.isReady();
  expect(ping).toHaveBeenCalledTimes(1);
  putBack(2_000);
  await routes.isReady();
  expect(ping).toHaveBeenCalledTimes(2);
});
