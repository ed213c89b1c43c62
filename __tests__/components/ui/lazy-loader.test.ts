/** @jest-environment node */
import { ArrivedPictures, throttle } from "@/components/ui/lazy-loader";

describe("throttle", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("acts at the first call", () => {
    const action = jest.fn();
    throttle(action)();
    expect(action).toHaveBeenCalledTimes(1);
  });

  it("acts once more, 200 ms later, for all calls in between", () => {
    const action = jest.fn();
    const throttled = throttle(action);
    throttled();
    throttled();
    jest.advanceTimersByTime(100);
    throttled();
    jest.advanceTimersByTime(99);
    expect(action).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(1000);
    expect(action).toHaveBeenCalledTimes(2);
  });

  it("acts at most once per 200 ms under a steady stream of calls", () => {
    const action = jest.fn();
    const throttled = throttle(action);
    for (let elapsed = 0; elapsed < 1000; elapsed += 10) {
      throttled();
      jest.advanceTimersByTime(10);
    }
    expect(action).toHaveBeenCalledTimes(6);
  });

  it("acts at once again after a pause", () => {
    const action = jest.fn();
    const throttled = throttle(action);
    throttled();
    jest.advanceTimersByTime(200);
    throttled();
    expect(action).toHaveBeenCalledTimes(2);
  });
});

describe("ArrivedPictures", () => {
  const addressOf = (index: number) => `/apps/${index}.webp`;

  it("remembers 200 URLs and evicts the oldest", () => {
    const arrived = new ArrivedPictures();
    for (let index = 0; index < 200; index += 1) arrived.add(addressOf(index));
    expect(arrived.has(addressOf(0))).toBe(true);
    arrived.add(addressOf(200));
    expect(arrived.has(addressOf(0))).toBe(false);
    expect(arrived.has(addressOf(1))).toBe(true);
    expect(arrived.has(addressOf(200))).toBe(true);
  });

  it("makes a URL that arrives again the newest", () => {
    const arrived = new ArrivedPictures(2);
    arrived.add("a");
    arrived.add("b");
    arrived.add("a");
    arrived.add("c");
    expect(["a", "b", "c"].filter((address) => arrived.has(address))).toEqual(["a", "c"]);
  });

  it("does not contain a URL that never arrived", () => {
    expect(new ArrivedPictures().has("a")).toBe(false);
  });
});
