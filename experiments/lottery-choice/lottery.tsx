import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { dollars } from "./dollars";
import styles from "./lottery.module.css";
import type { LotteryChoiceWords } from "./words";

const SQUARE = { size: 9, gap: 2 };
const STEP = SQUARE.size + SQUARE.gap;

/** Squares in a line, from one place up to another. */
function squares(from: number, to: number): string {
  const { size } = SQUARE;
  return Array.from(
    { length: to - from },
    (_, index) => `M${(from + index) * STEP} 0h${size}v${size}h-${size}z`,
  ).join("");
}

/** One option of a row: its chances as squares, and in words, the higher amount first. */
export function Lottery({
  chance,
  of,
  amounts: [high, low],
  words,
  locale,
}: {
  /** Of the higher amount, out of `of`. */
  chance: number;
  of: number;
  amounts: readonly [high: number, low: number];
  words: LotteryChoiceWords["form"];
  locale: Locale;
}) {
  const lines =
    chance === of
      ? [interpolate(words.certain, { amount: dollars(high, locale) })]
      : [
          interpolate(words.chance, { chance, of, amount: dollars(high, locale) }),
          interpolate(words.chance, { chance: of - chance, of, amount: dollars(low, locale) }),
        ];
  return (
    <span className={styles.lottery}>
      <svg
        className={styles.bar}
        viewBox={`-1 -1 ${of * STEP - SQUARE.gap + 2} ${SQUARE.size + 2}`}
        aria-hidden="true"
      >
        <path className={styles.high} d={squares(0, chance)} />
        <path className={styles.low} d={squares(chance, of)} />
      </svg>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}{" "}
        </span>
      ))}
    </span>
  );
}
