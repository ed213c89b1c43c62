import { type MarkedState, StateMark } from "@/components/ui/state-mark";
import { type Limit, type PurposeState, SHOWN_PX } from "@/experiments/engine/device/purposes";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { ReportWords } from "./check-words";
import styles from "./purpose-list.module.css";

type Shown = { state: MarkedState; verdict: keyof ReportWords["purposes"]["verdicts"] };

const SHOWN: Readonly<Record<PurposeState["verdict"], Shown>> = {
  fits: { state: "done", verdict: "fits" },
  limited: { state: "short", verdict: "limited" },
  coarse: { state: "open", verdict: "unknown" },
  skipped: { state: "open", verdict: "unknown" },
  unseen: { state: "open", verdict: "unknown" },
};

/** The meaning of a check for five kinds of studies. */
export function PurposeList({
  states,
  words: { purposes: words },
  locale,
}: {
  states: readonly PurposeState[];
  words: Pick<ReportWords, "purposes">;
  locale: Locale;
}) {
  return (
    <section className={styles.purposes}>
      <h3>{words.title}</h3>
      <ul role="list" className={styles.list}>
        {states.map((state) => {
          const { state: mark, verdict } = SHOWN[state.verdict];
          return (
            <li key={state.purpose}>
              <StateMark state={mark} label={`${words.verdicts[verdict]}.`} />
              <div>
                <h4>{words[state.purpose].title}</h4>
                {sentencesOf(state, words, locale).map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </div>
              <span className={styles.verdict} data-state={mark} aria-hidden="true">
                {words.verdicts[verdict]}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Returns the sentences that explain a verdict. */
function sentencesOf(
  state: PurposeState,
  words: ReportWords["purposes"],
  locale: Locale,
): string[] {
  const number = (value: number, digits: number) => formatNumber(value, locale, digits);
  if (state.verdict === "skipped") return [words.skipped];
  switch (state.purpose) {
    case "difference":
      return state.verdict === "limited"
        ? state.limits.map((limit) => limitText(limit, words.limits, locale))
        : [interpolate(words.difference.fits, { sd: small(state.errorSdMs, locale) })];
    case "frame":
      if (state.verdict === "coarse")
        return [interpolate(words.frame.coarse, { ms: number(state.stepMs, 1) })];
      return [
        interpolate(words.frame[state.verdict], {
          ms: number(state.frameMs, 2),
          frames: number(state.frames, 0),
          late: number(state.late, 0),
          share: number((100 * state.late) / state.frames, 1),
          low: number(100 * state.low, 1),
          high: number(100 * state.high, 1),
        }),
      ];
    case "duration":
      return [
        interpolate(words.duration[state.verdict], {
          frames: number(state.frames, 0),
          ms: number(state.ms, 1),
          ...(state.verdict === "limited" && { frame: number(state.frameMs, 2) }),
        }),
      ];
    case "absolute":
      return [words.absolute.unseen];
    case "size":
      return [
        state.verdict === "fits"
          ? interpolate(words.size.fits, {
              px: SHOWN_PX,
              mm: number(state.mm, 1),
              degrees: number(state.degrees, 2),
              cm: number(state.distanceMm / 10, state.distanceMm % 10 === 0 ? 0 : 1),
            })
          : interpolate(words.size.limited, { px: SHOWN_PX, mm: number(state.mm, 1) }),
      ];
  }
}

/** Returns a duration below some ms with two significant digits or three decimals. */
function small(ms: number, locale: Locale): string {
  return formatNumber(ms, locale, ms >= 1 ? 1 : ms >= 0.01 ? 2 : 3);
}

function limitText(limit: Limit, words: ReportWords["purposes"]["limits"], locale: Locale): string {
  switch (limit.why) {
    case "stamps":
      return words.stamps;
    case "late":
      return interpolate(words.late, { late: limit.late, trials: limit.trials });
    case "slow":
      return interpolate(words.slow, { hz: limit.hz, ms: limit.ms });
    case "busy":
      return interpolate(words.busy, { ms: formatNumber(limit.ms, locale) });
    case "clock":
      return interpolate(words.clock, { ms: limit.ms });
  }
}
