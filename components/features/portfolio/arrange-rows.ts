import { afterPaint } from "@/lib/after-paint";

/**
 * The longest time for one slice of the work, ms: half an animation frame at 60 Hz. On a slow processor, a single row
 * takes longer than this time.
 */
const SLICE_MS = 8;

/** The row of an app. Style sheets use its data attributes. */
type Row = HTMLElement & { dataset: { app: string; off?: string } };

/**
 * Displays the rows of a list that have the given ids, in the order of the ids, and hides all other rows. Rows are
 * moved in the DOM, so that keyboards and screen readers reach the rows in the visible order. A row is moved only if
 * the displayed rows are not yet in the order of the ids.
 *
 * @param ids the values of `data-app` of the rows to show
 * @param isSliced whether the work starts after the next frame and takes several frames, from the top, so that the page
 *   responds meanwhile; otherwise the work is complete when the function returns
 * @returns a function that stops the work
 */
export function arrangeRows(
  list: HTMLElement,
  ids: readonly string[],
  isSliced: boolean,
): () => void {
  const rows = new Map(([...list.children] as Row[]).map((row) => [row.dataset.app, row]));
  const shown = ids.flatMap((id) => rows.get(id) ?? []);
  const isShown = new Set(shown);
  let next = 0;

  const hideOthers = () => {
    for (const row of rows.values()) if (!isShown.has(row)) hide(row);
  };
  const showNext = () => {
    const row = shown[next] as Row;
    const before = shown[next - 1];
    if (before && !follows(row, before)) before.after(row);
    row.toggleAttribute("data-off", false);
    next += 1;
  };
  if (!isSliced) {
    hideOthers();
    while (next < shown.length) showNext();
    return () => {};
  }

  let forget = () => {};
  const showSlice = () => {
    const begin = performance.now();
    if (next === 0) hideOthers();
    while (next < shown.length) {
      showNext();
      // This call makes the browser compute the layout of the row now, so that the measured time includes the layout.
      list.getBoundingClientRect();
      if (performance.now() - begin < SLICE_MS) continue;
      forget = afterPaint(showSlice);
      return;
    }
  };
  forget = afterPaint(showSlice);
  return () => forget();
}

/** Hides a row and closes its disclosures. Some versions of WebKit freeze if a disclosure is open in a hidden row. */
function hide(row: Row) {
  for (const popover of row.querySelectorAll<HTMLElement>("[popover]")) popover.hidePopover?.();
  row.toggleAttribute("data-off", true);
}

const follows = (row: Element, before: Element) =>
  (before.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
