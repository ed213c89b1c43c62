import { watchHover } from "@/components/features/portfolio/watch-hover";

const DELAYS = { restMs: 300, leaveMs: 200 };
const told = jest.fn();
let ending: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  told.mockReset();
  document.body.innerHTML = `<ul><li id="one"><b id="inside">1</b></li><li id="two">2</li></ul><p id="out">0</p>`;
  ending = new AbortController();
  watchHover(
    document.body,
    "li",
    DELAYS,
    { onRest: ({ id }) => told("rest", id), onLeave: ({ id }) => told("leave", id) },
    ending.signal,
  );
});
afterEach(() => {
  ending.abort();
  jest.useRealTimers();
});

/** Moves the pointer from one element to another, with the events that a browser dispatches. */
function move(from: string, to: string, pointerType = "mouse") {
  const [old, next] = [from, to].map((id) => document.getElementById(id));
  const tell = (type: string, target?: Element | null, relatedTarget?: Element | null) =>
    target?.dispatchEvent(
      Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget: relatedTarget ?? null }), {
        pointerType,
      }),
    );
  tell("pointerout", old, next);
  tell("pointerover", next, old);
}

it("watchHover reports that the mouse rests on an element, and later that the mouse has left the element", () => {
  move("out", "one");
  jest.advanceTimersByTime(299);
  expect(told).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(told.mock.calls).toEqual([["rest", "one"]]);
  move("one", "out");
  jest.advanceTimersByTime(199);
  expect(told).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(told.mock.calls.slice(1)).toEqual([["leave", "one"]]);
});

it("watchHover does not report a mouse that rests after a press, until the mouse has left the element", () => {
  move("out", "one");
  jest.advanceTimersByTime(100);
  document
    .getElementById("one")
    ?.dispatchEvent(
      Object.assign(new MouseEvent("pointerdown", { bubbles: true }), { pointerType: "mouse" }),
    );
  move("one", "inside");
  jest.advanceTimersByTime(2000);
  expect(told.mock.calls.flat()).not.toContain("rest");
  move("inside", "out");
  jest.advanceTimersByTime(200);
  move("out", "one");
  jest.advanceTimersByTime(300);
  expect(told).toHaveBeenLastCalledWith("rest", "one");
});

it("watchHover does not report a mouse that crosses an element without resting", () => {
  move("out", "one");
  jest.advanceTimersByTime(200);
  move("one", "out");
  jest.advanceTimersByTime(2000);
  expect(told.mock.calls.flat()).not.toContain("rest");
});

it("watchHover reports no end while the mouse moves within an element or returns to it soon", () => {
  move("out", "one");
  jest.advanceTimersByTime(300);
  move("one", "inside");
  jest.advanceTimersByTime(2000);
  move("inside", "out");
  jest.advanceTimersByTime(150);
  move("out", "one");
  jest.advanceTimersByTime(2000);
  expect(told.mock.calls).toEqual([["rest", "one"]]);
});

it("watchHover reports at once that the mouse has left an element if the mouse rests on another element", () => {
  move("out", "one");
  jest.advanceTimersByTime(300);
  move("one", "two");
  expect(told).toHaveBeenLastCalledWith("leave", "one");
  jest.advanceTimersByTime(300);
  expect(told).toHaveBeenLastCalledWith("rest", "two");
});

it("watchHover ignores touches, and reports nothing after it was stopped", () => {
  move("out", "one", "touch");
  jest.advanceTimersByTime(2000);
  move("out", "one");
  ending.abort();
  jest.advanceTimersByTime(2000);
  move("out", "two");
  jest.advanceTimersByTime(2000);
  expect(told).not.toHaveBeenCalled();
});
