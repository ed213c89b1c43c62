/** A rectangle in pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A label with its possible positions, the best first. `x` is the left end of the label and `y` its baseline. */
export type Label = { id: string; width: number; places: readonly { x: number; y: number }[] };

export type PlacedLabel = { id: string; x: number; y: number };

const HEIGHT = 16;
const ABOVE_BASELINE = 12;

const boxOf = ({ x, y }: { x: number; y: number }, width: number): Box => ({
  left: x,
  right: x + width,
  top: y - ABOVE_BASELINE,
  bottom: y - ABOVE_BASELINE + HEIGHT,
});

const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Returns positions at which the labels overlap neither each other, nor an obstacle, nor an edge. If a label does not
 * have such a position, it is omitted, because the legend below the figure also contains its text.
 */
export function placeCurveLabels(
  labels: readonly Label[],
  obstacles: readonly Box[],
  within: Box,
): PlacedLabel[] {
  const taken = [...obstacles];
  return labels.flatMap(({ id, width, places }) => {
    const place = places.find((each) => {
      const box = boxOf(each, width);
      const isInside =
        box.left >= within.left &&
        box.right <= within.right &&
        box.top >= within.top &&
        box.bottom <= within.bottom;
      return isInside && !taken.some((other) => meet(box, other));
    });
    if (!place) return [];
    taken.push(boxOf(place, width));
    return [{ id, ...place }];
  });
}
