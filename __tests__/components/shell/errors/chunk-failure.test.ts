import {
  failedChunk,
  mayReloadFor,
  RELOADED_CHUNKS_KEY,
} from "@/components/shell/errors/chunk-failure";

describe("failedChunk", () => {
  it.each([
    ["Loading chunk 42 failed.\n(error: https://x.example/_next/static/chunks/42.js)", "42"],
    ["Loading chunk app/about failed.", "app/about"],
    ["Loading chunk 7 failed", "7"],
    ["Loading CSS chunk 3 failed.\n(/_next/static/css/3.css)", "3"],
  ])("%j concerns a chunk", (message, chunk) => {
    expect(failedChunk(new Error(message))).toBe(chunk);
    expect(failedChunk({ message })).toBe(chunk);
  });

  it.each([
    new Error("Loading failed"),
    new Error("Error: Loading chunk 42 failed"),
    new Error("loading chunk 42 failed"),
    new Error("Loading chunk 42 succeeded"),
    new Error(""),
    undefined,
    null,
    404,
    {},
  ])("%p does not concern a chunk", (failure) => {
    expect(failedChunk(failure)).toBeNull();
  });
});

describe("mayReloadFor", () => {
  /** Time within which a further loss of a chunk counts as the same fault. */
  const SAME_FAULT_MS = 300_000;
  const NOW = 1_800_000_000_000;

  beforeEach(() => sessionStorage.clear());

  it("reloads once for a chunk within five minutes", () => {
    expect(mayReloadFor("42", sessionStorage, NOW)).toBe(true);
    expect(mayReloadFor("42", sessionStorage, NOW)).toBe(false);
    expect(mayReloadFor("42", sessionStorage, NOW + SAME_FAULT_MS - 1)).toBe(false);
    expect(mayReloadFor("42", sessionStorage, NOW + SAME_FAULT_MS)).toBe(true);
    expect(mayReloadFor("42", sessionStorage, NOW + SAME_FAULT_MS + 1)).toBe(false);
  });

  it("counts each chunk separately", () => {
    expect(mayReloadFor("42", sessionStorage, NOW)).toBe(true);
    expect(mayReloadFor("43", sessionStorage, NOW)).toBe(true);
    expect(mayReloadFor("42", sessionStorage, NOW)).toBe(false);
    expect(mayReloadFor("43", sessionStorage, NOW)).toBe(false);
  });

  it("does not reload when the clock was set back", () => {
    expect(mayReloadFor("42", sessionStorage, NOW)).toBe(true);
    expect(mayReloadFor("42", sessionStorage, NOW - SAME_FAULT_MS)).toBe(false);
  });

  it.each(["constructor", "toString", "__proto__"])(
    "does not cause a loop for a chunk named %s",
    (chunk) => {
      mayReloadFor(chunk, sessionStorage, NOW);
      expect(mayReloadFor(chunk, sessionStorage, NOW)).toBe(false);
    },
  );

  it.each(["{", "not json"])("does not reload when the stored value is malformed: %s", (stored) => {
    sessionStorage.setItem(RELOADED_CHUNKS_KEY, stored);
    expect(mayReloadFor("42", sessionStorage, NOW)).toBe(false);
  });

  it.each(["null", "7", "[]", '"text"', '{"42":"yesterday"}'])(
    "starts again if the stored value is something else, without causing a loop: %s",
    (stored) => {
      sessionStorage.setItem(RELOADED_CHUNKS_KEY, stored);
      expect(mayReloadFor("42", sessionStorage, NOW)).toBe(true);
      expect(mayReloadFor("42", sessionStorage, NOW)).toBe(false);
    },
  );

  it("does not reload without storage", () => {
    const refuses = () => {
      throw new DOMException("denied", "SecurityError");
    };
    const unreadable = { getItem: refuses, setItem: jest.fn() } as unknown as Storage;
    const full = { getItem: () => null, setItem: refuses } as unknown as Storage;
    expect(mayReloadFor("42", unreadable, NOW)).toBe(false);
    expect(mayReloadFor("42", full, NOW)).toBe(false);
  });
});

it("truncated page data count as lost", () => {
  expect(failedChunk(new Error("Connection closed."))).toBe("page data");
  expect(failedChunk(new Error("Minified React error #412; visit https://react.dev"))).toBe(
    "page data",
  );
  expect(failedChunk(new Error("Minified React error #418; visit https://react.dev"))).toBeNull();
});
