import { onHydrationTrigger } from "@/components/shell/hydration/first-interaction";

/** The time that a visitor may need to read a page, ms. */
const READING_MS = 20_000;
/** A duration longer than the time until a page is at rest, ms. */
const REST_MS = 1100;
/** A duration longer than one animation frame, ms. */
const FRAME_MS = 40;

function visitWith({
  referrer = "",
  type = "navigate",
  databases = async () => [] as IDBDatabaseInfo[],
  connection = { saveData: true } as { saveData?: boolean; effectiveType?: string },
} = {}) {
  jest.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
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

it("hydration begins when the pointer moves, but not when the browser reports a pointer that has not moved", async () => {
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
  "hydration begins once, in an event-loop task after the animation frame that follows the first %s",
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

it("hydration begins when the page is at rest, and becomes urgent at the first interaction", async () => {
  const trigger = visitWith({ connection: {} });
  await jest.advanceTimersByTimeAsync(REST_MS);
  const [[urgent]] = trigger.mock.calls;
  expect(urgent.aborted).toBe(false);
  dispatchEvent(new Event("keydown"));
  await jest.advanceTimersByTimeAsync(FRAME_MS);
  expect(urgent.aborted).toBe(true);
  expect(trigger).toHaveBeenCalledTimes(1);
});

it("hydration does not compete for the connection while the browser follows a pressed link", async () => {
  document.body.innerHTML = '<a href="/about"><b>About</b></a><a href="#top">Top</a>';
  const trigger = visitWith();
  const [about, top] = document.querySelectorAll("b, a[href^='#']");
  about?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await jest.advanceTimersByTimeAsync(FRAME_MS);
  expect(trigger).not.toHaveBeenCalled();
  top?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await jest.advanceTimersByTimeAsync(FRAME_MS);
  expect(trigger).toHaveBeenCalledTimes(1);
});

it("hydration does not begin when a visitor opens the menu of pages, which needs the connection for the next page", async () => {
  document.body.innerHTML =
    '<button popovertarget="pages"><b>Menu</b></button><button class="other">Other</button>';
  const trigger = visitWith();
  for (const type of ["pointerdown", "touchstart", "focusin", "keydown"])
    document.querySelector("b")?.dispatchEvent(new Event(type, { bubbles: true }));
  await jest.advanceTimersByTimeAsync(FRAME_MS);
  expect(trigger).not.toHaveBeenCalled();
  document.querySelector(".other")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await jest.advanceTimersByTimeAsync(FRAME_MS);
  expect(trigger).toHaveBeenCalledTimes(1);
});

it("hydration of a page at rest waits longer after the menu of pages was opened", async () => {
  document.body.innerHTML = '<button popovertarget="pages">Menu</button>';
  const trigger = visitWith({ connection: {} });
  await jest.advanceTimersByTimeAsync(REST_MS - 200);
  document.querySelector("button")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await jest.advanceTimersByTimeAsync(REST_MS - 200);
  expect(trigger).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(trigger).toHaveBeenCalledTimes(1);
});

it.each([
  ["data are to be saved", { saveData: true }],
  ["the connection is slow", { effectiveType: "2g" }],
])("hydration waits for an interaction if %s", async (_, connection) => {
  const trigger = visitWith({ connection });
  await jest.advanceTimersByTimeAsync(READING_MS);
  expect(trigger).not.toHaveBeenCalled();
  dispatchEvent(new Event("pointerdown"));
  await jest.advanceTimersByTimeAsync(FRAME_MS);
  expect(trigger).toHaveBeenCalledTimes(1);
});

it.each([
  ["a hash", () => history.replaceState(null, "", "/about#method"), {}],
  ["a page of the site before it", () => {}, { referrer: "http://localhost/about" }],
  ["a reload", () => {}, { type: "reload" }],
  ["data on the device", () => {}, { databases: async () => [{ name: "runs", version: 1 }] }],
  ["a browser that does not list its databases", () => {}, { databases: undefined as never }],
])(
  "hydration begins without an interaction, once the page is at rest, with %s",
  async (_, arrange, visit) => {
    arrange();
    const trigger = visitWith(
      "databases" in visit && !visit.databases
        ? { databases: () => Promise.reject(new Error("not known")) }
        : visit,
    );
    await jest.advanceTimersByTimeAsync(10);
    expect(trigger).toHaveBeenCalledTimes(1);
  },
);

it("hydration is urgent from the start if the URL has a query, because the query requests further content", async () => {
  history.replaceState(null, "", "/study?app=stroop");
  const trigger = visitWith();
  await jest.advanceTimersByTimeAsync(10);
  expect(trigger.mock.calls[0]?.[0].aborted).toBe(true);
});
