import { afterPaint } from "./after-paint";

/** A frame has 16 ms; a processor of a fourth of the speed, on which a row takes four times as long, 50. */
const SLICE_MS = 8;

/** The row of an app; its marks are what the style sheet knows of it. */
type Row = HTMLElement & { dataset: { app: string; off?: string } };

/**
 * Shows the rows of a list that have these ids, in this order, and hides the others. The rows are moved
 * in the document, so that keys and screen readers meet them in the order in which they are seen, but
 * no more of them than needed: those that are shown, where they do not follow each other already.
 *
 * @param ids the values of `data-app` of the rows to show
 * @param isSliced whether the rows appear from the top over several frames, so that the page answers
 *   meanwhile; otherwise all is done on return
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
  for (const row of rows.values()) if (!isShown.has(row)) row.toggleAttribute("data-off", true);

  let next = 0;
  const isFollowing = (row: Row, before: Row | undefined) =>
    !before || before.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING;
  let forget = () => {};
  const showSlice = () => {
    const begin = performance.now();
    for (; next < shown.length; next += 1) {
      if (isSliced && performance.now() - begin > SLICE_MS) {
        forget = afterPaint(showSlice);
        return;
      }
      const row = shown[next] as Row;
      const before = shown[next - 1];
      if (!isFollowing(row, before)) before?.after(row);
      row.toggleAttribute("data-off", false);
      // Laid out now, so that the clock knows what a row takes.
      if (isSliced) row.getBoundingClientRect();
    }
  };
  showSlice();
  return () => forget();
}
