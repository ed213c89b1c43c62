import { act, render } from "@testing-library/react";
import { RequestCount } from "@/components/features/home/request-count.client";

/** Reports requests as the browser does. */
let report: (...names: string[]) => void;

beforeEach(() => {
  class FakeObserver {
    static supportedEntryTypes = ["resource"];
    constructor(callback: (list: { getEntries: () => { name: string }[] }) => void) {
      report = (...names) =>
        act(() => callback({ getEntries: () => names.map((name) => ({ name })) }));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, "PerformanceObserver");
});

const shown = () => render(<RequestCount text="Elsewhere: {count}" />).container;

it("counts what goes to other hosts, and nothing else", () => {
  const count = shown();
  report(`${location.origin}/a.js`, "data:image/gif;base64,AA", `blob:${location.origin}/1`);
  expect(count).toHaveTextContent("Elsewhere: 0");
  report("https://elsewhere.example/a.js", `${location.origin}/b.js`);
  report("https://another.example/");
  expect(count).toHaveTextContent("Elsewhere: 2");
});

it("says nothing before the browser has reported", () => {
  expect(shown()).toHaveTextContent("");
});

it("says nothing in a browser that does not report requests", () => {
  Reflect.deleteProperty(globalThis, "PerformanceObserver");
  expect(shown()).toHaveTextContent("");
});
