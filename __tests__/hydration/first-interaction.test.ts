import { onHydrationTrigger } from "@/components/shell/hydration/first-interaction";

const READING_MS = 10_000;
/** Longer than a frame. */
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
  const trigger = jest.fn();
  onHydrationTrigger(trigger);
  return trigger;
}

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, "", "/");
});
afterEach(() => jest.useRealTimers());

const pointerAt = (screenX: number, screenY: number) =>
  dispatchEvent(Object.assign(new Event("pointermove"), { screenX, screenY }));

it("triggers when the pointer moves, not when the browser reports where it rests", async () => {
  const trigger = visitWith();
  pointerAt(300, 200);
  pointerAt(300, 200);
  await jest.advanceTimersByTimeAsync(FRAME_MS);
  expect(trigger).not.toHaveBeenCalled();
  pointerAt(301, 200);
  await jest.advanceTimersByTimeAsync(FRAME_MS);
  expect(trigger).toHaveBeenCalledTimes(1);
});

it.each(["pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin"])(
  "triggers once, in a task after the frame of the first %s",
  async (type) => {
    const trigger = visitWith();
    await jest.advanceTimersByTimeAsync(READING_MS / 2);
    dispatchEvent(new Event(type));
    dispatchEvent(new Event("keydown"));
    expect(trigger).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(FRAME_MS);
    expect(trigger).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(READING_MS);
    expect(trigger).toHaveBeenCalledTimes(1);
  },
);

it("triggers after ten seconds of reading", async () => {
  const trigger = visitWith();
  await jest.advanceTimersByTimeAsync(READING_MS);
  expect(trigger).toHaveBeenCalledTimes(1);
});

it.each([
  ["a query", () => history.replaceState(null, "", "/study?app=stroop"), {}],
  ["a hash", () => history.replaceState(null, "", "/about#method"), {}],
  ["a page of the site before it", () => {}, { referrer: "http://localhost/about" }],
  ["a reload", () => {}, { type: "reload" }],
  ["data on the device", () => {}, { databases: async () => [{ name: "runs", version: 1 }] }],
  ["a browser that does not tell what it keeps", () => {}, { databases: undefined as never }],
])("triggers when idle, without an interaction, with %s", async (_, arrange, visit) => {
  arrange();
  const trigger = visitWith(
    "databases" in visit && !visit.databases
      ? { databases: () => Promise.reject(new Error("not known")) }
      : visit,
  );
  await jest.advanceTimersByTimeAsync(10);
  expect(trigger).toHaveBeenCalledTimes(1);
});
