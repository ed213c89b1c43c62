import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { Currency } from "./currencies";
import styles from "./lottery.module.css";
import { money } from "./money";
import type { LotteryChoiceWords } from "./words";

const SQUARE = { size: 9, gap: 2 };
const STEP = SQUARE.size + SQUARE.gap;

/** Returns the SVG path of a row of squares: from position `from` up to, but not including, position `to`. */
function squares(from: number, to: number): string {
  const { size } = SQUARE;
  return Array.from(
    { length: to - from },
    (_, index) => `M${(from + index) * STEP} 0h${size}v${size}h-${size}z`,
  ).join("");
}

/**
 * Displays one option of a row. Its probabilities are displayed as squares and as text, with the higher amount first.
 * If only one amount is possible, that amount is displayed as certain.
 */
export function Lottery({
  chance,
  of,
  amounts: [high, low],
  currency,
  words,
  locale,
}: {
  /** The numerator of the probability of the higher amount. The denominator is `of`. */
  chance: number;
  of: number;
  amounts: readonly [high: number, low: number];
  currency: Currency;
  words: LotteryChoiceWords["form"];
  locale: Locale;
}) {
  const isCertain = chance === of || high === low;
  const filled = isCertain ? of : chance;
  const say = (amount: number) => money(amount, currency, locale);
  const lines = isCertain
    ? [interpolate(words.certain, { amount: say(high) })]
    : [
        interpolate(words.chance, { chance, of, amount: say(high) }),
        interpolate(words.chance, { chance: of - chance, of, amount: say(low) }),
      ];
  return (
    <span className={styles.lottery}>
      <svg
        className={styles.bar}
        viewBox={`-1 -1 ${of * STEP - SQUARE.gap + 2} ${SQUARE.size + 2}`}
        aria-hidden="true"
      >
        <path className={styles.high} d={squares(0, filled)} />
        <path className={styles.low} d={squares(filled, of)} />
      </svg>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}{" "}
        </span>
      ))}
    </span>
  );
}
