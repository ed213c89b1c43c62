import { arrangeRows } from "@/components/features/portfolio/arrange-rows";

/** The simulated duration of the layout of each row, ms. */
const ROW_MS = 3;
const FRAME_MS = 16;

/** Returns a list with one row for each letter; capital letters represent displayed rows. */
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

it("the list displays the requested rows, hides all other rows, and does not move rows that are already in order", () => {
  const list = listOf("ABcd");
  const before = [...list.children];
  arrangeRows(list, ["b", "d"], false);
  expect(rowsOf(list)).toBe("aBcD");
  expect([...list.children]).toEqual(before);
});

it("the list arranges its rows in the requested order", () => {
  const list = listOf("ABCDef");
  arrangeRows(list, ["d", "f", "a", "c"], false);
  expect(shownIn(list)).toBe("DFAC");
  arrangeRows(list, ["a", "b", "c", "d", "e", "f"], false);
  expect(shownIn(list)).toBe("ABCDEF");
});

it("the disclosures of a row close when the row is hidden, and the disclosures of other rows remain open", () => {
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

it("ids without a row in the list are ignored", () => {
  const list = listOf("AB");
  arrangeRows(list, ["b", "constructor"], false);
  expect(rowsOf(list)).toBe("aB");
  arrangeRows(list, [], false);
  expect(rowsOf(list)).toBe("ab");
});

it("a long list is displayed from its top in several frames, with pauses between them", () => {
  const list = listOf("ABCDEFghijklmnop");
  arrangeRows(list, [..."ghijklmnop"], true);
  const seen = [shownIn(list)];
  while (seen.at(-1) !== "GHIJKLMNOP") {
    jest.advanceTimersByTime(FRAME_MS + 1);
    seen.push(shownIn(list));
  }
  expect(seen.length).toBeGreaterThan(3);
  // The list first displays the previous rows, then more and more of the new rows. The list is never empty.
  expect(seen.shift()).toBe("ABCDEF");
  expect(seen.every((rows) => "GHIJKLMNOP".startsWith(rows) && rows !== "")).toBe(true);
});

it("an arrangement of the rows stops when a later arrangement begins", () => {
  const list = listOf("Abcdefghij");
  const leave = arrangeRows(list, [..."abcdefghij"], true);
  jest.advanceTimersByTime(FRAME_MS + 1);
  leave();
  expect(shownIn(list)).not.toBe("A");
  const done = rowsOf(list);
  jest.runAllTimers();
  expect(rowsOf(list)).toBe(done);
});
