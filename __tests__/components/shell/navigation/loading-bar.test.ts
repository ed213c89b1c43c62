import { act, renderHook } from "@testing-library/react";
import { navigation } from "@/components/shell/navigation/navigation-store";
import { useLoadingBar } from "@/components/shell/navigation/use-loading-bar.client";

const bar = () => document.getElementById("nprogress");
const look = () => document.documentElement.dataset.loading;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const start = (target = "/about") => act(() => navigation.start(target));
const finish = () => act(() => navigation.finish());
const fail = () => act(() => navigation.fail());

beforeEach(() => {
  jest.useFakeTimers();
  renderHook(useLoadingBar);
});

afterEach(() => {
  finish();
  pass(10_000);
  jest.useRealTimers();
});

it("the loading bar is hidden while no navigation is pending", () => {
  pass(10_000);
  expect(bar()).toBeNull();
});

it("the loading bar appears 200 ms after the start of a navigation, not earlier", () => {
  start();
  pass(199);
  expect(bar()).toBeNull();
  pass(1);
  expect(bar()).not.toBeNull();
});

it("the loading bar fills from the frame after its appearance, and remains visible while the page loads", () => {
  start();
  pass(200);
  expect(look()).toBeUndefined();
  pass(17);
  expect(look()).toBe("filling");
  pass(11_000);
  expect(bar()).not.toBeNull();
  expect(look()).toBe("filling");
});

it("the loading bar does not appear for a navigation that ends within 200 ms", () => {
  start();
  pass(150);
  finish();
  pass(10_000);
  expect(bar()).toBeNull();
});

it("the loading bar is full when the navigation ends and hidden 500 ms later, not earlier", () => {
  start();
  pass(1000);
  finish();
  expect(look()).toBe("done");
  pass(499);
  expect(bar()).not.toBeNull();
  pass(1);
  expect(bar()).toBeNull();
});

it("the loading bar displays a failure, and remains visible until another navigation begins", () => {
  start();
  pass(1000);
  fail();
  expect(look()).toBe("failed");
  pass(10_000);
  expect(bar()).not.toBeNull();
  start("/contact");
  expect(bar()).toBeNull();
  expect(look()).toBeUndefined();
  pass(217);
  expect(look()).toBe("filling");
});

it("the loading bar displays a failure even if the page fails within 200 ms", () => {
  start();
  pass(50);
  fail();
  expect(bar()).not.toBeNull();
  expect(look()).toBe("failed");
});

it("the loading bar starts again for another target", () => {
  start("/about");
  pass(1000);
  start("/contact");
  expect(bar()).toBeNull();
  pass(199);
  expect(bar()).toBeNull();
  pass(1);
  expect(bar()).not.toBeNull();
});

it.each([0, 50, 150, 250, 299, 400, 499, 600])(
  "if a navigation begins %i ms after the previous navigation, its loading bar remains until its end",
  (pause) => {
    start("/about");
    pass(1000);
    finish();
    pass(pause);
    start("/contact");
    pass(199);
    expect(bar()).toBeNull();
    pass(1);
    for (let step = 0; step < 20; step += 1) {
      pass(50);
      expect(bar()).not.toBeNull();
    }
    expect(look()).toBe("filling");
    finish();
    pass(499);
    expect(bar()).not.toBeNull();
    pass(1);
    expect(bar()).toBeNull();
  },
);
