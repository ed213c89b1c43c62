/**
 * Widths of a letter in shares of a plot's width, by kind of label. Texts of a plot shrink with it where it is
 * narrow (norm-plot.module.css), so these shares are their largest; letters of an average text are narrower.
 */
export const LETTER = { label: 0.0235, you: 0.024, tick: 0.025 } as const;

/** Between a label and its value: 8 px of the narrowest plot. */
const GAP = 0.03;

type Anchor = "start" | "middle" | "end";

/**
 * Returns where a label stands, in shares of the plot's width: on the preferred side of its value, else on the other
 * one, else over it, and never beyond an edge.
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
 * Returns the first of several series of ticks whose centred labels stay apart, without those that would leave the
 * plot at an edge.
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
