import { loadDespiteLeaving, RETRY_AFTER_MS } from "@/components/ui/load-despite-leaving";

const LOST = new Error("Loading chunk 7 failed");

/** Code that arrives, or not, as the test says. */
function slowCode() {
  const settle: { arrive: () => void; fail: () => void }[] = [];
  const load = jest.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        settle.push({ arrive: () => resolve("the code"), fail: () => reject(LOST) });
      }),
  );
  return { load, settle };
}

const leave = () => dispatchEvent(new Event("beforeunload"));
const pass = () => jest.advanceTimersByTimeAsync(RETRY_AFTER_MS);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("gives what arrives", async () => {
  const { load, settle } = slowCode();
  const code = loadDespiteLeaving(load);
  settle[0]?.arrive();
  await expect(code).resolves.toBe("the code");
  expect(load).toHaveBeenCalledTimes(1);
});

it("says that code is lost, at once, on a page that nobody leaves", async () => {
  const { load, settle } = slowCode();
  const code = loadDespiteLeaving(load);
  settle[0]?.fail();
  await expect(code).rejects.toBe(LOST);
  expect(load).toHaveBeenCalledTimes(1);
});

it("fetches again what is cut off when the page is being left, once all of it has been", async () => {
  const { load, settle } = slowCode();
  const code = loadDespiteLeaving(load);
  leave();
  settle[0]?.fail();
  await jest.advanceTimersByTimeAsync(RETRY_AFTER_MS - 1);
  expect(load).toHaveBeenCalledTimes(1);
  await pass();
  settle[1]?.arrive();
  await expect(code).resolves.toBe("the code");
});

it("says that code is lost that does not arrive for who stays after all", async () => {
  const { load, settle } = slowCode();
  const code = loadDespiteLeaving(load);
  const outcome = expect(code).rejects.toBe(LOST);
  leave();
  settle[0]?.fail();
  await pass();
  settle[1]?.fail();
  await outcome;
  expect(load).toHaveBeenCalledTimes(2);
});

it("listens only while it fetches", async () => {
  const added = jest.spyOn(window, "addEventListener");
  const removed = jest.spyOn(window, "removeEventListener");
  const { load, settle } = slowCode();
  const code = loadDespiteLeaving(load);
  settle[0]?.fail();
  await expect(code).rejects.toBe(LOST);
  expect(removed.mock.calls).toEqual(added.mock.calls);
});
