import { act, render } from "@testing-library/react";
import { RequestCount } from "@/components/features/home/request-count.client";

/** Reports requests as a browser's performance observer does. */
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

it("the request count includes only requests to other hosts", () => {
  const count = shown();
  report(`${location.origin}/a.js`, "data:image/gif;base64,AA", `blob:${location.origin}/1`);
  expect(count).toHaveTextContent("Elsewhere: 0");
  report("https://elsewhere.example/a.js", `${location.origin}/b.js`);
  report("https://another.example/");
  expect(count).toHaveTextContent("Elsewhere: 2");
});

it("the request count is empty before the browser reports a request", () => {
  expect(shown()).toHaveTextContent("");
});

it("the request count is empty in a browser that does not report requests", () => {
  Reflect.deleteProperty(globalThis, "PerformanceObserver");
  expect(shown()).toHaveTextContent("");
});
