import { afterPaint } from "@/lib/after-paint";

/** Half of a frame at 60 Hz; on a slow processor a single row takes longer. */
const SLICE_MS = 8;

/** The row of an app; its marks are what the style sheet knows of it. */
type Row = HTMLElement & { dataset: { app: string; off?: string } };

/**
 * Shows the rows of a list that have these ids, in this order, and hides the others. The rows are moved
 * in the document, so that keys and screen readers meet them in the order in which they are seen, but
 * no more of them than needed: those that are shown, where they do not follow each other already.
 *
 * @param ids the values of `data-app` of the rows to show
 * @param isSliced whether this begins after the next frame and takes several, from the top, so that the
 *   page answers meanwhile; otherwise all is done on return
 * @returns leaves it as it is by then
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
      // Laid out now, so that the clock knows what a row takes.
      list.getBoundingClientRect();
      if (performance.now() - begin < SLICE_MS) continue;
      forget = afterPaint(showSlice);
      return;
    }
  };
  forget = afterPaint(showSlice);
  return () => forget();
}

/** With what is open of it, which would else stay open and not be seen; some WebKits hang at that. */
function hide(row: Row) {
  for (const popover of row.querySelectorAll<HTMLElement>("[popover]")) popover.hidePopover?.();
  row.toggleAttribute("data-off", true);
}

const follows = (row: Element, before: Element) =>
  (before.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
