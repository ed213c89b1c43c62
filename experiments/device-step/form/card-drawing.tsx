import styles from "./card-drawing.module.css";

/** The radius of a card's corners as a share of its long side (3.18 of 85.60 mm). */
const CORNER = 0.037;

/** The places of the digits of the card's number, in hundredths of its long side: groups of four dots. */
const DIGITS = [0, 1, 2].flatMap((group) => [0, 1, 2, 3].map((digit) => group * 14 + digit * 2.9));

/** Length of the marks that point to the corner of the card, CSS pixels. */
const MARK = 26;

/** A bank card in a size on the screen. One of its corners is marked, at which the real card is held. */
export function CardDrawing({
  widthPx,
  heightPx,
  label,
  corner,
}: {
  widthPx: number;
  heightPx: number;
  label: string;
  /** The text at the marked corner. */
  corner: string;
}) {
  const long = Math.max(widthPx, heightPx);
  const unit = long / 100;
  return (
    <svg className={styles.card} width={widthPx} height={heightPx} role="img" aria-label={label}>
      <rect className={styles.face} width={widthPx} height={heightPx} rx={long * CORNER} />
      <rect
        className={styles.chip}
        x={8 * unit}
        y={Math.min(widthPx, heightPx) * 0.34}
        width={13 * unit}
        height={10 * unit}
        rx={1.6 * unit}
      />
      <path
        className={styles.number}
        strokeWidth={1.7 * unit}
        d={DIGITS.map(
          (place) => `M${(8 + place) * unit} ${Math.min(widthPx, heightPx) * 0.74}h0`,
        ).join("")}
      />
      <path className={styles.mark} d={`M0 ${MARK}V0H${MARK}`} />
      <text className={styles.corner} x={12} y={24}>
        {corner}
      </text>
      <line className={styles.edge} x1={widthPx - 1} x2={widthPx - 1} y1="0" y2={heightPx} />
    </svg>
  );
}
