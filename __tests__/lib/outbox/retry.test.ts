/** @jest-environment node */
import { isFinal, retryAfterMs } from "@/lib/outbox/retry";

it.each([400, 403, 404, 409, 413, 422])(
  "the status %i is final if the receiver itself answered",
  (status) => expect(isFinal(status, true)).toBe(true),
);

it.each([400, 401, 403, 404, 407, 409, 413, 422, 451])(
  "the status %i is temporary if an intermediary answered",
  (status) => expect(isFinal(status, false)).toBe(false),
);

it.each([200, 302, 401, 407, 408, 425, 429, 500, 502, 503, 504, 511])(
  "the status %i is temporary, whether the receiver or an intermediary answered",
  (status) => expect(isFinal(status, true)).toBe(false),
);

const NOW = Date.parse("2026-11-21T12:00:00Z");

it.each([
  ["120", 120_000],
  ["0", 0],
  ["Sat, 21 Nov 2026 12:01:00 GMT", 60_000],
  ["Sat, 21 Nov 2026 11:00:00 GMT", 0],
  ["soon", 0],
  ["-5", 0],
  ["", 0],
  [null, 0],
])("a Retry-After header of %j is read as %i ms", (header, wait) => {
  expect(retryAfterMs(header, NOW)).toBe(wait);
});

it("a Retry-After header delays an attempt by at most a day", () => {
  expect(retryAfterMs("99999999999999999999", NOW)).toBe(86_400_000);
  expect(retryAfterMs("Sat, 21 Nov 2099 12:00:00 GMT", NOW)).toBe(86_400_000);
});
