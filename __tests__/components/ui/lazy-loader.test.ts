/** @jest-environment node */
import { ArrivedPictures, throttle } from "@/components/ui/lazy-loader";

describe("throttle, which limits how often it runs a function,", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("runs the function at the first call", () => {
    const action = jest.fn();
    throttle(action)();
    expect(action).toHaveBeenCalledTimes(1);
  });

  it("runs the function once more after 200 ms, for all calls during that time", () => {
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

  it("runs the function at most once per 200 ms, however many calls arrive", () => {
    const action = jest.fn();
    const throttled = throttle(action);
    for (let elapsed = 0; elapsed < 1000; elapsed += 10) {
      throttled();
      jest.advanceTimersByTime(10);
    }
    expect(action).toHaveBeenCalledTimes(6);
  });

  it("runs the function immediately at the first call after a pause", () => {
    const action = jest.fn();
    const throttled = throttle(action);
    throttled();
    jest.advanceTimersByTime(200);
    throttled();
    expect(action).toHaveBeenCalledTimes(2);
  });
});

describe("ArrivedPictures, the list of the URLs of loaded pictures,", () => {
  const addressOf = (index: number) => `/apps/${index}.webp`;

  it("contains at most 200 URLs, and drops the oldest", () => {
    const arrived = new ArrivedPictures();
    for (let index = 0; index < 200; index += 1) arrived.add(addressOf(index));
    expect(arrived.has(addressOf(0))).toBe(true);
    arrived.add(addressOf(200));
    expect(arrived.has(addressOf(0))).toBe(false);
    expect(arrived.has(addressOf(1))).toBe(true);
    expect(arrived.has(addressOf(200))).toBe(true);
  });

  it("treats a URL that is loaded again as the newest URL", () => {
    const arrived = new ArrivedPictures(2);
    arrived.add("a");
    arrived.add("b");
    arrived.add("a");
    arrived.add("c");
    expect(["a", "b", "c"].filter((address) => arrived.has(address))).toEqual(["a", "c"]);
  });

  it("does not contain a URL that was never loaded", () => {
    expect(new ArrivedPictures().has("a")).toBe(false);
  });
});
