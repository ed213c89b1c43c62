import { loadDespiteLeaving, RETRY_AFTER_MS } from "@/components/ui/load-despite-leaving";

const LOST = new Error("Loading chunk 7 failed");

/** Returns an import that the test resolves or rejects. */
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

it("loadDespiteLeaving returns the loaded code", async () => {
  const { load, settle } = slowCode();
  const code = loadDespiteLeaving(load);
  settle[0]?.arrive();
  await expect(code).resolves.toBe("the code");
  expect(load).toHaveBeenCalledTimes(1);
});

it("loadDespiteLeaving rejects at once if the visitor is not leaving the page", async () => {
  const { load, settle } = slowCode();
  const code = loadDespiteLeaving(load);
  settle[0]?.fail();
  await expect(code).rejects.toBe(LOST);
  expect(load).toHaveBeenCalledTimes(1);
});

it("loadDespiteLeaving tries once more if the load was aborted because the visitor is leaving the page", async () => {
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

it("loadDespiteLeaving rejects if the second attempt also fails", async () => {
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

it("loadDespiteLeaving listens to beforeunload only while it loads", async () => {
  const added = jest.spyOn(window, "addEventListener");
  const removed = jest.spyOn(window, "removeEventListener");
  const { load, settle } = slowCode();
  const code = loadDespiteLeaving(load);
  settle[0]?.fail();
  await expect(code).rejects.toBe(LOST);
  expect(removed.mock.calls).toEqual(added.mock.calls);
});
