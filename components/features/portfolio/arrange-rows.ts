import { afterPaint } from "@/lib/after-paint";

/** Half an animation frame at 60 Hz. On a slow processor a single row takes longer. */
const SLICE_MS = 8;

/** The row of an app. Style sheets use its data attributes. */
type Row = HTMLElement & { dataset: { app: string; off?: string } };

/**
 * Displays the rows of a list that have these ids, in this order, and hides the others. Rows are moved in the document,
 * so that keyboards and screen readers reach them in the visible order. A row is moved only if the displayed rows are
 * not in this order already.
 *
 * @param ids the values of `data-app` of the rows to show
 * @param isSliced whether the work starts after the next frame and takes several frames, from the top, so that the page
 *   responds meanwhile; otherwise it is complete on return
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
      // This call computes the layout of the row now, so that the measured time includes it.
      list.getBoundingClientRect();
      if (performance.now() - begin < SLICE_MS) continue;
      forget = afterPaint(showSlice);
      return;
    }
  };
  forget = afterPaint(showSlice);
  return () => forget();
}

/**
 * Hides a row, and closes its disclosures, which would otherwise be open and invisible. Some versions of WebKit freeze
 * in that case.
 */
function hide(row: Row) {
  for (const popover of row.querySelectorAll<HTMLElement>("[popover]")) popover.hidePopover?.();
  row.toggleAttribute("data-off", true);
}

const follows = (row: Element, before: Element) =>
  (before.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
