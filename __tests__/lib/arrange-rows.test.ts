import { arrangeRows } from "@/components/features/portfolio/arrange-rows";

/** How long each row takes the browser, by the test's clock. */
const ROW_MS = 3;
const FRAME_MS = 16;

/** A list with a row for each letter; those in capitals are shown. */
function listOf(rows: string): HTMLElement {
  const list = document.createElement("ul");
  for (const row of rows) {
    const item = document.createElement("li");
    item.dataset.app = row.toLowerCase();
    item.toggleAttribute("data-off", row === row.toLowerCase());
    list.append(item);
  }
  list.getBoundingClientRect = () => {
    clock += ROW_MS;
    return {} as DOMRect;
  };
  return list;
}
let clock = 0;

const rowsOf = (list: HTMLElement) =>
  [...list.children]
    .map((row) => {
      const { app = "", off } = (row as HTMLElement).dataset;
      return off === undefined ? app.toUpperCase() : app;
    })
    .join("");

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(performance, "now").mockImplementation(() => clock);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const shownIn = (list: HTMLElement) => rowsOf(list).replace(/[a-z]/g, "");

it("shows what is asked for, hides the rest, and moves nothing that is in order", () => {
  const list = listOf("ABcd");
  const before = [...list.children];
  arrangeRows(list, ["b", "d"], false);
  expect(rowsOf(list)).toBe("aBcD");
  expect([...list.children]).toEqual(before);
});

it("puts the rows that are shown in the order asked for", () => {
  const list = listOf("ABCDef");
  arrangeRows(list, ["d", "f", "a", "c"], false);
  expect(shownIn(list)).toBe("DFAC");
  arrangeRows(list, ["a", "b", "c", "d", "e", "f"], false);
  expect(shownIn(list)).toBe("ABCDEF");
});

it("closes what is open of a row that it hides, and of no other", () => {
  const list = listOf("AB");
  const closed: string[] = [];
  for (const row of list.children) {
    const popover = document.createElement("div");
    popover.setAttribute("popover", "auto");
    popover.hidePopover = () => void closed.push((row as HTMLElement).dataset.app ?? "");
    row.append(popover);
  }
  arrangeRows(list, ["b"], false);
  expect(closed).toEqual(["a"]);
});

it("knows no row that the list has not", () => {
  const list = listOf("AB");
  arrangeRows(list, ["b", "constructor"], false);
  expect(rowsOf(list)).toBe("aB");
  arrangeRows(list, [], false);
  expect(rowsOf(list)).toBe("ab");
});

it("shows a long list from its top over several frames, and leaves time between them", () => {
  const list = listOf("ABCDEFghijklmnop");
  arrangeRows(list, [..."ghijklmnop"], true);
  const seen = [shownIn(list)];
  while (seen.at(-1) !== "GHIJKLMNOP") {
    jest.advanceTimersByTime(FRAME_MS + 1);
    seen.push(shownIn(list));
  }
  expect(seen.length).toBeGreaterThan(3);
  // What was shown until then, then more and more of the new rows, never none.
  expect(seen.shift()).toBe("ABCDEF");
  expect(seen.every((rows) => "GHIJKLMNOP".startsWith(rows) && rows !== "")).toBe(true);
});

it("leaves the rest to what comes after it", () => {
  const list = listOf("Abcdefghij");
  const leave = arrangeRows(list, [..."abcdefghij"], true);
  jest.advanceTimersByTime(FRAME_MS + 1);
  leave();
  expect(shownIn(list)).not.toBe("A");
  const done = rowsOf(list);
  jest.runAllTimers();
  expect(rowsOf(list)).toBe(done);
});
