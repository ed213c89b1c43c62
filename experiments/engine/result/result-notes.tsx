import type { RunWords } from "@/content/run";
import type { AppFacts } from "@/experiments/engine/contract/app-facts";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { isBusy } from "@/experiments/engine/score/busy-device";
import { clockSteps } from "@/experiments/engine/score/clock-steps";
import { LATE_LIMIT_SHARE, lateFrames } from "@/experiments/engine/score/late-frames";
import { shownMeasure } from "@/experiments/engine/score/measure-format";
import type { Norm } from "@/experiments/engine/score/norm";
import { rateLimit } from "@/experiments/engine/score/refresh-rate";
import { type Score, testRows } from "@/experiments/engine/score/score";
import type { Session } from "@/experiments/engine/session/session";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./result-notes.module.css";

type Words = RunWords["result"];

type Props = {
  rows: readonly TrialRow[];
  /** The events of the run that are not trials. */
  events?: Session["events"];
  /** The measurements of the device in the last sitting; absent or null if the device was not measured. */
  device?: Session["deviceFacts"];
  score: Score;
  /** Returns the score of any rows of this app. */
  scoreOf: (rows: readonly TrialRow[]) => Score;
  /** The measure that the headline states. */
  measure: AppFacts["measures"][0];
  norm: Norm | undefined;
  /** The app's remark on the score, or the reason why the score is missing. */
  remark: string | undefined;
  words: Words;
  locale: Locale;
};

/**
 * A caution about a result. `isRepaired` is true if the problem was specific to this run, so that another run can avoid it. `isSerious` is true
 * if the result of this run should not be used.
 */
export type ResultNote = { text: string; isRepaired: boolean; isSerious: boolean };

/**
 * Returns the button that starts the task again. The function is absent if the task cannot be started again.
 * @param isMain whether the button is the main action, because the result of the run is not usable
 */
export type AgainButton = (isMain: boolean) => React.ReactNode;

/**
 * Returns the cautions about a run: a missing score, late frames, a low or changing refresh rate, a coarse clock, stamps
 * of another clock, a busy device, another kind of input than in the published data, and the app's remark on the score.
 */
export function resultNotes({
  rows,
  events = [],
  device,
  score,
  scoreOf,
  measure,
  norm,
  remark,
  words,
  locale,
}: Props): ResultNote[] {
  const late = lateFrames(rows);
  const steps = clockSteps(rows, device?.clockStepMs);
  const rate = steps === null && device ? rateLimit(rows, device.refreshHz) : null;
  const isTimed = testRows(rows).some(({ onset_ms }) => onset_ms !== null);
  const isScored = score.status === "scored";
  const isStampOff =
    events.some(({ what }) => what === "stamp_off") ||
    (isTimed && device?.stampClock != null && device.stampClock !== "page");
  const otherInput =
    isScored &&
    norm !== undefined &&
    measure.unit === "ms" &&
    isTimed &&
    testRows(rows).some(({ input_type }) => input_type !== null && input_type !== "keyboard");
  const repaired = { isRepaired: true, isSerious: false };
  const lasting = { isRepaired: false, isSerious: false };
  const notes = [
    !isScored && remark && { text: remark, isRepaired: true, isSerious: true },
    late && {
      isRepaired: true,
      isSerious: late.verdict === "limit",
      text: interpolate(lateText(isScored ? late.verdict : "no score", words), {
        late: late.late,
        kept: late.kept,
        limit: LATE_LIMIT_SHARE * 100,
        result: shownResult(scoreOf(late.others), measure, words, locale),
      }),
    },
    rate && {
      ...repaired,
      text:
        rate.why === "slow"
          ? interpolate(words.slowDisplay, { hz: rate.hz, ms: Math.round(1000 / rate.hz) })
          : interpolate(words.changingDisplay, rate),
    },
    // The note about late frames already states that the device was too busy.
    !late &&
      isTimed &&
      device &&
      isBusy(device) && {
        ...repaired,
        text: interpolate(words.busyDevice, { ms: Math.round(device.stampDelayP95Ms ?? 0) }),
      },
    steps !== null && { ...lasting, text: interpolate(words.clockSteps, { ms: steps }) },
    isStampOff && { ...repaired, text: words.stampOff },
    isScored && remark && { ...repaired, text: remark },
    otherInput && { ...lasting, text: words.otherInput },
  ];
  return notes.filter((note) => typeof note === "object" && note !== null);
}

/**
 * Displays the cautions about a result. They are above the numbers of the result.
 * @param again returns the button that starts another run; absent if another run would not avoid any caution
 */
export function ResultNotes({
  notes,
  again,
}: {
  notes: readonly ResultNote[];
  again?: AgainButton | undefined;
}) {
  if (notes.length === 0) return null;
  return (
    <div className={styles.notes}>
      <ul role="list" className={styles.list}>
        {notes.map(({ text, isSerious }) => (
          <li key={text} data-serious={isSerious || undefined}>
            {text}
          </li>
        ))}
      </ul>
      {again && <p className={styles.step}>{again(notes.some(({ isSerious }) => isSerious))}</p>}
    </div>
  );
}

function lateText(how: "caution" | "limit" | "no score", words: Words): string {
  if (how === "no score") return words.lateNoScore;
  return how === "limit" ? words.lateLimit : words.lateCaution;
}

/** Returns the first measure with its interval as text, or the text for a missing score. */
function shownResult(score: Score, measure: AppFacts["measures"][0], words: Words, locale: Locale) {
  if (score.status === "no-score") return words.noneLeft;
  const [first] = score.measures;
  const own = shownMeasure(first, measure, locale);
  return first.low === null ? own.value : interpolate(words.interval, own);
}
