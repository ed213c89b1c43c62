import { isFinal, retryAfterMs } from "@/lib/outbox/retry";

it.each([400, 403, 404, 409, 413, 422])(
  "treats %i as final if the receiver itself answered",
  (status) => expect(isFinal(status, true)).toBe(true),
);

it.each([400, 401, 403, 404, 407, 409, 413, 422, 451])(
  "treats %i as temporary if an intermediary answered",
  (status) => expect(isFinal(status, false)).toBe(false),
);

it.each([200, 302, 401, 407, 408, 425, 429, 500, 502, 503, 504, 511])(
  "treats %i as temporary whichever program answered",
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
])("reads a Retry-After of %j as %i ms", (header, wait) => {
  expect(retryAfterMs(header, NOW)).toBe(wait);
});

it("waits at most a day", () => {
  expect(retryAfterMs("99999999999999999999", NOW)).toBe(86_400_000);
  expect(retryAfterMs("Sat, 21 Nov 2099 12:00:00 GMT", NOW)).toBe(86_400_000);
});
