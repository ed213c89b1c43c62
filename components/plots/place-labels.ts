/**
 * The widths of a character as shares of a plot's width, keyed by the kind of label. The text of a narrow plot shrinks
 * with the plot (norm-plot.module.css), so these shares are upper limits. The characters of an average text are
 * narrower.
 */
export const LETTER = { label: 0.0235, you: 0.024, tick: 0.025 } as const;

/** The distance between a label and its value: 8 px in the narrowest plot. */
const GAP = 0.03;

type Anchor = "start" | "middle" | "end";

/**
 * Returns the position of a label as a share of the plot's width. The label is on the preferred side of its value. If
 * it does not fit there, it is on the opposite side or else above the value. It never extends beyond an edge.
 */
export function placeLabel(
  value: number,
  width: number,
  preferred: "start" | "end",
): { x: number; dx: number; anchor: Anchor } {
  const fits = { start: value + GAP + width <= 1, end: value - GAP - width >= 0 };
  const other = preferred === "start" ? "end" : "start";
  const side = fits[preferred] ? preferred : fits[other] ? other : null;
  if (side) return { x: value, dx: side === "start" ? 8 : -8, anchor: side };
  const half = Math.min(width, 1) / 2;
  return { x: Math.min(Math.max(value, half), 1 - half), dx: 0, anchor: "middle" };
}

/**
 * Returns the first of several series of ticks whose centred labels do not touch. Ticks whose labels would cross the
 * edge of the plot are omitted.
 */
export function roomyTicks(
  series: readonly (readonly number[])[],
  place: (tick: number) => number,
  text: (tick: number) => string,
): readonly number[] {
  const half = (tick: number) => (text(tick).length * LETTER.tick) / 2;
  const inside = series.map((ticks) =>
    ticks.filter((tick) => half(tick) <= place(tick) && place(tick) <= 1 - half(tick)),
  );
  const areApart = (ticks: readonly number[]) =>
    ticks.every((tick, index) => {
      const before = ticks[index - 1];
      if (before === undefined) return true;
      return place(tick) - half(tick) >= place(before) + half(before) + LETTER.tick;
    });
  return inside.find(areApart) ?? [];
}
