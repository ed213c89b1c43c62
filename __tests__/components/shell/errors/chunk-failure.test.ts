import {
  failedChunk,
  mayReloadFor,
  RELOADED_CHUNKS_KEY,
} from "@/components/shell/errors/chunk-failure";

describe("failedChunk, which returns the chunk that an error is about,", () => {
  it.each([
    ["Loading chunk 42 failed.\n(error: https://x.example/_next/static/chunks/42.js)", "42"],
    ["Loading chunk app/about failed.", "app/about"],
    ["Loading chunk 7 failed", "7"],
    ["Loading CSS chunk 3 failed.\n(/_next/static/css/3.css)", "3"],
  ])("finds a chunk in %j", (message, chunk) => {
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
  ])("finds no chunk in %p", (failure) => {
    expect(failedChunk(failure)).toBeNull();
  });
});

describe("mayReloadFor, which decides whether to reload the page for a lost chunk,", () => {
  /** The time within which a second loss of the same chunk counts as the same fault, ms. */
  const SAME_FAULT_MS = 300_000;
  const NOW = 1_800_000_000_000;

  beforeEach(() => sessionStorage.clear());

  it("allows one reload for a chunk within five minutes", () => {
    expect(mayReloadFor("42", sessionStorage, NOW)).toBe(true);
    expect(mayReloadFor("42", sessionStorage, NOW)).toBe(false);
    expect(mayReloadFor("42", sessionStorage, NOW + SAME_FAULT_MS - 1)).toBe(false);
    expect(mayReloadFor("42", sessionStorage, NOW + SAME_FAULT_MS)).toBe(true);
    expect(mayReloadFor("42", sessionStorage, NOW + SAME_FAULT_MS + 1)).toBe(false);
  });

  it("counts the reloads of each chunk separately", () => {
    expect(mayReloadFor("42", sessionStorage, NOW)).toBe(true);
    expect(mayReloadFor("43", sessionStorage, NOW)).toBe(true);
    expect(mayReloadFor("42", sessionStorage, NOW)).toBe(false);
    expect(mayReloadFor("43", sessionStorage, NOW)).toBe(false);
  });

  it("allows no reload if the device's clock was set back", () => {
    expect(mayReloadFor("42", sessionStorage, NOW)).toBe(true);
    expect(mayReloadFor("42", sessionStorage, NOW - SAME_FAULT_MS)).toBe(false);
  });

  it.each(["constructor", "toString", "__proto__"])(
    "causes no loop of reloads for a chunk named %s",
    (chunk) => {
      mayReloadFor(chunk, sessionStorage, NOW);
      expect(mayReloadFor(chunk, sessionStorage, NOW)).toBe(false);
    },
  );

  it.each(["{", "not json"])("allows no reload if the stored value is malformed: %s", (stored) => {
    sessionStorage.setItem(RELOADED_CHUNKS_KEY, stored);
    expect(mayReloadFor("42", sessionStorage, NOW)).toBe(false);
  });

  it.each(["null", "7", "[]", '"text"', '{"42":"yesterday"}'])(
    "treats a stored value of another format as absent, and causes no loop of reloads: %s",
    (stored) => {
      sessionStorage.setItem(RELOADED_CHUNKS_KEY, stored);
      expect(mayReloadFor("42", sessionStorage, NOW)).toBe(true);
      expect(mayReloadFor("42", sessionStorage, NOW)).toBe(false);
    },
  );

  it("allows no reload without storage", () => {
    const refuses = () => {
      throw new DOMException("denied", "SecurityError");
    };
    const unreadable = { getItem: refuses, setItem: jest.fn() } as unknown as Storage;
    const full = { getItem: () => null, setItem: refuses } as unknown as Storage;
    expect(mayReloadFor("42", unreadable, NOW)).toBe(false);
    expect(mayReloadFor("42", full, NOW)).toBe(false);
  });
});

it("failedChunk treats truncated page data as a lost chunk", () => {
  expect(failedChunk(new Error("Connection closed."))).toBe("page data");
  expect(failedChunk(new Error("Minified React error #412; visit https://react.dev"))).toBe(
    "page data",
  );
  expect(failedChunk(new Error("Minified React error #418; visit https://react.dev"))).toBeNull();
});
