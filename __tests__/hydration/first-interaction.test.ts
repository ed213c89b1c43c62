import { onHydrationTrigger } from "@/components/shell/hydration/first-interaction";

const READING_MS = 10_000;
/** Long enough for the frame that shows what the visitor has done. */
const FRAME_MS = 40;

function visitWith({
  referrer = "",
  type = "navigate",
  databases = async () => [] as IDBDatabaseInfo[],
} = {}) {
  jest.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  Object.assign(globalThis, {
    indexedDB: { databases },
    requestIdleCallback: (callback: () => void) => setTimeout(callback),
    cancelIdleCallback: clearTimeout,
  });
  const started = jest.fn();
  onHydrationTrigger(started);
  return started;
}

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, "", "/");
});
afterEach(() => jest.useRealTimers());

const pointerAt = (screenX: number, screenY: number) =>
  dispatchEvent(Object.assign(new Event("pointermove"), { screenX, screenY }));

it("starts when the pointer moves, and not when the browser says where it rests", async () => {
  const started = visitWith();
  pointerAt(300, 200);
  pointerAt(300, 200);
  await jest.advanceTimersByTimeAsync(FRAME_MS);
  expect(started).not.toHaveBeenCalled();
  pointerAt(301, 200);
  await jest.advanceTimersByTimeAsync(FRAME_MS);
  expect(started).toHaveBeenCalledTimes(1);
});

it.each(["pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin"])(
  "starts at a first %s, after the frame that shows what came of it, once",
  async (sign) => {
    const started = visitWith();
    await jest.advanceTimersByTimeAsync(READING_MS / 2);
    dispatchEvent(new Event(sign));
    dispatchEvent(new Event("keydown"));
    expect(started).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(FRAME_MS);
    expect(started).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(READING_MS);
    expect(started).toHaveBeenCalledTimes(1);
  },
);

it("starts for who reads for ten seconds", async () => {
  const started = visitWith();
  await jest.advanceTimersByTimeAsync(READING_MS);
  expect(started).toHaveBeenCalledTimes(1);
});

it.each([
  ["a query", () => history.replaceState(null, "", "/study?app=stroop"), {}],
  ["a hash", () => history.replaceState(null, "", "/about#method"), {}],
  ["a page of the site before it", () => {}, { referrer: "http://localhost/about" }],
  ["a reload", () => {}, { type: "reload" }],
  ["data on the device", () => {}, { databases: async () => [{ name: "runs", version: 1 }] }],
  ["a browser that does not tell what it keeps", () => {}, { databases: undefined as never }],
])("starts by itself, at rest, with %s", async (_, arrange, visit) => {
  arrange();
  const started = visitWith(
    "databases" in visit && !visit.databases
      ? { databases: () => Promise.reject(new Error("not known")) }
      : visit,
  );
  await jest.advanceTimersByTimeAsync(10);
  expect(started).toHaveBeenCalledTimes(1);
});
