import type { RunWords } from "@/content/run";
import type { AppFacts } from "@/experiments/engine/contract/app-facts";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { clockSteps } from "@/experiments/engine/score/clock-steps";
import { LATE_LIMIT_SHARE, lateFrames } from "@/experiments/engine/score/late-frames";
import { formatMeasure } from "@/experiments/engine/score/measure-format";
import type { Norm } from "@/experiments/engine/score/norm";
import { type Score, testRows } from "@/experiments/engine/score/score";
import type { Session } from "@/experiments/engine/session/session";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./result-notes.module.css";

type Words = RunWords["result"];

/** Cautions to read before the numbers: late frames, coarse clock, another kind of input, the app's own remark. */
export function ResultNotes({
  rows,
  events = [],
  score,
  scoreOf,
  measure,
  norm,
  remark,
  words,
  locale,
}: {
  rows: readonly TrialRow[];
  /** Events of the run other than its trials. */
  events?: Session["events"];
  score: Score;
  /** Scores any rows of the same app. */
  scoreOf: (rows: readonly TrialRow[]) => Score;
  /** The measure in the headline. */
  measure: AppFacts["measures"][0];
  norm: Norm | undefined;
  remark: string | undefined;
  words: Words;
  locale: Locale;
}) {
  const late = lateFrames(rows);
  const steps = clockSteps(rows);
  const isTimed = testRows(rows).some(({ onset_ms }) => onset_ms !== null);
  const isScored = score.status === "scored";
  const otherInput =
    isScored &&
    norm !== undefined &&
    measure.unit === "ms" &&
    isTimed &&
    testRows(rows).some(({ input_type }) => input_type !== null && input_type !== "keyboard");
  const notes = [
    late && {
      isSerious: late.verdict === "limit",
      text: interpolate(lateText(isScored ? late.verdict : "no score", words), {
        late: late.late,
        kept: late.kept,
        limit: LATE_LIMIT_SHARE * 100,
        result: shownResult(scoreOf(late.others), measure, words, locale),
      }),
    },
    steps !== null && {
      isSerious: false,
      text: interpolate(words.clockSteps, { ms: steps }),
    },
    events.some(({ what }) => what === "stamp_off") && { isSerious: false, text: words.stampOff },
    remark && { isSerious: false, text: remark },
    otherInput && { isSerious: false, text: words.otherInput },
  ].filter((note) => note !== null && note !== undefined && note !== false && note !== "");
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map(({ text, isSerious }) => (
        <li key={text} data-serious={isSerious || undefined}>
          {text}
        </li>
      ))}
    </ul>
  );
}

function lateText(how: "caution" | "limit" | "no score", words: Words): string {
  if (how === "no score") return words.lateNoScore;
  return how === "limit" ? words.lateLimit : words.lateCaution;
}

/** Returns the first measure with its interval as text, or the text for a missing score. */
function shownResult(score: Score, measure: AppFacts["measures"][0], words: Words, locale: Locale) {
  if (score.status === "no-score") return words.noneLeft;
  const [{ value, low, high }] = score.measures;
  const show = (number: number) => formatMeasure(number, measure, locale);
  if (low === null || high === null) return show(value);
  return interpolate(words.interval, { value: show(value), low: show(low), high: show(high) });
}
